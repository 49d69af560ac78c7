import { LABEL_PATTERN } from '../workflow/file/schema.ts';

/** The rule for a job's name, in words. Documentation and refusals quote it. */
export const JOB_NAME_RULE =
  'must have 1 to 200 characters, none of / \\ : * ? " < > | or control characters, no space at either end, and not be . or ..';

/**
 * Lone surrogates are not characters. `.` and `..` cannot be path segments, because HTTP clients resolve
 * them.
 */
const rule = /^(?!\.{1,2}$)(?!\s)[^/\\:*?"<>|\p{Cc}\p{Cs}]{1,200}(?<!\s)$/u;

/** Whether `name` is a valid name for a job. */
export function isJobName(name: string): boolean {
  return rule.test(name);
}

/**
 * The key by which a job is found. A name is part of a path, and paths match in any case
 * (docs/clients/errors.md). So names that differ only in case, or in how their accents are encoded, are the
 * same name. A job shows its name as it was given.
 */
export function jobNameKey(name: string): string {
  return name.normalize('NFC').toLowerCase();
}

const workflowRule = new RegExp(LABEL_PATTERN);

/**
 * Whether `name` can be a workflow's name. If not, the database is not asked: it would reject a NUL
 * character.
 */
export function isWorkflowName(name: string): boolean {
  return workflowRule.test(name);
}
