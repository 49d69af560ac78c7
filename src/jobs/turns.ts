import type { Kysely } from 'kysely';
import { runSql } from '../database/connection.ts';
import type { Schema } from '../database/schema.ts';
import { RULES } from './rules.ts';
import type { Task, TaskReference, Turn } from './task.ts';

/**
 * Chooses the next task for a turn: from the client with the fewest running tasks and then from that client's
 * job with the fewest (take_task in 015-left-jobs.sql). A task that the turn had before waits again.
 *
 * @param left jobs that this worker leaves to others
 * @returns undefined if nothing waits that this version of the rules may do
 */
export async function takeTask(
  kysely: Kysely<Schema>,
  { id, worker }: Turn,
  left: readonly number[] = [],
): Promise<TaskReference | undefined> {
  const [row] = await runSql<TaskReference>(kysely, 'select job, task from take_task($1, $2, $3, $4)', [
    id,
    worker,
    RULES,
    left,
  ]);
  return row && { job: row.job, task: row.task };
}

/**
 * Who waits for a running task's turn: a client with fewer running tasks, or a job of the same client with
 * fewer.
 */
export type Awaited = 'client' | 'job' | null;

export async function awaitedBy(kysely: Kysely<Schema>, { job }: TaskReference): Promise<Awaited> {
  const [row] = await runSql<{ awaited: Awaited }>(kysely, 'select awaited_by($1, $2) as awaited', [
    job,
    RULES,
  ]);
  return row?.awaited ?? null;
}

/** Whether other clients have running tasks while the client of this job has none. */
export async function isHeldUp(kysely: Kysely<Schema>, job: number): Promise<boolean> {
  const [row] = await runSql<{ isHeldUp: boolean }>(
    kysely,
    `select count(*) > 0 and bool_and(running.client_id <> mine.client_id) as "isHeldUp"
     from job_share mine join job_share running on running.rules = mine.rules join task on task.job_id = running.job_id
     where mine.job_id = $1 and task.turn is not null`,
    [job],
  );
  return row?.isHeldUp === true;
}

/** Whether any client has waiting tasks and no running ones, while other clients have some. */
export async function isAnyHeldUp(kysely: Kysely<Schema>): Promise<boolean> {
  const [row] = await runSql<{ isAnyHeldUp: boolean }>(
    kysely,
    `with running as (select distinct s.client_id from task t join job_share s using (job_id) where t.turn is not null)
     select exists (select from running) and exists (
       select from active_clients($1) as c(id)
       where c.id not in (select client_id from running)
         and exists (select from job_share s join task t using (job_id)
                     where s.rules = $1 and s.client_id = c.id and t.waits)
     ) as "isAnyHeldUp"`,
    [RULES],
  );
  return row?.isAnyHeldUp === true;
}

/**
 * Makes a task wait for its next turn. Does nothing if the task was claimed again or its job has ended.
 *
 * @param isUntouched whether nothing was done, so that this does not count as a start without progress
 */
export async function giveBack(
  kysely: Kysely<Schema>,
  { job, task, claim }: Pick<Task, 'job' | 'task' | 'claim'>,
  isUntouched = false,
): Promise<void> {
  await runSql(
    kysely,
    `update task set waits = true, turn = null, worker = null, starts = greatest(0, starts - $4::int)
     where job_id = $1 and number = $2 and claim = $3 and turn is not null`,
    [job, task, claim, isUntouched ? 1 : 0],
  );
}

/**
 * Makes all tasks of a worker wait for a turn.
 *
 * @param isDead whether the worker died; that counts as a start without progress, because a task may have
 * killed it
 * @returns the turns that the worker had
 */
export async function releaseTasks(
  kysely: Kysely<Schema>,
  worker: string,
  isDead: boolean,
): Promise<string[]> {
  const rows = await runSql<{ turn: string }>(
    kysely,
    `with held as (select job_id, number, turn from task where worker = $1 and turn is not null order by job_id, number for update)
     update task set waits = true, turn = null, worker = null, starts = greatest(0, starts - $2::int)
     from held where task.job_id = held.job_id and task.number = held.number
     returning held.turn`,
    [worker, isDead ? 0 : 1],
  );
  return rows.map(({ turn }) => turn);
}
