import type { Catalogue } from '../cleansing/catalogue.ts';
import type { ClientScope } from '../database/client-scope.ts';
import type { Dataset } from '../datasets/dataset.ts';
import { lockDataset } from '../datasets/store.ts';
import { type InputFile, openFile } from '../files/job-files.ts';
import { type FieldErrors, invalidField, Refusal } from '../refusal.ts';
import { unknownName } from '../workflow/closest.ts';
import type { JobPlan } from '../workflow/job-plan.ts';
import { planJob } from '../workflow/plan-job.ts';
import type { Layout } from '../workflow/planned-step.ts';
import { listWorkflows, newestWorkflow, type WorkflowVersion, workflowVersion } from '../workflow/store.ts';
import type { Workflow } from '../workflow/workflow.ts';
import { isWorkflowName } from './name.ts';

/** A client's request for a job (docs/clients/quick-start.md). */
export interface JobSubmission {
  readonly name: string;
  readonly workflowName: string;
  /** The version of the workflow. Default: the newest. */
  readonly workflowVersion?: number;
  readonly inputFilename?: string | null;
  readonly inputDatasets: Readonly<Record<string, string>>;
  readonly parameters: Readonly<Record<string, unknown>>;
  /** Whether the client is a sandbox, where a job's name may ask for an outcome. */
  readonly isSandbox?: boolean;
}

/** A submission that can be run, with everything that it names. */
export interface CheckedSubmission {
  readonly version: WorkflowVersion;
  readonly plan: JobPlan;
  /** The layout of each chain of the plan. */
  readonly layouts: readonly Layout[];
  /** The dataset of each input, by the input's name. They are locked. */
  readonly datasets: ReadonlyMap<string, Dataset>;
  readonly file: InputFile | undefined;
}

/**
 * Checks a submission, and locks its datasets and its file, so that none is removed before the job is
 * written.
 *
 * @throws Refusal that names each unknown, missing or wrongly typed field
 */
export async function checkSubmission(
  scope: ClientScope,
  submission: JobSubmission,
  catalogue: Catalogue,
): Promise<CheckedSubmission> {
  const errors: FieldErrors = {};
  const version = await workflowFor(scope, submission);
  const datasets = await inputDatasets(scope, version.workflow, submission.inputDatasets, errors);
  const named = Object.keys(submission.inputDatasets).map((input) => [
    input,
    datasets.get(input) ?? { columns: [] },
  ]);
  const request = { ...submission, inputDatasets: Object.fromEntries(named) };
  const planned = planJob(version.workflow, request, catalogue);
  // If a dataset cannot be used, that reason is better than the reasons that follow from it.
  Object.assign(errors, { ...planned.errors, ...errors });
  const file = submission.inputFilename ? await openFile(scope, submission.inputFilename) : undefined;
  if (submission.inputFilename && file === undefined && errors['inputFilename'] === undefined) {
    errors['inputFilename'] = ['is not the path of a complete file in your file area'];
  }
  const [first] = Object.entries(errors);
  if (first !== undefined) {
    const [field, [message]] = first;
    throw new Refusal('invalid-request', `${field} ${message}`, { errors });
  }
  if (planned.plan === undefined) throw new Error('A plan was refused without a reason.');
  const { plan, layouts } = planned;
  return { version, plan, layouts, datasets, file };
}

async function workflowFor(
  scope: ClientScope,
  { workflowName: name, workflowVersion: number }: JobSubmission,
): Promise<WorkflowVersion> {
  const find = () =>
    number === undefined ? newestWorkflow(scope, name) : workflowVersion(scope, name, number);
  const version = isWorkflowName(name) ? await find() : undefined;
  if (version !== undefined) return version;
  const names = (await listWorkflows(scope)).map((workflow) => workflow.name);
  throw invalidField('workflowName', unknownName('workflow', name, names));
}

/** Finds the datasets named for the workflow's inputs, and locks them. */
async function inputDatasets(
  scope: ClientScope,
  { inputs }: Workflow,
  named: Readonly<Record<string, string>>,
  errors: FieldErrors,
): Promise<Map<string, Dataset>> {
  const found = new Map<string, Dataset>();
  for (const { name: input, kind } of inputs) {
    const name = Object.hasOwn(named, input) ? named[input] : undefined;
    if (kind !== 'dataset' || name === undefined) continue;
    const dataset = await lockDataset(scope, name);
    if (dataset === undefined) errors[`inputDatasets.${input}`] = [`"${name}" is not one of your datasets`];
    else if (!dataset.input) errors[`inputDatasets.${input}`] = [`"${name}" is an output dataset`];
    else if (!dataset.completed) errors[`inputDatasets.${input}`] = [`"${name}" is incomplete`];
    if (dataset !== undefined) found.set(input, dataset);
  }
  return found;
}
