import { CATALOGUE, type Catalogue } from '../../cleansing/catalogue.ts';
import { jsonType } from '../option.ts';
import type { Workflow } from '../workflow.ts';
import { type Report, type WorkflowDraft, without } from './draft.ts';
import { readInputs } from './inputs.ts';
import { readOutputs } from './outputs.ts';
import { readParameters } from './parameters.ts';
import { schemaErrors } from './schema-errors.ts';
import { schemaMistakes } from './schema-mistakes.ts';
import { type Mistake, WorkflowSource } from './source.ts';
import { readSteps } from './steps.ts';

/** A parsed workflow file, or everything that is wrong with it. */
export type ParsedWorkflow =
  | { readonly workflow: Workflow; readonly mistakes: readonly [] }
  | { readonly workflow: undefined; readonly mistakes: readonly Mistake[] };

/**
 * Reads a workflow file. Finds all mistakes at once, in the order of the file: YAML syntax, violations of the
 * schema, and mistakes that only the catalogue and the columns reveal. Never throws, whatever the text.
 */
export function parseWorkflow(text: string, catalogue: Catalogue = CATALOGUE): ParsedWorkflow {
  const source = new WorkflowSource(text);
  const workflow = read(source, catalogue);
  if (workflow !== undefined && source.mistakes.length === 0) return { workflow, mistakes: [] };
  return { workflow: undefined, mistakes: inOrder(source.mistakes) };
}

function read(source: WorkflowSource, catalogue: Catalogue): Workflow | undefined {
  const { content } = source;
  if (content === undefined) return undefined;
  if (jsonType(content) !== 'object') {
    source.report([], 'A workflow is a mapping with the keys name, description, inputs, steps and outputs.');
    return undefined;
  }
  const found = schemaMistakes(schemaErrors(content as object, catalogue), content);
  for (const { path, message, part } of found) source.report(path, message, part);
  const unreadable = found.map((mistake) => mistake.unreadable).filter((path) => path !== undefined);
  const draft = without(content as object, unreadable);
  return readDraft(draft, catalogue, (path, message, part) => source.report(path, message, part));
}

function readDraft(draft: WorkflowDraft, catalogue: Catalogue, report: Report): Workflow {
  const inputs = readInputs(draft, report);
  const parameters = readParameters(draft, report);
  const steps = readSteps(draft, inputs, parameters, catalogue, report);
  const ids = (draft.steps ?? []).flatMap((step) => step?.id ?? step?.step ?? []);
  const unread = new Set(ids.filter((id) => !steps.some((step) => step.id === id)));
  const made = { steps, unread, parameters: parameters.parameters, catalogue };
  const outputs = readOutputs(draft, inputs, made, report);
  return {
    name: draft.name ?? '',
    description: draft.description ?? '',
    inputs: inputs.inputs,
    parameters: parameters.parameters,
    steps,
    outputs,
  };
}

/**
 * Sorts mistakes by their place and drops duplicates, because two parts of the schema may find the same
 * mistake.
 */
function inOrder(mistakes: readonly Mistake[]): Mistake[] {
  const once = new Map(mistakes.map((mistake) => [JSON.stringify(mistake), mistake]));
  return [...once.values()].sort((a, b) => a.line - b.line || a.column - b.column);
}
