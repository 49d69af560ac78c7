import type { Clusters } from './cluster.ts';
import { DECIDED, type MatchedPairs } from './matched-pairs.ts';
import { UnionFind } from './union-find.ts';

/**
 * How sure it is that the records of a cluster belong together. For a record, this follows from its strongest
 * link. For a whole cluster, it follows from the weakest link that the cluster needs.
 */
export class Sureness {
  /** Record → the weight of its strongest link within its cluster. */
  readonly #strongest: Uint16Array;
  /** Leader → the weight of the weakest link in the strongest tree that joins all records of its cluster. */
  readonly #weakest: Uint16Array;
  readonly #leader: Uint32Array;

  constructor({ leader }: Clusters, { count, first, second, weight }: MatchedPairs) {
    const strongest = new Uint16Array(leader.length);
    const weakest = new Uint16Array(leader.length);
    for (let at = 0; at < count; at++) {
      const [one, other] = [first[at]!, second[at]!];
      if (leader[one] !== leader[other]) continue;
      if (strongest[one]! < weight[at]!) strongest[one] = weight[at]!;
      if (strongest[other]! < weight[at]!) strongest[other] = weight[at]!;
    }
    // Kruskal's algorithm takes the links from the strongest down. The last link that joins two parts is the
    // weakest link that the cluster needs.
    const parts = new UnionFind(leader.length);
    const ordered = strongestFirst(weight, count);
    for (let place = 0; place < count; place++) {
      const at = ordered[place]!;
      if (leader[first[at]!] !== leader[second[at]!]) continue;
      const [one, other] = [parts.find(first[at]!), parts.find(second[at]!)];
      if (one === other) continue;
      parts.union(one, other);
      weakest[leader[first[at]!]!] = weight[at]!;
    }
    this.#leader = leader;
    this.#strongest = strongest;
    this.#weakest = weakest;
  }

  /** Returns the weight of the strongest link of a record within its cluster. */
  ofRecord(record: number): number {
    return this.#strongest[record]!;
  }

  /** Returns the weight of the weakest link that the cluster of this record needs. */
  ofCluster(record: number): number {
    return this.#weakest[this.#leader[record]!]!;
  }
}

/** Returns the positions of weights, the strongest first. Equal weights keep their order. */
function strongestFirst(weight: Uint16Array, count: number): Uint32Array {
  // Weights are small integers. So the places of each weight can be counted, in a tenth of the time of a sort.
  const places = new Uint32Array(DECIDED + 1);
  for (let at = 0; at < count; at++) places[weight[at]!]!++;
  let place = 0;
  for (let value = DECIDED; value >= 0; value--) {
    const having = places[value]!;
    places[value] = place;
    place += having;
  }
  const ordered = new Uint32Array(count);
  for (let at = 0; at < count; at++) ordered[places[weight[at]!]!++] = at;
  return ordered;
}
