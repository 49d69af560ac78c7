import { type Catalogue, knownStep } from '../../cleansing/catalogue.ts';
import { type CatalogueStep, isDatasetStep } from '../../cleansing/dataset-step.ts';
import { unknownName } from '../closest.ts';
import { CircularReference, comparisonsOf } from '../passes.ts';
import type { WorkflowReference, WorkflowStep } from '../workflow.ts';
import type { Report, WorkflowDraft } from './draft.ts';
import type { ChainColumns } from './inputs.ts';
import type { Path } from './source.ts';

type ReferenceDraft = NonNullable<NonNullable<NonNullable<WorkflowDraft['steps']>[number]>['reference']>;

/** The steps of a draft and where they stand, with what is needed to check their references. */
export interface StepContext {
  readonly draft: WorkflowDraft;
  /** The id of each step of the draft. */
  readonly ids: readonly string[];
  /** The columns of each input, with all columns that steps append. */
  readonly chains: ReadonlyMap<string, ChainColumns>;
  readonly catalogue: Catalogue;
  readonly report: Report;
}

/**
 * Adds its reference to each step that compares with another input, based on the columns that all steps have
 * made.
 */
export function readReferences(steps: readonly WorkflowStep[], context: StepContext): WorkflowStep[] {
  const { draft, ids, chains, catalogue, report } = context;
  const read = steps.map((step): WorkflowStep => {
    const at = ids.indexOf(step.id);
    const made = knownStep(step.step, catalogue);
    const reference = new ReferenceReader(made, step, chains, ['steps', at], report).read(
      draft.steps?.[at]?.reference,
    );
    return reference === undefined ? step : { ...step, reference };
  });
  reportCircle(read, context);
  return read;
}

/** Reads the reference of a step. */
class ReferenceReader {
  readonly #made: CatalogueStep;
  readonly #step: WorkflowStep;
  readonly #chains: ReadonlyMap<string, ChainColumns>;
  readonly #path: Path;
  readonly #report: Report;

  /** @param path the path of the step */
  constructor(
    made: CatalogueStep,
    step: WorkflowStep,
    chains: ReadonlyMap<string, ChainColumns>,
    path: Path,
    report: Report,
  ) {
    this.#made = made;
    this.#step = step;
    this.#chains = chains;
    this.#path = path;
    this.#report = report;
  }

  read(draft: ReferenceDraft | undefined): WorkflowReference | undefined {
    const made = this.#made;
    const takes = isDatasetStep(made) ? made.reference : 'none';
    if (draft === undefined) {
      if (takes === 'required') {
        this.#report(this.#path, `${made.name} needs an input to compare with. Add reference: ….`, 'key');
      }
      return undefined;
    }
    const place = [...this.#path, 'reference'];
    if (!isDatasetStep(made) || takes === 'none') {
      this.#report(place, `${made.name} does not compare with another input. Leave reference out.`, 'key');
      return undefined;
    }
    const { input, columns = {} } = typeof draft === 'string' ? { input: draft } : draft;
    if (input === undefined) return undefined;
    const chain = this.#chainOf(input, typeof draft === 'string' ? place : [...place, 'input']);
    if (chain === undefined) return undefined;
    const mapped = this.#mapNeeds(input, chain, columns, place);
    this.#refuseUnknownNeeds(columns, place);
    return { input, columns: mapped };
  }

  #chainOf(input: string, place: Path): ChainColumns | undefined {
    if (input === this.#step.input) {
      this.#report(
        place,
        `${this.#made.name} compares the records of ${input} with each other in any case. Name another input.`,
      );
      return undefined;
    }
    const chain = this.#chains.get(input);
    if (chain === undefined && this.#chains.size > 0) {
      const others = [...this.#chains.keys()].filter((name) => name !== this.#step.input);
      this.#report(place, unknownName('input', input, others));
    }
    return chain;
  }

  /**
   * Maps each need to a column of the reference: as the file says, otherwise to the column that serves the
   * need in the step's own chain.
   */
  #mapNeeds(
    input: string,
    chain: ChainColumns,
    given: Readonly<Record<string, string | null | undefined>>,
    path: Path,
  ): Record<string, string> {
    const { name: step, needs } = this.#made;
    const mapped: Record<string, string> = {};
    for (const need of needs) {
      const isListed = Object.hasOwn(given, need.name);
      const column = isListed ? given[need.name] : this.#step.columns[need.name];
      const place = isListed ? [...path, 'columns', need.name] : path;
      if (column === undefined) continue;
      if (column === null) {
        if (need.required) this.#report(place, `${step} requires ${need.name}. Name a column for it.`);
        continue;
      }
      const missing = chain.missing(column);
      if (missing !== undefined) {
        const fix = isListed
          ? missing
          : `${input} has no column ${column} for ${need.name}: add columns: { ${need.name}: … }, or null for none.`;
        this.#report(place, fix);
        continue;
      }
      const type = chain.types.get(column);
      if (type !== undefined && type !== need.type) {
        this.#report(
          place,
          `${need.name} must be a column of type ${need.type}; ${column} of ${input} is ${type}.`,
        );
      }
      mapped[need.name] = column;
    }
    return mapped;
  }

  #refuseUnknownNeeds(given: Readonly<Record<string, unknown>>, path: Path): void {
    const needs = this.#made.needs.map((need) => need.name);
    for (const name of Object.keys(given)) {
      if (needs.includes(name)) continue;
      const message = unknownName(`need of ${this.#made.name}`, name, needs);
      this.#report([...path, 'columns', name], message, 'key');
    }
  }
}

/** Reports inputs that wait for each other in a circle, because they could never be compared. */
function reportCircle(steps: readonly WorkflowStep[], { ids, chains, catalogue, report }: StepContext): void {
  const ordered = [...chains.keys()].map((input) => ({
    input,
    steps: steps
      .filter((step) => step.input === input)
      .map(({ step, reference }) =>
        reference === undefined ? { step } : { step, reference: reference.input },
      ),
  }));
  try {
    comparisonsOf(ordered, catalogue);
  } catch (error) {
    if (!(error instanceof CircularReference)) throw error;
    const last = steps.findLast(({ reference }) => reference !== undefined);
    if (last === undefined) throw error;
    report(
      ['steps', ids.indexOf(last.id), 'reference'],
      `The references form a circle: ${error.message}. Leave one of them out.`,
    );
  }
}
