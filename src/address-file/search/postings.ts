import { ByteReader } from '../bytes.ts';

/*
 * Where the keys of the search index lead to. Keys whose first bits are the same make one value of the store's database
 * `search`, under those bits as a number: a hundred or so keys, which are quickly looked through, and little beside them.
 * In it (numbers as in src/address-file/bytes.ts):
 *
 *   how many bytes the keys take
 *   keys        for each, in ascending order: the rest of its bits, less that of the key before · how many postcodes ·
 *               where there are 2 to MOST_POSTCODES of them: how many bytes all but the first take below
 *   postcodes   for each key that has at most MOST_POSTCODES, in the same order:
 *               the first in four bytes, little-endian · the others, each less the one before
 *
 * Measured on 30 million generated addresses: 42.8 million keys, 89 million postings, 374 MB of 5.9 GB, 4.2 bytes a posting; a key is
 * found in 2.4 µs with its 230 postcodes, and in 1.7 µs where it is not there. On 1 million: 15.6 MB, 1.4 µs and 0.9 µs; of the build's
 * 57 s of processor time the keys took 1.3 s, sorting and packing 0.5 s. With a record of LMDB for each key, each would take 14 bytes
 * (header, pointer, key) before its first posting; here it takes 2 or 3.
 */

/** Whoever is found under more postcodes than this is not found at all by them: only their number is kept. */
export const MOST_POSTCODES = 4000;

/** The postcodes that a key of the search index leads to. */
export interface Postings {
  readonly count: number;
  /** Their numbers (src/address-file/postcode-number.ts), ascending; none where there are more than {@link MOST_POSTCODES}. */
  readonly postcodes: Uint32Array;
}

const NONE = new Uint32Array(0);

/** The number of the value that a key is in. @param prefixBits of the file, 1 to 31 */
export function prefixOf(key: number, prefixBits: number): number {
  return key >>> (32 - prefixBits);
}

/** Finds a key in its value; undefined where it is not there. */
export function findPostings(bytes: Buffer, key: number, prefixBits: number): Postings | undefined {
  const wanted = (key << prefixBits) >>> prefixBits;
  const reader = new ByteReader(bytes);
  const length = reader.number();
  const end = reader.at + length;
  /** Where the postcodes of the key at hand are. */
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
