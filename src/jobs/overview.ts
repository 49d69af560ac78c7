import { type Kysely, sql } from 'kysely';
import type { Catalogue } from '../cleansing/catalogue.ts';
import { runSql } from '../database/connection.ts';
import type { Schema } from '../database/schema.ts';
import { RECORDS } from '../engine/statistics.ts';
import { present } from '../present.ts';
import { STATUS } from './status.ts';
import { type JobView, viewsOf } from './view.ts';

/** The most jobs of each kind that an overview lists. */
export const OVERVIEW_JOBS = 20;

/** How many days an overview covers, including today. */
export const OVERVIEW_DAYS = 14;

/** A job, and the id of its client's row. */
export type ClientJob = JobView & { readonly client: number };

/**
 * The jobs of several clients: active jobs, with running jobs before queued ones, and jobs that failed in the
 * last day, newest first.
 */
export interface Overview {
  readonly active: readonly ClientJob[];
  readonly failed: readonly ClientJob[];
  readonly counts: { readonly running: number; readonly queued: number; readonly failed: number };
}

/** Reads an overview of the jobs of some clients. `clients` has the ids of their rows. */
export async function readOverview(
  kysely: Kysely<Schema>,
  clients: readonly number[],
  now: Date,
  catalogue: Catalogue,
): Promise<Overview> {
  const dayAgo = new Date(now.getTime() - 86_400_000);
  const [counts] = await runSql<Overview['counts']>(
    kysely,
    `select
       (select count(*) from job_share join job on job.id = job_id
          where job.client_id = any($1) and status = ${STATUS.running}) as running,
       (select count(*) from job_share join job on job.id = job_id
          where job.client_id = any($1) and status = ${STATUS.queued}) as queued,
       (select count(*) from job where client_id = any($1) and completed_at > $2 and status = ${STATUS.failed}) as failed`,
    [clients, dayAgo],
  );
  const ids = async (text: string, values: unknown[]) =>
    (await runSql<{ id: number }>(kysely, text, values)).map(({ id }) => id);
  const active = await ids(
    `select job.id from job_share join job on job.id = job_id where job.client_id = any($1)
       order by status desc, job.id limit ${OVERVIEW_JOBS}`,
    [clients],
  );
  const failed = await ids(
    `select id from job where client_id = any($1) and completed_at > $2 and status = ${STATUS.failed}
       order by completed_at desc limit ${OVERVIEW_JOBS}`,
    [clients, dayAgo],
  );
  const views = await viewsOf(kysely, [...active, ...failed], now, catalogue);
  const owners = new Map(
    (
      await kysely
        .selectFrom('job')
        .select(['id', 'client_id'])
        .where('id', 'in', [...active, ...failed, 0])
        .execute()
    ).map(({ id, client_id }) => [id, client_id]),
  );
  const inOrder = (list: readonly number[]) =>
    list.flatMap((id) => {
      const view = views.get(id);
      const client = owners.get(id);
      return view === undefined || client === undefined ? [] : [{ ...view, client }];
    });
  return {
    active: inOrder(active),
    failed: inOrder(failed),
    counts: present(counts, 'the counts of the jobs'),
  };
}

/**
 * Counts the records that jobs of these clients read, by the day (UTC) on which the job completed. Days
 * without jobs are left out.
 */
export async function recordsByDay(
  kysely: Kysely<Schema>,
  clients: readonly number[],
  now: Date,
): Promise<{ day: string; count: number }[]> {
  const from = new Date(now.getTime() - (OVERVIEW_DAYS - 1) * 86_400_000).toISOString().slice(0, 10);
  const { rows } = await sql<{ day: string; count: number }>`
    select to_char(completed_at at time zone 'UTC', 'YYYY-MM-DD') as day,
           sum(coalesce((statistics->>${RECORDS.read})::float8, 0)) as count
    from job where client_id = any(${clients}) and status = ${STATUS.completed} and completed_at >= ${`${from}T00:00:00Z`}
    group by 1 order by 1`.execute(kysely);
  return rows;
}
