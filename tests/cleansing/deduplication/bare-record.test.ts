import { expect, test } from 'vitest';
import { deduplicate } from '../../../src/cleansing/deduplication/deduplicate.ts';
import { encodeRecord } from '../../../src/cleansing/deduplication/encode-record.ts';
import type { MatchRule } from '../../../src/cleansing/deduplication/match-rule.ts';
import {
  NO_FIELDS,
  type RecordFields,
  readRecord,
} from '../../../src/cleansing/deduplication/read-record.ts';

const RULE: MatchRule = { duplicate: 'person', matchLevel: 'Personal', marriedNames: false };
const HOME = { lines: ['12 High Street'], town: 'Chester', postcode: 'CH2 4NE' };

/** Whether the last record stands in one group with each of the others. */
function joins(...records: Partial<RecordFields>[]): boolean[] {
  const { leader } = deduplicate(
    records.map((fields) => encodeRecord(readRecord({ ...NO_FIELDS, ...fields }))),
    RULE,
  );
  return records.slice(0, -1).map((_, at) => leader[at] === leader.at(-1));
}

const email = 'cadwalladers@example.org';
const john = { ...HOME, forename: 'John', surname: 'Cadwallader', email };
const jane = { ...HOME, forename: 'Jane', surname: 'Cadwallader', email };

test('a bare mailbox stands with the one person who has it', () => {
  expect(joins(john, { email })).toEqual([true]);
  expect(joins({ ...john, email: 'other@example.org' }, { email })).toEqual([false]);
});

test('a bare mailbox of two people stands with neither', () => {
  expect(joins(john, jane, { email })).toEqual([false, false]);
});

test('a forename with a mailbox stands with the person of that name', () => {
  expect(joins(john, jane, { forename: 'Jane', email })).toEqual([false, true]);
  expect(joins(john, { forename: 'Peter', email })).toEqual([false]);
});

test('the mailbox of an office, or one that only fills a field, is of nobody', () => {
  for (const nobody of ['info@example.org', 'none@none.com', 'a@a.com', 'noemail@gmail.com'])
    expect(joins({ ...john, email: nobody }, { email: nobody })).toEqual([false]);
});

test('with precision, a bare mailbox is not enough', () => {
  const { leader } = deduplicate(
    [john, { email }].map((fields) => encodeRecord(readRecord({ ...NO_FIELDS, ...fields }))),
    { ...RULE, strictness: 'precision' },
  );
  expect(leader[0]).not.toBe(leader[1]);
});
