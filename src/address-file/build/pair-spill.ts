import { closeSync, openSync, writeSync } from 'node:fs';
import { present } from '../../present.ts';
import { type Extent, readExtents } from './partitions.ts';

/** All keys of a bucket share this many leading bits. */
export const BUCKET_BITS = 10;

const BUCKETS = 1 << BUCKET_BITS;

/** How many numbers a bucket holds in memory before they are written: 16 KB a bucket, 16 MB in all. */
const GATHERED = 4096;

/**
 * The pairs of key and postcode of the search index. There are far more than memory can hold, so they are
 * sorted on disk. This class does the first half of that sort: it puts each pair into a bucket by the first
 * bits of its key. All buckets share one file, each as a list of extents.
 */
export class PairSpill {
  readonly #path: string;
  readonly #file: number;
  readonly #buckets = Array.from({ length: BUCKETS }, (): Bucket => ({ extents: [], used: 0 }));
  #pairs = 0;
  #end = 0;
  #closed = false;

  /** @param path a file to create */
  constructor(path: string) {
    this.#path = path;
    this.#file = openSync(path, 'wx', 0o600);
  }

  get path(): string {
    return this.#path;
  }

  /** How many pairs were added. */
  get pairs(): number {
    return this.#pairs;
  }

  /** @param pairs key, postcode, key, postcode and so on */
  add(pairs: Uint32Array): void {
    this.#pairs += pairs.length / 2;
    for (let at = 0; at < pairs.length; at += 2) {
      const key = pairs[at]!;
      const bucket = present(this.#buckets[key >>> (32 - BUCKET_BITS)], 'the bucket of a key');
      bucket.gathered ??= new Uint32Array(GATHERED);
      bucket.gathered[bucket.used++] = key;
      bucket.gathered[bucket.used++] = pairs[at + 1]!;
      if (bucket.used === GATHERED) this.#flush(bucket);
    }
  }

  /** Writes the pairs still in memory. @returns the extents of each bucket that has pairs, in key order */
  finish(): (readonly Extent[])[] {
    for (const bucket of this.#buckets) {
      this.#flush(bucket);
      bucket.gathered = undefined;
    }
    return this.#buckets.map(({ extents }) => extents).filter(({ length }) => length > 0);
  }

  /** Closes the file without removing it. Further calls do nothing. */
  close(): void {
    if (!this.#closed) closeSync(this.#file);
    this.#closed = true;
  }

  #flush(bucket: Bucket): void {
    const { gathered, used } = bucket;
    if (gathered === undefined || used === 0) return;
    const bytes = new Uint8Array(gathered.buffer, 0, used * 4);
    for (let written = 0; written < bytes.length; ) {
      written += writeSync(this.#file, bytes, written, bytes.length - written, this.#end + written);
    }
    bucket.extents.push([this.#end, bytes.length]);
    bucket.used = 0;
    this.#end += bytes.length;
  }
}

interface Bucket {
  readonly extents: Extent[];
  gathered?: Uint32Array | undefined;
  used: number;
}

/** Reads the pairs of a bucket: key, postcode, key, postcode and so on. */
export function readPairs(path: string, extents: readonly Extent[]): Uint32Array {
  const bytes = readExtents([{ path, extents }]);
  const copy = new Uint8Array(bytes);
  return new Uint32Array(copy.buffer);
}
