import fc from 'fast-check';
import { expect, test } from 'vitest';
import { LOOK_AHEAD, RecordPairs } from '../../src/planning/record-pairs.ts';

const COLUMNS = ['id', 'name', 'town'];

/** Pairs the records of two tables; gives the lines of the originals. */
function paired(before: readonly string[][], after: readonly string[][]) {
  const pairs = new RecordPairs(COLUMNS, [...COLUMNS, 'new']);
  const rest = before.map((values, at) => ({ line: at, values }));
  const lines = after.map((values) => {
    while (pairs.needsMore && rest.length > 0) pairs.addOriginal(rest.shift()!);
    return pairs.originalOf([...values, 'x'])?.line;
  });
  return { lines, belongTogether: pairs.belongTogether };
}

const record = (at: number) => [`id ${at}`, `name ${at}`, `town ${at}`];

test('removed records and changed values do not disturb the pairing', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom('keep', 'change', 'drop'), { maxLength: 100 }), (fates) => {
      const before = fates.map((_, at) => record(at));
      const kept = fates.flatMap((fate, at) => (fate === 'drop' ? [] : [at]));
      const after = kept.map((at) =>
        fates[at] === 'change' ? [`id ${at}`, 'Mended', `town ${at}`] : record(at),
      );
      expect(paired(before, after)).toEqual({ lines: kept, belongTogether: true });
    }),
  );
});

test('pairing stops for files that do not belong together', () => {
  const before = Array.from({ length: 1000 }, (_, at) => record(at));
  const after = Array.from({ length: 1000 }, (_, at) => record(at + 5000));
  expect(paired(before, after).belongTogether).toBe(false);
});

test('pairing bridges a gap as long as its look-ahead', () => {
  const before = Array.from({ length: 3 * LOOK_AHEAD }, (_, at) => record(at));
  expect(paired(before, [record(0), record(LOOK_AHEAD)])).toEqual({
    lines: [0, LOOK_AHEAD],
    belongTogether: true,
  });
});
