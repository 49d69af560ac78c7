import { ByteWriter } from '../bytes.ts';
import { MOST_POSTCODES } from '../search/postings.ts';
import { BUCKET_BITS, readPairs } from './pair-spill.ts';
import type { Extent } from './partitions.ts';

/** A bucket of pairs, and how to pack it. */
export interface Bucket {
  /** The file of the pairs. */
  readonly path: string;
  readonly extents: readonly Extent[];
  readonly prefixBits: number;
}

/** Values of the search index, ready to be stored. */
export interface PackedPostings {
  /** The number of each value, ascending. */
  readonly prefixes: Uint32Array;
  /** The end of each value in `bytes`. */
  readonly ends: Uint32Array;
  readonly bytes: Uint8Array;
  readonly keys: number;
  /** How many pairs of a key and a postcode, including those that are counted but not listed. */
  readonly postings: number;
}

export function packBucket({ path, extents, prefixBits }: Bucket): PackedPostings {
  return packPostings(readPairs(path, extents), BUCKET_BITS, prefixBits);
}

/**
 * Packs pairs of a key and a postcode (src/address-file/search/postings.ts). All keys share their first bits.
 * So the differing part of a pair fits into the 53 bits of a number, and a plain sort of numbers, at 70 ns
 * each, does the work.
 *
 * @param pairs key, postcode, key, postcode and so on, in any order without repetition
 * @param sharedBits how many leading bits all keys share: at least 10, at most `prefixBits`
 */
export function packPostings(pairs: Uint32Array, sharedBits: number, prefixBits: number): PackedPostings {
  const sorted = sortedPairs(pairs, sharedBits);
  const shared = pairs.length === 0 ? 0 : (pairs[0]! >>> (32 - sharedBits)) * 2 ** (32 - sharedBits);
  const restSpan = 2 ** (32 - prefixBits);
  const packer = new Packer();
  const prefixes: number[] = [];
  const ends: number[] = [];
  const whole = new ByteWriter(1 << 16);
  let keys = 0;
  for (let at = 0; at < sorted.length; ) {
    const key = shared + Math.floor(sorted[at]! / POSTCODES);
    const prefix = Math.floor(key / restSpan);
    let end = at + 1;
    const limit = (key - shared + 1) * POSTCODES;
    while (end < sorted.length && sorted[end]! < limit) end++;
    if (prefixes.at(-1) !== prefix) {
      if (prefixes.length > 0) ends.push(packer.finish(whole));
      prefixes.push(prefix);
    }
    packer.add(key - prefix * restSpan, sorted, at, end);
    keys++;
    at = end;
  }
  if (prefixes.length > 0) ends.push(packer.finish(whole));
  return {
    prefixes: Uint32Array.from(prefixes),
    ends: Uint32Array.from(ends),
    // In its own buffer, which can be transferred to another thread.
    bytes: new Uint8Array(whole.view()),
    keys,
    postings: sorted.length,
  };
}

/** Every postcode number is below this. */
const POSTCODES = 2 ** 31;

/** Returns each pair as one number: the key's bits after the shared ones, then the postcode. */
function sortedPairs(pairs: Uint32Array, sharedBits: number): Float64Array {
  const span = 2 ** (32 - sharedBits);
  const sorted = new Float64Array(pairs.length / 2);
  for (let at = 0; at < sorted.length; at++) {
    sorted[at] = (pairs[2 * at]! % span) * POSTCODES + pairs[2 * at + 1]!;
  }
  return sorted.sort();
}

/** Packs the values of the search index, one after the other. */
class Packer {
  readonly #head = new ByteWriter();
  readonly #tail = new ByteWriter();
  #before = 0;

  add(rest: number, sorted: Float64Array, from: number, to: number): void {
    const count = to - from;
    const start = this.#tail.length;
    if (count <= MOST_POSTCODES) {
      let postcode = sorted[from]! % POSTCODES;
      this.#tail.uint32(postcode);
      for (let at = from + 1; at < to; at++) {
        const next = sorted[at]! % POSTCODES;
        this.#tail.number(next - postcode);
        postcode = next;
      }
    }
    this.#head.number(rest - this.#before);
    this.#head.number(count);
    if (count > 1 && count <= MOST_POSTCODES) this.#head.number(this.#tail.length - start - 4);
    this.#before = rest;
  }

  /** Appends the current value to `whole`. @returns where it ends */
  finish(whole: ByteWriter): number {
    whole.number(this.#head.length);
    whole.append(this.#head.view());
    whole.append(this.#tail.view());
    this.#head.clear();
    this.#tail.clear();
    this.#before = 0;
    return whole.length;
  }
}
