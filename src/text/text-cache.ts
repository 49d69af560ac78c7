import { fnv1a } from './hash.ts';

/** Entries per row of the table. */
const WAYS = 4;

/**
 * A cache from texts to values that can be computed again. It evicts texts that are seldom looked up. A text
 * can be looked up as a part of a longer text, without cutting it out.
 *
 * The cache is a hash table whose rows hold four entries. Each hit moves an entry up one place in its row. A
 * new text takes the last place. The first `set` of a text stores only its hash. The second `set` stores the
 * value, unless another text of that row was set in between. Most typing errors and most streets of a country
 * never occur again, and stored values outlive the garbage collector's young generation.
 *
 * Use it for words cut out of longer texts: matching against thirty million addresses spent 15 % of its time
 * looking up such words in a Map. For texts that are kept anyway a Map is faster, because V8 caches their
 * hashes (measured on the names that deduplication compares).
 */
export class TextCache<Value> {
  readonly #lastRow: number;
  /** The hash of each place. A row's hashes are read together. */
  readonly #hashes: Int32Array;
  /** Two elements a place: the text, then its value. */
  readonly #entries: (string | Value | undefined)[];

  /** @param most the highest number of entries: a power of two, at least 4 */
  constructor(most: number) {
    this.#lastRow = most / WAYS - 1;
    if ((most & (most - 1)) !== 0 || this.#lastRow < 0)
      throw new RangeError(`${most} is not a power of two of at least ${WAYS}.`);
    this.#hashes = new Int32Array(most);
    this.#entries = new Array(2 * most).fill(undefined);
  }

  /** The value stored for a text. Does the same as {@link find}, and compares whole texts at once. */
  get(text: string): Value | undefined {
    const hash = hashOf(text, 0, text.length);
    const row = (hash & this.#lastRow) * WAYS;
    for (let place = row; place < row + WAYS; place++)
      if (this.#hashes[place] === hash && this.#entries[2 * place] === text) return this.#hit(row, place);
    return undefined;
  }

  /**
   * The value stored for the part of `text` from index `from` up to, but not including, `to`, in UTF-16
   * units.
   */
  find(text: string, from: number, to: number): Value | undefined {
    const hash = hashOf(text, from, to);
    const row = (hash & this.#lastRow) * WAYS;
    for (let place = row; place < row + WAYS; place++) {
      if (this.#hashes[place] !== hash) continue;
      const known = this.#entries[2 * place] as string | undefined;
      if (known === undefined || !isPart(known, text, from, to)) continue;
      return this.#hit(row, place);
    }
    return undefined;
  }

  /** Returns the value of an entry that was looked up, and moves the entry up. */
  #hit(row: number, place: number): Value {
    const value = this.#entries[2 * place + 1] as Value;
    if (place > row) this.#swap(place, place - 1);
    return value;
  }

  /** Offers the value of a text that is not in the cache. The value is stored at the second offer. */
  set(text: string, value: Value): void {
    const hash = hashOf(text, 0, text.length);
    let place = (hash & this.#lastRow) * WAYS;
    const last = place + WAYS - 1;
    while (place < last && this.#entries[2 * place] !== undefined) place++;
    if (this.#hashes[place] === hash) this.#put(place, hash, text, value);
    else this.#put(place, hash, undefined, undefined);
  }

  #put(place: number, hash: number, text: string | undefined, value: Value | undefined): void {
    this.#hashes[place] = hash;
    this.#entries[2 * place] = text;
    this.#entries[2 * place + 1] = value;
  }

  #swap(one: number, other: number): void {
    const hash = this.#hashes[one]!;
    const text = this.#entries[2 * one] as string;
    const value = this.#entries[2 * one + 1] as Value;
    this.#put(
      one,
      this.#hashes[other]!,
      this.#entries[2 * other] as string,
      this.#entries[2 * other + 1] as Value,
    );
    this.#put(other, hash, text, value);
  }
}

/** FNV-1a over UTF-16 units, with the upper bits mixed into the lower ones. */
function hashOf(text: string, from: number, to: number): number {
  const hash = fnv1a(text, from, to);
  return hash ^ (hash >>> 15);
}

function isPart(known: string, text: string, from: number, to: number): boolean {
  if (known.length !== to - from) return false;
  for (let at = 0; at < known.length; at++)
    if (known.charCodeAt(at) !== text.charCodeAt(from + at)) return false;
  return true;
}
