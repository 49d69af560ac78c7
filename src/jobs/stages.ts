import type { Kysely } from 'kysely';
import { runSql } from '../database/connection.ts';
import type { Schema } from '../database/schema.ts';
import type { FrozenJob } from './frozen-job.ts';
import type { Work } from './task.ts';

/**
 * The stages of a job, in order. A stage starts when the last task of the one before has ended; one without tasks is
 * passed over. `share` is its part of the job's progress where it occurs.
 */
export const STAGES = [
  { name: 'read', share: 3 },
  { name: 'cleanse', share: 6 },
  { name: 'write', share: 1 },
] as const;

/** The most blocks a cleansing task takes: 0.2 s of copying, about 1 s of name, email and telephone cleansing. */
const BLOCKS_PER_TASK = 32;

/** A job of fewer blocks is still cut into this many tasks, so that small jobs use every thread. */
const LEAST_TASKS = 4;

interface PlannedTask {
  readonly work: Work;
  readonly unitsTotal: number;
}

/** Which stages a job has: the others count for nothing in its progress. */
export function stagesOf(frozen: FrozenJob): readonly number[] {
  const stages = [1];
  if (frozen.chains.some(({ file }) => file !== null)) stages.unshift(0);
  if (frozen.chains.some(({ plan }) => plan.outputs.some(({ kind }) => kind === 'file'))) stages.push(2);
  return stages;
}

/** The tasks of a stage. For `cleanse` the blocks of the inputs must all be there. */
export async function tasksOf(
  kysely: Kysely<Schema>,
  frozen: FrozenJob,
  stage: number,
): Promise<PlannedTask[]> {
  const tasks: PlannedTask[] = [];
  for (const [chain, { plan, file, datasetId, outputIds }] of frozen.chains.entries()) {
    if (stage === 0 && file !== null)
      tasks.push({ work: { kind: 'read-file', chain }, unitsTotal: file.size });
    if (stage === 1) tasks.push(...(await runsOfBlocks(kysely, datasetId, chain)));
    if (stage === 2) {
      for (const [output, { kind }] of plan.outputs.entries()) {
        if (kind !== 'file') continue;
        // Known before the first of several files is written, or the progress would fall with each that comes.
        const unitsTotal = await countBlocks(kysely, outputIds[output]!);
        tasks.push({ work: { kind: 'write-file', chain, output }, unitsTotal });
      }
    }
  }
  return tasks;
}

/**
 * Writes the tasks of a job's next stage that has any, from `stage` on.
 *
 * @returns their stage and numbers, or undefined where the job has none left and is complete
 */
export async function startStage(
  kysely: Kysely<Schema>,
  job: number,
  frozen: FrozenJob,
  stage: number,
): Promise<{ stage: number; numbers: number[] } | undefined> {
  for (let next = stage; next < STAGES.length; next++) {
    const tasks = await tasksOf(kysely, frozen, next);
    if (tasks.length === 0) continue;
    const first = await nextTaskNumber(kysely, job);
    const rows = tasks.map(({ work, unitsTotal }, at) => ({
      job_id: job,
      number: first + at,
      stage: next,
      work: JSON.stringify(work),
      position: work.kind === 'cleanse' ? work.from : 0,
      units_total: unitsTotal,
    }));
    await kysely.insertInto('task').values(rows).execute();
    await kysely.updateTable('job').set({ stage: next }).where('id', '=', job).execute();
    return { stage: next, numbers: rows.map(({ number }) => number) };
  }
  return undefined;
}

async function nextTaskNumber(kysely: Kysely<Schema>, job: number): Promise<number> {
  const { last } = await kysely
    .selectFrom('task')
    .select(({ fn }) => fn.max('number').as('last'))
    .where('job_id', '=', job)
    .executeTakeFirstOrThrow();
  return (last ?? -1) + 1;
}

async function countBlocks(kysely: Kysely<Schema>, datasetId: number): Promise<number> {
  const { count } = await kysely
    .selectFrom('dataset_block')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('dataset_id', '=', datasetId)
    .executeTakeFirstOrThrow();
  return count;
}

async function runsOfBlocks(
  kysely: Kysely<Schema>,
  datasetId: number,
  chain: number,
): Promise<PlannedTask[]> {
  const blocks = await runSql<{ number: number; count: number }>(
    kysely,
    'select block_number as number, record_count as count from dataset_block where dataset_id = $1 order by 1',
    [datasetId],
  );
  const length = Math.min(BLOCKS_PER_TASK, Math.ceil(blocks.length / LEAST_TASKS));
  const tasks: PlannedTask[] = [];
  for (let at = 0; at < blocks.length; at += length) {
    const run = blocks.slice(at, at + length);
    tasks.push({
      work: { kind: 'cleanse', chain, from: run[0]!.number, before: run.at(-1)!.number + 1 },
      unitsTotal: run.reduce((sum, { count }) => sum + count, 0),
    });
  }
  return tasks;
}
