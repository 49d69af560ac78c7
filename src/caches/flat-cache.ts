import type { FlatKey } from './flat-key.ts';

/** Entries per row of the table. */
const WAYS = 4;

/** An entry has two numbers besides its key and its value: the length of each, before it. */
const LENGTHS = 2;

/**
 * A bounded cache for values that can be computed again, each a list of whole numbers of 32 bits. Keys and
 * values lie in one array outside V8's heap, one entry after another. When the array is full, new entries
 * overwrite the oldest ones. An entry that is found in the older half is copied to the end.
 *
 * Use it for results that are found again soon and then never more. As objects in a Map, each would outlive the
 * young generation and die in the old one. With such objects, 12,500 searches for addresses started five or six
 * full collections of 10 to 20 ms each; here a result costs the collector nothing, and there were one or two. A
 * look-up takes 100 to 130 ns, with writing its key.
 *
 * The offset of a value stays valid until half of the array has been written. So a caller may keep it for as
 * long as one search takes, if the search adds less than that.
 */
export class FlatCache {
  /** The array of all entries. */
  readonly numbers: Int32Array;
  readonly #hashes: Int32Array;
  /** For each place of the table: where its entry begins, counted from the first number ever written. -1: nowhere. */
  readonly #positions: Float64Array;
  /** How many numbers have been written since the cache was made. */
  #written = 0;

  /**
   * @param capacity the length of the array
   * @param entries the number of places for entries: a power of two, at least 4
   */
  constructor(capacity: number, entries: number) {
    if ((entries & (entries - 1)) !== 0 || entries < WAYS)
      throw new RangeError(`${entries} is not a power of two of at least ${WAYS}.`);
    this.numbers = new Int32Array(capacity);
    this.#hashes = new Int32Array(entries);
    this.#positions = new Float64Array(entries).fill(-1);
  }

  /** The most numbers that an entry may take, key and value together. */
  get most(): number {
    return this.numbers.length >>> 3;
  }

  /** Returns the offset of a value in {@link numbers}, or -1 if the cache does not have the key. */
  find(key: FlatKey): number {
    const hash = key.hash();
    const row = this.#rowOf(hash);
    for (let place = row; place < row + WAYS; place++) {
      const position = this.#positions[place]!;
      if (this.#hashes[place] !== hash || !this.#isThere(position)) continue;
      const from = position % this.numbers.length;
      if (!this.#hasKey(from, key)) continue;
      return this.#kept(place, from) + LENGTHS + key.length;
    }
    return -1;
  }

  /** Returns the length of a value. @param at its offset, as {@link find} or {@link add} returned it */
  lengthAt(at: number): number {
    return this.numbers[at - 1]!;
  }

  /**
   * Adds an entry and returns the offset at which the caller must write its value, or -1 if the entry is too
   * long.
   *
   * @param length the length of the value
   */
  add(key: FlatKey, length: number): number {
    const size = LENGTHS + key.length + length;
    if (size > this.most) return -1;
    const hash = key.hash();
    const place = this.#placeFor(hash, key);
    const from = this.#reserve(size);
    this.#hashes[place] = hash;
    this.#positions[place] = this.#written - size;
    this.numbers[from] = key.length;
    for (let at = 0; at < key.length; at++) this.numbers[from + 1 + at] = key.numbers[at]!;
    this.numbers[from + 1 + key.length] = length;
    return from + LENGTHS + key.length;
  }

  #rowOf(hash: number): number {
    return (hash & (this.#hashes.length / WAYS - 1)) * WAYS;
  }

  /** Whether an entry has not been overwritten. */
  #isThere(position: number): boolean {
    return position >= 0 && position >= this.#written - this.numbers.length;
  }

  #hasKey(from: number, key: FlatKey): boolean {
    if (this.numbers[from] !== key.length) return false;
    for (let at = 0; at < key.length; at++) if (this.numbers[from + 1 + at] !== key.numbers[at]) return false;
    return true;
  }

  /** Copies an entry of the older half to the end. Returns where the entry begins now. */
  #kept(place: number, from: number): number {
    if (this.#written - this.#positions[place]! <= this.numbers.length / 2) return from;
    const keyLength = this.numbers[from]!;
    const size = LENGTHS + keyLength + this.numbers[from + 1 + keyLength]!;
    const to = this.#reserve(size);
    this.numbers.copyWithin(to, from, from + size);
    this.#positions[place] = this.#written - size;
    return to;
  }

  /** Returns the place for an entry: that of the same key, or else that of the oldest entry in the row. */
  #placeFor(hash: number, key: FlatKey): number {
    const row = this.#rowOf(hash);
    let oldest = row;
    for (let place = row; place < row + WAYS; place++) {
      const position = this.#positions[place]!;
      if (
        this.#hashes[place] === hash &&
        this.#isThere(position) &&
        this.#hasKey(position % this.numbers.length, key)
      )
        return place;
      if (position < this.#positions[oldest]!) oldest = place;
    }
    return oldest;
  }

  /** Makes room for an entry at the end and returns its offset. An entry never goes around the end of the array. */
  #reserve(size: number): number {
    const capacity = this.numbers.length;
    const at = this.#written % capacity;
    if (at + size > capacity) this.#written += capacity - at;
    this.#written += size;
    return (this.#written - size) % capacity;
  }
}
