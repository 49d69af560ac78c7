import type { Database } from '../database/connection.ts';
import type { Reject } from '../engine/chain-state.ts';
import type {
  BlockTarget,
  ChunkStore,
  JobCounts,
  MadeChunk,
  PassBlock,
  TaskPort,
  TaskProgress,
} from '../engine/task-port.ts';
import type { PassWork } from '../engine/work.ts';
import type { Block } from '../records/block.ts';
import { StoredChunks } from './chunks.ts';
import { comparisonDatasets, frozenChain, outputDataset } from './frozen-job.ts';
import { passBlocks, sourceOf } from './pass-source.ts';
import { rejectsOfSteps } from './rejects-block.ts';
import type { Slice } from './slice.ts';
import type { StoredJob } from './stored-job.ts';
import { advanceTask, type MadeBlock, madeBlock, type Task } from './task.ts';

/**
 * A task of a job on PostgreSQL. Everything that it makes is stored in the same statement as its progress.
 */
export class StoredTask implements TaskPort<MadeBlock> {
  readonly began: TaskProgress;
  readonly unitsTotal: number;
  readonly counts: JobCounts;
  /** A dataset is complete before its job begins, and a file is read into a dataset first. */
  readonly keepsInput = true;
  readonly #database: Database;
  readonly #task: Task;
  readonly #job: StoredJob;
  readonly #slice: Slice;

  constructor(database: Database, task: Task, job: StoredJob, slice: Slice) {
    const { position, unitsDone, unitsTotal, statistics } = task;
    this.began = { position, unitsDone, statistics };
    this.unitsTotal = unitsTotal;
    this.counts = job.counts;
    this.#database = database;
    this.#task = task;
    this.#job = job;
    this.#slice = slice;
  }

  get isOver(): boolean {
    return this.#slice.isOver;
  }

  blocks({ chain, pass = 0, before }: PassWork): AsyncIterable<PassBlock> {
    const source = sourceOf(this.#task.frozen, this.#job.opened.shape, chain, pass);
    return passBlocks(this.#database, source, this.began.position, before);
  }

  chunks(comparison: number): ChunkStore {
    return new StoredChunks(this.#database, this.#ids(comparison).chunksId);
  }

  made(target: BlockTarget, blockNumber: number, block: Block): MadeBlock {
    const datasetId =
      target.kind === 'records'
        ? this.#ids(target.comparison).recordsId
        : outputDataset(frozenChain(this.#task.frozen, target.chain), target.output);
    return madeBlock(datasetId, blockNumber, block);
  }

  rejected(work: PassWork, input: PassBlock, rejects: readonly Reject[]): Promise<MadeBlock> {
    const job = { frozen: this.#task.frozen, opened: this.#job.opened };
    return rejectsOfSteps(this.#database, job, work, input, rejects);
  }

  async advance(
    progress: TaskProgress,
    made: readonly MadeBlock[],
    chunks: readonly MadeChunk[],
  ): Promise<void> {
    const stored = chunks.map((chunk) => ({ ...chunk, datasetId: this.#ids(chunk.comparison).chunksId }));
    const { unitsTotal } = this;
    await advanceTask(this.#database, this.#task, { ...progress, unitsTotal, resume: null }, made, stored);
  }

  /** The working datasets of a comparison. */
  #ids(comparison: number) {
    return comparisonDatasets(this.#task.frozen, comparison);
  }
}
