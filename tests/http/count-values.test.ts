import fc from 'fast-check';
import { expect, test } from 'vitest';
import { holdsMoreValues } from '../../src/http/count-values.ts';

/** Counts by walking the parsed value. */
function count(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 1;
  return Object.values(value).reduce((sum: number, inside) => sum + count(inside), 1);
}

/** The least limit that is not exceeded, for a text made long enough by spaces. */
function counted(json: string): number {
  const padded = Buffer.from(json + ' '.repeat(1000));
  for (let limit = 1; ; limit++) if (!holdsMoreValues(padded, limit)) return limit;
}

test('no JSON holds more values than are counted, and an empty list or object counts one more', () => {
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

test('a text that is no longer than the limit is not looked at', () => {
  expect(holdsMoreValues(Buffer.from('[,,'), 3)).toBe(false);
  expect(holdsMoreValues(Buffer.from('[,,'), 2)).toBe(true);
});
