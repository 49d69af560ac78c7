import type { Kysely } from 'kysely';
import type { Catalogue } from '../cleansing/catalogue.ts';
import {
  type AvailableReferences,
  type FrozenReferences,
  freezeReferences,
  ListsMissing,
  ReferenceMissing,
} from '../cleansing/references.ts';
import type { Clock } from '../clock.ts';
import type { ClientScope } from '../database/client-scope.ts';
import { isDuplicate, runSql } from '../database/connection.ts';
import type { Schema } from '../database/schema.ts';
import { NO_RECORDS } from '../engine/statistics.ts';
import { filePath, PATH_RULE } from '../files/path.ts';
import { invalidField, Refusal } from '../refusal.ts';
import { decisionsSoFar } from '../reviews/decisions.ts';
import type { JobPlan } from '../workflow/job-plan.ts';
import { referencesOf } from '../workflow/references.ts';
import { type CheckedSubmission, checkSubmission, type JobSubmission } from './check-submission.ts';
import { completeJob, endJob, type JobParts } from './finish.ts';
import { FROZEN_FORMAT, type FrozenJob } from './frozen-job.ts';
import { makeDatasets } from './make-datasets.ts';
import { isJobName, JOB_NAME_RULE, jobNameKey } from './name.ts';
import { RULES } from './rules.ts';
import { holdJob, JOB_OUTCOMES, SANDBOX_ERROR, sandboxOutcome } from './sandbox-outcome.ts';
import { startStage } from './stages.ts';
import { STATUS } from './status.ts';

/**
 * Submits a job. It checks everything, freezes the workflow's version, the parameters, the clock and the
 * references of the steps, and writes the job, its output datasets and its first tasks in one transaction.
 *
 * @throws Refusal that names each unknown, missing or wrongly typed field
 */
export async function submitJob(
  scope: ClientScope,
  parts: JobParts & { readonly clock: Clock },
  submission: JobSubmission,
  available: ReferenceSource,
): Promise<void> {
  if (!isJobName(submission.name)) throw invalidField('name', JOB_NAME_RULE);
  for (;;) {
    try {
      return await scope.transaction((inside) => submit(inside, parts, submission, available));
    } catch (error) {
      if (!isDuplicate(error)) throw error;
      // Another job took the name of an output at this moment. The next try sees that and picks another
      // number.
      if ((error as { table?: string }).table === 'dataset') continue;
      const message = `"${submission.name}" is the name of another job`;
      throw new Refusal('duplicate-name', message, { errors: { name: [message] } });
    }
  }
}

async function submit(
  scope: ClientScope,
  parts: JobParts & { readonly clock: Clock },
  submission: JobSubmission,
  available: ReferenceSource,
): Promise<void> {
  const { catalogue } = parts;
  const checked = await checkSubmission(scope, submission, catalogue);
  const now = parts.clock.now();
  const references = await freeze(scope, submission.workflowName, checked.plan, catalogue, available);
  const job = await insertJob(scope, submission, checked, now);
  const { outputDatasets, ...made } = await makeDatasets(
    scope,
    { id: job, name: submission.name },
    checked,
    catalogue,
  );
  const frozen: FrozenJob = {
    format: FROZEN_FORMAT,
    now: now.toISOString(),
    rules: RULES,
    references,
    ...made,
  };
  await scope
    .updateTable('job')
    .set({
      plan: JSON.stringify(frozen),
      output_datasets: JSON.stringify(outputDatasets),
      output_filenames: JSON.stringify(outputFilenames(checked.plan)),
    })
    .where('id', '=', job)
    .execute();
  await holdInputs(scope, job, checked);
  const outcome = submission.isSandbox ? sandboxOutcome(submission.name, JOB_OUTCOMES) : undefined;
  if (outcome === 'fails') return endJob(scope.kysely, job, STATUS.failed, now, SANDBOX_ERROR);
  await begin(scope.kysely, parts, { id: job, frozen, now, isHeld: outcome === 'takes-long' });
}

/** Writes the row of a job, without its plan and its outputs. Returns the job's id. */
async function insertJob(
  scope: ClientScope,
  submission: JobSubmission,
  { version, plan, file }: CheckedSubmission,
  now: Date,
): Promise<number> {
  const { id } = await scope
    .insertInto('job', {
      name: submission.name,
      name_key: jobNameKey(submission.name),
      workflow_version_id: version.id,
      submitted_at: now,
      parameters: JSON.stringify(plan.parameters),
      input_datasets: JSON.stringify(submission.inputDatasets),
      input_filename: submission.inputFilename || null,
      input_file_id: file?.id ?? null,
      output_datasets: '{}',
      output_filenames: '{}',
      plan: '{}',
      statistics: JSON.stringify(NO_RECORDS),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Records which datasets a job reads, so that none is removed before the job ends. */
async function holdInputs(scope: ClientScope, job: number, { datasets }: CheckedSubmission): Promise<void> {
  for (const { id } of new Set(datasets.values())) {
    await scope.kysely
      .insertInto('job_input')
      .values({ job_id: job, dataset_id: id })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
}

/**
 * Returns the references that are available. Called only for a workflow that needs some, within the
 * transaction of the submission. It must use the connection of this scope: if each of many submissions
 * waited for a second connection, none would ever be free.
 */
export type ReferenceSource = (scope: ClientScope) => Promise<AvailableReferences>;

/** The `Retry-After` of the answer if a reference is missing, in seconds. */
const MISSING_SECONDS = 30;

/** @throws Refusal if a reference of the workflow is missing */
async function freeze(
  scope: ClientScope,
  workflow: string,
  { chains }: JobPlan,
  catalogue: Catalogue,
  available: ReferenceSource,
): Promise<FrozenReferences> {
  const wanted = referencesOf(chains, catalogue);
  if (wanted.size === 0) return {};
  try {
    const decisions = wanted.has('decisions') ? await decisionsSoFar(scope, workflow) : undefined;
    return freezeReferences(wanted, { ...(await available(scope)), ...(decisions && { decisions }) });
  } catch (error) {
    if (error instanceof ListsMissing) throw invalidField('workflowName', error.message);
    if (!(error instanceof ReferenceMissing)) throw error;
    throw new Refusal('unavailable', error.message, { retryAfter: MISSING_SECONDS });
  }
}

/** A job that is written, about to begin. */
interface NewJob {
  readonly id: number;
  readonly frozen: FrozenJob;
  readonly now: Date;
  /** Whether the job is held before its first stage, because its name asked the sandbox for a long job. */
  readonly isHeld: boolean;
}

async function begin(kysely: Kysely<Schema>, { queue, catalogue }: JobParts, job: NewJob): Promise<void> {
  const { id, frozen, now, isHeld } = job;
  const tasks = await startStage(kysely, id, frozen, 0, catalogue);
  if (tasks === 0) return completeJob(kysely, id, frozen, now);
  await runSql(
    kysely,
    'insert into job_share (job_id, client_id, rules) select id, client_id, $2 from job where id = $1',
    [id, frozen.rules],
  );
  if (isHeld) await holdJob(kysely, id, now);
  else await queue.send(kysely, id, tasks);
}

/** The paths of output files in the file area. @throws Refusal if the job's name makes an invalid path */
function outputFilenames(plan: JobPlan): Record<string, string> {
  return Object.fromEntries(
    plan.chains.flatMap(({ outputs }) =>
      outputs.flatMap(({ name, path }) => (path === undefined ? [] : [[name, outputPath(path)]])),
    ),
  );
}

function outputPath(path: string): string {
  try {
    return filePath(path);
  } catch {
    throw invalidField('name', `makes ${path} the path of an output file, which ${PATH_RULE}`);
  }
}
