import { CATALOGUE, stepNamed } from '../../cleansing/catalogue.ts';
import type { MatchRule } from '../../cleansing/deduplication/match-rule.ts';
import type { DeduplicationOptions } from '../../cleansing/deduplication/options.ts';
import { present } from '../../present.ts';
import type { Column } from '../../records/column.ts';
import { fitChain } from '../../workflow/fit.ts';
import type { ChainPlan } from '../../workflow/job-plan.ts';
import { planJob } from '../../workflow/plan-job.ts';
import { layOut } from '../../workflow/planned-step.ts';
import type { Workflow, WorkflowStep } from '../../workflow/workflow.ts';
import { asOptions } from '../as-options.ts';
import { UsageError } from '../usage-error.ts';

/** The path of a file's records to its step `deduplication`. */
export interface WayToDeduplication {
  /** The chain up to the step, without earlier dataset steps, which need all records. */
  readonly before: ChainPlan;
  /** Positions of the step's needs among the columns at that point. */
  readonly inputs: ReadonlyMap<string, number>;
  /**
   * Position of the step's `record_id` among the columns of the file; undefined if records are named by their
   * place.
   */
  readonly recordId: number | undefined;
  readonly rule: MatchRule;
}

/**
 * Returns the step `deduplication` of a workflow.
 *
 * @throws Error if there is no such step
 * @throws UsageError if there are several and `id` is undefined
 */
export function deduplicationOf({ steps }: Workflow, id: string | undefined): WorkflowStep {
  const found = steps.filter(({ step }) => step === 'deduplication');
  const ids = found.map((step) => step.id).join(', ');
  if (found.length === 0)
    throw new Error('The workflow has no step `deduplication`, so it compares no records.');
  if (id === undefined && found.length > 1)
    throw new UsageError(
      `The workflow has several deduplication steps: ${ids}. Choose one with \`--step ID\`.`,
    );
  const step = id === undefined ? found[0] : found.find((one) => one.id === id);
  if (step === undefined)
    throw new UsageError(`--step ${id}: the workflow has no such deduplication step. It has ${ids}.`);
  return step;
}

/**
 * Plans the path to the step on the real columns of the file.
 *
 * @throws Error if the file lacks columns, a parameter is wrong, or the step reads what an earlier dataset
 * step appends
 */
export function chainToDeduplication(
  workflow: Workflow,
  { id, input }: WorkflowStep,
  columns: readonly Column[],
  parameters: Record<string, string>,
): WayToDeduplication {
  const { plan, errors } = planJob(workflow, {
    name: workflow.name,
    parameters,
    // The other inputs only need the columns that the workflow requires.
    inputDatasets: Object.fromEntries(
      workflow.inputs
        .filter(({ kind }) => kind === 'dataset')
        .map((one) => [one.name, { columns: one.name === input ? columns : one.columns }]),
    ),
    inputFilename: workflow.inputs.find(({ kind }) => kind === 'file')?.name ?? null,
  });
  if (plan === undefined) {
    throw new UsageError(asOptions(errors));
  }
  const chain = plan.chains.find((one) => one.input === input);
  const fitted = fitChain(present(chain, `the chain of input ${input}`), columns, CATALOGUE);
  if (fitted.chain === undefined) throw new Error(`The file ${fitted.errors.join(', ')}.`);
  const { steps } = fitted.chain;
  const at = steps.findIndex((step) => step.id === id);
  const step = present(steps[at], `the step ${id}`);
  const before = steps.slice(0, at).filter(({ step }) => stepNamed(step, CATALOGUE)?.kind !== 'dataset');
  const { inputs } = placed(columns, [...before, step]);
  const recordId = inputs.get('record_id');
  return {
    before: { ...fitted.chain, steps: before },
    inputs,
    recordId: recordId !== undefined && recordId < columns.length ? recordId : undefined,
    rule: step.options as DeduplicationOptions,
  };
}

/** The last of these steps, placed in the record. */
function placed(columns: readonly Column[], steps: ChainPlan['steps']) {
  try {
    return present(layOut(columns, steps, CATALOGUE).steps.at(-1), 'the last step of the chain');
  } catch (cause) {
    throw new Error('A pair cannot be explained after a step that compares all records', { cause });
  }
}
