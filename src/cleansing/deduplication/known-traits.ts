import type { Conflicts } from './careful-clusters.ts';

/** Above the number of any traits in a batch. */
const MOST_NUMBERS = 2 ** 26;

/**
 * People of one name have few different traits, but a large component has many pairs of them. Limits the memory
 * that they take.
 */
const MOST_KNOWN = 100_000;

/** The traits of the records of a batch as numbers, which are shorter keys than texts, and their conflicts. */
export class KnownTraits {
  readonly #conflicts: Conflicts;
  readonly #ofRecord = new Map<number, number>();
  readonly #numbers = new Map<string, number>();
  #texts: string[] = [];
  /** Two numbers of traits → the evidence against them. */
  readonly #known = new Map<number, number>();

  constructor(conflicts: Conflicts) {
    this.#conflicts = conflicts;
  }

  /** Forgets the records of the last batch: nothing that is known of them concerns those of another. */
  clear(): void {
    this.#ofRecord.clear();
    this.#numbers.clear();
    this.#texts = [];
    this.#known.clear();
  }

  /** Returns the number of the traits of a record. Equal traits have one number. */
  of(record: number): number {
    let number = this.#ofRecord.get(record);
    if (number === undefined) {
      number = this.#numberOf(this.#conflicts.traits(record));
      this.#ofRecord.set(record, number);
    }
    return number;
  }

  textOf(record: number): string {
    return this.#texts[this.of(record)]!;
  }

  /** Notes that there is no evidence against two records. */
  setAgreed(one: number, other: number): void {
    this.#set(pairOf(this.of(one), this.of(other)), 0);
  }

  /** Returns the evidence, in bits, against two records with these traits. */
  against(one: number, other: number): number {
    if (one === other) return 0;
    const pair = pairOf(one, other);
    let found = this.#known.get(pair);
    if (found === undefined) {
      found = this.#conflicts.against(this.#texts[one]!, this.#texts[other]!);
      this.#set(pair, found);
    }
    return found;
  }

  /** Whether a record with the first traits shows that the other two belong to one person. */
  bridges(record: number, one: number, other: number): boolean {
    return this.#conflicts.bridges(this.#texts[record]!, this.#texts[one]!, this.#texts[other]!);
  }

  #set(pair: number, against: number): void {
    if (this.#known.size > MOST_KNOWN) this.#known.clear();
    this.#known.set(pair, against);
  }

  #numberOf(traits: string): number {
    let number = this.#numbers.get(traits);
    if (number === undefined) {
      number = this.#texts.push(traits) - 1;
      this.#numbers.set(traits, number);
    }
    return number;
  }
}

function pairOf(one: number, other: number): number {
  return Math.min(one, other) * MOST_NUMBERS + Math.max(one, other);
}
