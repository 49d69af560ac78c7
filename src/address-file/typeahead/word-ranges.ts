import { ByteReader, ByteWriter } from '../bytes.ts';
import type { WordRange } from './lexicon.ts';

/**
 * Ranges of words that begin alike, ordered by their first words. Of ranges with the same
 * first word, the longer one comes first. Each range takes 8 bytes.
 */
export class WordRanges {
  readonly #from: Uint32Array;
  readonly #to: Uint32Array;

  /** Reads what {@link packRanges} made. */
  constructor(bytes: Buffer) {
    const reader = new ByteReader(bytes);
    const count = reader.number();
    this.#from = new Uint32Array(count);
    this.#to = new Uint32Array(count);
    let from = 0;
    for (let at = 0; at < count; at++) {
      from += reader.number();
      this.#from[at] = from;
      this.#to[at] = from + reader.number();
    }
  }

  get size(): number {
    return this.#from.length;
  }

  /** Returns the index of a range in this order, or -1 if it is not one of them. */
  find({ from, to }: WordRange): number {
    let low = 0;
    let high = this.size;
    while (low < high) {
      const middle = (low + high) >>> 1;
      const first = this.#from[middle]!;
      if (first < from || (first === from && this.#to[middle]! > to)) low = middle + 1;
      else high = middle;
    }
    return this.#from[low] === from && this.#to[low] === to ? low : -1;
  }

  /** Whether one of two ranges holds all words of the other. A range is nested with itself. */
  areNested(one: number, other: number): boolean {
    const from = Math.max(this.#from[one]!, this.#from[other]!);
    const to = Math.min(this.#to[one]!, this.#to[other]!);
    // Ranges of words that begin alike never overlap in part.
    return from < to;
  }
}

/**
 * Packs ranges in this order: their count, then for each range the difference of its first word from that of
 * the range before, and its length.
 */
export function packRanges(ranges: readonly WordRange[]): Buffer {
  const writer = new ByteWriter();
  writer.number(ranges.length);
  let before = 0;
  for (const { from, to } of ranges) {
    writer.number(from - before);
    writer.number(to - from);
    before = from;
  }
  return writer.take();
}
