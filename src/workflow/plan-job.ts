import { CATALOGUE } from '../cleansing/catalogue.ts';
import type { Column } from '../records/column.ts';
import type { FieldErrors } from '../refusal.ts';
import { didYouMean, unknownName } from './closest.ts';
import { fitChain } from './fit.ts';
import type { ChainPlan, JobPlan, OutputPlan } from './job-plan.ts';
import { optionMistake, withDefaults } from './option.ts';
import { type ParameterValue, parameterValue } from './parameter.ts';
import type { Catalogue, Layout, PlannedStep } from './planned-step.ts';
import { isParameterReference, type Workflow, type WorkflowInput, type WorkflowStep } from './workflow.ts';

/** A client's request for a job. Its datasets have been looked up. */
export interface JobRequest {
  /** The name of the job, which replaces `{job}` in the paths of output files. */
  readonly name: string;
  /** JSON scalars, or the same as text. Null counts as not given. */
  readonly parameters: Readonly<Record<string, unknown>>;
  /** For each input, the columns of the given dataset. */
  readonly inputDatasets: Readonly<Record<string, { readonly columns: readonly Column[] }>>;
  /** Null and the empty string count as not given. */
  readonly inputFilename?: string | null;
}

/**
 * A plan, or the mistakes by field: `parameters.MaxContactAge`, `inputDatasets.Contacts`, `inputFilename`,
 * `name`.
 */
export type PlannedJob =
  | {
      readonly plan: JobPlan;
      /** The layout of each chain. That of a file is on the required columns until its header has been read. */
      readonly layouts: readonly Layout[];
      readonly errors: undefined;
    }
  | { readonly plan: undefined; readonly layouts?: undefined; readonly errors: FieldErrors };

/**
 * Plans a job: checks the request against the workflow and freezes everything that the job needs. Never
 * throws.
 */
export function planJob(
  workflow: Workflow,
  request: JobRequest,
  catalogue: Catalogue = CATALOGUE,
): PlannedJob {
  const errors: FieldErrors = {};
  const refuse: Refuse = (field, message) => {
    errors[field] = [...(errors[field] ?? []), message];
  };
  const parameters = readParameters(workflow, request, refuse);
  refuseUnknownInputs(workflow, request, refuse);
  const chains = workflow.inputs.flatMap((input) => {
    const planned = planChain(workflow, input, request, parameters, catalogue, refuse);
    return planned === undefined ? [] : (fitInput(planned, request, catalogue, refuse) ?? []);
  });
  return Object.keys(errors).length > 0
    ? { plan: undefined, errors }
    : {
        plan: { parameters: Object.fromEntries(parameters), chains: chains.map(({ chain }) => chain) },
        layouts: chains.map(({ layout }) => layout),
        errors: undefined,
      };
}

type Refuse = (field: string, message: string) => void;
type ParameterValues = ReadonlyMap<string, ParameterValue | null>;

function readParameters(workflow: Workflow, request: JobRequest, refuse: Refuse): ParameterValues {
  const names = workflow.parameters.map(({ name }) => name);
  for (const name of Object.keys(request.parameters)) {
    if (!names.includes(name)) refuse(`parameters.${name}`, unknownName('parameter', name, names));
  }
  const values = new Map<string, ParameterValue | null>();
  for (const parameter of workflow.parameters) {
    const given = own(request.parameters, parameter.name);
    values.set(parameter.name, parameter.default);
    if (given === undefined || given === null) {
      if (parameter.required) refuse(`parameters.${parameter.name}`, 'is required');
      continue;
    }
    const result = parameterValue(parameter, given);
    if ('error' in result) refuse(`parameters.${parameter.name}`, result.error);
    else values.set(parameter.name, result.value);
  }
  return values;
}

function refuseUnknownInputs(workflow: Workflow, request: JobRequest, refuse: Refuse): void {
  const datasets = workflow.inputs.filter(({ kind }) => kind === 'dataset').map(({ name }) => name);
  const file = workflow.inputs.find(({ kind }) => kind === 'file');
  for (const name of Object.keys(request.inputDatasets)) {
    const message =
      name === file?.name
        ? `${name} is a file: give its path as inputFilename`
        : datasets.includes(name)
          ? undefined
          : datasets.length === 0
            ? 'the workflow takes no input dataset'
            : unknownName('input', name, datasets);
    if (message !== undefined) refuse(`inputDatasets.${name}`, message);
  }
  if (request.inputFilename && file === undefined) {
    refuse('inputFilename', 'the workflow takes no input file');
  }
  if (!request.inputFilename && file !== undefined) refuse('inputFilename', 'is required');
}

/** A chain with its layout. */
interface LaidOutChain {
  readonly chain: ChainPlan;
  readonly layout: Layout;
}

/** The chain of an input, on the columns that the workflow requires. */
function planChain(
  workflow: Workflow,
  input: WorkflowInput,
  request: JobRequest,
  parameters: ParameterValues,
  catalogue: Catalogue,
  refuse: Refuse,
): LaidOutChain | undefined {
  const steps = workflow.steps
    .filter((step) => step.input === input.name)
    .map((step) => planStep(step, parameters, catalogue, refuse));
  const outputs = workflow.outputs
    .filter((output) => output.input === input.name)
    .map(({ name, kind, path, step, columns }): OutputPlan => {
      const plan = { name, kind, ...(step !== undefined && { step }), columns };
      return path === undefined ? plan : { ...plan, path: filePath(path, request, refuse) };
    });
  const comparedBy = workflow.steps.flatMap(({ id, input: own, reference }) =>
    reference?.input === input.name ? [{ input: own, step: id, columns: reference.columns }] : [],
  );
  if (steps.some((step) => step === undefined)) return undefined;
  const chain: ChainPlan = {
    input: input.name,
    source: input.kind,
    columns: input.columns.map(({ name, type }) => ({ name, type })),
    steps: steps as PlannedStep[],
    outputs,
    ...(comparedBy.length > 0 && { comparedBy }),
  };
  try {
    return { chain, layout: fitChain(chain, chain.columns, catalogue).layout! };
  } catch (error) {
    // A later version of a step may append other columns than the version that the workflow was checked with.
    refuse(
      'workflowName',
      `does not fit this version of Fettle. Install it again: ${(error as Error).message}`,
    );
    return undefined;
  }
}

/** Gives every option its value: from the workflow, from a parameter, or the default. */
function planStep(
  { id, step: name, columns, options, rename, reference }: WorkflowStep,
  parameters: ParameterValues,
  catalogue: Catalogue,
  refuse: Refuse,
): PlannedStep | undefined {
  const step = catalogue.find((candidate) => candidate.name === name);
  if (step === undefined) {
    refuse('workflowName', `its step ${name} is not in this version of Fettle. Install the workflow again`);
    return undefined;
  }
  const given: Record<string, unknown> = {};
  let fit = true;
  for (const [option, value] of Object.entries(options)) {
    const schema = step.options.properties[option];
    const parameter = isParameterReference(value) ? value.parameter : undefined;
    const taken = parameter === undefined ? value : parameters.get(parameter);
    if (taken === null || taken === undefined) continue;
    const mistake = schema === undefined ? 'is no longer known' : optionMistake(schema, taken);
    if (mistake === undefined) {
      given[option] = taken;
    } else {
      fit = false;
      if (parameter === undefined) {
        refuse('workflowName', `its option ${id}.${option} ${mistake}. Install the workflow again`);
      } else {
        refuse(`parameters.${parameter}`, mistake);
      }
    }
  }
  if (!fit) return undefined;
  const planned = { id, step: name, options: withDefaults(step, given), columns, rename };
  return reference === undefined ? planned : { ...planned, reference: reference.input };
}

/** The path of an output file. A job may be called `..`, so its parts are checked again. */
function filePath(template: string, request: JobRequest, refuse: Refuse): string {
  const path = template.replaceAll('{job}', () => request.name);
  if (/(^|\/)\.{0,2}(\/|$)/.test(path.slice(1)) || request.name.includes('/')) {
    refuse('name', `would make ${path} the path of an output file, which is not a valid path`);
  }
  if (request.inputFilename && path === `/${request.inputFilename.replace(/^\/+/, '')}`) {
    refuse('inputFilename', `is also the path of an output file: ${path}`);
  }
  return path;
}

function fitInput(
  planned: LaidOutChain,
  request: JobRequest,
  catalogue: Catalogue,
  refuse: Refuse,
): LaidOutChain | undefined {
  const { chain } = planned;
  if (chain.source === 'file') return planned;
  const field = `inputDatasets.${chain.input}`;
  const dataset = own(request.inputDatasets, chain.input);
  if (dataset === undefined) {
    const near = didYouMean(chain.input, Object.keys(request.inputDatasets));
    refuse(field, `is required${near}`);
    return undefined;
  }
  const fitted = fitChain(chain, dataset.columns, catalogue);
  for (const error of fitted.errors) refuse(field, error);
  return fitted.chain === undefined ? undefined : fitted;
}

function own<T>(mapping: Readonly<Record<string, T>>, key: string): T | undefined {
  return Object.hasOwn(mapping, key) ? mapping[key] : undefined;
}
