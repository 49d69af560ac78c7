import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ClusterLists } from '../../../src/cleansing/deduplication/cluster-lists.ts';

test('lists the records of each cluster with at least two, in the order of their leaders', () => {
  const lists = new ClusterLists(Uint32Array.of(0, 1, 0, 3, 1, 5, 0));
  expect(lists.count).toBe(2);
  expect([...lists.recordsOf(0)]).toEqual([0, 2, 6]);
  expect([...lists.recordsOf(1)]).toEqual([1, 4]);
  expect([0, 1, 2, 3, 4, 5, 6].map((record) => lists.numberOf(record))).toEqual([
    0,
    1,
    0,
    undefined,
    1,
    undefined,
    0,
  ]);
});

test('agrees with a map of lists, whatever the clusters', () => {
  fc.assert(
    fc.property(fc.array(fc.nat({ max: 20 }), { maxLength: 60 }), (groups) => {
      const leader = Uint32Array.from(groups, (group) => groups.indexOf(group));
      const expected = new Map<number, number[]>();
      for (const [record, first] of leader.entries())
        expected.set(first, [...(expected.get(first) ?? []), record]);
      const several = [...expected.values()].filter((records) => records.length > 1);
      const lists = new ClusterLists(leader);
      expect(Array.from({ length: lists.count }, (_, at) => [...lists.recordsOf(at)])).toEqual(several);
      for (const [number, records] of several.entries()) {
        for (const record of records) expect(lists.numberOf(record)).toBe(number);
      }
    }),
  );
});
