/*
 * The index of a list: digests in ascending order, in buckets of neighbouring digests. One read of about a
 * kilobyte finds out whether a key is there.
 *
 *   table     for each bucket: the number of its first entry (uint32), CRC-32 of its entries (uint32);
 *             one more row holds the end of the last bucket
 *   entries   digest (8 bytes), group (uint16), offset of the row in the file of rows (uint48)
 *
 * All numbers but the digest are little-endian.
 *
 * The first four bytes of the digest give the bucket. The next eight are stored. So two different keys are
 * confused once in about 2^80 comparisons.
 */

/** Bytes of an entry. */
export const ENTRY_BYTES = 16;

/** Bytes of a bucket in the table. */
export const TABLE_BYTES = 8;

/** Average number of entries in a bucket: a kilobyte, which is read at once. */
const PER_BUCKET = 64;

/** The number of buckets for this many entries. */
export function bucketCount(entries: number): number {
  return Math.max(1, Math.ceil(entries / PER_BUCKET));
}

/** The bucket of the digest that begins at `at`. Ascending digests have ascending buckets. */
export function bucketOf(bytes: Buffer, at: number, buckets: number): number {
  return Math.floor((bytes.readUInt32BE(at) / 2 ** 32) * buckets);
}

/** Where the eight stored bytes of a digest begin. */
export const STORED = 4;
