import { stringify } from 'yaml';
import type { TablePlace } from '../formats/table-options.ts';
import { parseWorkflow } from '../workflow/file/parse.ts';
import type { Workflow } from '../workflow/workflow.ts';
import type { CleansingPlan } from './plan.ts';

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
    steps,
    outputs: {
      [RECORDS]: {},
      ...(outputPath !== undefined && { [FILE_OUTPUT]: { kind: 'file', path: outputPath } }),
    },
  };
  const source = stringify(content, { aliasDuplicateObjects: false });
  const { workflow, mistakes } = parseWorkflow(source);
  if (workflow !== undefined) return { workflow, source };
  throw new Error(
    `The workflow for ${file} has mistakes: ${mistakes.map(({ message }) => message).join(' ')}`,
  );
}

function fileInput({ sheet, rowsAbove = 0, isHeaderless = false }: TablePlace) {
  return {
    kind: 'file',
    ...(sheet !== undefined && { sheet }),
    ...(rowsAbove > 0 && { rowsAbove }),
    ...(isHeaderless && { header: false }),
  };
}
