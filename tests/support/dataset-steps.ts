import Type from 'typebox';
import { type CatalogueStep, defineDatasetStep } from '../../src/cleansing/dataset-step.ts';

/*
 * Simple dataset steps for tests of the engine: a test can state their expected result in a few lines.
 * Processes that need them are started with FETTLE_TEST_STEPS.
 */

const text = (value: unknown) => new TextEncoder().encode(String(value));
const decoder = new TextDecoder();
const noOptions = { additionalProperties: false } as const;

/**
 * Groups records with the same value. It notes the value of each record, finds pairs in `resolve`, joins them
 * into groups in `combine`, and fills columns and drops records in `apply`. With a reference, the column
 * `known` says whether the group has a record of the reference. A record with the value `reject` makes it
 * throw.
 */
const sameValue = defineDatasetStep({
  kind: 'dataset',
  name: 'same-value',
  description: 'Groups records that have the same value.',
  reference: 'optional',
  needs: [
    { name: 'value', type: 'text', required: true, description: 'What is compared.' },
    { name: 'other', type: 'text', required: false, description: 'A second value that joins records.' },
  ],
  options: Type.Object(
    {
      output: Type.Union([Type.Literal('Flag'), Type.Literal('Suppress')], {
        default: 'Flag',
        description: '…',
      }),
    },
    noOptions,
  ),
  statistics: {
    emitted: 'Records',
    pairs: 'Pairs',
    groups: 'Groups of several',
    later: 'Later ones of a group',
  },
  appends: () => [
    {
      name: 'group_id',
      type: 'integer',
      description: 'The number of the first record of the group, from 1.',
    },
    { name: 'group_size', type: 'integer', description: 'How many records it has.' },
    { name: 'known', type: 'boolean', description: 'Whether one of them is of the reference.' },
    { name: 'notes', type: 'text', description: 'The values of all.' },
  ],
  prepare: ({ options, hasReference }) => ({
    emit(block) {
      const values = block.input('value');
      const others = block.input('other');
      return (row) => {
        const value = String(values[row] ?? '');
        block.emit(row, `value ${value}`, text(value));
        if (others[row] !== null) block.emit(row, `other ${others[row]}`, text(others[row]));
        block.note(row, text(value));
        if (value === 'reject') throw new Error('The value is "reject".');
        block.count('emitted');
      };
    },
    resolve({ count, key, record, start, end, bytes }, findings) {
      for (let at = 1; at < count; at++) {
        if (key[at] !== key[at - 1]) continue;
        const same = (which: number) => decoder.decode(bytes.subarray(start[which]!, end[which]!));
        if (same(at) !== same(at - 1)) continue;
        findings.pair(record[at - 1]!, record[at]!, 7);
        findings.count('pairs');
      }
    },
    async combine(found, answers) {
      const { main, total } = found.records;
      const root = Uint32Array.from({ length: total }, (_, at) => at);
      const find = (at: number): number => {
        let top = at;
        while (root[top] !== top) top = root[top]!;
        root[at] = top;
        return top;
      };
      for await (const { count, first, second, evidence } of found.pairs()) {
        for (let at = 0; at < count; at++) {
          if (evidence[at] !== 7) throw new Error('The evidence was lost.');
          const [low, high] = [find(first[at]!), find(second[at]!)].sort((a, b) => a - b);
          root[high!] = low!;
        }
      }
      const noted = new Set<number>();
      const groups = new Map<number, { members: number[]; values: string[] }>();
      for await (const { count, record, start, bytes } of found.notes()) {
        for (let at = 0; at < count; at++) {
          const top = find(record[at]!);
          const group = groups.get(top) ?? { members: [], values: [] };
          groups.set(top, group);
          noted.add(record[at]!);
          group.members.push(record[at]!);
          group.values.push(decoder.decode(bytes.subarray(start[at]!, start[at + 1]!)));
        }
      }
      for (let record = 0; record < main; record++) {
        const group = groups.get(find(record));
        if (group === undefined || !noted.has(record)) continue;
        const known = group.members.at(-1)! >= main;
        if (record === find(record) && group.members.length > 1) answers.count('groups');
        const answer = [find(record) + 1, group.members.length, known, group.values.join(';')];
        await answers.answer(record, text(JSON.stringify(answer)));
      }
    },
    apply(block, answers) {
      const columns = ['group_id', 'group_size', 'known', 'notes'].map((name) => block.output(name));
      return (row) => {
        const values = JSON.parse(decoder.decode(answers.of(row)));
        for (const [at, column] of columns.entries())
          column[row] = at === 2 && !hasReference ? null : values[at];
        if (values[0] === answers.recordNumber(row) + 1) return;
        block.count('later');
        if (options.output === 'Suppress') block.drop(row);
      };
    },
  }),
});

/**
 * Counts how often each word of a record occurs. It answers records from the partitions, without `combine`.
 */
const wordCounts = defineDatasetStep({
  kind: 'dataset',
  name: 'word-counts',
  description: 'Counts how often the words of a record occur in all.',
  reference: 'none',
  needs: [{ name: 'words', type: 'text', required: true, description: 'Words.' }],
  options: Type.Object({}, noOptions),
  statistics: { words: 'Different words' },
  appends: () => [{ name: 'counts', type: 'text', description: 'The counts, in order.' }],
  prepare: () => ({
    emit(block) {
      const words = block.input('words');
      return (row) => {
        for (const word of new Set(String(words[row] ?? '').split(' '))) block.emit(row, word, text(word));
      };
    },
    resolve({ count, key, record, start, end, bytes }, findings) {
      for (let from = 0; from < count; ) {
        let to = from + 1;
        while (to < count && key[to] === key[from]) to++;
        const word = decoder.decode(bytes.subarray(start[from]!, end[from]!));
        for (let at = from; at < to; at++) findings.answer(record[at]!, text(`${word}=${to - from}`));
        findings.count('words');
        from = to;
      }
    },
    apply(block, answers) {
      const counts = block.output('counts');
      return (row) => {
        counts[row] = answers
          .all(row)
          .map((answer) => decoder.decode(answer))
          .sort()
          .join(' ');
      };
    },
  }),
});

/** Gives every record to a second output that is sorted by a value. */
const sorted = defineDatasetStep({
  kind: 'dataset',
  name: 'sorted',
  description: 'Sorts records.',
  reference: 'none',
  needs: [{ name: 'by', type: 'text', required: true, description: 'What to sort by.' }],
  options: Type.Object({}, noOptions),
  statistics: {},
  appends: () => [],
  gives: () => [
    { name: 'rank', type: 'integer', description: 'From 1.' },
    { name: 'sorted_by', type: 'text', description: 'The value.' },
  ],
  prepare: () => ({
    emit(block) {
      const by = block.input('by');
      return (row) => block.note(row, text(by[row] ?? ''));
    },
    resolve: () => undefined,
    async combine(found, answers) {
      const all: { record: number; by: string }[] = [];
      for await (const { count, record, start, bytes } of found.notes()) {
        for (let at = 0; at < count; at++) {
          const by = decoder.decode(bytes.subarray(start[at]!, start[at + 1]!));
          all.push({ record: record[at]!, by });
        }
      }
      all.sort((a, b) => (a.by < b.by ? -1 : a.by > b.by ? 1 : a.record - b.record));
      const ranks = new Map(all.map(({ record }, rank) => [record, rank]));
      for (const [record, rank] of [...ranks].sort(([a], [b]) => a - b))
        await answers.answer(record, text(rank));
    },
    apply(block, answers) {
      const by = block.input('by');
      return (row) => {
        const rank = Number(decoder.decode(answers.of(row)));
        block.give([rank + 1, by[row] ?? null], rank);
      };
    },
  }),
});

export const STEPS: readonly CatalogueStep[] = [sameValue, wordCounts, sorted];
