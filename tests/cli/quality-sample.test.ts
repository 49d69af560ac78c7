import { expect, test } from 'vitest';
import { CATALOGUE } from '../../src/cleansing/catalogue.ts';
import { QualitySample } from '../../src/cli/clean/quality-sample.ts';
import { openChain } from '../../src/engine/opened-chain.ts';
import { RECORDS } from '../../src/engine/statistics.ts';
import { present } from '../../src/present.ts';
import { Block } from '../../src/records/block.ts';
import type { Column, Value } from '../../src/records/column.ts';
import { parseWorkflow } from '../../src/workflow/file/parse.ts';
import { planJob } from '../../src/workflow/plan-job.ts';

/*
 * The sample describes blocks while a file is read, as far as it can tell which blocks will stay. These tests
 * run it with right and wrong shares of the file. The report must be the same as without any share.
 */

const COLUMNS: readonly Column[] = ['email', 'town', 'note'].map((name) => ({ name, type: 'text' }));

const WORKFLOW = `
name: Clean
description: Cleanses email addresses.
inputs: { Contacts: { columns: { email: text } } }
steps:
  - { step: email-validation, id: email, columns: { email: email } }
outputs: { Contacts: {} }
`;

/** How many records a block has. The real blocks have a thousand, which would take the tests seconds. */
const RECORDS_PER_BLOCK = 6;

const CHAIN = (() => {
  const workflow = present(parseWorkflow(WORKFLOW).workflow, 'the workflow');
  const request = { name: workflow.name, parameters: {}, inputDatasets: { Contacts: { columns: COLUMNS } } };
  const plan = present(planJob(workflow, request, CATALOGUE).plan, 'the plan');
  return openChain(present(plan.chains[0], 'the chain'), COLUMNS, CATALOGUE);
})();

/** A block of the file: its towns change in later blocks only, its notes in every block. */
function blocksOf(number: number) {
  const rows = Array.from({ length: RECORDS_PER_BLOCK }, (_, row) => number * RECORDS_PER_BLOCK + row);
  const emails = rows.map((row) => (row % 5 === 0 ? null : `person${row % 40}@example.com`));
  const towns = rows.map((row) => `Town ${row % 9}`);
  const notes = rows.map((row) => ` note ${row % 4}`);
  const before = Block.of(rows.length, [emails, towns, notes]);
  // The last record of every third block is refused.
  const kept = number % 3 === 0 ? rows.slice(0, -1).map((_, row) => row) : rows.map((_, row) => row);
  const after = present(CHAIN.outputs[0], 'the output').map(({ name }): Value[] => {
    if (name === 'email') return kept.map((row) => emails[row] ?? null);
    if (name === 'town')
      return kept.map((row) => (number >= 24 ? towns[row]!.toUpperCase() : (towns[row] ?? null)));
    if (name === 'note') return kept.map((row) => notes[row]!.trim());
    return kept.map((row) => (name === 'email_validation_flag' && row % 2 === 0 ? 'Valid' : null));
  });
  const lines = rows.map((row) => row + 2);
  return { before, after: Block.of(kept.length, after), lines, refused: lines.slice(kept.length) };
}

/** Sends a file through a sample as a run does, which reads some blocks before it stores the earlier ones. */
async function reportOf(blocks: number, shareRead: (latest: number) => number) {
  const sample = new QualitySample();
  let latest = 0;
  sample.begin(CHAIN, ['E-mail', 'Town', 'Note'], () => shareRead(latest));
  for (let number = 0; number < blocks; number++) {
    for (; latest < Math.min(blocks - 1, number + 4); latest++) sample.wants(latest + 1);
    const { before, after, lines, refused } = blocksOf(number);
    if (sample.wants(number)) sample.read(number, { block: before, lines, rejects: [] });
    sample.made(number, after);
    if (refused.length > 0) sample.refused(number, refused);
    if (number % 2 === 0) await new Promise((resolve) => setImmediate(resolve));
  }
  sample.end({ [RECORDS.read]: blocks * RECORDS_PER_BLOCK, [RECORDS.rejected]: 3 });
  const { madeAt: _, ...report } = await sample.report('before.csv', 'after.csv', true);
  return report;
}

test.each([1, 16, 17, 33, 100])(
  'samples a file of %i blocks alike, however wrong the reported progress is',
  async (blocks) => {
    const late = await reportOf(blocks, () => 0);
    expect(late.table.records).toBe(sampledOf(blocks) * RECORDS_PER_BLOCK);
    expect(await reportOf(blocks, (latest) => (latest + 1) / blocks)).toEqual(late);
    // The file seems to have far more and far fewer blocks than it has.
    expect(await reportOf(blocks, () => 0.5)).toEqual(late);
    expect(await reportOf(blocks, () => 1)).toEqual(late);
  },
);

test('describes a column separately after the run as soon as its values differ', async () => {
  const { table, after } = await reportOf(60, (latest) => (latest + 1) / 60);
  const later = present(after, 'the table after the run');
  const column = (of: typeof table, name: string) =>
    present(
      of.columns.find((one) => one.name === name),
      `the column ${name}`,
    );
  expect(column(table, 'note').findings.spacesAround).toBe(column(table, 'note').filled);
  expect(column(later, 'note').findings.spacesAround).toBeUndefined();
  expect(column(table, 'town').findings.capitalsOnly).toBeUndefined();
  const capitals = column(later, 'town').findings.capitalsOnly;
  expect(capitals).toBeGreaterThan(0);
  expect(capitals).toBeLessThan(column(later, 'town').filled);
  expect(column(later, 'email').label).toBe('E-mail');
});

/** How many blocks of a file are described. */
function sampledOf(blocks: number): number {
  let stride = 1;
  while (Math.ceil(blocks / stride) > (stride === 1 ? 16 : 8)) stride *= 2;
  return Math.ceil(blocks / stride);
}
