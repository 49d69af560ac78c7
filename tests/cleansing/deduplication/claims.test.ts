import { expect, test } from 'vitest';
import { freeId, settleClaims } from '../../../src/cleansing/deduplication/claims.ts';
import { fingerprint, UNIQUE_ID_LENGTH, uniqueIdOf } from '../../../src/cleansing/deduplication/unique-id.ts';

const votes = (entries: Record<number, Record<string, number>>) =>
  new Map(Object.entries(entries).map(([cluster, ids]) => [Number(cluster), new Map(Object.entries(ids))]));

test('a cluster that stayed keeps its id', () => {
  expect(settleClaims(votes({ 3: { A: 2 }, 9: { B: 1 } }))).toEqual(
    new Map([
      [3, 'A'],
      [9, 'B'],
    ]),
  );
});

test('of a cluster that split, the part with more of its records keeps the id', () => {
  expect(settleClaims(votes({ 3: { A: 1 }, 9: { A: 2 } }))).toEqual(new Map([[9, 'A']]));
});

test('clusters that joined have the id of the larger, or else the lower id', () => {
  expect(settleClaims(votes({ 3: { A: 1, B: 2 } })).get(3)).toBe('B');
  expect(settleClaims(votes({ 3: { B: 1, A: 1 } })).get(3)).toBe('A');
});

test('a new id is never one that is taken', () => {
  const id = uniqueIdOf(fingerprint('John Smith'));
  expect(id).toMatch(/^[0-9A-HJKMNP-TV-Z]{13}$/);
  expect(id).toHaveLength(UNIQUE_ID_LENGTH);
  expect(freeId(id, new Set())).toBe(id);
  const other = freeId(id, new Set([id]));
  expect(other).not.toBe(id);
  expect(freeId(id, new Set([id, other]))).not.toBe(other);
});
