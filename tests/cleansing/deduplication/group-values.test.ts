import fc from 'fast-check';
import { UndirectedGraph } from 'graphology';
import { connectedComponents } from 'graphology-components';
import { expect, test } from 'vitest';
import { clusterRecords } from '../../../src/cleansing/deduplication/cluster.ts';
import type { UncertainValue } from '../../../src/cleansing/deduplication/group-values.ts';
import '../../support/seed.ts';

/** Values on a line: neighbours are a slip apart. A value with a question mark is not whole. */
const LINE: UncertainValue = {
  of: (traits) => traits,
  areApart: (one, other) => Math.abs(Number(one[0]) - Number(other[0])) > 1,
  agree: (one, other) => Math.abs(Number(one[0]) - Number(other[0])) <= 1,
  isWhole: (value) => !value.includes('?'),
  isCounted: true,
};

type Link = readonly [first: number, second: number, weight: number];

const RECORDS = 12;
const record = fc.nat({ max: RECORDS - 1 });
const graphs = fc.tuple(
  fc.array(fc.constantFrom('', '', '0', '1', '2', '5', '6', '9', '0?', '5?'), {
    minLength: RECORDS,
    maxLength: RECORDS,
  }),
  fc.array(fc.tuple(record, record, fc.integer({ min: 1, max: 5000 })), { maxLength: 30 }),
);

test('nothing but connections leads from one value of a group to another', () => {
  fc.assert(
    fc.property(graphs, ([values, links]) => {
      const { leader } = clusterRecords(
        RECORDS,
        {
          count: links.length,
          first: Uint32Array.from(links, ([first]) => first),
          second: Uint32Array.from(links, ([, second]) => second),
          weight: Uint16Array.from(links, ([, , weight]) => weight),
          agrees: new Uint8Array(links.length),
        },
        {
          traits: (at) => values[at]!,
          against: () => 0,
          uncertain: [LINE],
          bridges: () => false,
        },
      );
      // Records that match each other and nobody else are a group, whatever they say.
      for (const group of Map.groupBy(values.keys(), (at) => leader[at]!).values())
        if (group.length > 2) expect(unexplained(group, values, links)).toEqual([]);
    }),
    { numRuns: 1000 },
  );
});

/** The pairs of values of a group that are apart and that no path of connections joins. */
function unexplained(
  group: readonly number[],
  values: readonly string[],
  links: readonly Link[],
): string[][] {
  const own = group.map((at) => values[at]!).filter(Boolean);
  const often = (value: string) => own.filter((another) => another === value).length;
  const different = [...new Set(own)];
  const pairs = different.flatMap((one, at) => different.slice(0, at).map((other) => [one, other] as const));
  const isConnected = (one: string, other: string) =>
    links.some(
      ([first, second]) =>
        group.includes(first) &&
        group.includes(second) &&
        [values[first], values[second]].sort().join() === [one, other].sort().join(),
    ) ||
    (LINE.agree(one, other) && often(one) !== often(other));
  return pairs
    .filter(([one, other]) => LINE.areApart(one, other))
    .filter(([one, other]) => {
      // A path may begin and end with a value that is not whole, but not lead through one.
      const graph = new UndirectedGraph();
      const nodes = different.filter((value) => LINE.isWhole(value) || value === one || value === other);
      for (const value of nodes) graph.addNode(value);
      for (const [a, b] of pairs)
        if (nodes.includes(a) && nodes.includes(b) && isConnected(a, b)) graph.mergeEdge(a, b);
      const areJoined = connectedComponents(graph).some(
        (component) => component.includes(one) && component.includes(other),
      );
      return !areJoined || (often(one) > 1 && often(other) > 1);
    })
    .map((pair) => [...pair]);
}
