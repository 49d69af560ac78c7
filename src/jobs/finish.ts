import type { Kysely } from 'kysely';
import type { Catalogue } from '../cleansing/catalogue.ts';
import { runSql } from '../database/connection.ts';
import type { Schema } from '../database/schema.ts';
import { completeDatasetOfJob, removeDatasetsOfJob } from '../datasets/of-job.ts';
import { addStatistics } from '../engine/statistics.ts';
import { publishFile, removeReplaced } from '../files/job-files.ts';
import { present } from '../present.ts';
import { type FrozenJob, outputDataset } from './frozen-job.ts';
import type { TaskQueue } from './queue.ts';
import { startStage } from './stages.ts';
import { STATUS, type Status } from './status.ts';
import type { Task } from './task.ts';

/** The parts of the service that move a job from stage to stage. */
export interface JobParts {
  readonly queue: TaskQueue;
  readonly catalogue: Catalogue;
}

/**
 * Marks a task done. The last task of a stage starts the next stage. The last task of the job completes the
 * job and its output datasets. Everything happens in one transaction, so a job is never between two stages.
 */
export async function finishTask(
  kysely: Kysely<Schema>,
  parts: JobParts,
  task: Task,
  now: Date,
): Promise<void> {
  await kysely.transaction().execute(async (inside) => {
    const job = await inside
      .selectFrom('job')
      .select(['statistics', 'stage'])
      .where('id', '=', task.job)
      .where('status', '=', STATUS.running)
      .forUpdate()
      .executeTakeFirst();
    if (job === undefined) return;
    const done = await inside
      .updateTable('task')
      .set({ done: true, waits: false, turn: null, worker: null })
      .where('job_id', '=', task.job)
      .where('number', '=', task.task)
      .where('claim', '=', task.claim)
      .where('done', '=', false)
      .returning('statistics')
      .executeTakeFirst();
    if (done === undefined) return;
    const statistics = addStatistics(job.statistics, done.statistics);
    await inside
      .updateTable('job')
      .set({ statistics: JSON.stringify(statistics) })
      .where('id', '=', task.job)
      .execute();
    await goOn(inside, parts, task, job.stage, now);
  });
}

async function goOn(
  kysely: Kysely<Schema>,
  { queue, catalogue }: JobParts,
  task: Task,
  stage: number,
  now: Date,
): Promise<void> {
  const open = await kysely
    .selectFrom('task')
    .select('number')
    .where('job_id', '=', task.job)
    .where('done', '=', false)
    .limit(1)
    .executeTakeFirst();
  if (open !== undefined) return;
  if (stage === 0) await completeInputs(kysely, task.frozen);
  const tasks = await startStage(kysely, task.job, task.frozen, stage + 1, catalogue);
  if (tasks === 0) await completeJob(kysely, task.job, task.frozen, now);
  else await queue.send(kysely, task.job, tasks);
}

/** Completes a job that has no tasks left. Its outputs become complete in the same transaction. */
export async function completeJob(
  kysely: Kysely<Schema>,
  job: number,
  frozen: FrozenJob,
  now: Date,
): Promise<void> {
  for (const chain of frozen.chains) {
    for (const [at, { kind, path }] of chain.plan.outputs.entries()) {
      if (kind === 'file') await publishFile(kysely, job, present(path, 'the path of an output file'));
      else await completeDatasetOfJob(kysely, outputDataset(chain, at));
    }
  }
  await completeDatasetOfJob(kysely, frozen.rejectsId);
  await endJob(kysely, job, STATUS.completed, now, null);
}

/**
 * Ends a job and removes its working datasets. If it failed or was cancelled, its outputs are removed too,
 * but its tasks stay, because they record how far it got. If the clock was set back, the job still never ends
 * before it began.
 */
export async function endJob(
  kysely: Kysely<Schema>,
  job: number,
  status: Status,
  now: Date,
  error: string | null,
): Promise<void> {
  await runSql(
    kysely,
    `update job set status = $2::int, error = $3,
       started_at = coalesce(started_at, case when $2::int <> ${STATUS.cancelled} then greatest($4::timestamptz, submitted_at) end),
       completed_at = greatest($4::timestamptz, submitted_at, started_at)
     where id = $1`,
    [job, status, error, now],
  );
  await kysely.deleteFrom('job_share').where('job_id', '=', job).execute();
  if (status !== STATUS.completed) {
    await runSql(kysely, END_TASKS, [job]);
  }
  await removeDatasetsOfJob(kysely, job, status === STATUS.completed ? 'working' : 'all');
  if (status === STATUS.completed) await kysely.deleteFrom('task').where('job_id', '=', job).execute();
  await removeReplaced(kysely, job);
}

/**
 * Takes unfinished tasks off the queue. Everybody locks tasks in this order, so two transactions that lock
 * several never deadlock.
 */
const END_TASKS = `with open as (
    select job_id, number from task where job_id = $1 and not done order by job_id, number for update
  ) update task set waits = false, turn = null, worker = null
  from open where task.job_id = open.job_id and task.number = open.number`;

async function completeInputs(kysely: Kysely<Schema>, frozen: FrozenJob): Promise<void> {
  for (const { file, datasetId } of frozen.chains) {
    if (file !== null) await completeDatasetOfJob(kysely, datasetId);
  }
}
