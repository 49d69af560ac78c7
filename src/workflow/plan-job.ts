import { CATALOGUE, type Catalogue } from '../cleansing/catalogue.ts';
import type { Column } from '../records/column.ts';
import type { FieldErrors } from '../refusal.ts';
import { didYouMean, unknownName } from './closest.ts';
import { fitChain } from './fit.ts';
import type { ChainPlan, JobPlan, OutputPlan } from './job-plan.ts';
import { optionMistake, withDefaults } from './option.ts';
import { type ParameterValue, parameterValue } from './parameter.ts';
import type { Layout, PlannedStep } from './planned-step.ts';
import { isParameterReference, type Workflow, type WorkflowInput, type WorkflowStep } from './workflow.ts';

/** A client's request for a job. Its datasets have been looked up. */
export interface JobRequest {
  /** The name of the job, which replaces `{job}` in the paths of output files. */
  readonly name: string;
  /** JSON scalars, or the same values as text. Null counts as not given. */
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
      /**
       * The layout of each chain. A file's layout has only the required columns until its header has been
       * read.
       */
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
  return new JobPlanner(workflow, request, catalogue).plan();
}

/** A chain with its layout. */
interface LaidOutChain {
  readonly chain: ChainPlan;
  readonly layout: Layout;
}

type ParameterValues = ReadonlyMap<string, ParameterValue | null>;

/** Plans one job, and gathers everything that is wrong with the request. */
class JobPlanner {
  readonly #workflow: Workflow;
  readonly #request: JobRequest;
  readonly #catalogue: Catalogue;
  readonly #errors: FieldErrors = {};

  constructor(workflow: Workflow, request: JobRequest, catalogue: Catalogue) {
    this.#workflow = workflow;
    this.#request = request;
    this.#catalogue = catalogue;
  }

  plan(): PlannedJob {
    const parameters = this.#readParameters();
    this.#refuseUnknownInputs();
    const chains = this.#workflow.inputs.flatMap((input) => {
      const planned = this.#planChain(input, parameters);
      return planned === undefined ? [] : (this.#fitInput(planned) ?? []);
    });
    if (Object.keys(this.#errors).length > 0) return { plan: undefined, errors: this.#errors };
    return {
      plan: { parameters: Object.fromEntries(parameters), chains: chains.map(({ chain }) => chain) },
      layouts: chains.map(({ layout }) => layout),
      errors: undefined,
    };
  }

  #readParameters(): ParameterValues {
    const names = this.#workflow.parameters.map(({ name }) => name);
    for (const name of Object.keys(this.#request.parameters)) {
      if (!names.includes(name)) this.#refuse(`parameters.${name}`, unknownName('parameter', name, names));
    }
    const values = new Map<string, ParameterValue | null>();
    for (const parameter of this.#workflow.parameters) {
      const given = own(this.#request.parameters, parameter.name);
      values.set(parameter.name, parameter.default);
      if (given === undefined || given === null) {
        if (parameter.required) this.#refuse(`parameters.${parameter.name}`, 'is required');
        continue;
      }
      const result = parameterValue(parameter, given);
      if ('error' in result) this.#refuse(`parameters.${parameter.name}`, result.error);
      else values.set(parameter.name, result.value);
    }
    return values;
  }

  #refuseUnknownInputs(): void {
    const datasets = this.#workflow.inputs.filter(({ kind }) => kind === 'dataset').map(({ name }) => name);
    const file = this.#workflow.inputs.find(({ kind }) => kind === 'file');
    for (const name of Object.keys(this.#request.inputDatasets)) {
      const message =
        name === file?.name
          ? `${name} is a file: give its path as inputFilename`
          : datasets.includes(name)
            ? undefined
            : datasets.length === 0
              ? 'the workflow takes no input dataset'
              : unknownName('input', name, datasets);
      if (message !== undefined) this.#refuse(`inputDatasets.${name}`, message);
    }
    if (this.#request.inputFilename && file === undefined) {
      this.#refuse('inputFilename', 'the workflow takes no input file');
    }
    if (!this.#request.inputFilename && file !== undefined) this.#refuse('inputFilename', 'is required');
  }

  /** The chain of an input, on the columns that the workflow requires. */
  #planChain(input: WorkflowInput, parameters: ParameterValues): LaidOutChain | undefined {
    const ofInput = this.#workflow.steps.filter((step) => step.input === input.name);
    const steps = ofInput.flatMap((step) => this.#planStep(step, parameters) ?? []);
    const outputs = this.#workflow.outputs
      .filter((output) => output.input === input.name)
      .map(({ name, kind, path, step, columns }): OutputPlan => {
        const plan = { name, kind, ...(step !== undefined && { step }), columns };
        return path === undefined ? plan : { ...plan, path: this.#filePath(path) };
      });
    const comparedBy = this.#workflow.steps.flatMap(({ id, input: own, reference }) =>
      reference?.input === input.name ? [{ input: own, step: id, columns: reference.columns }] : [],
    );
    if (steps.length < ofInput.length) return undefined;
    const chain: ChainPlan = {
      input: input.name,
      source: input.kind,
      ...(input.place !== undefined && { place: input.place }),
      columns: input.columns.map(({ name, type }) => ({ name, type })),
      steps,
      outputs,
      ...(comparedBy.length > 0 && { comparedBy }),
    };
    try {
      const { layout } = fitChain(chain, chain.columns, this.#catalogue);
      if (layout === undefined) throw new Error('a chain does not fit the columns that it requires');
      return { chain, layout };
    } catch (error) {
      // A later version of a step may append different columns from the version that the workflow was checked
      // with.
      this.#refuse(
        'workflowName',
        `does not fit this version of Fettle. Install it again: ${(error as Error).message}`,
      );
      return undefined;
    }
  }

  /** Gives every option its value: from the workflow, from a parameter, or the default. */
  #planStep(
    { id, step: name, columns, options, rename, reference }: WorkflowStep,
    parameters: ParameterValues,
  ): PlannedStep | undefined {
    const step = this.#catalogue.find((candidate) => candidate.name === name);
    if (step === undefined) {
      this.#refuse(
        'workflowName',
        `its step ${name} is not in this version of Fettle. Install the workflow again`,
      );
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
          this.#refuse('workflowName', `its option ${id}.${option} ${mistake}. Install the workflow again`);
        } else {
          this.#refuse(`parameters.${parameter}`, mistake);
        }
      }
    }
    if (!fit) return undefined;
    const planned = { id, step: name, options: withDefaults(step, given), columns, rename };
    return reference === undefined ? planned : { ...planned, reference: reference.input };
  }

  /** The path of an output file. A job may be called `..`, so its parts are checked again. */
  #filePath(template: string): string {
    const path = template.replaceAll('{job}', () => this.#request.name);
    if (/(^|\/)\.{0,2}(\/|$)/.test(path.slice(1)) || this.#request.name.includes('/')) {
      this.#refuse('name', `would make ${path} the path of an output file, which is not a valid path`);
    }
    if (this.#request.inputFilename && path === `/${this.#request.inputFilename.replace(/^\/+/, '')}`) {
      this.#refuse('inputFilename', `is also the path of an output file: ${path}`);
    }
    return path;
  }

  #fitInput(planned: LaidOutChain): LaidOutChain | undefined {
    const { chain } = planned;
    if (chain.source === 'file') return planned;
    const field = `inputDatasets.${chain.input}`;
    const dataset = own(this.#request.inputDatasets, chain.input);
    if (dataset === undefined) {
      const near = didYouMean(chain.input, Object.keys(this.#request.inputDatasets));
      this.#refuse(field, `is required${near}`);
      return undefined;
    }
    const fitted = fitChain(chain, dataset.columns, this.#catalogue);
    for (const error of fitted.errors) this.#refuse(field, error);
    return fitted.chain === undefined ? undefined : fitted;
  }

  #refuse(field: string, message: string): void {
    this.#errors[field] = [...(this.#errors[field] ?? []), message];
  }
}

function own<T>(mapping: Readonly<Record<string, T>>, key: string): T | undefined {
  return Object.hasOwn(mapping, key) ? mapping[key] : undefined;
}
