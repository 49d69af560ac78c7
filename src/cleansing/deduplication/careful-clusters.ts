import type { Components } from './components.ts';
import type { ApartDecisions } from './decisions.ts';
import { GroupValues, type UncertainValue } from './group-values.ts';
import { KnownTraits } from './known-traits.ts';
import { inStrength, type Link } from './link-batches.ts';
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
  readonly #traits: KnownTraits;
  /** Leader → the different traits in its cluster, if it has several records. */
  readonly #clusterTraits = new Map<number, number[]>();

  readonly #components: Components;
  #values: readonly GroupValues[] = [];

  constructor(components: Components, conflicts: Conflicts, apart: ApartDecisions) {
    this.#conflicts = conflicts;
    this.#apart = apart;
    this.#components = components;
    this.#traits = new KnownTraits(conflicts);
    this.#sets = new UnionFind(components.records);
  }

  /** Clusters the components that consist of these links: all links of each, the strongest first. */
  add(links: readonly Link[]): void {
    this.#parted.clear();
    this.#traits.clear();
    this.#clusterTraits.clear();
    for (const { first, second, agrees } of links) if (agrees) this.#traits.setAgreed(first, second);
    this.#values = this.#conflicts.uncertain.map((kind) => this.#groupValues(kind, links));
    const between = this.#ambiguousLinks(links);
    const left: (Link & LeftLink)[] = [];
    for (const link of links) {
      const record = between.get(link);
      if (record !== undefined) {
        this.ambiguous++;
        left.push({ ...link, between: record });
      } else if (!this.#join(link)) {
        this.cut++;
        left.push({ ...link, between: undefined });
      }
    }
    this.left.push(...left.sort(inStrength));
  }

  leaderOf(record: number): number {
    return this.#sets.find(record);
  }

  #groupValues(kind: UncertainValue, links: readonly Link[]): GroupValues {
    const values = new GroupValues(kind, (record) => this.#sets.find(record));
    for (const link of links) {
      for (const record of [link.first, link.second])
        values.add(record, this.#components.rootOf(record), this.#traits.textOf(record));
      values.addLink(link);
    }
    return values;
  }

  #join({ first, second, weight }: Link): boolean {
    const [a, b] = [this.#sets.find(first), this.#sets.find(second)];
    if (a === b) return true;
    if (this.#apart.keep(this.#partedOf(a, first), (record) => this.#sets.find(record) === b)) return false;
    const [mine, yours] = [this.#traitsOfCluster(a), this.#traitsOfCluster(b)];
    const isDecided = weight === DECIDED;
    if (!isDecided && this.#areInConflict(mine, yours, weight)) return false;
    const component = this.#components.rootOf(first);
    if (!isDecided && this.#values.some((values) => !values.mayJoin(a, b, component))) return false;
    const parted = this.#apart.isEmpty ? [] : [...this.#partedOf(a, first), ...this.#partedOf(b, second)];
    this.#sets.union(a, b);
    for (const values of this.#values) values.join(a, b);
    if (parted.length > 0) this.#parted.set(Math.min(a, b), parted);
    this.#clusterTraits.delete(Math.max(a, b));
    for (const traits of yours) if (!mine.includes(traits)) mine.push(traits);
    this.#clusterTraits.set(Math.min(a, b), mine);
    return true;
  }

  /** Whether two clusters with these traits contradict each other more than a link joins them. */
  #areInConflict(mine: readonly number[], yours: readonly number[], weight: number): boolean {
    if (mine.length + yours.length > MOST_TRAITS && yours.some((traits) => !mine.includes(traits)))
      return true;
    for (const one of mine) {
      for (const other of yours) {
        if (this.#traits.against(one, other) * WEIGHT_SCALE <= weight) continue;
        if (!this.#isBridged(one, other, [...mine, ...yours])) return true;
      }
    }
    return false;
  }

  #isBridged(one: number, other: number, traits: readonly number[]): boolean {
    return traits.some(
      (record) => record !== one && record !== other && this.#traits.bridges(record, one, other),
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
      const mine = this.#traits.of(record);
      const traits = own.map(({ first, second }) => this.#traits.of(first === record ? second : first));
      // Other records with the same traits cannot decide which person this record is.
      const at = traits.findIndex((others) => others !== mine);
      const first = traits[at];
      const best = own[at];
      if (first === undefined || best === undefined) continue;
      const rival = own.find(({ weight }, place) => {
        const others = traits[place];
        if (place <= at || others === undefined || others === mine) return false;
        const against = this.#traits.against(first, others);
        const isRival = against >= FLAT && against * WEIGHT_SCALE > weight;
        return isRival && !this.#traits.bridges(mine, first, others);
      });
      if (rival === undefined || best.weight - rival.weight >= TRULY_STRONGER * WEIGHT_SCALE) continue;
      for (const [at, link] of own.entries())
        if (traits[at] !== mine && link.weight !== DECIDED) between.set(link, record);
    }
    return between;
  }

  #traitsOfCluster(leader: number): number[] {
    return this.#clusterTraits.get(leader) ?? [this.#traits.of(leader)];
  }
}
