import { ByteReader } from '../bytes.ts';

/*
 * The values of the search index. Keys whose first bits are equal share one value in the store's database
 * `search`, stored under those bits as a number. A value has about a hundred keys, which can be scanned
 * quickly, and little overhead. Its layout (numbers as in src/address-file/bytes.ts):
 *
 *   how many bytes the keys take
 *   keys        for each, in ascending order: the rest of its bits, as a difference from the key before ·
 *               how many postcodes · if there are 2 to MOST_POSTCODES: how many bytes all but the first take
 *   postcodes   for each key with at most MOST_POSTCODES, in the same order:
 *               the first in four bytes, little-endian · the others as differences from the one before
 *
 * Measured on 30 million generated addresses: 42.8 million keys and 89 million postings take 374 MB of 5.9
 * GB, 4.2 bytes a posting. Finding a key with its 230 postcodes takes 2.4 µs, and a key that is not there 1.7
 * µs. On 1 million addresses: 15.6 MB, 1.4 µs and 0.9 µs. Of the 57 s of processor time that such a build
 * takes, making the keys takes 1.3 s, and sorting and packing them 0.5 s. As a separate LMDB record each key
 * would take 14 bytes (header, pointer, key) before its first posting; here it takes 2 or 3.
 */

/** A key with more postcodes than this keeps only their count. It is too common to help a search. */
export const MOST_POSTCODES = 4000;

/** The postcodes that a key of the search index leads to. */
export interface Postings {
  readonly count: number;
  /**
   * The postcode numbers (src/address-file/postcode-number.ts), ascending. Empty if there are more than
   * {@link MOST_POSTCODES}.
   */
  readonly postcodes: Uint32Array;
}

const NONE = new Uint32Array(0);

/** The number of the value that holds a key. @param prefixBits from the file's layout, 1 to 31 */
export function prefixOf(key: number, prefixBits: number): number {
  return key >>> (32 - prefixBits);
}

/** Finds a key in its value. Returns undefined if it is not there. */
export function findPostings(bytes: Buffer, key: number, prefixBits: number): Postings | undefined {
  const wanted = (key << prefixBits) >>> prefixBits;
  const reader = new ByteReader(bytes);
  const length = reader.number();
  const end = reader.at + length;
  /** Where the postcodes of the current key start. */
  let postcodes = end;
  for (let rest = 0; reader.at < end; ) {
    rest += reader.number();
    if (rest > wanted) return undefined;
    const count = reader.number();
    const isListed = count <= MOST_POSTCODES;
    const others = isListed && count > 1 ? reader.number() : 0;
    if (rest === wanted)
      return { count, postcodes: isListed ? readPostcodes(bytes, postcodes, count) : NONE };
    if (isListed) postcodes += 4 + others;
  }
  return undefined;
}

function readPostcodes(bytes: Buffer, start: number, count: number): Uint32Array {
  const reader = new ByteReader(bytes);
  reader.at = start + 4;
  const postcodes = new Uint32Array(count);
  let postcode = bytes.readUInt32LE(start);
  postcodes[0] = postcode;
  for (let at = 1; at < count; at++) {
    postcode += reader.number();
    postcodes[at] = postcode;
  }
  return postcodes;
}
