import { createRequire } from 'node:module';

/** What a workflow's author is told of such a pattern. */
export const EXPONENTIAL =
  'Some texts would take this expression hours, as "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa!" takes (a+)+. Write it so that no repetition holds another one of the same characters.';

/**
 * Whether the pattern of a text parameter may take time that doubles with each character. Clients send the text, so one request
 * could stop the service. Polynomial time is harmless here: a parameter has at most 1,000 characters.
 */
export function isExponential(pattern: string): boolean {
  // Loaded when a workflow file has a pattern: it takes 30 ms and 15 MB, and commands load this module at their start.
  const { analyse } = createRequire(import.meta.url)('scslre') as typeof import('scslre');
  return analyse({ source: `^(?:${pattern})$`, flags: 'u' }).reports.some(({ exponential }) => exponential);
}
