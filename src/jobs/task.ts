import type { Kysely } from 'kysely';
import type { Database } from '../database/connection.ts';
import type { Schema } from '../database/schema.ts';
import type { Chunk } from '../engine/dataset-step/chunk.ts';
import type { Work as EngineWork } from '../engine/work.ts';
import type { Block } from '../records/block.ts';
import { type FrozenJob, readFrozenJob } from './frozen-job.ts';

/** A turn: the id of an entry in the queue and the worker that has it. */
export interface Turn {
  readonly id: string;
  readonly worker: string;
}

/** Identifies a task. */
export interface TaskReference {
  readonly job: number;
  readonly task: number;
}

/** The work of a task. All tasks of a stage have the same kind. */
export type Work = EngineWork | FileWork;

export type FileWork =
  /** Reads the input file of a chain into its working dataset. */
  | { readonly kind: 'read-file'; readonly chain: number }
  /** Writes an output of kind file from its working dataset. */
  | { readonly kind: 'write-file'; readonly chain: number; readonly output: number };

/** A task under way, read from its row in table `task`. */
export interface Task extends TaskReference {
  readonly work: Work;
  /** The index of its stage among the stages of the job (jobs/stages.ts). */
  readonly stage: number;
  /** The claim of this run. A newer claim supersedes it. */
  readonly claim: number;
  readonly position: number;
  readonly resume: Record<string, unknown> | null;
  readonly unitsDone: number;
  readonly unitsTotal: number;
  readonly statistics: Record<string, number>;
  readonly starts: number;
  readonly frozen: FrozenJob;
}

/** A packed block that a task made for a dataset. */
export interface MadeBlock {
  readonly datasetId: number;
  readonly blockNumber: number;
  readonly recordCount: number;
  readonly payload: Buffer;
  /** The length of the payload. */
  readonly byteLength: number;
}

/** Packs a block for a dataset. */
export function madeBlock(datasetId: number, blockNumber: number, block: Block): MadeBlock {
  const payload = block.pack();
  return { datasetId, blockNumber, recordCount: block.recordCount, payload, byteLength: payload.length };
}

/** A chunk that a task made, for the working dataset of a comparison. */
export type StoredChunk = Chunk & { readonly datasetId: number };

/** How far a task is after a block. */
export interface Progress {
  readonly position: number;
  readonly resume: Record<string, unknown> | null;
  readonly unitsDone: number;
  readonly unitsTotal: number;
  readonly statistics: Record<string, number>;
}

/**
 * Raised in a task whose job has ended or that another worker has claimed. The task stops without leaving a
 * trace.
 */
export class TaskSuperseded extends Error {
  override readonly name = 'TaskSuperseded';
}

/**
 * Claims a task that was chosen for a turn, and reads how far it is. Starts the job if this is its first
 * task.
 *
 * @param isStart whether this counts as a start without progress; it does not if a living worker tries again
 * @returns undefined if there is nothing to do, because the task is done or under another turn or its job has
 * ended
 */
export async function claimTask(
  kysely: Kysely<Schema>,
  { job, task }: TaskReference,
  { id, worker }: Turn,
  now: Date,
  isStart: boolean,
): Promise<Task | undefined> {
  await kysely
    .updateTable('job')
    // The clock may have been set back since the job was submitted.
    .set((eb) => ({ status: 1, started_at: eb.fn('greatest', ['submitted_at', eb.val(now)]) }))
    .where('id', '=', job)
    .where('status', '=', 0)
    .execute();
  const row = await kysely
    .updateTable('task')
    .from('job')
    .set((eb) => ({ claim: eb('task.claim', '+', 1), starts: eb('task.starts', '+', isStart ? 1 : 0) }))
    .whereRef('job.id', '=', 'task.job_id')
    .where('job.status', '=', 1)
    .where('task.job_id', '=', job)
    .where('task.number', '=', task)
    .where('task.turn', '=', id)
    .where('task.worker', '=', worker)
    .returning([
      'work',
      'task.stage',
      'claim',
      'position',
      'resume',
      'units_done',
      'units_total',
      'task.statistics',
      'starts',
      'plan',
    ])
    .executeTakeFirst();
  if (row === undefined) return undefined;
  return {
    job,
    task,
    work: row.work as unknown as Work,
    stage: row.stage,
    claim: row.claim,
    position: row.position,
    resume: row.resume as Record<string, unknown> | null,
    unitsDone: row.units_done,
    unitsTotal: row.units_total,
    statistics: row.statistics,
    starts: row.starts,
    frozen: readFrozenJob(row.plan),
  };
}

/**
 * Stores what a task made and moves the task on, atomically. Storing a block again overwrites its row.
 *
 * @throws TaskSuperseded if the job has ended or the task was claimed again; nothing is stored then
 */
export async function advanceTask(
  database: Database,
  { job, task, claim }: Pick<Task, 'job' | 'task' | 'claim'>,
  progress: Progress,
  made: readonly MadeBlock[],
  chunks: readonly StoredChunk[] = [],
): Promise<void> {
  const values = [
    job,
    task,
    claim,
    progress.position,
    progress.resume === null ? null : JSON.stringify(progress.resume),
    progress.unitsDone,
    progress.unitsTotal,
    JSON.stringify(progress.statistics),
    made.map(({ datasetId }) => datasetId),
    made.map(({ blockNumber }) => blockNumber),
    made.map(({ recordCount }) => recordCount),
    made.map(({ payload }) => payload.length),
    Buffer.concat(made.map(({ payload }) => payload)),
  ];
  const query =
    chunks.length === 0
      ? { ...ADVANCE, values }
      : { ...ADVANCE_WITH_CHUNKS, values: [...values, ...chunkValues(chunks)] };
  const { rows } = await database.pool.query<{ taken: boolean }>(query).catch((error) => {
    // The job's outputs no longer exist (23503): it was cancelled or failed at this moment.
    throw (error as { code?: string }).code === '23503' ? new TaskSuperseded('The job has ended.') : error;
  });
  if (rows[0]?.taken !== true) throw new TaskSuperseded('The job has ended, or another worker has the task.');
}

const ADVANCE_TASK = 'advance_task($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)';

const ADVANCE = { name: 'advance-task', text: `select ${ADVANCE_TASK} as taken` };

/** `case` evaluates only the branch that it takes, so no chunk is stored if the progress is refused. */
const ADVANCE_WITH_CHUNKS = {
  name: 'advance-task-with-chunks',
  text: `select case when ${ADVANCE_TASK} then store_chunks($14, $15, $16, $17, $18, $19, $20, $21) else false end as taken`,
};

function chunkValues(chunks: readonly StoredChunk[]): unknown[] {
  return [
    chunks.map(({ datasetId }) => datasetId),
    chunks.map(({ kind }) => kind),
    chunks.map(({ bucket }) => bucket),
    chunks.map(({ number }) => number),
    chunks.map(({ count }) => count),
    chunks.map(({ byteLength }) => byteLength),
    chunks.map(({ payload }) => payload.length),
    Buffer.concat(chunks.map(({ payload }) => payload)),
  ];
}
