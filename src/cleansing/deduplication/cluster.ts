import { UnionFind } from './union-find.ts';

/** Pairs that matched, by columns: pair `at` is `first[at]` and `second[at]`, and `weight[at]` speaks for it. A pair may be there twice. */
export interface MatchedPairs {
  readonly count: number;
  readonly first: Uint32Array;
  readonly second: Uint32Array;
  readonly weight: Uint16Array;
}

/** What clusters are kept free of. */
export interface Conflicts {
  /** What of a record may be in conflict with another; equal texts never are. Asked only in clusters of three and more. */
  traits(record: number): string;
  /**
   * How much speaks against records of these traits being one, in bits; 0 for nothing.
   *
   * @param link the traits of two records that are linked, the first of a cluster with `one`, the second of a cluster with `other`: what
   * they have in common may explain the conflict
   */
  against(one: string, other: string, link?: readonly [string, string]): number;
}

export interface Clusters {
  /** For each record the lowest one of its cluster; itself where it is alone. */
  readonly leader: Uint32Array;
  /** Links that were cut because what they would have joined is in conflict. */
  readonly cut: number;
  /** Links that were cut because a record was as near to each of several that are in conflict. */
  readonly ambiguous: number;
}

/** A link that is weaker by no more than so many bits is as good, or by any number where the best is weak itself. */
const AS_GOOD = 1;
const WEAK = 4;

/** From so many bits on, records are flatly not one. */
const FLAT = 3;

/** The most different traits of a cluster that are held against another's. */
const MOST_TRAITS = 32;

/** Weights come in so many parts of a bit. */
export const WEIGHT_SCALE = 64;

/** The connected components of pairs. */
export class Components {
  readonly records: number;
  readonly #sets: UnionFind;
  /** At the root of a component how many records are in it; elsewhere how many were found below. */
  readonly #size: Uint32Array;

  constructor(records: number, pairs: MatchedPairs) {
    this.records = records;
    const sets = new UnionFind(records);
    const size = new Uint32Array(records);
    for (let at = 0; at < pairs.count; at++) {
      const [one, other] = [pairs.first[at]!, pairs.second[at]!];
      sets.union(one, other);
      size[one] = 1;
      size[other] = 1;
    }
    for (let record = 0; record < records; record++) {
      const root = sets.find(record);
      if (size[record] !== 0 && root !== record) size[root] = size[root]! + 1;
    }
    this.#sets = sets;
    this.#size = size;
  }

  /** The lowest record of the component that a record is in. */
  rootOf(record: number): number {
    return this.#sets.find(record);
  }

  /** How many records are in the component of this one: 1 where it is alone. */
  sizeOf(record: number): number {
    return Math.max(1, this.#size[this.#sets.find(record)]!);
  }
}

/**
 * Clusters records: the connected components of the pairs, cut where a chain of links would join records that are in conflict.
 * In a component of three or more, links are taken from the strongest down, and one is left out where more speaks against two
 * records that it would bring together than the link itself weighs. A record that is equally near to several that are in
 * conflict (J Smith, where John and James Smith live) is linked to none of them. The result does not depend on the order
 * of the pairs.
 */
export function clusterRecords(records: number, pairs: MatchedPairs, conflicts: Conflicts): Clusters {
  return cutComponents(new Components(records, pairs), pairs, conflicts);
}

/** The second half of {@link clusterRecords}, for who has to look between the two which records are in components of three. */
export function cutComponents(components: Components, pairs: MatchedPairs, conflicts: Conflicts): Clusters {
  const { records } = components;
  const doubtful: number[] = [];
  for (let at = 0; at < pairs.count; at++) {
    if (components.sizeOf(pairs.first[at]!) > 2) doubtful.push(at);
  }
  const careful =
    doubtful.length === 0 ? undefined : new CarefulClusters(records, pairs, doubtful, conflicts);
  const leader = new Uint32Array(records);
  for (let record = 0; record < records; record++) {
    leader[record] =
      careful !== undefined && components.sizeOf(record) > 2
        ? careful.leaderOf(record)
        : components.rootOf(record);
  }
  return { leader, cut: careful?.cut ?? 0, ambiguous: careful?.ambiguous ?? 0 };
}

class CarefulClusters {
  cut = 0;
  ambiguous = 0;
  readonly #sets: UnionFind;
  readonly #conflicts: Conflicts;
  readonly #traits = new Map<number, string>();
  readonly #known = new Map<string, number>();
  /** The different traits of the cluster under each leader. */
  readonly #clusterTraits = new Map<number, Set<string>>();

  constructor(records: number, pairs: MatchedPairs, doubtful: readonly number[], conflicts: Conflicts) {
    this.#conflicts = conflicts;
    this.#sets = new UnionFind(records);
    const links = linksOf(pairs, doubtful);
    const dropped = this.#ambiguousLinks(links);
    for (const link of links) {
      if (dropped.has(link)) this.ambiguous++;
      else this.#join(link);
    }
  }

  leaderOf(record: number): number {
    return this.#sets.find(record);
  }

  #join({ first, second, weight }: Link): void {
    const [a, b] = [this.#sets.find(first), this.#sets.find(second)];
    if (a === b) return;
    const [mine, yours] = [this.#traitsOfCluster(a), this.#traitsOfCluster(b)];
    for (const one of mine) {
      for (const other of yours) {
        if (this.#against(one, other) * WEIGHT_SCALE <= weight) continue;
        const link = [this.#traitsOf(first), this.#traitsOf(second)] as const;
        if (this.#conflicts.against(one, other, link) * WEIGHT_SCALE <= weight) continue;
        this.cut++;
        return;
      }
    }
    this.#sets.union(a, b);
    this.#clusterTraits.delete(Math.max(a, b));
    for (const trait of yours) if (mine.size < MOST_TRAITS) mine.add(trait);
    this.#clusterTraits.set(Math.min(a, b), mine);
  }

  /** Links that have others as good at the same record, with a conflict between the records at their other ends. */
  #ambiguousLinks(links: readonly Link[]): Set<Link> {
    const best = new Map<number, Link[]>();
    for (const link of links) {
      for (const record of [link.first, link.second]) {
        const linked = best.get(record);
        // Links come from the strongest down.
        if (linked === undefined) best.set(record, [link]);
        else if (isAsGood(link.weight, linked[0]!.weight) && linked.length < MOST_TRAITS) linked.push(link);
      }
    }
    const dropped = new Set<Link>();
    for (const [record, linked] of best) {
      if (linked.length < 2) continue;
      const traits = linked.map(({ first, second }) => this.#traitsOf(first === record ? second : first));
      const own = this.#traitsOf(record);
      // Who is like one of them in all that counts is nearer to that one, whatever the weights.
      if (traits.includes(own)) continue;
      const inConflict = traits.some((one, at) =>
        traits.some((other, behind) => {
          if (behind <= at) return false;
          const against = this.#against(one, other);
          return against >= FLAT && against * WEIGHT_SCALE > linked[behind]!.weight;
        }),
      );
      if (inConflict) for (const link of linked) dropped.add(link);
    }
    return dropped;
  }

  #traitsOf(record: number): string {
    let traits = this.#traits.get(record);
    if (traits === undefined) {
      traits = this.#conflicts.traits(record);
      this.#traits.set(record, traits);
    }
    return traits;
  }

  #traitsOfCluster(leader: number): Set<string> {
    return this.#clusterTraits.get(leader) ?? new Set([this.#traitsOf(leader)]);
  }

  #against(one: string, other: string): number {
    if (one === other) return 0;
    const pair = one < other ? `${one}\n${other}` : `${other}\n${one}`;
    let found = this.#known.get(pair);
    if (found === undefined) {
      found = this.#conflicts.against(one, other);
      // People of one name have few traits; a memory of all pairs of a large file would not be small.
      if (this.#known.size > 100_000) this.#known.clear();
      this.#known.set(pair, found);
    }
    return found;
  }
}

function isAsGood(weight: number, best: number): boolean {
  return best - weight <= (best < WEAK * WEIGHT_SCALE ? WEAK : AS_GOOD) * WEIGHT_SCALE;
}

interface Link {
  readonly first: number;
  readonly second: number;
  readonly weight: number;
}

/** The pairs as links, each once with its highest weight, from the strongest down; equal ones by their records. */
function linksOf({ first, second, weight }: MatchedPairs, at: readonly number[]): Link[] {
  const links = at.map((pair): Link => {
    const [one, other] = [first[pair]!, second[pair]!];
    return { first: Math.min(one, other), second: Math.max(one, other), weight: weight[pair]! };
  });
  links.sort((a, b) => a.first - b.first || a.second - b.second || b.weight - a.weight);
  return links
    .filter(
      (link, at) => at === 0 || link.first !== links[at - 1]!.first || link.second !== links[at - 1]!.second,
    )
    .sort((a, b) => b.weight - a.weight || a.first - b.first || a.second - b.second);
}
