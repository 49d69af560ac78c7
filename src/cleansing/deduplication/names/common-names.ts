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
  #hash = new Float64Array(2 ** FIRST_BITS);
  /** Slot → the doors of its name; 0 if the slot is empty. */
  #doors = new Uint32Array(2 ** FIRST_BITS);
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
    if (this.#doors[slot] !== 0) {
      this.#doors[slot]!++;
      return;
    }
    if (this.#size === this.#most) return;
    this.#hash[slot] = hash;
    this.#doors[slot] = first;
    this.#district[slot] = district;
    this.#size++;
    if (2 * this.#size > this.#hash.length) this.#grow();
  }

  /** Returns the `most` names with the most doors, in order. Of names with equally many, the lower hashes. */
  most(most: number): CommonName[] {
    const slots: number[] = [];
    for (const [slot, doors] of this.#doors.entries()) if (doors !== 0) slots.push(slot);
    const kept = slots.length <= most ? slots : this.#first(slots, most);
    return kept
      .map((slot) => ({
        hash: this.#hash[slot]!,
        doors: this.#doors[slot]!,
        district: this.#district[slot]!,
      }))
      .sort((a, b) => b.doors - a.doors || a.hash - b.hash);
  }

  /** Finds out which names come first without putting all of them in order, which took ten times as long. */
  #first(slots: readonly number[], most: number): number[] {
    const fewest = Uint32Array.from(slots, (slot) => this.#doors[slot]!).sort()[slots.length - most]!;
    const more = slots.filter((slot) => this.#doors[slot]! > fewest);
    const tied = slots.filter((slot) => this.#doors[slot] === fewest);
    const last = Float64Array.from(tied, (slot) => this.#hash[slot]!).sort()[most - more.length - 1]!;
    return [...more, ...tied.filter((slot) => this.#hash[slot]! <= last)];
  }

  /** Returns the slot of a name, or the empty slot where it belongs. */
  #slotOf(hash: number, bits: number): number {
    let slot = bits >>> (32 - this.#bits);
    while (this.#doors[slot] !== 0 && this.#hash[slot] !== hash) slot = (slot + 1) & (this.#hash.length - 1);
    return slot;
  }

  #grow(): void {
    const [hash, doors, district] = [this.#hash, this.#doors, this.#district];
    this.#bits++;
    this.#hash = new Float64Array(2 ** this.#bits);
    this.#doors = new Uint32Array(2 ** this.#bits);
    this.#district = new Float64Array(2 ** this.#bits);
    for (let from = 0; from < doors.length; from++) {
      if (doors[from] === 0) continue;
      const to = this.#slotOf(hash[from]!, spread(hash[from]!));
      this.#hash[to] = hash[from]!;
      this.#doors[to] = doors[from]!;
      this.#district[to] = district[from]!;
    }
  }
}
