import type { Components } from './components.ts';
import type { ApartDecisions } from './decisions.ts';
import { GroupValues, type UncertainValue } from './group-values.ts';
import type { Link } from './link-batches.ts';
import { DECIDED, WEIGHT_SCALE } from './matched-pairs.ts';
import { UnionFind } from './union-find.ts';

/** The conflicts between records that a cluster must not contain. */
export interface Conflicts {
  /** Returns the values of a record that may conflict with another record. Equal texts never conflict. */
  traits(record: number): string;
  /**
   * Returns the evidence, in bits, that records with these traits are of two people; 0 if there is none. It is
   * infinite if they contradict each other for certain: no cluster ever holds both.
   */
  against(one: string, other: string): number;
  /** The values that never make the evidence infinite, because they are mistyped too often in the file. */
  readonly uncertain: readonly UncertainValue[];
  /**
   * Whether a record with the first traits shows that the other two belong to one person, although they
   * contradict each other.
   */
  bridges(record: string, one: string, other: string): boolean;
}

/** A link that was left out. */
export interface LeftLink {
  readonly first: number;
  readonly second: number;
  readonly weight: number;
  /**
   * The record of the pair that fits several people. Undefined if the link would have joined records that
   * contradict each other.
   */
  readonly between: number | undefined;
}

/**
 * Two links count as tied if their weights differ by less than this many bits. The stronger link decides only
 * if its evidence is four times as strong.
 */
const TRULY_STRONGER = 2;

/** Two records count as two people if at least this many bits of evidence speak against them. */
const FLAT = 3;

/** Above the number of any traits in a batch. */
const MOST_NUMBERS = 2 ** 26;

/** The highest number of different traits in a cluster. One person never has more. */
const MOST_TRAITS = 128;

/** Clusters components of three or more records, a batch at a time. */
export class CarefulClusters {
  cut = 0;
  ambiguous = 0;
  readonly left: LeftLink[] = [];
  readonly #sets: UnionFind;
  readonly #conflicts: Conflicts;
  readonly #apart: ApartDecisions;
  /** Leader → the records of its cluster that a decision keeps apart from others. */
  readonly #parted = new Map<number, number[]>();
  readonly #traits = new Map<number, string>();
  /** Traits → a number for them, from 0. */
  readonly #numbers = new Map<string, number>();
  /** Two numbers of traits → the evidence against them. */
  readonly #known = new Map<number, number>();
  /** Leader → the different traits in its cluster. */
  readonly #clusterTraits = new Map<number, Set<string>>();

  readonly #components: Components;
  #values: readonly GroupValues[] = [];

  constructor(components: Components, conflicts: Conflicts, apart: ApartDecisions) {
    this.#conflicts = conflicts;
    this.#apart = apart;
    this.#components = components;
    this.#sets = new UnionFind(components.records);
  }

  /** Clusters the components that consist of these links: all links of each, the strongest first. */
  add(links: readonly Link[]): void {
    // Nothing that is known of the records of one batch concerns the records of another.
    this.#parted.clear();
    this.#traits.clear();
    this.#numbers.clear();
    this.#known.clear();
    this.#clusterTraits.clear();
    this.#values = this.#conflicts.uncertain.map((kind) => this.#groupValues(kind, links));
    const between = this.#ambiguousLinks(links);
    for (const link of links) {
      const record = between.get(link);
      if (record !== undefined) {
        this.ambiguous++;
        this.left.push({ ...link, between: record });
      } else if (!this.#join(link)) {
        this.cut++;
        this.left.push({ ...link, between: undefined });
      }
    }
  }

  leaderOf(record: number): number {
    return this.#sets.find(record);
  }

  #groupValues(kind: UncertainValue, links: readonly Link[]): GroupValues {
    const values = new GroupValues(kind, (record) => this.#sets.find(record));
    for (const link of links) {
      for (const record of [link.first, link.second])
        values.add(record, this.#components.rootOf(record), this.#traitsOf(record));
      values.addLink(link);
    }
    return values;
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
      }
    }
    const component = this.#components.rootOf(first);
    if (!isDecided && this.#values.some((values) => !values.mayJoin(a, b, component))) return false;
    this.#sets.union(a, b);
    for (const values of this.#values) values.join(a, b);
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
   * Returns the links of records that fit several others in conflict with each other. Each link comes with
   * the record that fits too many. All such links of a record are left out, unless its best link is truly
   * stronger than its first link to somebody else.
   */
  #ambiguousLinks(links: readonly Link[]): Map<Link, number> {
    const linked = new Map<number, Link[]>();
    for (const link of links) {
      for (const record of [link.first, link.second]) {
        const own = linked.get(record);
        // Links come in order, the strongest first.
        if (own === undefined) linked.set(record, [link]);
        else own.push(link);
      }
    }
    const between = new Map<Link, number>();
    for (const [record, own] of linked) {
      if (own.length < 2) continue;
      const mine = this.#traitsOf(record);
      const traits = own.map(({ first, second }) => this.#traitsOf(first === record ? second : first));
      // Other records with the same traits cannot decide which person this record is.
      const at = traits.findIndex((others) => others !== mine);
      const first = traits[at];
      const best = own[at];
      if (first === undefined || best === undefined) continue;
      const rival = own.find(({ weight }, place) => {
        const others = traits[place];
        if (place <= at || others === undefined || others === mine) return false;
        const against = this.#against(first, others);
        const isRival = against >= FLAT && against * WEIGHT_SCALE > weight;
        return isRival && !this.#conflicts.bridges(mine, first, others);
      });
      if (rival === undefined || best.weight - rival.weight >= TRULY_STRONGER * WEIGHT_SCALE) continue;
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
    const [a, b] = [this.#numberOf(one), this.#numberOf(other)];
    const pair = Math.min(a, b) * MOST_NUMBERS + Math.max(a, b);
    let found = this.#known.get(pair);
    if (found === undefined) {
      found = this.#conflicts.against(one, other);
      // People of one name have few different traits, but a large component has many such pairs. Limit the
      // memory that they take.
      if (this.#known.size > 100_000) this.#known.clear();
      this.#known.set(pair, found);
    }
    return found;
  }

  /** Numbers are shorter keys than two texts. */
  #numberOf(traits: string): number {
    let number = this.#numbers.get(traits);
    if (number === undefined) {
      number = this.#numbers.size;
      this.#numbers.set(traits, number);
    }
    return number;
  }
}
