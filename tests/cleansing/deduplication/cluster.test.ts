import fc from 'fast-check';
import { UndirectedGraph } from 'graphology';
import { connectedComponents } from 'graphology-components';
import { describe, expect, test } from 'vitest';
import type { Conflicts } from '../../../src/cleansing/deduplication/careful-clusters.ts';
import { clusterRecords } from '../../../src/cleansing/deduplication/cluster.ts';
import type { Contradiction } from '../../../src/cleansing/deduplication/contradiction.ts';
import type { UncertainValue } from '../../../src/cleansing/deduplication/group-values.ts';
import { type MatchedPairs, WEIGHT_SCALE } from '../../../src/cleansing/deduplication/matched-pairs.ts';
import { uncertainValues } from '../../../src/cleansing/deduplication/uncertain-values.ts';
import { Vocabulary } from '../../../src/cleansing/deduplication/vocabulary.ts';
import '../../support/seed.ts';

type Link = readonly [first: number, second: number, bits: number];

function pairsOf(links: readonly Link[]): MatchedPairs {
  return {
    count: links.length,
    first: Uint32Array.from(links, ([first]) => first),
    second: Uint32Array.from(links, ([, second]) => second),
    weight: Uint16Array.from(links, ([, , bits]) => bits * WEIGHT_SCALE),
    agrees: new Uint8Array(links.length),
  };
}

const PEACE: Conflicts = {
  traits: () => '',
  against: () => 0,
  uncertain: [],
  bridges: () => false,
};

/**
 * Records with different letters contradict each other by this many bits. A record with an empty trait
 * contradicts no other record.
 */
function named(traits: readonly string[], bits = 9): Conflicts {
  return {
    traits: (record) => traits[record]!,
    against: (one, other) => (one === '' || other === '' || one === other ? 0 : bits),
    uncertain: [],
    bridges: () => false,
  };
}

/** The clusters of two and more, each in order. */
function clustersOf(leader: Uint32Array): number[][] {
  const clusters = new Map<number, number[]>();
  leader.forEach((first, record) => {
    clusters.set(first, [...(clusters.get(first) ?? []), record]);
  });
  return [...clusters.values()].filter(({ length }) => length > 1);
}

const graphs = fc
  .integer({ min: 1, max: 60 })
  .chain((records) =>
    fc.tuple(
      fc.constant(records),
      fc.array(
        fc.tuple(
          fc.integer({ min: 0, max: records - 1 }),
          fc.integer({ min: 0, max: records - 1 }),
          fc.integer({ min: 0, max: 30 }),
        ),
        { maxLength: 80 },
      ),
    ),
  );

describe('clusters', () => {
  test('are the connected components that an independent library finds', () => {
    fc.assert(
      fc.property(graphs, ([records, links]) => {
        const graph = new UndirectedGraph();
        for (let record = 0; record < records; record++) graph.addNode(record);
        for (const [one, other] of links) if (one !== other) graph.mergeEdge(one, other);
        const expected = connectedComponents(graph)
          .map((component) => component.map(Number).sort((a, b) => a - b))
          .filter(({ length }) => length > 1)
          .sort(([a], [b]) => a! - b!);
        expect(clustersOf(clusterRecords(records, pairsOf(links), PEACE).leader)).toEqual(expected);
      }),
      { numRuns: 500 },
    );
  });

  test('do not depend on the order of the pairs, nor on the order within a pair', () => {
    const traits = fc.array(fc.constantFrom('', 'a', 'b', 'c'), { minLength: 60, maxLength: 60 });
    fc.assert(
      fc.property(graphs, traits, fc.infiniteStream(fc.nat()), ([records, links], names, random) => {
        const conflicts = named(names);
        const shuffled = links
          .map(([one, other, bits]): [Link, number] => [[other, one, bits], random.next().value!])
          .sort(([, a], [, b]) => a - b)
          .map(([link]) => link);
        const one = clusterRecords(records, pairsOf(links), conflicts);
        const other = clusterRecords(records, pairsOf([...shuffled, ...links]), conflicts);
        expect([...other.leader]).toEqual([...one.leader]);
      }),
      { numRuns: 300 },
    );
  });

  test('hold no two records whose contradiction outweighs their links', () => {
    const traits = fc.array(fc.constantFrom('', 'a', 'b'), { minLength: 60, maxLength: 60 });
    fc.assert(
      fc.property(graphs, traits, ([records, links], names) => {
        // Leaves out direct links between different letters: such records were compared, and found to match
        // in spite of their contradiction.
        const peaceful = links.filter(
          ([one, other]) => names[one] === names[other] || !names[one] || !names[other],
        );
        const { leader } = clusterRecords(records, pairsOf(peaceful), named(names, 40));
        for (const cluster of clustersOf(leader)) {
          const letters = new Set(cluster.map((record) => names[record]).filter(Boolean));
          expect(letters.size).toBeLessThan(2);
        }
      }),
      { numRuns: 300 },
    );
  });
});

test('a component gets the same clusters in a large file as alone', () => {
  const traits = ['john', '', 'james', 'james', '', 'john'];
  const links: Link[] = [
    [0, 1, 8],
    [1, 2, 3],
    [2, 3, 9],
    [3, 4, 4],
    [4, 5, 4],
  ];
  const alone = clusterRecords(6, pairsOf(links), named(traits));
  // This is more than two batches of components.
  const copies = 5_000;
  const many = Array.from({ length: copies }, (_, copy) =>
    links.map(([one, other, bits]): Link => [one + 6 * copy, other + 6 * copy, bits]),
  ).flat();
  const together = clusterRecords(
    6 * copies,
    pairsOf(many),
    named(Array.from({ length: 6 * copies }, (_, at) => traits[at % 6]!)),
  );
  expect(clustersOf(alone.leader)).toEqual([
    [0, 1],
    [2, 3],
  ]);
  expect(together.leader).toEqual(
    Uint32Array.from({ length: 6 * copies }, (_, at) => 6 * Math.floor(at / 6) + alone.leader[at % 6]!),
  );
  expect([together.cut, together.ambiguous]).toEqual([alone.cut * copies, alone.ambiguous * copies]);
  expect(together.left).toHaveLength(alone.left.length * copies);
});

describe('a chain through a record with too little information', () => {
  test('is cut at its weaker link', () => {
    // John (0), J (1), James (2); J is nearer to John.
    const { leader, cut } = clusterRecords(
      3,
      pairsOf([
        [0, 1, 8],
        [1, 2, 3],
      ]),
      named(['john', '', 'james']),
    );
    expect(clustersOf(leader)).toEqual([[0, 1]]);
    expect(cut).toBe(1);
  });

  test('joins neither neighbour if both are equally near', () => {
    const { leader, ambiguous } = clusterRecords(
      3,
      pairsOf([
        [0, 1, 3],
        [1, 2, 3],
      ]),
      named(['john', '', 'james']),
    );
    expect(clustersOf(leader)).toEqual([]);
    expect(ambiguous).toBe(2);
  });

  test('stays whole if the links outweigh the contradiction', () => {
    const { leader } = clusterRecords(
      3,
      pairsOf([
        [0, 1, 20],
        [1, 2, 20],
      ]),
      named(['1971-06-24', '', '1971-06-25'], 5),
    );
    expect(clustersOf(leader)).toEqual([[0, 1, 2]]);
  });
});

const [BIRTHS] = uncertainValues(new Set<Contradiction>(['forename']), Vocabulary.STANDARD) as [
  UncertainValue,
];

test('two birthdays with two records each mean two people; a birthday in a single record may be a slip', () => {
  const links = pairsOf([
    [0, 1, 30],
    [1, 2, 29],
    [2, 3, 28],
    [3, 4, 27],
  ]);
  const clustersWith = (...births: string[]) => {
    const conflicts = {
      ...PEACE,
      traits: (record: number) => births[record]!,
      uncertain: [{ ...BIRTHS, of: (birth: string) => birth }],
    };
    return clustersOf(clusterRecords(5, links, conflicts).leader);
  };
  const [one, other] = ['17611118', '18290928'] as const;
  expect(clustersWith(one, one, '', other, other)).toEqual([
    [0, 1, 2],
    [3, 4],
  ]);
  expect(clustersWith(one, one, '', one, other)).toEqual([[0, 1, 2, 3, 4]]);
});

describe('two birthdays that are apart, in a file whose birthdays are often mistyped', () => {
  const clustersWith = (births: readonly string[], links: readonly Link[]) =>
    clustersOf(
      clusterRecords(births.length, pairsOf(links), {
        ...PEACE,
        traits: (record) => births[record]!,
        uncertain: [{ ...BIRTHS, of: (birth) => birth }],
      }).leader,
    );

  test('do not share a group if only a record without a whole birthday joins them', () => {
    const links: Link[] = [
      [0, 1, 9],
      [1, 2, 5],
    ];
    for (const between of ['', '1897'])
      expect(clustersWith(['18970903', between, '18971014'], links)).toEqual([[0, 1]]);
  });

  test('share a group if two records match in spite of them', () => {
    const links: Link[] = [
      [0, 1, 9],
      [1, 2, 5],
      [0, 2, 1],
    ];
    expect(clustersWith(['18970903', '', '18971014'], links)).toEqual([[0, 1, 2]]);
  });

  test('share a group if both are slips of the birthday that most of its records give', () => {
    const links: Link[] = [
      [0, 1, 9],
      [0, 2, 9],
      [0, 3, 8],
      [1, 3, 7],
      [2, 4, 6],
      [3, 4, 5],
    ];
    expect(clustersWith(['', '18800512', '18800512', '18800513', '18800612'], links)).toEqual([
      [0, 1, 2, 3, 4],
    ]);
  });
});
