import { sql } from 'kysely';
import type { ClientScope } from '../database/client-scope.ts';
import { Refusal } from '../refusal.ts';
import { readFrozenJob } from './frozen-job.ts';
import { jobNameKey } from './name.ts';
import { STATUS } from './status.ts';

/** An output of a completed job that has cases for people to decide. */
export interface ReviewOutput {
  readonly job: string;
  readonly workflow: string;
  readonly completedAt: string;
  readonly output: string;
  /** The id of the step that left the cases, and its name in the catalogue. */
  readonly step: string;
  readonly stepName: string;
  readonly datasetId: number;
  /** The number of cases, as the job counted them. */
  readonly cases: number;
}

/** The most jobs that are listed for review. */
export const REVIEWS_LISTED = 50;

/** Lists the outputs with cases of the client's completed jobs, newest jobs first. */
export async function listReviewOutputs(scope: ClientScope): Promise<ReviewOutput[]> {
  return read(scope);
}

/** Finds an output with cases. @throws Refusal `not-found` */
export async function findReviewOutput(
  scope: ClientScope,
  job: string,
  output: string,
): Promise<ReviewOutput> {
  const found = (await read(scope, jobNameKey(job))).find((one) => one.output === output);
  if (found === undefined)
    throw new Refusal('not-found', 'There is no completed job with this name and an output for review.');
  return found;
}

async function read(scope: ClientScope, nameKey?: string): Promise<ReviewOutput[]> {
  let jobs = scope
    .selectFrom('job')
    .innerJoin('workflow_version', 'workflow_version.id', 'job.workflow_version_id')
    .select(['job.name', 'workflow_version.name as workflow', 'completed_at', 'plan', 'statistics'])
    .where('status', '=', STATUS.completed)
    .where(
      sql<boolean>`jsonb_path_exists(plan::jsonb, '$.chains[*].plan.steps[*].options ? (@.review == true)')`,
    )
    .orderBy('completed_at', 'desc')
    .orderBy('job.id', 'desc')
    .limit(REVIEWS_LISTED);
  if (nameKey !== undefined) jobs = jobs.where('name_key', '=', nameKey);
  return (await jobs.execute()).flatMap(({ name: job, workflow, completed_at, plan, statistics }) =>
    readFrozenJob(plan).chains.flatMap(({ plan: { outputs, steps }, outputIds }) =>
      outputs.flatMap(({ name: output, step: id, kind }, at): ReviewOutput[] => {
        const step = steps.find((one) => one.id === id && one.options['review'] === true);
        const datasetId = outputIds[at];
        if (step === undefined || kind !== 'dataset' || datasetId === undefined) return [];
        return [
          {
            job,
            workflow,
            completedAt: completed_at?.toISOString() ?? '',
            output,
            step: step.id,
            stepName: step.step,
            datasetId,
            cases: (statistics as Record<string, number>)[`${step.id}.review`] ?? 0,
          },
        ];
      }),
    ),
  );
}
