import type { Chunk, ChunkKind } from '../engine/dataset-step/chunk.ts';
import type { BucketSize } from '../engine/plan-tasks.ts';
import type { Spill, Spilled } from './spill.ts';

/** A chunk whose payload was put aside. */
type Kept = Omit<Chunk, 'payload'> & { readonly spilled: Spilled };

/** The chunks of one comparison of a run. */
export class LocalChunks {
  readonly #spill: Spill;
  /** Chunks by kind, bucket and number. */
  readonly #kept = new Map<ChunkKind, Map<number, Map<number, Kept>>>();

  constructor(spill: Spill) {
    this.#spill = spill;
  }

  /** Adds chunks. A chunk with the same kind, bucket and number is replaced. */
  async add(chunks: readonly Chunk[]): Promise<void> {
    for (const { payload, ...chunk } of chunks) {
      const buckets = this.#kept.get(chunk.kind) ?? new Map<number, Map<number, Kept>>();
      this.#kept.set(chunk.kind, buckets);
      const bucket = buckets.get(chunk.bucket) ?? new Map<number, Kept>();
      buckets.set(chunk.bucket, bucket);
      const before = bucket.get(chunk.number);
      if (before !== undefined) this.#spill.release(before.spilled);
      bucket.set(chunk.number, { ...chunk, spilled: await this.#spill.put(payload) });
    }
  }

  /** The buckets of a kind that have chunks, in order. */
  buckets(kind: ChunkKind): BucketSize[] {
    return [...(this.#kept.get(kind) ?? [])]
      .map(([bucket, numbers]) => {
        const kept = [...numbers.values()];
        return {
          bucket,
          count: kept.reduce((sum, { count }) => sum + count, 0),
          bytes: kept.reduce((sum, { byteLength }) => sum + byteLength, 0),
        };
      })
      .sort((a, b) => a.bucket - b.bucket);
  }

  /** The payloads of a bucket that were put aside, in the order of the chunks' numbers. */
  of(kind: ChunkKind, bucket: number): Spilled[] {
    const kept = [...(this.#kept.get(kind)?.get(bucket)?.values() ?? [])];
    return kept.sort((a, b) => a.number - b.number).map(({ spilled }) => spilled);
  }

  remove(kind: ChunkKind, bucket: number): void {
    for (const spilled of this.of(kind, bucket)) this.#spill.release(spilled);
    this.#kept.get(kind)?.delete(bucket);
  }
}
