import { expect, test } from 'vitest';
import { freeId, settleClaims } from '../../../src/cleansing/deduplication/claims.ts';
import { fingerprint, UNIQUE_ID_LENGTH, uniqueIdOf } from '../../../src/cleansing/deduplication/unique-id.ts';

const votes = (entries: Record<number, Record<string, number>>) =>
  new Map(Object.entries(entries).map(([cluster, ids]) => [Number(cluster), new Map(Object.entries(ids))]));

test('an unchanged cluster keeps its id', () => {
  expect(settleClaims(votes({ 3: { A: 2 }, 9: { B: 1 } }))).toEqual(
    new Map([
      [3, 'A'],
      [9, 'B'],
    ]),
  );
});

test('when a cluster splits, the larger share of its records keeps the id', () => {
  expect(settleClaims(votes({ 3: { A: 1 }, 9: { A: 2 } }))).toEqual(new Map([[9, 'A']]));
});

test('joined clusters take the id of the larger, or the lower id of two equal ones', () => {
  expect(settleClaims(votes({ 3: { A: 1, B: 2 } })).get(3)).toBe('B');
  expect(settleClaims(votes({ 3: { B: 1, A: 1 } })).get(3)).toBe('A');
});

test('a new id is never an id that is taken', () => {
  const id = uniqueIdOf(fingerprint('John Smith'));
  expect(id).toMatch(/^[0-9A-HJKMNP-TV-Z]{13}$/);
  expect(id).toHaveLength(UNIQUE_ID_LENGTH);
  expect(freeId(id, new Set())).toBe(id);
  const other = freeId(id, new Set([id]));
  expect(other).not.toBe(id);
  expect(freeId(id, new Set([id, other]))).not.toBe(other);
});
