import { sql } from 'kysely';
import type { Catalogue } from '../cleansing/catalogue.ts';
import type { ClientScope } from '../database/client-scope.ts';
import { readFrozenJob } from './frozen-job.ts';
import { isJobName, jobNameKey } from './name.ts';
import { type Stage, stagesOf } from './stages.ts';
import { STATUS } from './status.ts';
import { noJob } from './view.ts';

/** What a person at the console sees of a job besides its record: its stages and its frozen settings. */
export interface JobDetail {
  readonly stages: readonly JobStage[];
  /** The job's clock, ISO 8601. */
  readonly now: string;
  /** The edition of the address file, if a step uses it. */
  readonly addressFile: string | null;
  readonly suppressionLists: readonly { readonly list: string; readonly version: number }[];
  readonly steps: readonly {
    readonly input: string;
    readonly id: string;
    readonly step: string;
    /** Every option with its value. */
    readonly options: Readonly<Record<string, unknown>>;
  }[];
}

export interface JobStage {
  readonly kind: Stage['kind'];
  /** Counts the comparisons of records from 1; 0 for the stages before the first one. */
  readonly level: number;
  readonly state: 'waiting' | 'running' | 'done' | 'ended';
  /** Bytes of files that are read, blocks of records that are cleansed or written, parts of all other work. */
  readonly unit: 'bytes' | 'blocks' | 'parts';
  /** How many units are done, and how many there are. Both are 0 unless the stage is running. */
  readonly done: number;
  readonly total: number;
}

/** @throws Refusal `not-found` if this client has no job with this name */
export async function readJobDetail(
  scope: ClientScope,
  name: string,
  catalogue: Catalogue,
): Promise<JobDetail> {
  if (!isJobName(name)) throw noJob();
  const row = await scope
    .selectFrom('job')
    .select(['status', 'stage', 'plan'])
    .select(stageUnits.as('units'))
    .where('name_key', '=', jobNameKey(name))
    .executeTakeFirst();
  if (row === undefined) throw noJob();
  const frozen = readFrozenJob(row.plan);
  const { addressFile, suppressionLists = [] } = frozen.references ?? {};
  return {
    stages: stagesOf(frozen, catalogue).flatMap((stage, at) =>
      stage.share === 0 ? [] : jobStage(stage, at, row),
    ),
    now: frozen.now,
    addressFile: addressFile?.edition ?? null,
    // A frozen list also has its folder and its secret.
    suppressionLists: suppressionLists.map(({ list, version }) => ({ list, version })),
    steps: frozen.chains.flatMap(({ plan }) =>
      plan.steps.map(({ id, step, options }) => ({ input: plan.input, id, step, options })),
    ),
  };
}

/** The units of the stage that a job is in. */
const stageUnits = sql<{ readonly done: number; readonly total: number } | null>`(
  select json_build_object('done', sum(units_done)::float8, 'total', sum(units_total)::float8)
  from task where job_id = job.id and task.stage = job.stage having count(*) > 0)`;

function jobStage(
  stage: Stage,
  at: number,
  { status, stage: reached, units }: { status: number; stage: number; units: JobUnits },
): JobStage {
  const state = stateOf(status, at - reached);
  const { done, total } = (state === 'running' ? units : null) ?? { done: 0, total: 0 };
  return {
    kind: stage.kind,
    level: 'level' in stage ? stage.level : 0,
    state,
    unit: unitOf(stage.kind),
    done: Math.min(done, total),
    total,
  };
}

type JobUnits = { readonly done: number; readonly total: number } | null;

function unitOf(kind: Stage['kind']): JobStage['unit'] {
  if (kind === 'read') return 'bytes';
  return kind === 'pass' || kind === 'write' ? 'blocks' : 'parts';
}

/** @param ahead how many stages this one is after the stage that the job has reached */
function stateOf(status: number, ahead: number): JobStage['state'] {
  if (status === STATUS.completed || ahead < 0) return 'done';
  if (ahead > 0 || status === STATUS.queued) return 'waiting';
  return status === STATUS.running ? 'running' : 'ended';
}
