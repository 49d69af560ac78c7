import type { Catalogue } from '../cleansing/catalogue.ts';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/connection.ts';
import { firstBlockFrom } from '../datasets/block-numbers.ts';
import type { JobShape } from '../engine/job-shape.ts';
import { endJob } from './finish.ts';
import { frozenChain } from './frozen-job.ts';
import { sourceOf } from './pass-source.ts';
import { shapeOf } from './stages.ts';
import { STATUS } from './status.ts';
import type { Task } from './task.ts';

/** How many times a task may fail on the same block before its job fails. */
export const FAILURES = 3;

/**
 * Counts a failure of a task since its last progress.
 *
 * @returns the failures so far, and the position at which they happened; undefined if the task has another
 * claim by now
 */
export async function countFailure(
  { kysely }: Database,
  task: Task,
  reason: string,
): Promise<{ readonly failures: number; readonly position: number } | undefined> {
  return kysely
    .updateTable('task')
    .set((eb) => ({ failures: eb('failures', '+', 1), failure: reason }))
    .where('job_id', '=', task.job)
    .where('number', '=', task.task)
    .where('claim', '=', task.claim)
    .returning(['failures', 'position'])
    .executeTakeFirst();
}

interface FailureParts {
  readonly database: Database;
  readonly catalogue: Catalogue;
  readonly clock: Clock;
}

/**
 * Ends the job of a task as failed, with a message that says where and why. Does nothing if the job has
 * ended.
 */
export async function failJob(
  { database, catalogue, clock }: FailureParts,
  task: Task,
  reason: string,
): Promise<void> {
  const now = clock.now();
  const error = `In ${await placeOf(database, task, shapeOf(task.frozen, catalogue))}: ${reason}`;
  await database.kysely.transaction().execute(async (inside) => {
    const job = await inside
      .selectFrom('job')
      .select('id')
      .where('id', '=', task.job)
      .where('status', '=', STATUS.running)
      .forUpdate()
      .executeTakeFirst();
    if (job !== undefined) await endJob(inside, task.job, STATUS.failed, now, error);
  });
}

/**
 * Where a task is, in the client's words. Block numbers may have gaps, so the place is the first block at or
 * after the position.
 */
async function placeOf(
  { kysely }: Database,
  { work, frozen, position }: Task,
  shape: JobShape,
): Promise<string> {
  if ('comparison' in work) {
    const id = shape.stepOf(work.comparison);
    return work.kind !== 'resolve' ? `step ${id}` : `partition ${work.partition} of step ${id}`;
  }
  if (work.kind !== 'pass') return PLACES[work.kind];
  const { plan } = frozenChain(frozen, work.chain);
  const { datasetId } = sourceOf(frozen, shape, work.chain, work.pass ?? 0);
  const block = await firstBlockFrom(kysely, datasetId, position);
  return `block ${block ?? position} of ${plan.input}`;
}

const PLACES = {
  'read-file': 'the input file',
  gather: 'the second output',
  'write-file': 'the output file',
} as const;
