import { chunksRead } from '../engine/chunks-read.ts';
import { type ChunkKind, partitionsFor } from '../engine/dataset-step/chunk.ts';
import type { JobShape } from '../engine/job-shape.ts';
import type { BlockSize, BucketSize, Sizes } from '../engine/plan-tasks.ts';
import type { JobCounts } from '../engine/task-port.ts';
import type { PassWork, Work } from '../engine/work.ts';
import { present } from '../present.ts';
import { LocalChunks } from './local-chunks.ts';
import type { HandedBlock, HandedChunks, LeftRecords, WorkDone } from './messages.ts';
import type { Spill, Spilled } from './spill.ts';

/** How many blocks a task of a pass takes. With this many, the chunks that it emits have a useful size. */
export const BLOCKS_PER_TASK = 16;

/**
 * Everything that a task reads. `movable` has the buffers that were read from the spill file. Nobody else
 * uses them, so they can be transferred to a thread instead of copied.
 */
export interface Handed {
  readonly blocks: readonly HandedBlock[];
  readonly chunks: readonly HandedChunks[];
  readonly movable: readonly ArrayBuffer[];
}

/** A block of records that wait for the pass after a comparison. */
interface LeftBlock extends Omit<LeftRecords, 'packed'> {
  readonly number: number;
  readonly spilled: Spilled;
}

/**
 * Everything that the stages of a run leave for one another: in memory, and in a file if memory is not
 * enough.
 */
export class LocalStore implements Sizes {
  readonly blocksPerTask = BLOCKS_PER_TASK;
  readonly #shape: JobShape;
  readonly #spill: Spill;
  readonly #partitions: readonly number[];
  /** How many records of each chain have been read. */
  readonly #records: number[];
  readonly #chunks: readonly LocalChunks[];
  /** The records of each comparison that wait for its next pass, in the order of the input. */
  readonly #left: LeftBlock[][];

  /** @param expected about how many records each chain has */
  constructor(shape: JobShape, spill: Spill, expected: readonly number[]) {
    this.#shape = shape;
    this.#spill = spill;
    this.#records = expected.map(() => 0);
    this.#chunks = shape.comparisons.map(() => new LocalChunks(spill));
    this.#left = shape.comparisons.map(() => []);
    this.#partitions = shape.comparisons.map((_, comparison) =>
      partitionsFor(shape.recordsOf(comparison, expected).total),
    );
  }

  get counts(): JobCounts {
    return { records: [...this.#records], partitions: this.#partitions };
  }

  async blocks(chain: number, pass: number): Promise<BlockSize[]> {
    const left = this.#leftOf(this.#shape.comparisonBefore(chain, pass));
    return left.map(({ number, recordCount }) => ({ number, records: recordCount }));
  }

  async buckets(comparison: number, kind: ChunkKind): Promise<BucketSize[]> {
    return this.#chunksOf(comparison).buckets(kind);
  }

  async records(chain: number): Promise<number> {
    return this.#recordsOf(chain);
  }

  /** Counts records that have been read. @returns the number of the first of them in the input, from 0 */
  countRead(chain: number, records: number): number {
    const first = this.#recordsOf(chain);
    this.#records[chain] = first + records;
    return first;
  }

  /**
   * Returns everything that a task after the reading stage needs. Waiting records are removed from the store.
   */
  async take(work: Work): Promise<Handed> {
    const left = work.kind === 'pass' ? this.#takeBlocks(work) : [];
    const buckets = (comparison: number, kind: ChunkKind) =>
      this.#chunksOf(comparison)
        .buckets(kind)
        .map(({ bucket }) => bucket);
    const { comparison, places } = chunksRead(this.#shape, work, this.counts, left, buckets);
    const movable: ArrayBuffer[] = [];
    const get = async (spilled: Spilled) => {
      const bytes = await this.#spill.get(spilled);
      if (bytes !== spilled) movable.push(bytes.buffer as ArrayBuffer);
      return bytes;
    };
    const blocks: HandedBlock[] = [];
    for (const { number, spilled } of left) {
      blocks.push({ number, packed: await get(spilled) });
      this.#spill.release(spilled);
    }
    const chunks: HandedChunks[] = [];
    for (const { kind, bucket } of places) {
      const spilled = this.#chunksOf(comparison).of(kind, bucket);
      chunks.push({ kind, bucket, payloads: await Promise.all(spilled.map(get)) });
    }
    return { blocks, chunks, movable };
  }

  #takeBlocks({ chain, pass = 0, from, before }: PassWork): LeftBlock[] {
    const comparison = this.#shape.comparisonBefore(chain, pass);
    const isTaken = ({ number }: LeftBlock) => number >= from && number < before;
    const taken = this.#leftOf(comparison).filter(isTaken);
    this.#left[comparison] = this.#leftOf(comparison).filter((block) => !isTaken(block));
    return taken;
  }

  /** Keeps the records of a block for the next pass. */
  async keepRecords(
    comparison: number,
    number: number,
    { packed, recordCount, first, last }: LeftRecords,
  ): Promise<void> {
    if (recordCount === 0) return;
    const spilled = await this.#spill.put(packed);
    this.#leftOf(comparison).push({ number, recordCount, first, last, spilled });
  }

  /** Keeps the chunks that a task made, and drops chunks that no other task will read. */
  async keepChunks(work: Work, { chunks, removed }: WorkDone): Promise<void> {
    for (const [comparison, kept] of this.#chunks.entries()) {
      await kept.add(chunks.filter((chunk) => chunk.comparison === comparison));
    }
    if (!('comparison' in work)) return;
    for (const { kind, bucket } of removed) this.#chunksOf(work.comparison).remove(kind, bucket);
  }

  #recordsOf(chain: number): number {
    return present(this.#records[chain], `the count of records of chain ${chain}`);
  }

  #chunksOf(comparison: number): LocalChunks {
    return present(this.#chunks[comparison], `the chunks of comparison ${comparison}`);
  }

  #leftOf(comparison: number): LeftBlock[] {
    return present(this.#left[comparison], `the records of comparison ${comparison}`);
  }
}
