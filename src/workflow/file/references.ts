import { type CatalogueStep, type DatasetStep, isDatasetStep } from '../../cleansing/dataset-step.ts';
import { unknownName } from '../closest.ts';
import { CircularReference, comparisonsOf } from '../passes.ts';
import type { Catalogue } from '../planned-step.ts';
import type { WorkflowReference, WorkflowStep } from '../workflow.ts';
import type { Report, WorkflowDraft } from './draft.ts';
import type { ChainColumns } from './inputs.ts';
import type { Path } from './source.ts';

type ReferenceDraft = NonNullable<NonNullable<NonNullable<WorkflowDraft['steps']>[number]>['reference']>;

/** Adds to the steps what they compare with, based on the columns that all steps have made. */
export function readReferences(
  draft: WorkflowDraft,
  steps: readonly WorkflowStep[],
  ids: readonly string[],
  chains: ReadonlyMap<string, ChainColumns>,
  catalogue: Catalogue,
  report: Report,
): WorkflowStep[] {
  const read = steps.map((step): WorkflowStep => {
    const at = ids.indexOf(step.id);
    const entry = draft.steps![at]!;
    const made = catalogue.find(({ name }) => name === step.step)!;
    const reference = readReference(made, step, entry.reference, chains, ['steps', at], report);
    return reference === undefined ? step : { ...step, reference };
  });
  reportCircle(read, ids, chains, catalogue, report);
  return read;
}

function readReference(
  made: CatalogueStep,
  step: WorkflowStep,
  draft: ReferenceDraft | undefined,
  chains: ReadonlyMap<string, ChainColumns>,
  path: Path,
  report: Report,
): WorkflowReference | undefined {
  const takes = isDatasetStep(made) ? made.reference : 'none';
  if (draft === undefined) {
    if (takes === 'required') {
      report(path, `${made.name} needs an input to compare with. Add reference: ….`, 'key');
    }
    return undefined;
  }
  const place = [...path, 'reference'];
  if (!isDatasetStep(made) || takes === 'none') {
    report(place, `${made.name} does not compare with another input. Leave reference out.`, 'key');
    return undefined;
  }
  const { input, columns = {} } = typeof draft === 'string' ? { input: draft } : draft;
  if (input === undefined) return undefined;
  const inputPlace = typeof draft === 'string' ? place : [...place, 'input'];
  if (input === step.input) {
    report(
      inputPlace,
      `${made.name} compares the records of ${input} with each other in any case. Name another input.`,
    );
    return undefined;
  }
  const chain = chains.get(input);
  if (chain === undefined) {
    const others = [...chains.keys()].filter((name) => name !== step.input);
    if (chains.size > 0) report(inputPlace, unknownName('input', input, others));
    return undefined;
  }
  return { input, columns: mapNeeds(made, step, columns, chain, input, place, report) };
}

/**
 * Maps each need to a column of the reference: as the file says, otherwise to the column that serves the need
 * in the step's own chain.
 */
function mapNeeds(
  made: DatasetStep,
  { columns: own }: WorkflowStep,
  given: Readonly<Record<string, string | null | undefined>>,
  chain: ChainColumns,
  input: string,
  path: Path,
  report: Report,
): Record<string, string> {
  const mapped: Record<string, string> = {};
  for (const need of made.needs) {
    const isListed = Object.hasOwn(given, need.name);
    const column = isListed ? given[need.name] : own[need.name];
    const place = isListed ? [...path, 'columns', need.name] : path;
    if (column === undefined) continue;
    if (column === null) {
      if (need.required) report(place, `${made.name} requires ${need.name}. Name a column for it.`);
      continue;
    }
    const missing = chain.missing(column);
    if (missing !== undefined) {
      const fix = isListed
        ? missing
        : `${input} has no column ${column} for ${need.name}: add columns: { ${need.name}: … }, or null for none.`;
      report(place, fix);
      continue;
    }
    const type = chain.types.get(column);
    if (type !== undefined && type !== need.type) {
      report(place, `${need.name} must be a column of type ${need.type}; ${column} of ${input} is ${type}.`);
    }
    mapped[need.name] = column;
  }
  for (const name of Object.keys(given)) {
    const needs = made.needs.map((need) => need.name);
    if (!needs.includes(name))
      report([...path, 'columns', name], unknownName(`need of ${made.name}`, name, needs), 'key');
  }
  return mapped;
}

/** Reports inputs that wait for each other in a circle, because they could never be compared. */
function reportCircle(
  steps: readonly WorkflowStep[],
  ids: readonly string[],
  chains: ReadonlyMap<string, ChainColumns>,
  catalogue: Catalogue,
  report: Report,
): void {
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
    const last = steps.findLast(({ reference }) => reference !== undefined)!;
    report(
      ['steps', ids.indexOf(last.id), 'reference'],
      `The references form a circle: ${error.message}. Leave one of them out.`,
    );
  }
}
