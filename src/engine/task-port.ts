import type { Block } from '../records/block.ts';
import type { Reject } from './chain-state.ts';
import type { Chunk, ChunkKind, ChunkSource } from './dataset-step/chunk.ts';
import type { CleanseWork } from './work.ts';

/** A block on its way into a pass. */
export interface PassBlock {
  readonly blockNumber: number;
  readonly recordCount: number;
  readonly block: Block;
  /** The number of each of its records in the input, from 0. */
  readonly numbers: readonly number[];
  /** The line of each of them in its file, where the records have to carry it along: an input that is read once cannot be asked again. */
  readonly lines?: readonly number[];
}

/** Where a block that a task makes belongs. */
export type BlockTarget = RecordsTarget | OutputTarget;

/** Among the records that wait for the pass after a comparison. */
export interface RecordsTarget {
  readonly kind: 'records';
  readonly comparison: number;
}

/** In an output of a chain, by its number. */
export interface OutputTarget {
  readonly kind: 'output';
  readonly chain: number;
  readonly output: number;
}

/** How large the parts of a job are, as far as its tasks must agree on it. */
export interface JobCounts {
  /** For each chain how many records its input has. */
  readonly records: readonly number[];
  /** For each comparison into how many partitions its entries are cut. */
  readonly partitions: readonly number[];
}

/** Where a task stands. */
export interface TaskProgress {
  /** The next block, page or bucket. */
  readonly position: number;
  /** Records done, of those that the task was planned with. */
  readonly unitsDone: number;
  readonly statistics: Record<string, number>;
}

/** A chunk that a task made, for a comparison. */
export interface MadeChunk extends Chunk {
  readonly comparison: number;
}

/** The chunks of a comparison. */
export interface ChunkStore extends ChunkSource {
  /** Removes those of a bucket that no task needs any more. */
  remove(kind: ChunkKind, bucket: number): Promise<void>;
}

/** What the engine must know of something that is to be stored. */
export interface Sized {
  readonly byteLength: number;
}

/**
 * All that a task of the engine reads and stores. The jobs of the service do it on PostgreSQL (jobs/stored-task.ts), `fettle run` in memory
 * and a temporary file (local-run/handed-task.ts). `tests/engine/port.test.ts` holds both to the same.
 *
 * @typeParam Made a block as it is stored there
 */
export interface TaskPort<Made extends Sized = Sized> {
  /** Where the task stood when this run of it began: at its start, unless a run before it came to an end early. */
  readonly began: TaskProgress;
  /** How many records the task was planned with. */
  readonly unitsTotal: number;
  readonly counts: JobCounts;
  /** Whether the task is to give its turn back, at the next place where it can. */
  readonly isOver: boolean;
  /** Whether later passes can read the blocks of the input again. Otherwise all records wait among those of the comparison. */
  readonly keepsInput: boolean;

  /** The blocks of a pass in order, from where the task stands. */
  blocks(work: CleanseWork): AsyncIterable<PassBlock>;
  chunks(comparison: number): ChunkStore;

  /** Makes a block ready to be stored. The number is that of its input block, or the place of its first record. */
  made(target: BlockTarget, blockNumber: number, block: Block): Made;
  /** The same for records that steps of a pass rejected. */
  rejected(work: CleanseWork, input: PassBlock, rejects: readonly Reject[]): Promise<Made>;

  /**
   * Stores what the task made and moves it on, all or nothing. What is stored twice is there once.
   *
   * @throws Error where the task is no longer this run's; nothing is stored then
   */
  advance(progress: TaskProgress, made: readonly Made[], chunks: readonly MadeChunk[]): Promise<void>;
}
