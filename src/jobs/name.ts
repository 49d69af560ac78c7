import { LABEL_PATTERN } from '../workflow/file/schema.ts';

/** The rule for a job's name, in words: documentation and refusals quote it. */
export const JOB_NAME_RULE =
  'must have 1 to 200 characters, none of / \\ : * ? " < > | or controls, no space at either end, and not be . or ..';

/**
 * Surrogates that are alone are no characters. The names of dots are no path segments: clients take them out.
 */
const rule = /^(?!\.{1,2}$)(?!\s)[^/\\:*?"<>|\p{Cc}\p{Cs}]{1,200}(?<!\s)$/u;

/** Whether `name` may name a job. */
export function isJobName(name: string): boolean {
  return rule.test(name);
}

/**
 * What a job is found by. A name is part of a path, and paths match in any letter case
 * (docs/clients/errors.md); so names that differ in nothing else, or in how their accents are encoded, are
 * the same name. A job shows its name as it was given.
 */
export function jobNameKey(name: string): string {
  return name.normalize('NFC').toLowerCase();
}

const workflowRule = new RegExp(LABEL_PATTERN);

/** Whether a workflow can be called so: if not, the database, which has no NUL, need not be asked. */
export function isWorkflowName(name: string): boolean {
  return workflowRule.test(name);
}
