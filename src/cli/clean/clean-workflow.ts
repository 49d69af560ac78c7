import { stringify } from 'yaml';
import { parseWorkflow } from '../../workflow/file/parse.ts';
import type { Workflow } from '../../workflow/workflow.ts';
import type { CleansingPlan } from './plan.ts';

/** The name of the workflow's only input and output. */
export const RECORDS = 'Contacts';

/**
 * Makes the workflow of a plan and the text of its file. The workflow is read from that text, so the two
 * always agree.
 */
export function workflowOf({ steps }: CleansingPlan, file: string): { workflow: Workflow; source: string } {
  const columns = [...new Set(steps.flatMap((step) => Object.values(step.columns)))];
  const content = {
    name: 'Clean',
    description: `Cleanses records as \`fettle clean\` found them in ${JSON.stringify(file).slice(0, 200)}.`,
    inputs: { [RECORDS]: { columns: Object.fromEntries(columns.map((column) => [column, 'text'])) } },
    steps,
    outputs: { [RECORDS]: {} },
  };
  const source = stringify(content, { aliasDuplicateObjects: false });
  const { workflow, mistakes } = parseWorkflow(source);
  if (workflow !== undefined) return { workflow, source };
  throw new Error(
    `The workflow for ${file} has mistakes: ${mistakes.map(({ message }) => message).join(' ')}`,
  );
}
