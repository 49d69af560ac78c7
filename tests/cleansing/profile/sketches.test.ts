import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DISTINCT_ERROR, DistinctSketch } from '../../../src/cleansing/profile/distinct-sketch.ts';
import { FrequentValues } from '../../../src/cleansing/profile/frequent-values.ts';
import '../../support/seed.ts';

const sketchOf = (from: number, to: number, name = 'value') => {
  const sketch = new DistinctSketch();
  for (let at = from; at < to; at++) sketch.add(`${name} ${at}`);
  return sketch;
};

describe('different values', () => {
  test.each([0, 1, 2, 100, 4096])('%i are counted', (count) => {
    const sketch = sketchOf(0, count);
    for (let at = 0; at < count; at += 3) sketch.add(`value ${at}`);
    expect(sketch.count).toBe(count);
    expect(sketch.isExact).toBe(true);
  });

  test.each([4097, 10_000, 40_000, 60_000, 100_000, 1_000_000])(
    '%i are estimated within four errors',
    (count) => {
      const sketch = sketchOf(0, count);
      expect(sketch.isExact).toBe(false);
      expect(Math.abs(sketch.count - count) / count).toBeLessThan(4 * DISTINCT_ERROR);
    },
  );

  test('on many sets the error is as stated', () => {
    const errors = Array.from(
      { length: 40 },
      (_, set) => sketchOf(0, 30_000, `set ${set}`).count / 30_000 - 1,
    );
    const deviation = Math.sqrt(errors.reduce((sum, error) => sum + error ** 2, 0) / errors.length);
    expect(deviation).toBeLessThan(1.5 * DISTINCT_ERROR);
    const bias = errors.reduce((sum, error) => sum + error, 0) / errors.length;
    expect(Math.abs(bias)).toBeLessThan(DISTINCT_ERROR);
  });

  test.each([
    [0, 100, 50, 150],
    [0, 3000, 2000, 6000],
    [0, 3000, 0, 100_000],
    [0, 100_000, 0, 3000],
    [0, 50_000, 40_000, 90_000],
  ])('parts %i–%i and %i–%i merge into the whole', (a, b, c, d) => {
    const merged = sketchOf(a, b);
    merged.merge(sketchOf(c, d));
    const whole = sketchOf(Math.min(a, c), Math.max(b, d));
    expect(merged.count).toBe(whole.count);
    expect(merged.isExact).toBe(whole.isExact);
  });
});

describe('frequent values', () => {
  test('with few different ones the counts are exact, in any order of merging', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('a', 'b', 'c', 'd')), fc.nat(), (values, cut) => {
        const [one, other, whole] = [new FrequentValues(10), new FrequentValues(10), new FrequentValues(10)];
        const at = values.length === 0 ? 0 : cut % values.length;
        for (const value of values.slice(0, at)) one.add(value);
        for (const value of values.slice(at)) other.add(value);
        for (const value of values) whole.add(value);
        one.merge(other);
        expect(one.top(10)).toEqual(whole.top(10));
        expect(one.error).toBe(0);
        for (const { value, count } of one.top(10)) {
          expect(count).toBe(values.filter((same) => same === value).length);
        }
      }),
    );
  });

  test('with many, no count is too high nor lower than the error, and the error is bounded', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(60), { maxLength: 2000 }), fc.nat(20), (values, parts) => {
        const capacity = 10;
        const summary = new FrequentValues(capacity);
        const size = Math.ceil((values.length + 1) / (parts + 1));
        for (let at = 0; at < values.length; at += size) {
          const part = new FrequentValues(capacity);
          for (const value of values.slice(at, at + size)) part.add(String(value));
          summary.merge(part);
        }
        expect(summary.error).toBeLessThanOrEqual(values.length / capacity);
        const found = new Map(summary.top(100).map(({ value, count }) => [value, count]));
        for (const value of new Set(values.map(String))) {
          const real = values.filter((same) => String(same) === value).length;
          const count = found.get(value) ?? 0;
          expect(count).toBeLessThanOrEqual(real);
          expect(count).toBeGreaterThanOrEqual(real - summary.error);
        }
      }),
      { numRuns: 200 },
    );
  });
});
