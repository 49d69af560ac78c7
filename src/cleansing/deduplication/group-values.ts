import type { Link } from './link-batches.ts';

/**
 * A kind of value that does not tell two people apart for certain in a file, because it is mistyped too often
 * there: birthdays, or forenames.
 */
export interface UncertainValue {
  /** Returns the value of a record with these traits; empty if the record has none. */
  of(traits: string): string;
  /** Whether no slip explains the difference between two values. */
  areApart(one: string, other: string): boolean;
  /** Whether a slip or a custom explains the difference between two values. */
  agree(one: string, other: string): boolean;
  /** Whether a value is complete. One that is not, such as a year of birth, fits several people. */
  isWhole(value: string): boolean;
  /**
   * Whether it matters how many records give a value. If it does, only the value that more records give
   * explains another value. Two values that are each given twice belong to two people, because the same error
   * seldom occurs twice.
   */
  readonly isCounted: boolean;
}

/** A value that at least this many records of a component give is not a typing error. */
const CONFIRMED = 2;

/**
 * Keeps values that are apart out of one group, unless something leads from one to the other. Without this
 * rule, a chain of matches joins two people of one name through records that lack the value. Two values are
 * connected in two cases. Either a record with one value directly matches a record with the other value, which
 * means that the rest of the two records outweighs the difference. Or one value is a slip of the other, and
 * more records give the other: if five records say 12 May 1880, then 13 May 1880 and 12 June 1880 are slips of
 * it. Two values may share a group if such connections lead from one to the other.
 */
export class GroupValues {
  readonly #kind: UncertainValue;
  readonly #leaderOf: (record: number) => number;
  /** Record → its value. Records without a value are left out. */
  readonly #values = new Map<number, string>();
  /** Leader → value → the number of records of the group that give it. */
  readonly #groups = new Map<number, ReadonlyMap<string, number>>();
  /** Root of a component → value → the number of records that give it. */
  readonly #components = new Map<number, Map<string, number>>();
  /** Two values → the links between records that have them. */
  readonly #links = new Map<string, Link[]>();
  readonly #apart = new Map<string, boolean>();

  constructor(kind: UncertainValue, leaderOf: (record: number) => number) {
    this.#kind = kind;
    this.#leaderOf = leaderOf;
  }

  /** Adds a record, which is alone at first. */
  add(record: number, component: number, traits: string): void {
    const value = this.#kind.of(traits);
    if (value === '' || this.#values.has(record)) return;
    this.#values.set(record, value);
    const counts = this.#components.get(component) ?? new Map<string, number>();
    this.#components.set(component, counts);
    counts.set(value, (counts.get(value) ?? 0) + 1);
  }

  /** Adds a link between two records that were added. */
  addLink(link: Link): void {
    const [one, other] = [this.#values.get(link.first), this.#values.get(link.second)];
    if (one === undefined || other === undefined || one === other) return;
    const pair = pairOf(one, other);
    const links = this.#links.get(pair);
    if (links === undefined) this.#links.set(pair, [link]);
    else links.push(link);
  }

  /** Whether two groups of a component may become one. */
  mayJoin(one: number, other: number, component: number): boolean {
    const [mine, yours] = [this.#valuesOf(one), this.#valuesOf(other)];
    if (mine.size === 0 || yours.size === 0) return true;
    const both = { counts: sumOf(mine, yours), leaders: [one, other], component };
    const values = [...both.counts.keys()];
    for (const [at, value] of values.entries()) {
      for (const another of values.slice(0, at)) {
        if (!this.#areApart(value, another) || this.#areExplained(value, another, both)) continue;
        // People decided that the records of this group belong together, whatever their values are. These
        // values must not keep a further record out.
        const isOld = [mine, yours].some(
          (counts, side) =>
            counts.has(value) &&
            counts.has(another) &&
            !this.#areExplained(value, another, { counts, leaders: [side === 0 ? one : other], component }),
        );
        if (!isOld) return false;
      }
    }
    return true;
  }

  /** Makes two groups one. Its leader is the lower of the two. */
  join(one: number, other: number): void {
    const counts = sumOf(this.#valuesOf(one), this.#valuesOf(other));
    this.#groups.delete(Math.max(one, other));
    this.#groups.set(Math.min(one, other), counts);
  }

  #valuesOf(leader: number): ReadonlyMap<string, number> {
    const value = this.#values.get(leader);
    return this.#groups.get(leader) ?? new Map(value === undefined ? [] : [[value, 1]]);
  }

  /** Whether connections lead from one value of a group to another. */
  #areExplained(one: string, other: string, group: Group): boolean {
    const { counts, component } = group;
    const times = this.#components.get(component);
    const areConfirmed = [one, other].every((value) => (times?.get(value) ?? 0) >= CONFIRMED);
    if (this.#kind.isCounted && areConfirmed) return false;
    const reached = new Set([one]);
    for (const value of reached) {
      // The set grows while it is walked through.
      if (value !== one && !this.#kind.isWhole(value)) continue;
      for (const next of counts.keys())
        if (!reached.has(next) && this.#areConnected(value, next, group)) reached.add(next);
      if (reached.has(other)) return true;
    }
    return false;
  }

  #areConnected(one: string, other: string, { counts, leaders }: Group): boolean {
    const isWithin = (record: number) => leaders.includes(this.#leaderOf(record));
    const links = this.#links.get(pairOf(one, other)) ?? [];
    if (links.some(({ first, second }) => isWithin(first) && isWithin(second))) return true;
    if (this.#kind.isCounted && counts.get(one) === counts.get(other)) return false;
    return this.#kind.agree(one, other);
  }

  #areApart(one: string, other: string): boolean {
    if (one === other) return false;
    const pair = pairOf(one, other);
    let apart = this.#apart.get(pair);
    if (apart === undefined) {
      apart = this.#kind.areApart(one, other);
      this.#apart.set(pair, apart);
    }
    return apart;
  }
}

/** A group, or two groups that may become one. */
interface Group {
  readonly counts: ReadonlyMap<string, number>;
  readonly leaders: readonly number[];
  readonly component: number;
}

function pairOf(one: string, other: string): string {
  return one < other ? `${one}\n${other}` : `${other}\n${one}`;
}

function sumOf(one: ReadonlyMap<string, number>, other: ReadonlyMap<string, number>): Map<string, number> {
  const sum = new Map(one);
  for (const [value, often] of other) sum.set(value, (sum.get(value) ?? 0) + often);
  return sum;
}
