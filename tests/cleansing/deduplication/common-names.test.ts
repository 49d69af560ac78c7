import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CommonNames } from '../../../src/cleansing/deduplication/names/common-names.ts';
import { spread, spreadOf } from '../../../src/cleansing/deduplication/sketch.ts';
import '../../support/seed.ts';

const hash = fc.oneof(fc.nat(40), fc.maxSafeNat());

test('the spread of a hash follows from its two parts', () => {
  fc.assert(
    fc.property(hash, (one) => {
      expect(spreadOf(one >>> 0, Math.floor(one / 2 ** 32))).toBe(spread(one));
    }),
  );
});

test('names are counted, and those with the most doors come first', () => {
  fc.assert(
    fc.property(fc.array(hash), fc.nat(10), (hashes, most) => {
      const names = new CommonNames(Number.POSITIVE_INFINITY);
      const counts = new Map<number, number>();
      for (const one of hashes) {
        names.add(one, spread(one), 4, one + 1);
        counts.set(one, (counts.get(one) ?? 3) + 1);
      }
      const listed = [...counts].map(([one, doors]) => ({ hash: one, doors, district: one + 1 }));
      listed.sort((a, b) => b.doors - a.doors || a.hash - b.hash);
      expect(names.most(most)).toEqual(listed.slice(0, most));
    }),
  );
});

test('there may be more names than the table begins with, up to a bound', () => {
  const names = new CommonNames(20_000);
  for (let one = 0; one < 30_000; one++) names.add(one * 7919, spread(one * 7919), 4, 0);
  const found = names.most(30_000);
  expect(found.map((name) => name.hash)).toEqual(Array.from({ length: 20_000 }, (_, one) => one * 7919));
});
