import type { ReferenceShelf } from '../cleansing/references.ts';
import type { Database } from '../database/connection.ts';
import type { ChainResult } from '../engine/chain.ts';
import { addStatistics, countsOfEnd, RECORDS } from '../engine/statistics.ts';
import { faultPointAsync } from '../faults.ts';
import { type JobPass, preparePass, sendThrough } from './pass.ts';
import { type PassBlock, passBlocks } from './pass-source.ts';
import { rejectsOfSteps } from './rejects-block.ts';
import type { Slice } from './slice.ts';
import {
  advanceTask,
  type MadeBlock,
  type MadeChunk,
  type Progress,
  type Task,
  type TaskEnd,
  type Work,
} from './task.ts';

/** How much a pass that emits gathers before it stores: a chunk for each partition must be worth a row. */
const GATHERED_BLOCKS = 32;
const GATHERED_BYTES = 32 * 1024 * 1024;

/**
 * Sends a run of blocks through a pass of a chain. While one block is cleansed the next are fetched and the one before is
 * stored; blocks are stored strictly in order, each with the task's new position, so a crash costs one block. A pass
 * that emits stores its blocks with what they emitted, a run at a time, and a crash costs that run.
 */
export async function cleanse(
  database: Database,
  task: Task,
  work: Work & { kind: 'cleanse' },
  shelf: ReferenceShelf,
  slice: Slice,
): Promise<TaskEnd> {
  const pass = await preparePass(database, task.frozen, work, shelf);
  const gathered = new Gathered(database, task, pass);
  try {
    for await (const input of passBlocks(database, pass.source, task.position, work.before)) {
      const result = await sendThrough(pass, input);
      const made = pass.writers.flatMap((write) => write(input, result) ?? []);
      if (result.rejects.length > 0) {
        made.push(await rejectsOfSteps(database, task, work, pass.columns, input, result.rejects));
      }
      await gathered.add(input, result, made);
      if (slice.isOver && input.blockNumber + 1 < work.before) return 'given-back';
    }
    return 'done';
  } finally {
    // Also where the next block failed: the task's position then is that block's.
    await gathered.finish();
  }
}

/** What has been made and is not stored yet. */
class Gathered {
  readonly #database: Database;
  readonly #task: Task;
  readonly #pass: JobPass;
  /** Whether more than one block is stored at a time. */
  readonly #isRun: boolean;
  #progress: Progress;
  #made: MadeBlock[] = [];
  #blocks = 0;
  #firstBlock = 0;
  #bytes = 0;
  #stored: Promise<void> = Promise.resolve();

  constructor(database: Database, task: Task, pass: JobPass) {
    this.#database = database;
    this.#task = task;
    this.#pass = pass;
    this.#isRun = pass.emitters.length > 0 || pass.placed.length > 0;
    this.#progress = task;
  }

  async add(input: PassBlock, result: ChainResult, made: readonly MadeBlock[]): Promise<void> {
    if (this.#blocks === 0) this.#firstBlock = input.blockNumber;
    this.#blocks++;
    this.#made.push(...made);
    for (const { payload } of made) this.#bytes += payload.length;
    for (const { records } of this.#pass.placed) {
      const given = result.given.get(records.step);
      if (given !== undefined) records.add(given);
    }
    this.#progress = {
      position: input.blockNumber + 1,
      resume: null,
      unitsDone: this.#progress.unitsDone + input.recordCount,
      unitsTotal: this.#task.unitsTotal,
      statistics: addStatistics(this.#progress.statistics, counts(this.#pass, input, result)),
    };
    const emitted = this.#pass.emitters.reduce((sum, { buffer }) => sum + buffer.byteLength, 0);
    const isFull = this.#blocks >= GATHERED_BLOCKS || this.#bytes + emitted >= GATHERED_BYTES;
    if (!this.#isRun || isFull) await this.#flush();
  }

  /** Stores what is left, and waits for it. */
  async finish(): Promise<void> {
    await this.#flush();
    await this.#stored;
  }

  /** Begins to store, when what came before is stored. */
  async #flush(): Promise<void> {
    if (this.#blocks === 0) return;
    const made = this.#made;
    const chunks = this.#chunks();
    this.#made = [];
    this.#blocks = 0;
    this.#bytes = 0;
    await this.#stored;
    this.#stored = this.#store(this.#progress, made, chunks);
    // Awaited before the next is stored; until then an error of it must not count as unhandled.
    this.#stored.catch(() => undefined);
  }

  #chunks(): MadeChunk[] {
    const emitted = this.#pass.emitters.flatMap(({ buffer, partitions, isReference, chunksId }) =>
      buffer
        .take(partitions, isReference, this.#firstBlock)
        .map((chunk) => ({ ...chunk, datasetId: chunksId })),
    );
    const placed = this.#pass.placed.flatMap(({ records, chunksId }) =>
      records.take(this.#firstBlock).map((chunk) => ({ ...chunk, datasetId: chunksId })),
    );
    return [...emitted, ...placed];
  }

  async #store(progress: Progress, made: readonly MadeBlock[], chunks: readonly MadeChunk[]): Promise<void> {
    await faultPointAsync('task.store-block', progress.position - 1);
    await advanceTask(this.#database, this.#task, progress, made, chunks);
  }
}

/** Records are counted as read by the first pass, as written by the last; one that is only compared with is neither. */
function counts(
  { isFirst, isLast, plan }: JobPass,
  input: PassBlock,
  { block, rejects, statistics }: ChainResult,
): Record<string, number> {
  const suppressed = input.recordCount - block.recordCount - rejects.length;
  return {
    ...(isFirst && { [RECORDS.read]: input.recordCount }),
    ...(isLast && countsOfEnd(plan, block.recordCount)),
    ...(suppressed > 0 && { [RECORDS.suppressed]: suppressed }),
    ...(rejects.length > 0 && { [RECORDS.rejected]: rejects.length }),
    ...statistics,
  };
}
