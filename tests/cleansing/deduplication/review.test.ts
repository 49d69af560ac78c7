import { describe, expect, test } from 'vitest';
import { runDeduplication, type TestRecord } from './support/run-deduplication.ts';

const at = (id: string, name: string, number = 12, more: TestRecord = {}): TestRecord => ({
  record_id: id,
  name,
  address_line_1: `${number} High Street`,
  town: 'Chester',
  postcode: 'CH2 4NE',
  ...more,
});

const SMITHS = [
  at('father', 'John Smith', 12, { birth_text: '1950-03-09' }),
  at('between', 'John Smith', 12, { email: 'js1@example.com' }),
  at('son', 'John Smith', 12, { birth_text: '1978-11-30' }),
];
const WRENS = [
  at('wren', 'Elspeth Wren', 30),
  at('next door', 'Elspeth Wren', 31),
  at('short', 'E Wren', 30),
];
const JONESES = [at('mary', 'Mary Jones', 5), at('junior', 'Mary Jones Jr', 5)];

/** The rows of the review list, as `one/other reason`. */
function listed(rows: readonly TestRecord[]): string[] {
  return rows.map((row) => `${row['record_1']}/${row['record_2']} ${row['reason']}`);
}

describe('the review list', () => {
  test('holds the pairs just below the merging threshold, with both records', async () => {
    const {
      golden: rows,
      records,
      statistics,
    } = await runDeduplication([...SMITHS, ...WRENS, ...JONESES], {
      reviewList: true,
    });
    expect(listed(rows)).toEqual([
      'father/between between',
      'father/son birth',
      'between/son between',
      'wren/next door unproven',
      'next door/short unproven',
      'mary/junior evidence',
    ]);
    expect(rows[0]).toMatchObject({
      unique_id_1: records[0]!['unique_id'],
      unique_id_2: records[1]!['unique_id'],
      content_1: 'John Smith | 12 High Street | Chester | CH2 4NE | 1950-03-09',
    });
    expect(rows.every((row) => Number(row['percent']) <= 74)).toBe(true);
    expect(statistics['review']).toBe(6);
  });

  test('is empty unless requested, and the records stay the same', async () => {
    const all = [...SMITHS, ...WRENS, ...JONESES];
    const without = await runDeduplication(all);
    expect(without.golden).toEqual([]);
    expect((await runDeduplication(all, { reviewList: true })).records).toEqual(without.records);
  });

  test('includes possible fathers and sons, and people with new numbers', async () => {
    const smiths = [
      at('one', 'John Smith', 12, {
        email: 'jsm1@example.com',
        telephone: '07700 900001',
        birth_text: '1950-03-09',
      }),
      at('other', 'John Smith', 12, { email: 'big.john@example.org', telephone: '07700 900277' }),
    ];
    expect(listed((await runDeduplication(smiths, { reviewList: true })).golden)).toEqual([
      'one/other unproven',
    ]);
    const { records } = await runDeduplication(smiths, { strictness: 'recall' });
    expect(records[0]!['unique_id']).toBe(records[1]!['unique_id']);
  });

  test('omits the pairs that strictness `recall` merges', async () => {
    const { golden: rows } = await runDeduplication(WRENS, { reviewList: true, strictness: 'recall' });
    expect(rows).toEqual([]);
  });
});

describe('confidence', () => {
  test('is given for each record and for its group', async () => {
    const { records } = await runDeduplication(WRENS);
    expect(records[0]).toMatchObject({ duplicate_flag: 'Dup', duplicate_percent: 96, group_percent: 96 });
    expect(records[1]).toMatchObject({ duplicate_flag: null, duplicate_percent: null, group_percent: null });
  });

  test('comes with a note if a record fits several people', async () => {
    const { records } = await runDeduplication(SMITHS);
    expect(records.map((record) => record!['duplicate_note'])).toEqual([null, 'between father;son', null]);
    expect(new Set(records.map((record) => record!['unique_id'])).size).toBe(3);
  });
});

describe('decisions', () => {
  const decide = (one: string, other: string, decision: string): TestRecord => ({
    record_id: one,
    other_id: other,
    decision,
  });
  const groupOf = (records: readonly (TestRecord | null)[], all: readonly TestRecord[]) =>
    Object.fromEntries(all.map((record, row) => [String(record['record_id']), records[row]!['unique_id']]));

  test('override the evidence, and decided pairs leave the list', async () => {
    const all = [...SMITHS, ...WRENS, ...JONESES];
    const run = await runDeduplication(all, { reference: 'decisions', reviewList: true }, [
      decide('between', 'son', 'together'),
      decide('junior', 'mary', 'together'),
      decide('wren', 'short', 'apart'),
      decide('wren', 'next door', 'apart'),
      decide('wren', 'nobody', 'apart'),
    ]);
    const ids = groupOf(run.records, all);
    expect(ids['between']).toBe(ids['son']);
    expect(ids['between']).not.toBe(ids['father']);
    expect(ids['mary']).toBe(ids['junior']);
    expect(ids['wren']).not.toBe(ids['short']);
    expect(run.records[1]).toMatchObject({ duplicate_percent: 100 });
    expect(listed(run.golden)).not.toContainEqual(
      expect.stringMatching(/between\/son|mary\/junior|wren\/next/),
    );
    expect(run.statistics).toMatchObject({ decidedTogether: 2, decidedApart: 2, decisionsLeft: 1 });
  });

  test('keep two records apart that other records would join', async () => {
    const same = ['a', 'b', 'c', 'd'].map((id) => at(id, 'Elspeth Wren'));
    const { records, statistics } = await runDeduplication(same, { reference: 'decisions' }, [
      decide('a', 'b', 'together'),
      decide('b', 'c', 'together'),
      decide('a', 'c', 'apart'),
    ]);
    const ids = groupOf(records, same);
    expect(ids['a']).not.toBe(ids['c']);
    expect(statistics['decisionsLeft']).toBe(1);
  });
});
