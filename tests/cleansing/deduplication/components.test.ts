import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Conflicts } from '../../../src/cleansing/deduplication/careful-clusters.ts';
import { cutComponents } from '../../../src/cleansing/deduplication/cluster.ts';
import { Components } from '../../../src/cleansing/deduplication/components.ts';
import type { MatchedPairs } from '../../../src/cleansing/deduplication/matched-pairs.ts';
import '../../support/seed.ts';

const RECORDS = 12;

const record = fc.nat(RECORDS - 1);
const links = fc.array(fc.tuple(record, record, fc.nat(2000)), { maxLength: 20 });

/** Some pairs of records that agree. */
const agreeing = fc.array(fc.boolean(), { minLength: RECORDS ** 2, maxLength: RECORDS ** 2 });

test('components that agree need not be looked at', () => {
  fc.assert(
    fc.property(links, agreeing, (all, agree) => {
      const kept = all.filter(([one, other]) => one !== other);
      const agrees = (one: number, other: number) =>
        agree[Math.min(one, other) * RECORDS + Math.max(one, other)] ? 1 : 0;
      const pairs: MatchedPairs = {
        count: kept.length,
        first: Uint32Array.from(kept, ([one]) => one),
        second: Uint32Array.from(kept, ([, other]) => other),
        weight: Uint16Array.from(kept, ([, , weight]) => weight),
        agrees: Uint8Array.from(kept, ([one, other]) => agrees(one, other)),
      };
      const conflicts: Conflicts = {
        traits: String,
        against: (one, other) => (agrees(Number(one), Number(other)) === 1 ? 0 : 9),
        uncertain: [],
        bridges: () => false,
      };
      const careful = cutComponents(new Components(RECORDS, pairs), pairs, conflicts);
      const components = new Components(RECORDS, pairs);
      components.agree(pairs);
      expect(cutComponents(components, pairs, conflicts)).toEqual(careful);
    }),
  );
});

test('three records that agree in pairs need no care', () => {
  const of = (agrees: readonly number[]) => {
    const pairs: MatchedPairs = {
      count: 3,
      first: Uint32Array.of(1, 3, 2),
      second: Uint32Array.of(2, 1, 3),
      weight: Uint16Array.of(900, 800, 700),
      agrees: Uint8Array.from(agrees),
    };
    const components = new Components(5, pairs);
    components.agree(pairs);
    return [0, 1, 2, 3, 4].map((at) => components.needsCare(at));
  };
  expect(of([1, 1, 1])).toEqual([false, false, false, false, false]);
  expect(of([1, 0, 1])).toEqual([false, true, true, true, false]);
  expect(of([1, 1, 0])).toEqual([false, true, true, true, false]);
});
