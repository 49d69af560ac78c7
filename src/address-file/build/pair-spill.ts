import { closeSync, openSync, writeSync } from 'node:fs';
import { type Extent, readExtents } from './partitions.ts';

/** All keys of a bucket begin with the same bits. */
export const BUCKET_BITS = 10;

const BUCKETS = 1 << BUCKET_BITS;

/** Numbers gathered of a bucket before they are written: 16 KB, so 16 MB in all. */
const GATHERED = 4096;

/**
 * The pairs of key and postcode of the search index, far more than memory holds, sorted into buckets by the first bits of
 * the key as they come: the first half of a sort on disk. All buckets share one file, each as a list of extents.
 */
export class PairSpill {
  readonly #path: string;
  readonly #file: number;
  readonly #buckets = Array.from({ length: BUCKETS }, (): Bucket => ({ extents: [], used: 0 }));
  #pairs = 0;
  #end = 0;
  #closed = false;

  /** @param path of a file to be made */
  constructor(path: string) {
    this.#path = path;
    this.#file = openSync(path, 'wx', 0o600);
  }

  get path(): string {
    return this.#path;
  }

  /** How many were added. */
  get pairs(): number {
    return this.#pairs;
  }

  /** @param pairs key, postcode, key, postcode … */
  add(pairs: Uint32Array): void {
    this.#pairs += pairs.length / 2;
    for (let at = 0; at < pairs.length; at += 2) {
      const key = pairs[at]!;
      const bucket = this.#buckets[key >>> (32 - BUCKET_BITS)]!;
      bucket.gathered ??= new Uint32Array(GATHERED);
      bucket.gathered[bucket.used++] = key;
      bucket.gathered[bucket.used++] = pairs[at + 1]!;
      if (bucket.used === GATHERED) this.#flush(bucket);
    }
  }

  /** Writes what is still gathered. @returns the extents of each bucket that has pairs, in the order of the keys */
  finish(): (readonly Extent[])[] {
    for (const bucket of this.#buckets) {
      this.#flush(bucket);
      bucket.gathered = undefined;
    }
    return this.#buckets.map(({ extents }) => extents).filter(({ length }) => length > 0);
  }

  /** Closes the file, which stays where it is. Once is enough. */
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

/** Reads the pairs of a bucket. */
export function readPairs(path: string, extents: readonly Extent[]): Uint32Array {
  const bytes = readExtents(path, extents);
  const copy = new Uint8Array(bytes);
  return new Uint32Array(copy.buffer);
}
