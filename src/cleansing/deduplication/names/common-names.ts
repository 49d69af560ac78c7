import { spread } from '../sketch.ts';

/** A name that is found at several doors, in the whole file or in one district. */
export interface CommonName {
  readonly hash: number;
  readonly doors: number;
  /** The hash of the district; 0 for the name in the whole file. */
  readonly district: number;
}

/** How many slots the table begins with. At least half of the slots stay empty. */
const FIRST_BITS = 12;

/**
 * Counts the doors of common names: a hash table in typed arrays. A map of objects took three times as long to
 * count in.
 */
export class CommonNames {
  readonly #most: number;
  #size = 0;
  #bits = FIRST_BITS;
  /**
   * For each slot two numbers: the hash of its name, and its doors. The doors are 0 if the slot is empty. The two
   * stand side by side, because fetching them from memory takes longer than all else.
   */
  #names = new Float64Array(2 * 2 ** FIRST_BITS);
  #district = new Float64Array(2 ** FIRST_BITS);

  /** @param most the highest number of names that are counted */
  constructor(most: number) {
    this.#most = most;
  }

  /**
   * Counts a door of a name.
   *
   * @param bits the spread of the hash
   * @param first the count that a new name begins with
   */
  add(hash: number, bits: number, first: number, district: number): void {
    const slot = this.#slotOf(hash, bits);
    if (this.#doorsAt(slot) !== 0) {
      this.#names[2 * slot + 1]!++;
      return;
    }
    if (this.#size === this.#most) return;
    this.#set(slot, hash, first, district);
    this.#size++;
    if (2 * this.#size > this.#district.length) this.#grow();
  }

  /** Returns the `most` names with the most doors, in order. Of names with equally many, the lower hashes. */
  most(most: number): CommonName[] {
    const slots: number[] = [];
    for (let slot = 0; slot < this.#district.length; slot++) if (this.#doorsAt(slot) !== 0) slots.push(slot);
    const kept = slots.length <= most ? slots : this.#first(slots, most);
    return kept
      .map((slot) => ({
        hash: this.#hashAt(slot),
        doors: this.#doorsAt(slot),
        district: this.#district[slot]!,
      }))
      .sort((a, b) => b.doors - a.doors || a.hash - b.hash);
  }

  /** Finds out which names come first without putting all of them in order, which took ten times as long. */
  #first(slots: readonly number[], most: number): number[] {
    const fewest = Uint32Array.from(slots, (slot) => this.#doorsAt(slot)).sort()[slots.length - most]!;
    const more = slots.filter((slot) => this.#doorsAt(slot) > fewest);
    const tied = slots.filter((slot) => this.#doorsAt(slot) === fewest);
    const last = Float64Array.from(tied, (slot) => this.#hashAt(slot)).sort()[most - more.length - 1]!;
    return [...more, ...tied.filter((slot) => this.#hashAt(slot) <= last)];
  }

  /** Returns the slot of a name, or the empty slot where it belongs. */
  #slotOf(hash: number, bits: number): number {
    const last = this.#district.length - 1;
    let slot = bits >>> (32 - this.#bits);
    while (this.#doorsAt(slot) !== 0 && this.#hashAt(slot) !== hash) slot = (slot + 1) & last;
    return slot;
  }

  #hashAt(slot: number): number {
    return this.#names[2 * slot]!;
  }

  #doorsAt(slot: number): number {
    return this.#names[2 * slot + 1]!;
  }

  #set(slot: number, hash: number, doors: number, district: number): void {
    this.#names[2 * slot] = hash;
    this.#names[2 * slot + 1] = doors;
    this.#district[slot] = district;
  }

  #grow(): void {
    const [names, districts] = [this.#names, this.#district];
    this.#bits++;
    this.#names = new Float64Array(2 * 2 ** this.#bits);
    this.#district = new Float64Array(2 ** this.#bits);
    for (const [from, district] of districts.entries()) {
      const [hash, doors] = [names[2 * from]!, names[2 * from + 1]!];
      if (doors !== 0) this.#set(this.#slotOf(hash, spread(hash)), hash, doors, district);
    }
  }
}
