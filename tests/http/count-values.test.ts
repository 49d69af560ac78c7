import fc from 'fast-check';
import { expect, test } from 'vitest';
import { brokenBound } from '../../src/http/bodies/count-values.ts';

/** Counts by walking the parsed value. */
function count(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 1;
  return Object.values(value).reduce((sum: number, inside) => sum + count(inside), 1);
}

/** The least limit that is not exceeded, for a text made long enough by spaces. */
function counted(json: string): number {
  const padded = Buffer.from(json + ' '.repeat(1000));
  for (let limit = 1; ; limit++) if (brokenBound(padded, { values: limit }) === undefined) return limit;
}

test('no JSON text holds more values than counted, and empty lists and objects count double', () => {
  const isEmpty = (value: unknown) =>
    typeof value === 'object' && value !== null && Object.keys(value).length === 0;
  const empties = (value: unknown): number =>
    Number(isEmpty(value)) +
    (typeof value === 'object' && value !== null
      ? Object.values(value).reduce((sum: number, inside) => sum + empties(inside), 0)
      : 0);
  fc.assert(
    fc.property(fc.json(), fc.nat(3), (json, indent) => {
      const value: unknown = JSON.parse(json);
      expect(counted(JSON.stringify(value, null, indent))).toBe(count(value) + empties(value));
    }),
    { numRuns: 300 },
  );
});

test.each([
  ['"[[[,,,{{{"', 1],
  ['"\\"[,"', 1],
  ['"\\\\",1', 2],
  ['["\\\\\\"[", 1]', 3],
  ['"never closed [[[', 1],
  ['[[[[[', 6],
  [',,,', 4],
])('%s counts %i', (json, values) => {
  expect(counted(json)).toBe(values);
});

test('a text within the limit is not examined', () => {
  expect(brokenBound(Buffer.from('[,,'), { values: 3 })).toBeUndefined();
  expect(brokenBound(Buffer.from('[,,'), { values: 2 })).toBe('values');
});

test.each([
  ['[[[1]]]', 3],
  ['{"a":{"b":[]},"c":[1,2,{}]}', 3],
  ['["[[[[[", "{{{{"]', 1],
  ['[[],[],[],[]]', 2],
  ['1', 0],
])('%s is %i levels deep', (json, depth) => {
  const bounds = (deepest: number) => ({ values: 100, depth: deepest });
  expect(brokenBound(Buffer.from(json), bounds(depth))).toBeUndefined();
  if (depth > 0) expect(brokenBound(Buffer.from(json), bounds(depth - 1))).toBe('depth');
});
