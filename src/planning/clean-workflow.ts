import { stringify } from 'yaml';
import { CATALOGUE, stepNamed } from '../cleansing/catalogue.ts';
import type { TablePlace } from '../formats/table-options.ts';
import { parseWorkflow } from '../workflow/file/parse.ts';
import type { Workflow } from '../workflow/workflow.ts';
import type { CleansingPlan, UsedStep } from './cleansing-plan.ts';

/** The name of the workflow's only input and output. */
export const RECORDS = 'Contacts';

export interface CleanWorkflowTerms {
  /** The name of the workflow. Default: `Clean`. */
  readonly name?: string;
  /** Given if the input is a file of the file area: where its table is. Default: the input is a dataset. */
  readonly place?: TablePlace;
  /** Given if the records go to a file of the file area, too: its path. */
  readonly outputPath?: string;
}

/** The name of the output that is a file. */
export const FILE_OUTPUT = 'File';

/** For each step that leaves cases to people, the name of the output with these cases. */
const REVIEW_OUTPUTS: Readonly<Record<string, string>> = {
  'address-cleansing': 'Doubtful-addresses',
  deduplication: 'Doubtful-pairs',
};

/**
 * Makes the workflow of a plan and the text of its file. The workflow is read from that text, so the two
 * always agree.
 */
export function workflowOf(
  { steps }: Pick<CleansingPlan, 'steps'>,
  file: string,
  { name = 'Clean', place, outputPath }: CleanWorkflowTerms = {},
): { workflow: Workflow; source: string } {
  const columns = [...new Set(steps.flatMap((step) => Object.values(step.columns)))];
  const content = {
    name,
    description: `Cleanses records as \`fettle clean\` found them in ${JSON.stringify(file).slice(0, 200)}.`,
    inputs: {
      [RECORDS]: {
        ...(place !== undefined && fileInput(place)),
        columns: Object.fromEntries(columns.map((column) => [column, 'text'])),
      },
    },
    steps: steps.map((step) => ({ ...step, columns: { ...step.columns, ...unmapped(step, columns) } })),
    outputs: {
      [RECORDS]: {},
      ...(outputPath !== undefined && {
        [FILE_OUTPUT]: { kind: 'file', path: outputPath },
        ...reviewOutputs(steps),
      }),
    },
  };
  const source = stringify(content, { aliasDuplicateObjects: false });
  const { workflow, mistakes } = parseWorkflow(source);
  if (workflow !== undefined) return { workflow, source };
  throw new Error(
    `The workflow for ${file} has mistakes: ${mistakes.map(({ message }) => message).join(' ')}`,
  );
}

/**
 * Returns null for each need of a step that must stay without a column. Otherwise the need would take the
 * column of its own name, although the plan uses that column for something else.
 */
function unmapped({ step, columns }: UsedStep, names: readonly string[]): Record<string, null> {
  const needs = stepNamed(step, CATALOGUE)?.needs ?? [];
  const taken = needs.filter(({ name }) => names.includes(name) && !Object.hasOwn(columns, name));
  return Object.fromEntries(taken.map(({ name }) => [name, null]));
}

function reviewOutputs(steps: CleansingPlan['steps']): Readonly<Record<string, { step: string }>> {
  const outputs = steps.flatMap(({ step, id, options }) => {
    const name = REVIEW_OUTPUTS[step];
    return name === undefined || options?.['review'] !== true ? [] : [[name, { step: id }] as const];
  });
  return Object.fromEntries(outputs);
}

function fileInput({ sheet, rowsAbove = 0, isHeaderless = false, encoding }: TablePlace) {
  return {
    kind: 'file',
    ...(sheet !== undefined && { sheet }),
    ...(rowsAbove > 0 && { rowsAbove }),
    ...(isHeaderless && { header: false }),
    ...(encoding !== undefined && { encoding }),
  };
}
