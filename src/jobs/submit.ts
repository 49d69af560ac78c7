import type { Kysely } from 'kysely';
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
import type { Dataset } from '../datasets/dataset.ts';
import { lockDataset } from '../datasets/store.ts';
import { NO_RECORDS } from '../engine/statistics.ts';
import { openFile } from '../files/job-files.ts';
import { filePath, PATH_RULE } from '../files/path.ts';
import { type FieldErrors, invalidField, Refusal } from '../refusal.ts';
import { unknownName } from '../workflow/closest.ts';
import type { JobPlan } from '../workflow/job-plan.ts';
import { planJob } from '../workflow/plan-job.ts';
import { referencesOf } from '../workflow/references.ts';
import { listWorkflows, newestWorkflow, type WorkflowVersion } from '../workflow/store.ts';
import type { Workflow } from '../workflow/workflow.ts';
import { completeJob, endJob } from './finish.ts';
import { FROZEN_FORMAT, type FrozenJob } from './frozen-job.ts';
import { makeDatasets } from './make-datasets.ts';
import { isJobName, isWorkflowName, JOB_NAME_RULE, jobNameKey } from './name.ts';
import type { TaskQueue } from './queue.ts';
import { RULES } from './rules.ts';
import { holdJob, JOB_OUTCOMES, SANDBOX_ERROR, sandboxOutcome } from './sandbox-outcome.ts';
import { startStage } from './stages.ts';
import { STATUS } from './status.ts';

/** A client's request for a job (docs/clients/quick-start.md). */
export interface JobSubmission {
  readonly name: string;
  readonly workflowName: string;
  readonly inputFilename?: string | null;
  readonly inputDatasets: Readonly<Record<string, string>>;
  readonly parameters: Readonly<Record<string, unknown>>;
  /** Whether the client is a sandbox, where a job's name may ask for an outcome. */
  readonly isSandbox?: boolean;
}

/**
 * Submits a job. It checks everything, freezes the workflow's version, the parameters, the clock and the
 * references of the steps, and writes the job, its output datasets and its first tasks in one transaction.
 *
 * @throws Refusal that names each unknown, missing or wrongly typed field
 */
export async function submitJob(
  scope: ClientScope,
  queue: TaskQueue,
  clock: Clock,
  submission: JobSubmission,
  available: ReferenceSource,
): Promise<void> {
  if (!isJobName(submission.name)) throw invalidField('name', JOB_NAME_RULE);
  for (;;) {
    try {
      return await scope.transaction((inside) => submit(inside, queue, clock, submission, available));
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
  queue: TaskQueue,
  clock: Clock,
  submission: JobSubmission,
  available: ReferenceSource,
): Promise<void> {
  const errors: FieldErrors = {};
  const version = await workflowFor(scope, submission.workflowName);
  const datasets = await inputDatasets(scope, version.workflow, submission.inputDatasets, errors);
  const named = Object.keys(submission.inputDatasets).map((input) => [
    input,
    datasets.get(input) ?? { columns: [] },
  ]);
  const planned = planJob(version.workflow, { ...submission, inputDatasets: Object.fromEntries(named) });
  // If a dataset cannot be used, that reason is better than the reasons that follow from it.
  Object.assign(errors, { ...planned.errors, ...errors });
  const file = submission.inputFilename ? await openFile(scope, submission.inputFilename) : undefined;
  if (submission.inputFilename && file === undefined && errors['inputFilename'] === undefined) {
    errors['inputFilename'] = ['is not the path of a complete file in your file area'];
  }
  const fields = Object.entries(errors);
  if (planned.plan === undefined || fields.length > 0) {
    const [field, messages] = fields[0]!;
    throw new Refusal('invalid-request', `${field} ${messages[0]}`, { errors });
  }

  const now = clock.now();
  const { plan, layouts } = planned;
  const references = await freeze(plan, available);
  const job = await scope
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
  const { outputDatasets, ...made } = await makeDatasets(
    scope,
    job.id,
    submission.name,
    { plan, layouts },
    datasets,
    file,
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
      output_filenames: JSON.stringify(outputFilenames(plan)),
    })
    .where('id', '=', job.id)
    .execute();
  for (const { id } of new Set(datasets.values())) {
    await scope.kysely
      .insertInto('job_input')
      .values({ job_id: job.id, dataset_id: id })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
  const outcome = submission.isSandbox ? sandboxOutcome(submission.name, JOB_OUTCOMES) : undefined;
  if (outcome === 'fails') return endJob(scope.kysely, job.id, STATUS.failed, now, SANDBOX_ERROR);
  await begin(scope.kysely, queue, job.id, frozen, now, outcome === 'takes-long');
}

/** Returns the references that are available. Called only for a workflow that needs some. */
export type ReferenceSource = () => Promise<AvailableReferences>;

/** The `Retry-After` of the answer if a reference is missing, in seconds. */
const MISSING_SECONDS = 30;

/** @throws Refusal if a reference of the workflow is missing */
async function freeze({ chains }: JobPlan, available: ReferenceSource): Promise<FrozenReferences> {
  const wanted = referencesOf(chains);
  if (wanted.size === 0) return {};
  try {
    return freezeReferences(wanted, await available());
  } catch (error) {
    if (error instanceof ListsMissing) throw invalidField('workflowName', error.message);
    if (!(error instanceof ReferenceMissing)) throw error;
    throw new Refusal('unavailable', error.message, { retryAfter: MISSING_SECONDS });
  }
}

async function begin(
  kysely: Kysely<Schema>,
  queue: TaskQueue,
  job: number,
  frozen: FrozenJob,
  now: Date,
  isHeld: boolean,
): Promise<void> {
  const tasks = await startStage(kysely, job, frozen, 0);
  if (tasks === 0) return completeJob(kysely, job, frozen, now);
  await runSql(
    kysely,
    'insert into job_share (job_id, client_id, rules) select id, client_id, $2 from job where id = $1',
    [job, frozen.rules],
  );
  if (isHeld) await holdJob(kysely, job, now);
  else await queue.send(kysely, job, tasks);
}

async function workflowFor(scope: ClientScope, name: string): Promise<WorkflowVersion> {
  const version = isWorkflowName(name) ? await newestWorkflow(scope, name) : undefined;
  if (version !== undefined) return version;
  const names = (await listWorkflows(scope)).map((workflow) => workflow.name);
  throw invalidField('workflowName', unknownName('workflow', name, names));
}

/**
 * Finds the datasets named for the workflow's inputs. Locks them, so that none is removed before the job is
 * written.
 */
async function inputDatasets(
  scope: ClientScope,
  { inputs }: Workflow,
  named: Readonly<Record<string, string>>,
  errors: FieldErrors,
): Promise<Map<string, Dataset>> {
  const found = new Map<string, Dataset>();
  for (const { name: input, kind } of inputs) {
    if (kind !== 'dataset' || !Object.hasOwn(named, input)) continue;
    const name = named[input]!;
    const dataset = await lockDataset(scope, name);
    if (dataset === undefined) errors[`inputDatasets.${input}`] = [`"${name}" is not one of your datasets`];
    else if (!dataset.input) errors[`inputDatasets.${input}`] = [`"${name}" is an output dataset`];
    else if (!dataset.completed) errors[`inputDatasets.${input}`] = [`"${name}" is incomplete`];
    if (dataset !== undefined) found.set(input, dataset);
  }
  return found;
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
