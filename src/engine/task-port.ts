import type { Block } from '../records/block.ts';
import type { Reject } from './chain-state.ts';
import type { Chunk, ChunkKind, ChunkSource } from './dataset-step/chunk.ts';
import type { PassWork } from './work.ts';

/** A block that enters a pass. */
export interface PassBlock {
  readonly blockNumber: number;
  readonly recordCount: number;
  readonly block: Block;
  /** The number of each of its records in the input, from 0. */
  readonly numbers: readonly number[];
  /**
   * The line of each record in its file. Given only if the records must carry their lines along, because the
   * input can be read only once.
   */
  readonly lines?: readonly number[];
}

/** Where a block that a task makes belongs. */
export type BlockTarget = RecordsTarget | OutputTarget;

/** The records that wait for the pass after a comparison. */
export interface RecordsTarget {
  readonly kind: 'records';
  readonly comparison: number;
}

/** An output of a chain, by its index. */
export interface OutputTarget {
  readonly kind: 'output';
  readonly chain: number;
  readonly output: number;
}

/** The sizes of a job's parts that all its tasks must agree on. */
export interface JobCounts {
  /** How many records the input of each chain has. */
  readonly records: readonly number[];
  /** How many partitions the entries of each comparison are split into. */
  readonly partitions: readonly number[];
}

/** How far a task is. */
export interface TaskProgress {
  /** The number of the next block, page or bucket. */
  readonly position: number;
  /** How many of the records that the task was planned with are done. */
  readonly unitsDone: number;
  readonly statistics: Record<string, number>;
}

/** A chunk that a task made for a comparison. */
export interface MadeChunk extends Chunk {
  readonly comparison: number;
}

/** The chunks of a comparison. */
export interface ChunkStore extends ChunkSource {
  /** Removes the chunks of a bucket that no task needs any more. */
  remove(kind: ChunkKind, bucket: number): Promise<void>;
}

/** The size of something to be stored, which is all that the engine needs to know about it. */
export interface Sized {
  readonly byteLength: number;
}

/**
 * Everything that a task of the engine reads and stores. Jobs of the service use PostgreSQL
 * (jobs/stored-task.ts). `fettle run` uses memory and a temporary file (local-run/handed-task.ts).
 * `tests/engine/port.test.ts` runs one suite on both.
 *
 * @typeParam Made a block in the form in which it is stored
 */
export interface TaskPort<Made extends Sized = Sized> {
  /**
   * How far the task was when this run of it began. This is the task's start, unless an earlier run ended
   * early.
   */
  readonly began: TaskProgress;
  /** How many records the task was planned with. */
  readonly unitsTotal: number;
  readonly counts: JobCounts;
  /** Whether the task should give its turn back at the next opportunity. */
  readonly isOver: boolean;
  /**
   * Whether later passes can read the blocks of the input again. If not, all records are stored with those of
   * the comparison.
   */
  readonly keepsInput: boolean;

  /** The blocks of a pass in order, starting where the task is. */
  blocks(work: PassWork): AsyncIterable<PassBlock>;
  chunks(comparison: number): ChunkStore;

  /**
   * Prepares a block for storing. Its number is that of its input block, or the place of its first record.
   */
  made(target: BlockTarget, blockNumber: number, block: Block): Made;
  /** Prepares records that steps of a pass rejected. */
  rejected(work: PassWork, input: PassBlock, rejects: readonly Reject[]): Promise<Made>;

  /**
   * Stores what the task made and moves the task on, atomically. Storing the same thing again has no further
   * effect.
   *
   * @throws Error if the task no longer belongs to this run; nothing is stored then
   */
  advance(progress: TaskProgress, made: readonly Made[], chunks: readonly MadeChunk[]): Promise<void>;
}
