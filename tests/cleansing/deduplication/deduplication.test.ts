import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import '../../support/seed.ts';
import { type Run, runDeduplication, type TestRecord } from './support/run-deduplication.ts';

const at = (name: string, number = 12, more: TestRecord = {}): TestRecord => ({
  name,
  address_line_1: `${number} High Street`,
  town: 'Chester',
  postcode: 'CH2 4NE',
  ...more,
});

const SMITHS = [
  at('Mr Robert Smith', 12, { email: 'bob.smith@example.com' }),
  at('Jane Smith'),
  at('R Smith'),
  at('Priya Patel', 14),
  at('Bob Smith', 12, { telephone: '07700 900001', date_of_birth: '1971-06-24' }),
];

const ids = ({ records }: Run) => records.map((record) => record?.['unique_id']);

describe('the output', () => {
  test('gives all records of a person the same id, the ids of the duplicates and a keep flag', async () => {
    const run = await runDeduplication(SMITHS);
    const [bob, jane, r, priya, robert] = run.records;
    expect(new Set([bob, r, robert].map((record) => record!['unique_id'])).size).toBe(1);
    expect(new Set(ids(run)).size).toBe(3);
    expect(bob).toMatchObject({ duplicate_flag: 'Dup', duplicate_ids: '3;5', keep_flag: 0 });
    expect(r).toMatchObject({ duplicate_flag: 'Dup', duplicate_ids: '1;5', keep_flag: 0 });
    expect(robert).toMatchObject({ duplicate_flag: 'Dup', duplicate_ids: '1;3', keep_flag: 1 });
    for (const alone of [jane, priya]) {
      expect(alone).toMatchObject({ duplicate_flag: null, duplicate_ids: null, keep_flag: 1 });
    }
    expect(run.statistics).toMatchObject({ duplicates: 3, notKept: 2, groups: 1 });
  });

  test('refers to records by their own ids if the workflow maps them', async () => {
    const run = await runDeduplication(SMITHS.map((record, row) => ({ ...record, record_id: `C-${row}` })));
    expect(run.records[0]).toMatchObject({ duplicate_ids: 'C-2;C-4' });
  });

  test('omits records that are not kept, with the output type Suppress', async () => {
    const { records } = await runDeduplication(SMITHS, { outputType: 'Suppress' });
    expect(records.map((record) => record !== null)).toEqual([false, true, false, true, true]);
  });

  test('gives different ids to records with too little information', async () => {
    const run = await runDeduplication([
      { name: 'Smith' },
      { name: 'Smith' },
      { name: null },
      { name: null },
    ]);
    expect(new Set(ids(run)).size).toBe(4);
    expect(run.statistics['blank']).toBe(2);
  });

  test('lists at most 100 ids of duplicates', async () => {
    const run = await runDeduplication(Array.from({ length: 250 }, () => at('Robert Smith')));
    expect(new Set(ids(run)).size).toBe(1);
    expect(String(run.records[7]!['duplicate_ids']).split(';')).toHaveLength(100);
    expect(run.records.filter((record) => record!['keep_flag'] === 1)).toHaveLength(1);
  });
});

describe('which record is kept', () => {
  const records = [
    at('Robert Smith', 12, { updated: '2024-01-01', source: 'web' }),
    at('Robert Smith', 12, { updated: '2026-01-01', source: 'Shop' }),
    at('Robert Smith', 12, { updated: '2022-01-01', telephone: '07700 900001' }),
  ];
  test.each([
    [{ keep: 'completest' }, 2],
    [{ keep: 'newest' }, 1],
    [{ keep: 'oldest' }, 2],
    [{ keep: 'first' }, 0],
    [{ keep: 'completest', preferredSources: ['shop', 'web'] }, 1],
    [{ keep: 'newest', preferredSources: ['web'] }, 0],
  ] as const)('%j keeps record %i', async (options, kept) => {
    const run = await runDeduplication(records, {
      ...options,
      preferredSources: [...('preferredSources' in options ? options.preferredSources : [])],
    });
    expect(run.records.findIndex((record) => record!['keep_flag'] === 1)).toBe(kept);
  });
});

describe('a second dataset as reference', () => {
  const known = [
    at('Robert Smith', 12, { unique_id: 'LAST-MONTH' }),
    at('Elspeth Wren', 30, { unique_id: 'WREN' }),
  ];

  test('marks records that it already holds as duplicates', async () => {
    const run = await runDeduplication(SMITHS, {}, known);
    expect(run.records.map((record) => record!['keep_flag'])).toEqual([0, 1, 0, 1, 0]);
    expect(run.records[0]).toMatchObject({ duplicate_flag: 'Dup', duplicate_ids: '3;5;6' });
    expect(run.statistics['knownGroups']).toBe(1);
  });

  test('gives known people the ids that they had', async () => {
    const run = await runDeduplication(SMITHS, { reference: 'sameIds' }, known);
    expect(run.records.map((record) => record!['keep_flag'])).toEqual([0, 1, 0, 1, 1]);
    expect([0, 2, 4].map((row) => run.records[row]!['unique_id'])).toEqual(Array(3).fill('LAST-MONTH'));
    expect(ids(run)).not.toContain('WREN');
  });

  test('keeps ids from month to month, whatever is added, dropped and reordered', async () => {
    const first = await runDeduplication(SMITHS);
    const last = SMITHS.map((record, row) => ({ ...record, unique_id: first.records[row]!['unique_id']! }));
    const next = [at('Anna Wren', 40), at('BOB SMITH', 12), at('Priya Patel', 14), at('Mrs Jane Smith')];
    const second = await runDeduplication(next, { reference: 'sameIds' }, last);
    const [, robert, priya, jane] = ids(second);
    expect(robert).toBe(first.records[0]!['unique_id']);
    expect(priya).toBe(first.records[3]!['unique_id']);
    expect(jane).toBe(first.records[1]!['unique_id']);
    expect(new Set(ids(second)).size).toBe(4);
  });
});

describe('golden records', () => {
  const records = [
    at('Mr R Smith', 12, { email: 'old@example.com', updated: '2020-01-01', record_id: 'A' }),
    at('Robert Smith', 12, { telephone: '07700 900001', updated: '2026-01-01', record_id: 'B' }),
    at('Bob Smith', 12, { email: 'bob.smith@example.com', updated: '2024-01-01', record_id: 'C' }),
    at('Priya Patel', 14, { record_id: 'D' }),
  ];

  test('hold the kept record’s values, completed from the duplicates, and name the source of each value', async () => {
    const { golden } = await runDeduplication(records, { goldenRecords: true, keep: 'newest' });
    expect(golden).toHaveLength(1);
    expect(golden[0]).toMatchObject({
      records: 3,
      name: 'Robert Smith',
      name_from: 'B',
      telephone: '07700 900001',
      telephone_from: 'B',
      email: 'bob.smith@example.com',
      email_from: 'C',
      postcode: 'CH2 4NE',
      address_from: 'B',
      company: null,
      company_from: null,
    });
  });

  test('follow a separate rule for each group of columns', async () => {
    const { golden } = await runDeduplication(records, {
      goldenRecords: true,
      keep: 'newest',
      goldenName: 'completest',
      goldenEmail: 'oldest',
    });
    expect(golden[0]).toMatchObject({
      name: 'Robert Smith',
      name_from: 'B',
      email: 'old@example.com',
      email_from: 'A',
    });
  });
});

describe('the result', () => {
  const names = fc.constantFrom(
    'John Smith',
    'J Smith',
    'Jon Smith',
    'Jane Smith',
    'James Smith',
    'Mr Smith',
    'Smith John',
    'Ann Jones',
  );
  const records = fc.array(
    fc.record({
      name: names,
      number: fc.integer({ min: 1, max: 3 }),
      email: fc.constantFrom('', '', 'js1971@example.com', 'jane.smith@example.com'),
      born: fc.constantFrom('', '', '1971-06-24', '1940-01-30'),
    }),
    { maxLength: 40 },
  );

  test('does not depend on how the work is divided', async () => {
    await fc.assert(
      fc.asyncProperty(records, async (made) => {
        const all = made.map(({ name, number, email, born }, row) =>
          at(name, number, { email, birth_text: born, record_id: String(row) }),
        );
        const one = await runDeduplication(all, {}, [], 1);
        const seven = await runDeduplication(all, {}, [], 7);
        expect(seven).toEqual(one);
      }),
      { numRuns: 60 },
    );
  });

  test('is one kept record for each id', async () => {
    await fc.assert(
      fc.asyncProperty(records, async (made) => {
        const { records: out } = await runDeduplication(
          made.map(({ name, number, email }) => at(name, number, { email })),
        );
        const kept = new Map<unknown, number>();
        for (const record of out) {
          const id = record!['unique_id'];
          kept.set(id, (kept.get(id) ?? 0) + Number(record!['keep_flag']));
        }
        expect([...kept.values()].every((count) => count === 1)).toBe(true);
      }),
      { numRuns: 60 },
    );
  });
});
