import { CHUNK, type Chunk, type ChunkKind } from '../../engine/dataset-step/chunk.ts';
import type { Spill, Spilled } from './spill.ts';

/** What is known of a chunk that was put aside. */
type Kept = Omit<Chunk, 'payload'> & { readonly spilled: Spilled };

/** The chunks of one dataset step of a run. */
export class LocalChunks {
  readonly #spill: Spill;
  readonly #kept = new Map<ChunkKind, Map<number, Kept[]>>();

  constructor(spill: Spill) {
    this.#spill = spill;
  }

  async add(chunks: readonly Chunk[]): Promise<void> {
    for (const { payload, ...chunk } of chunks) {
      const buckets = this.#kept.get(chunk.kind) ?? new Map<number, Kept[]>();
      this.#kept.set(chunk.kind, buckets);
      const bucket = buckets.get(chunk.bucket) ?? [];
      buckets.set(chunk.bucket, bucket);
      bucket.push({ ...chunk, spilled: await this.#spill.put(payload) });
    }
  }

  buckets(kind: ChunkKind): number[] {
    return [...(this.#kept.get(kind)?.keys() ?? [])].sort((a, b) => a - b);
  }

  /** How much there is in the chunks of a bucket, and about what it takes when unpacked. */
  sizeOf(kind: ChunkKind, bucket: number): { entries: number; bytes: number } {
    const kept = this.#of(kind, bucket);
    return {
      entries: kept.reduce((sum, { count }) => sum + count, 0),
      bytes: kept.reduce((sum, { byteLength }) => sum + byteLength, 0),
    };
  }

  /** The payloads of a bucket by their numbers. */
  read(kind: ChunkKind, bucket: number): Promise<Uint8Array[]> {
    const kept = this.#of(kind, bucket).sort((a, b) => a.number - b.number);
    return Promise.all(kept.map(({ spilled }) => this.#spill.get(spilled)));
  }

  /**
   * Everything that `combine` reads: pairs by bucket, and notes. `movable`: the memory of what was read from the file, which nothing else
   * uses. A thread is better given it than a copy: of ten million records these are 440 MB.
   */
  async found(): Promise<{ found: FoundChunks; movable: ArrayBuffer[] }> {
    const pairs: Uint8Array[] = [];
    for (const bucket of this.buckets(CHUNK.pairs)) pairs.push(...(await this.read(CHUNK.pairs, bucket)));
    const notes = await this.read(CHUNK.notes, 0);
    return {
      found: { pairs, notes },
      movable: this.#movable([...pairs, ...notes], CHUNK.pairs, CHUNK.notes),
    };
  }

  /** What a survey looks at: the notes, and the entries of some partitions. `movable` as {@link found} has it. */
  async sample(partitions: readonly number[]): Promise<{ sampled: SampledChunks; movable: ArrayBuffer[] }> {
    const notes = await this.read(CHUNK.notes, 0);
    const entries = new Map<number, Uint8Array[]>();
    for (const partition of partitions) entries.set(partition, await this.read(CHUNK.entries, partition));
    const read = [...notes, ...[...entries.values()].flat()];
    return { sampled: { notes, entries }, movable: this.#movable(read, CHUNK.notes, CHUNK.entries) };
  }

  /** The memory of payloads of these kinds that were read from the file. */
  #movable(payloads: readonly Uint8Array[], ...kinds: readonly ChunkKind[]): ArrayBuffer[] {
    const held = new Set(kinds.flatMap((kind) => this.#held(kind)));
    return payloads.flatMap((bytes) => (held.has(bytes) ? [] : (bytes.buffer as ArrayBuffer)));
  }

  /** The payloads of a kind that are not in the file. */
  #held(kind: ChunkKind): Uint8Array[] {
    return [...(this.#kept.get(kind)?.values() ?? [])].flatMap((bucket) =>
      bucket.flatMap(({ spilled }) => (spilled instanceof Uint8Array ? spilled : [])),
    );
  }

  #of(kind: ChunkKind, bucket: number): Kept[] {
    return this.#kept.get(kind)?.get(bucket) ?? [];
  }
}

/** What partitions found and records noted, packed. */
export interface FoundChunks {
  readonly pairs: readonly Uint8Array[];
  readonly notes: readonly Uint8Array[];
}

/** What a survey looks at, packed. */
export interface SampledChunks {
  readonly notes: readonly Uint8Array[];
  /** By partition. */
  readonly entries: ReadonlyMap<number, readonly Uint8Array[]>;
}
