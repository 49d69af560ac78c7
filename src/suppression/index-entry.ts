/*
 * The index of a list: digests in order, in buckets of neighbours, so that one read of some hundred bytes tells whether a key is there.
 *
 *   table     for each bucket, and once more behind the last: the number of its first entry (uint32), the CRC-32 of its entries (uint32)
 *   entries   digest (8 bytes), group (uint16), offset of the row in the file of rows (uint48); little-endian but the digest
 *
 * The bucket comes from the digest's first four bytes and the eight behind them are stored, so that two keys are taken for one
 * once in about 2^80 comparisons.
 */

/** Bytes of an entry. */
export const ENTRY_BYTES = 16;

/** Bytes of a bucket in the table. */
export const TABLE_BYTES = 8;

/** Entries of a bucket on average: a kilobyte, which is read at once. */
const PER_BUCKET = 64;

/** The number of buckets for so many entries. */
export function bucketCount(entries: number): number {
  return Math.max(1, Math.ceil(entries / PER_BUCKET));
}

/** The bucket of the digest that begins at `at`. Digests in order give buckets in order. */
export function bucketOf(bytes: Buffer, at: number, buckets: number): number {
  return Math.floor((bytes.readUInt32BE(at) / 2 ** 32) * buckets);
}

/** Where the eight bytes of a digest that are stored begin. */
export const STORED = 4;
