import { createRequire } from 'node:module';

/** The message about an exponential pattern, for the author of the workflow. */
export const EXPONENTIAL =
  'This expression would take hours on some texts, as (a+)+ does on "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa!". Avoid a repetition inside another repetition of the same characters.';

/**
 * Whether the pattern of a text parameter may take time that doubles with each character. Clients send the
 * text, so a single request could stop the service. Polynomial time is harmless here, because a parameter has
 * at most 1,000 characters.
 */
export function isExponential(pattern: string): boolean {
  // Loaded only for a workflow file with a pattern: it takes 30 ms and 15 MB, and commands load this module
  // at their start.
  const { analyse } = createRequire(import.meta.url)('scslre') as typeof import('scslre');
  return analyse({ source: `^(?:${pattern})$`, flags: 'u' }).reports.some(({ exponential }) => exponential);
}
