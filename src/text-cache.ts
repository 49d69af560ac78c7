/** How many texts stand in one row of the table. */
const WAYS = 4;

/**
 * What was made of texts, for values that can be made again: it forgets those that are seldom asked for. Texts are looked up where they stand,
 * as a part of a longer one, so that none is cut out for that.
 *
 * A table of rows of four, by the hash of the text. Each find moves an entry up by one in its row; a new one takes the last place. It
 * is kept only when it comes a second time before another one of its row does: most typing errors and most streets of a country
 * never come again, and what is kept outlives the collector's young generation.
 *
 * For words cut out of texts: looking them up in a Map was 15 % of the time of matching on thirty million addresses. For texts that are kept
 * anyway a Map is faster, since V8 keeps their hashes: the names that deduplication compares took longer here.
 */
export class TextCache<Value> {
  readonly #lastRow: number;
  /** Of each place; all of a row are read at once. */
  readonly #hashes: Int32Array;
  /** Of each place its text, and its value behind it. */
  readonly #entries: (string | Value | undefined)[];

  /** @param most texts that it may hold: a power of two, from 4 on */
  constructor(most: number) {
    this.#lastRow = most / WAYS - 1;
    if ((most & (most - 1)) !== 0 || this.#lastRow < 0) throw new RangeError(`${most} is no power of two.`);
    this.#hashes = new Int32Array(most);
    this.#entries = new Array(2 * most).fill(undefined);
  }

  get(text: string): Value | undefined {
    return this.find(text, 0, text.length);
  }

  /** What is kept for a part of a text: from one place to before another, in UTF-16 units. */
  find(text: string, from: number, to: number): Value | undefined {
    const hash = hashOf(text, from, to);
    const row = (hash & this.#lastRow) * WAYS;
    for (let place = row; place < row + WAYS; place++) {
      if (this.#hashes[place] !== hash) continue;
      const known = this.#entries[2 * place] as string | undefined;
      if (known === undefined || !isPart(known, text, from, to)) continue;
      const value = this.#entries[2 * place + 1] as Value;
      if (place > row) this.#swap(place, place - 1);
      return value;
    }
    return undefined;
  }

  /** Is told a value for a text that it does not hold, and keeps it from the second time on. */
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

/** FNV-1a over UTF-16 units, its upper bits mixed into the lower ones. */
function hashOf(text: string, from: number, to: number): number {
  let hash = 0x811c9dc5;
  for (let at = from; at < to; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash ^ (hash >>> 15);
}

function isPart(known: string, text: string, from: number, to: number): boolean {
  if (known.length !== to - from) return false;
  for (let at = 0; at < known.length; at++)
    if (known.charCodeAt(at) !== text.charCodeAt(from + at)) return false;
  return true;
}
