import { type Kysely, type SelectQueryBuilder, sql } from 'kysely';
import type { Catalogue } from '../cleansing/catalogue.ts';
import type { ClientScope } from '../database/client-scope.ts';
import type { Schema } from '../database/schema.ts';
import { addStatistics, inWorkflowOrder } from '../engine/statistics.ts';
import { Refusal } from '../refusal.ts';
import { readFrozenJob } from './frozen-job.ts';
import { isJobName, isWorkflowName, jobNameKey } from './name.ts';
import { stagesOf } from './stages.ts';
import { STATUS } from './status.ts';

/** How many jobs are on one page of a listing. */
export const JOBS_PER_PAGE = 100;

/** A job as its client sees it (docs/clients/quick-start.md). Times are in ISO 8601, in UTC. */
export interface JobView {
  readonly name: string;
  readonly workflowName: string;
  readonly workflowVersion: number;
  readonly submittedAt: string;
  readonly startedAt: string | null;
  readonly completedAt: string | null;
  readonly status: number;
  readonly percentComplete: number;
  readonly estimatedFinishTime: string | null;
  readonly statistics: Record<string, number>;
  readonly inputDatasets: Record<string, string>;
  readonly outputDatasets: Record<string, string>;
  readonly parameters: Record<string, unknown>;
  readonly inputFilename: string | null;
  readonly outputFilenames: Record<string, string>;
  readonly error: string | null;
}

const FIELDS = [
  'job.id',
  'job.name',
  'workflow_version.name as workflow',
  'workflow_version.version',
  'submitted_at',
  'started_at',
  'completed_at',
  'status',
  'stage',
  'least_percent',
  'plan',
  'job.statistics',
  'input_datasets',
  'output_datasets',
  'parameters',
  'input_filename',
  'output_filenames',
  'error',
] as const;

function jobsOf(jobs: SelectQueryBuilder<Schema, 'job', object>) {
  return jobs
    .innerJoin('workflow_version', 'workflow_version.id', 'job.workflow_version_id')
    .select(FIELDS)
    .select(stageSums.as('stages'));
}

type JobRow = Awaited<ReturnType<ReturnType<typeof jobsOf>['executeTakeFirstOrThrow']>>;

/** @throws Refusal `not-found` if this client has no job with this name */
export async function findJob(
  scope: ClientScope,
  name: string,
  now: Date,
  catalogue: Catalogue,
): Promise<JobView> {
  if (!isJobName(name)) throw noJob();
  const row = await jobsOf(scope.selectFrom('job'))
    .where('name_key', '=', jobNameKey(name))
    .executeTakeFirst();
  if (row === undefined) throw noJob();
  return viewOf(row, now, catalogue);
}

/** The id of the job with this name, for {@link viewsOf}. @throws Refusal `not-found` */
export async function jobIdOf(scope: ClientScope, name: string): Promise<number> {
  if (!isJobName(name)) throw noJob();
  const row = await scope
    .selectFrom('job')
    .select('id')
    .where('name_key', '=', jobNameKey(name))
    .executeTakeFirst();
  if (row === undefined) throw noJob();
  return row.id;
}

/** Returns jobs by their ids, which must have been looked up in a client's scope. */
export async function viewsOf(
  kysely: Kysely<Schema>,
  ids: readonly number[],
  now: Date,
  catalogue: Catalogue,
): Promise<Map<number, JobView>> {
  if (ids.length === 0) return new Map();
  const rows = await jobsOf(kysely.selectFrom('job')).where('job.id', 'in', ids).execute();
  return new Map(rows.map((row) => [row.id, viewOf(row, now, catalogue)]));
}

/** The refusal of a name that no job of this client has. */
export function noJob(): Refusal {
  return new Refusal('not-found', 'There is no job with this name.');
}

/** Narrows a listing. The dates are dates of submission; `before` itself is excluded. */
export interface JobFilter {
  readonly workflow?: string | undefined;
  readonly from?: Date | undefined;
  readonly before?: Date | undefined;
}

/** Returns a page of the client's jobs, newest first, and the total number of jobs. Pages count from 1. */
export async function listJobs(
  scope: ClientScope,
  page: number,
  { workflow, from, before }: JobFilter,
  now: Date,
  catalogue: Catalogue,
): Promise<{ jobs: JobView[]; total: number }> {
  if (workflow !== undefined && !isWorkflowName(workflow)) return { jobs: [], total: 0 };
  let wanted = jobsOf(scope.selectFrom('job'));
  if (workflow !== undefined) wanted = wanted.where('workflow_version.name', '=', workflow);
  if (from !== undefined) wanted = wanted.where('submitted_at', '>=', from);
  if (before !== undefined) wanted = wanted.where('submitted_at', '<', before);
  const rows = await wanted
    .orderBy('submitted_at', 'desc')
    .orderBy('job.id', 'desc')
    .limit(JOBS_PER_PAGE)
    .offset((page - 1) * JOBS_PER_PAGE)
    .execute();
  const { total } = await wanted
    .clearSelect()
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return { jobs: rows.map((row) => viewOf(row, now, catalogue)), total };
}

function viewOf(row: JobRow, now: Date, catalogue: Catalogue): JobView {
  const percent = percentOf(row, catalogue);
  return {
    name: row.name,
    workflowName: row.workflow,
    workflowVersion: row.version,
    submittedAt: row.submitted_at.toISOString(),
    startedAt: row.started_at?.toISOString() ?? null,
    completedAt: row.completed_at?.toISOString() ?? null,
    status: row.status,
    percentComplete: percent,
    estimatedFinishTime: estimate(row, percent, now),
    statistics: statisticsOf(row, catalogue),
    inputDatasets: row.input_datasets,
    outputDatasets: row.output_datasets,
    parameters: row.parameters,
    inputFilename: row.input_filename,
    outputFilenames: row.output_filenames,
    error: row.error,
  };
}

interface StageSums {
  readonly stage: number;
  readonly done: number;
  readonly total: number;
  readonly statistics: readonly Record<string, number>[] | null;
}

/**
 * The progress of a job's tasks. It is read with the job in one statement. In a second statement the tasks
 * might be a stage further, or deleted with the completed job, and the percentage would drop.
 */
const stageSums = sql<readonly StageSums[] | null>`(
  select json_agg(sums) from (
    select stage, sum(units_done)::float8 as done, sum(units_total)::float8 as total,
           json_agg(statistics order by number) filter (where not done and units_done > 0) as statistics
    from task where job_id = job.id group by stage
  ) sums)`;

/** The progress of a job in whole per cent. */
export async function percentOfJob(
  kysely: Kysely<Schema>,
  id: number,
  catalogue: Catalogue,
): Promise<number> {
  const row = await kysely
    .selectFrom('job')
    .select(['status', 'stage', 'plan', 'least_percent'])
    .select(stageSums.as('stages'))
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return percentOf(row, catalogue);
}

/**
 * Adds up the stages of a job. Each counts by its share, in proportion to the units done. Both only grow,
 * except in a job that starts over (start-over.ts). Such a job keeps its percentage until it has got that far
 * again.
 */
function percentOf(
  row: Pick<JobRow, 'status' | 'stage' | 'plan' | 'stages' | 'least_percent'>,
  catalogue: Catalogue,
): number {
  if (row.status === STATUS.completed) return 100;
  const stages = stagesOf(readFrozenJob(row.plan), catalogue);
  const shares = stages.reduce((sum, { share }) => sum + share, 0);
  let part = 0;
  for (const [stage, { share }] of stages.entries()) {
    const sum = row.stages?.find((candidate) => candidate.stage === stage);
    if (stage < row.stage) part += share;
    else if (sum !== undefined && sum.total > 0) part += share * Math.min(1, sum.done / sum.total);
  }
  return Math.max(row.least_percent, Math.min(99, Math.floor((100 * part) / shares)));
}

/** The job's row has the statistics of finished tasks. Those of open tasks are added here. */
function statisticsOf(row: JobRow, catalogue: Catalogue): Record<string, number> {
  const open = row.stages?.flatMap(({ statistics }) => statistics ?? []) ?? [];
  const { chains } = readFrozenJob(row.plan);
  return inWorkflowOrder(
    open.reduce(addStatistics, row.statistics),
    chains.map(({ plan }) => plan),
    catalogue,
  );
}

/** When the job will finish if it continues at the same speed. Null while that is unknown. */
function estimate(row: JobRow, percent: number, now: Date): string | null {
  if (row.status !== STATUS.running || row.started_at === null || percent < 1) return null;
  const elapsed = now.getTime() - row.started_at.getTime();
  if (elapsed <= 0) return null;
  return new Date(row.started_at.getTime() + (elapsed * 100) / percent).toISOString();
}
