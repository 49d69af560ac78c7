import { ConfirmedBirths } from './confirmed-births.ts';
import { ApartDecisions } from './decisions.ts';
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
  /** Returns the values of a record that may conflict with another record. Equal texts never conflict. */
  traits(record: number): string;
  /** Returns the evidence, in bits, that records of these traits are two people; 0 for none. */
  against(one: string, other: string): number;
  /** Whether records of these traits contradict each other for certain. No cluster ever holds both. */
  forbids(one: string, other: string): boolean;
  /**
   * Returns the birthday among these traits, empty for none. Undefined if {@link forbids} sees to birthdays: then one birthday
   * against another is a certain contradiction.
   */
  readonly birthOf: ((traits: string) => string) | undefined;
  /** Whether a record of the first traits shows that what the others contradict each other in is one person's. */
  bridges(record: string, one: string, other: string): boolean;
}

export interface Clusters {
  /** For each record the lowest one of its cluster; itself where it is alone. */
  readonly leader: Uint32Array;
  /** Links that were cut because what they would have joined is in conflict. */
  readonly cut: number;
  /** Links that were cut because a record was about as near to each of several that are in conflict. */
  readonly ambiguous: number;
  /** The links that were left out, for whatever reason: pairs that match and are in different clusters. */
  readonly left: readonly LeftLink[];
}

/** A link that was left out. */
export interface LeftLink {
  readonly first: number;
  readonly second: number;
  readonly weight: number;
  /** The record of the two that fits several people; undefined where the link would have joined records that contradict each other. */
  readonly between: number | undefined;
}

/** Two links count as tied if their weights differ by less than this many bits: evidence four times as strong decides. */
const TRULY_STRONGER = 2;

/** From this many bits of evidence against them, two records count as two people. */
const FLAT = 3;

/** The highest number of different traits in a cluster. One person never has more. */
const MOST_TRAITS = 128;

/** The weight of a link that a person decided. It outweighs all evidence and every contradiction. */
export const DECIDED = 65_535;

const NOBODY_APART = new ApartDecisions([]);

/** Weights are stored as integers, in 1/64 of a bit. */
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
 * In a component of three or more, links are taken from the strongest down. One is left out where it would bring together two records
 * that contradict each other for certain, or against which more speaks than the link itself weighs. A record that is about as near to
 * several that are in conflict (J Smith, where John and James Smith live) is linked to none of them. The result does not depend on
 * the order of the pairs.
 */
export function clusterRecords(records: number, pairs: MatchedPairs, conflicts: Conflicts): Clusters {
  return cutComponents(new Components(records, pairs), pairs, conflicts);
}

/** The second half of {@link clusterRecords}. Callers can look at the components between the two halves. */
export function cutComponents(
  components: Components,
  pairs: MatchedPairs,
  conflicts: Conflicts,
  apart: ApartDecisions = NOBODY_APART,
): Clusters {
  const { records } = components;
  const doubtful: number[] = [];
  for (let at = 0; at < pairs.count; at++) {
    if (components.sizeOf(pairs.first[at]!) > 2) doubtful.push(at);
  }
  const careful =
    doubtful.length === 0 ? undefined : new CarefulClusters(components, pairs, doubtful, conflicts, apart);
  const leader = new Uint32Array(records);
  for (let record = 0; record < records; record++) {
    leader[record] =
      careful !== undefined && components.sizeOf(record) > 2
        ? careful.leaderOf(record)
        : components.rootOf(record);
  }
  const { cut = 0, ambiguous = 0, left = [] } = careful ?? {};
  return { leader, cut, ambiguous, left };
}

class CarefulClusters {
  cut = 0;
  ambiguous = 0;
  readonly left: LeftLink[] = [];
  readonly #sets: UnionFind;
  readonly #conflicts: Conflicts;
  readonly #apart: ApartDecisions;
  /** The records of the cluster under each leader that are kept apart from others by decision. */
  readonly #parted = new Map<number, number[]>();
  readonly #traits = new Map<number, string>();
  readonly #known = new Map<string, number>();
  /** The different traits of the cluster under each leader. */
  readonly #clusterTraits = new Map<number, Set<string>>();

  readonly #components: Components;
  readonly #births = new ConfirmedBirths();

  constructor(
    components: Components,
    pairs: MatchedPairs,
    doubtful: readonly number[],
    conflicts: Conflicts,
    apart: ApartDecisions,
  ) {
    this.#conflicts = conflicts;
    this.#apart = apart;
    this.#components = components;
    this.#sets = new UnionFind(components.records);
    const links = linksOf(pairs, doubtful);
    this.#countBirths(links);
    const between = this.#ambiguousLinks(links);
    for (const link of links) {
      if (between.has(link)) {
        this.ambiguous++;
        this.left.push({ ...link, between: between.get(link)! });
      } else if (!this.#join(link)) {
        this.cut++;
        this.left.push({ ...link, between: undefined });
      }
    }
  }

  leaderOf(record: number): number {
    return this.#sets.find(record);
  }

  #countBirths(links: readonly Link[]): void {
    const { birthOf } = this.#conflicts;
    if (birthOf === undefined) return;
    const records = new Set(links.flatMap(({ first, second }) => [first, second]));
    for (const record of records)
      this.#births.add(this.#components.rootOf(record), birthOf(this.#traitsOf(record)));
  }

  #haveOtherBirths(record: number, one: string, other: string): boolean {
    const { birthOf } = this.#conflicts;
    if (birthOf === undefined) return false;
    return this.#births.areApart(this.#components.rootOf(record), birthOf(one), birthOf(other));
  }

  #join({ first, second, weight }: Link): boolean {
    const [a, b] = [this.#sets.find(first), this.#sets.find(second)];
    if (a === b) return true;
    const parted = [...this.#partedOf(a, first), ...this.#partedOf(b, second)];
    if (this.#apart.keep(this.#partedOf(a, first), (record) => this.#sets.find(record) === b)) return false;
    const [mine, yours] = [this.#traitsOfCluster(a), this.#traitsOfCluster(b)];
    const isDecided = weight === DECIDED;
    if (!isDecided && mine.size + yours.size > MOST_TRAITS && [...yours].some((trait) => !mine.has(trait)))
      return false;
    for (const one of isDecided ? [] : mine) {
      for (const other of yours) {
        const isApart = this.#against(one, other) * WEIGHT_SCALE > weight;
        if (isApart && !this.#isBridged(one, other, [...mine, ...yours])) return false;
        if (this.#haveOtherBirths(first, one, other)) return false;
      }
    }
    this.#sets.union(a, b);
    if (parted.length > 0) this.#parted.set(Math.min(a, b), parted);
    this.#clusterTraits.delete(Math.max(a, b));
    for (const trait of yours) mine.add(trait);
    this.#clusterTraits.set(Math.min(a, b), mine);
    return true;
  }

  #isBridged(one: string, other: string, traits: readonly string[]): boolean {
    return traits.some(
      (record) => record !== one && record !== other && this.#conflicts.bridges(record, one, other),
    );
  }

  #partedOf(leader: number, record: number): readonly number[] {
    return this.#parted.get(leader) ?? (leader === record && this.#apart.has(record) ? [record] : []);
  }

  /**
   * The links of records that fit several others that are in conflict, each with the record that fits too many. All such links of the record
   * are left out, unless the best is truly stronger than the first that leads to somebody else.
   */
  #ambiguousLinks(links: readonly Link[]): Map<Link, number> {
    const linked = new Map<number, Link[]>();
    for (const link of links) {
      for (const record of [link.first, link.second]) {
        const own = linked.get(record);
        // Links come from the strongest down.
        if (own === undefined) linked.set(record, [link]);
        else own.push(link);
      }
    }
    const between = new Map<Link, number>();
    for (const [record, own] of linked) {
      if (own.length < 2) continue;
      const mine = this.#traitsOf(record);
      const traits = own.map(({ first, second }) => this.#traitsOf(first === record ? second : first));
      // Records with equal traits cannot decide for it.
      const best = traits.findIndex((others) => others !== mine);
      if (best < 0) continue;
      const first = traits[best]!;
      const rival = own.findIndex(({ weight }, at) => {
        if (at <= best || traits[at] === mine) return false;
        const against = this.#against(first, traits[at]!);
        const isRival = against >= FLAT && against * WEIGHT_SCALE > weight;
        return isRival && !this.#conflicts.bridges(mine, first, traits[at]!);
      });
      if (rival < 0 || own[best]!.weight - own[rival]!.weight >= TRULY_STRONGER * WEIGHT_SCALE) continue;
      for (const [at, link] of own.entries())
        if (traits[at] !== mine && link.weight !== DECIDED) between.set(link, record);
    }
    return between;
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
      found = this.#conflicts.forbids(one, other)
        ? Number.POSITIVE_INFINITY
        : this.#conflicts.against(one, other);
      // People of one name have few traits; a memory of all pairs of a large file would not be small.
      if (this.#known.size > 100_000) this.#known.clear();
      this.#known.set(pair, found);
    }
    return found;
  }
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
