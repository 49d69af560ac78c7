import type { Catalogue } from '../../cleansing/catalogue.ts';
import type { CatalogueStep } from '../../cleansing/dataset-step.ts';
import { itemAt } from '../../present.ts';
import type { Column } from '../../records/column.ts';
import { didYouMean, unknownName } from '../closest.ts';
import { appendedColumns, knownOptions } from '../option.ts';
import { freeName } from '../planned-step.ts';
import type { WorkflowStep } from '../workflow.ts';
import type { Report, WorkflowDraft } from './draft.ts';
import { type ChainColumns, chainOf, type Inputs } from './inputs.ts';
import { checkReferences } from './option-references.ts';
import type { Parameters } from './parameters.ts';
import { readReferences } from './references.ts';
import type { Path } from './source.ts';

type StepDraft = NonNullable<NonNullable<WorkflowDraft['steps']>[number]>;

/** Reads the steps in order. Each adds the columns that it appends to its chain. */
export function readSteps(
  draft: WorkflowDraft,
  { chains }: Inputs,
  parameters: Parameters,
  catalogue: Catalogue,
  report: Report,
): WorkflowStep[] {
  const entries = draft.steps ?? [];
  const ids = stepIds(entries, report);
  const steps = entries.flatMap((entry, at): WorkflowStep[] => {
    const path = ['steps', at];
    const step = catalogue.find(({ name }) => name === entry?.step);
    const input = entry && chainOf(entry.input, chains, path, report);
    const chain = input === undefined ? undefined : chains.get(input);
    if (entry === undefined || step === undefined || input === undefined || chain === undefined) {
      for (const unsure of chain ? [chain] : chains.values()) unsure.uncertain = true;
      return [];
    }
    const options = definedEntries(entry.options);
    const columns = mapNeeds(step, entry, chain, path, report);
    checkReferences(step, options, parameters, [...path, 'options'], report);
    const known = knownOptions(options, parameters.parameters);
    const appended = appendedColumns(step, known);
    const rename = readRenames(step, entry, appended, path, report);
    appendColumns(appended, rename, chain, path, report);
    return [{ id: itemAt(ids, at), step: step.name, input, columns, options, rename }];
  });
  // Only now does every chain have all of its columns.
  return readReferences(steps, { draft, ids, chains, catalogue, report });
}

/**
 * The ids of the steps. Given ids must differ. A step without an id gets its name, or `name-2`, `name-3`, …
 */
function stepIds(entries: readonly (StepDraft | undefined)[], report: Report): string[] {
  const taken = new Map<string, number>();
  for (const [at, entry] of entries.entries()) {
    const id = entry?.id;
    if (id === undefined) continue;
    const earlier = taken.get(id);
    if (earlier !== undefined) {
      report(['steps', at, 'id'], `Step ${earlier + 1} already has the id ${id}.`);
    }
    taken.set(id, at);
  }
  return entries.map((entry, at) => {
    if (entry?.id !== undefined) return entry.id;
    const name = entry?.step ?? 'step';
    let id = name;
    for (let number = 2; taken.has(id); number++) id = `${name}-${number}`;
    taken.set(id, at);
    return id;
  });
}

/** Maps each need to a column: as the file says, otherwise to the column with the need's name. */
function mapNeeds(
  step: CatalogueStep,
  entry: StepDraft,
  chain: ChainColumns,
  path: Path,
  report: Report,
): Record<string, string> {
  const mapped: Record<string, string> = {};
  const given = entry.columns ?? {};
  for (const need of step.needs) {
    const listed = Object.hasOwn(given, need.name);
    const column = listed ? given[need.name] : need.name;
    if (column === undefined) continue;
    const place = listed ? [...path, 'columns', need.name] : path;
    if (column === null) {
      if (need.required) report(place, `${step.name} requires ${need.name}. Name a column for it.`);
      continue;
    }
    const missing = chain.missing(column);
    if (missing !== undefined) {
      if (listed) report(place, missing);
      else if (need.required) {
        const near = didYouMean(need.name, chain.types.keys()) || `: columns: { ${need.name}: … }.`;
        report(place, `${step.name} needs a column for ${need.name} (${need.type})${near}`, 'key');
      }
      continue;
    }
    const type = chain.types.get(column);
    if (type !== undefined && type !== need.type) {
      const fix = need.required ? 'map another column' : 'map another column, or null for none';
      report(place, `${need.name} must be a column of type ${need.type}; ${column} is ${type}: ${fix}.`);
    }
    if (chain.types.has(column) || listed || need.required) mapped[need.name] = column;
  }
  // A listed need counts even if its column is wrong, because that is reported separately.
  const served = (need: string) =>
    need in mapped || (Object.hasOwn(given, need) && given[need] !== null) || chain.uncertain;
  for (const needs of [step.needsOneOf, step.needsAlsoOneOf]) {
    if (needs === undefined || needs.some(served)) continue;
    report(path, `${step.name} needs a column for ${needs.join(' or ')}.`, 'key');
  }
  return mapped;
}

/** Returns the renames of a step that name one of its columns. */
function readRenames(
  step: CatalogueStep,
  entry: StepDraft,
  appended: readonly Column[],
  path: Path,
  report: Report,
): Record<string, string> {
  const names = appended.map(({ name }) => name);
  const rename: Record<string, string> = {};
  for (const [name, to] of Object.entries(entry.rename ?? {})) {
    if (!names.includes(name)) {
      report([...path, 'rename', name], unknownName(`column of ${step.name}`, name, names), 'key');
    } else if (to !== undefined) {
      rename[name] = to;
    }
  }
  return rename;
}

/** Adds a step's columns to its chain, under their final names. */
function appendColumns(
  appended: readonly Column[],
  rename: Readonly<Record<string, string>>,
  chain: ChainColumns,
  path: Path,
  report: Report,
): void {
  for (const column of appended) {
    const to = rename[column.name];
    if (to !== undefined && chain.types.has(to)) {
      report([...path, 'rename', column.name], `There is already a column ${to}. Choose another name.`);
    }
    chain.types.set(freeName(to ?? column.name, chain.types), column.type);
  }
}

function definedEntries(mapping: Readonly<Record<string, unknown>> | undefined): Record<string, unknown> {
  return Object.fromEntries(Object.entries(mapping ?? {}).filter(([, value]) => value !== undefined));
}
