import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CHUNK } from '../../src/engine/dataset-step/chunk.ts';
import { unpackRecords } from '../../src/engine/dataset-step/record-bytes.ts';
import { doTask } from '../../src/engine/do-task.ts';
import type { PassBlock } from '../../src/engine/task-port.ts';
import { parseWorkflow } from '../../src/workflow/file/parse.ts';
import { TEST_CATALOGUE } from '../support/with-dataset-steps.ts';
import type { DoTask, Outcome, PortInput, PortJob, PortUnderTest } from './ports/job-on-port.ts';
import { LocalPort } from './ports/local-port.ts';
import { StoredPort } from './ports/stored-port.ts';

/*
 * What the engine requires of its port, for both implementations. A test that only one of them can have (a
 * crash, a thread that runs out of memory) is with that one: tests/faults, tests/local-run.
 */

const SOURCE = `
name: People
description: Compares people with those of last month, counts words, sorts.
inputs:
  People: { columns: { name: text, note: text } }
  Previous: { columns: { full: text } }
steps:
  - { step: tidy, input: People, columns: { text: name }, options: { case: lower } }
  - step: same-value
    id: same
    input: People
    columns: { value: name, other: null }
    reference: { input: Previous, columns: { value: full } }
  - { step: word-counts, id: words, input: People, columns: { words: name } }
  - { step: sorted, input: People, columns: { by: name } }
  - { step: tidy, id: previous, input: Previous, columns: { text: full }, options: { case: lower } }
outputs:
  People: { input: People, columns: [name, note, group_id, group_size, known, counts] }
  Sorted: { step: sorted }
`;

/** Nothing is done to the records before the first comparison. */
const FIRST = `
name: First
description: Groups people before anything else is done, and leaves out all but the first.
inputs:
  People: { columns: { name: text, note: text } }
steps:
  - { step: same-value, id: same, columns: { value: name, other: null }, options: { output: Suppress } }
outputs:
  People: { columns: [name, note, group_id] }
`;

/** Enough blocks for several tasks of a pass, each with 7 records. */
const BLOCKS = 40;
const RECORDS_PER_BLOCK = 7;
const RECORDS = BLOCKS * RECORDS_PER_BLOCK;

const nameOf = (at: number) => (at === 100 || at === 150 ? 'reject' : `Ann ${(at * 11) % 90}`);

const PEOPLE: PortInput = {
  columns: ['name', 'note'],
  blocks: Array.from({ length: BLOCKS }, (_, block) =>
    Array.from({ length: RECORDS_PER_BLOCK }, (_row, row) => {
      const at = block * RECORDS_PER_BLOCK + row;
      return [nameOf(at), at % 3 === 0 ? null : `note "${at}", and more`];
    }),
  ),
};

const PREVIOUS: PortInput = { columns: ['full'], blocks: [[['ANN 7'], ['Ann 12']], [], [['Bob']]] };

const jobOf = (source: string, inputs: PortJob['inputs']): PortJob => {
  const { workflow, mistakes } = parseWorkflow(source, TEST_CATALOGUE);
  expect(mistakes).toEqual([]);
  return { workflow: workflow!, source, inputs };
};

const several = () => jobOf(SOURCE, { People: PEOPLE, Previous: PREVIOUS });
const first = () => jobOf(FIRST, { People: PEOPLE });

/** The numbers of the records that are not rejected. */
const LEFT = Array.from({ length: RECORDS }, (_, at) => at).filter((at) => nameOf(at) !== 'reject');

describe.each([
  ['PostgreSQL', () => StoredPort.open()],
  ['memory and a file', () => LocalPort.open()],
] as const)('on %s', (_name, open) => {
  let port: PortUnderTest;
  beforeAll(async () => {
    port = await open();
  });
  afterAll(() => port?.close());

  test('a job runs passes, comparisons and an output in an order of its own', async () => {
    const { outputs, rejects, statistics } = await port.run(several(), doTask);
    const groups = new Map<string, number[]>();
    for (const at of LEFT) groups.set(nameOf(at), [...(groups.get(nameOf(at)) ?? []), at]);
    expect(outputs['People']).toEqual(
      LEFT.map((at) => {
        const members = groups.get(nameOf(at))!;
        const isKnown = ['Ann 7', 'Ann 12'].includes(nameOf(at));
        const [, word] = nameOf(at).split(' ');
        return [
          nameOf(at).toLowerCase(),
          at % 3 === 0 ? '' : `note "${at}", and more`,
          String(members[0]! + 1),
          String(members.length + (isKnown ? 1 : 0)),
          String(isKnown),
          `${word}=${members.length} ann=${LEFT.length}`,
        ];
      }),
    );
    const sorted = LEFT.map((at) => nameOf(at).toLowerCase()).toSorted();
    expect(outputs['Sorted']).toEqual(sorted.map((name, at) => [String(at + 1), name]));
    expect(rejects).toEqual([
      ['same', 'The value is "reject".'],
      ['same', 'The value is "reject".'],
    ]);
    expect(statistics).toMatchObject({
      'records.read': RECORDS + 3,
      'records.written': LEFT.length,
      'records.rejected': 2,
      'records.reference': 3,
      'same.emitted': LEFT.length + 3,
      'same.groups': groups.size,
      'words.words': 91,
    });
  });

  test('records keep their numbers from pass to pass, even if other records were rejected or left out', async () => {
    for (const job of [several(), first()]) {
      const seen = new Map<string, PassBlock[]>();
      const does: DoTask = async (opened, work, task) => {
        if (work.kind === 'pass' && work.chain === 0) {
          const blocks = await Array.fromAsync(task.blocks(work));
          const pass = `pass ${work.pass ?? 0}`;
          seen.set(pass, [...(seen.get(pass) ?? []), ...blocks]);
        }
        return doTask(opened, work, task);
      };
      await port.run(job, does);
      for (const [pass, blocks] of seen) {
        const inOrder = blocks.toSorted((a, b) => a.blockNumber - b.blockNumber);
        const numbers = inOrder.flatMap((block) => block.numbers);
        expect(numbers, pass).toEqual(
          pass === 'pass 0' ? Array.from({ length: RECORDS }, (_, at) => at) : LEFT,
        );
        for (const { block, numbers, recordCount } of inOrder) {
          expect(block.recordCount).toBe(recordCount);
          const names = numbers.map((at) => nameOf(at).toLowerCase());
          expect(
            block.values(0).map((name) => String(name).toLowerCase()),
            pass,
          ).toEqual(names);
        }
      }
      expect(seen.size).toBeGreaterThan(1);
    }
  });

  test('chunks come in the order of their numbers, and are gone once removed', async () => {
    let combined = 0;
    await port.run(first(), async (opened, work, task) => {
      if (work.kind === 'combine') {
        combined++;
        const source = task.chunks(work.comparison);
        const chunks = await Array.fromAsync(source.read(CHUNK.notes, 0));
        expect(chunks.length, 'of several tasks').toBeGreaterThan(1);
        const records = chunks
          .map(unpackRecords)
          .flatMap(({ record, count }) => [...record.subarray(0, count)]);
        expect(records).toEqual(LEFT);
        expect(await source.buckets(CHUNK.pairs)).toHaveLength(1);
        expect(await source.buckets(CHUNK.entries), 'removed by the task that resolved them').toEqual([]);
      }
      return doTask(opened, work, task);
    });
    expect(combined).toBe(1);
  });

  test('a job without records has no block', async () => {
    const none: PortInput = { columns: ['name', 'note'], blocks: [] };
    for (const people of [none, { ...none, blocks: [[]] }]) {
      const { outputs, rejects } = await port.run(jobOf(FIRST, { People: people }), doTask);
      expect({ outputs, rejects }).toEqual({ outputs: { People: [] }, rejects: [] });
    }
  });

  test('a task yields its turn if asked, and continues where it stopped', async () => {
    const whole = await port.run(several(), doTask);
    const ends = { done: 0, 'given-back': 0 };
    const cut = await port.run(
      several(),
      async (opened, work, task) => {
        const end = await doTask(opened, work, task);
        ends[end]++;
        return end;
      },
      { givesBack: true },
    );
    expect(cut).toEqual(whole);
    // A run without a server gives no turn back, because nobody waits for one.
    expect(ends['given-back'] > 0).toBe(port instanceof StoredPort);
  });
});

test('both engines give the same results', async () => {
  const outcomes: Outcome[] = [];
  for (const port of [await StoredPort.open(), await LocalPort.open()]) {
    const { statistics, ...outcome } = await port.run(several(), doTask);
    // A job of the service also lists counts of zero.
    const counted = Object.entries(statistics).filter(([, count]) => count > 0);
    outcomes.push({ ...outcome, statistics: Object.fromEntries(counted) });
    await port.close();
  }
  expect(outcomes[1]).toEqual(outcomes[0]);
});
