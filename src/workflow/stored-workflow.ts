import type { Workflow } from './workflow.ts';

/**
 * The version of the form in which checked workflows are stored. A workflow in any other version is refused.
 */
const FORMAT = 1;

/** A workflow as JSON for column `definition`. */
export function writeStoredWorkflow(workflow: Workflow): string {
  return JSON.stringify({ format: FORMAT, ...workflow });
}

/**
 * Checks the content of column `definition`. Workflows from before the first release have the same form but
 * no `format`.
 *
 * @throws Error that says to install the workflow again, if it has a form that this version does not know
 */
export function readStoredWorkflow(stored: unknown): Workflow {
  const { format = FORMAT, ...workflow } = (stored ?? {}) as Partial<Workflow> & { readonly format?: number };
  const { name, description, inputs, parameters, steps, outputs } = workflow;
  const isKnown =
    format === FORMAT &&
    typeof name === 'string' &&
    typeof description === 'string' &&
    [inputs, parameters, steps, outputs].every(Array.isArray);
  if (isKnown) return workflow as Workflow;
  const which = typeof name === 'string' ? `The workflow ${name}` : 'A workflow';
  throw new Error(
    `${which} is stored in a form that this version of Fettle does not read (format ${String(format)}; it reads ${FORMAT}). Install it again.`,
  );
}
