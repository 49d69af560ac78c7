import { wholeNumber } from './whole-number.ts';

/** `--threads` of the commands that cleanse files. */
export const THREADS_OPTION = [
  '--threads <number>',
  'threads that cleanse (default: one for each processor)',
  wholeNumber('--threads', 1, 1024),
] as const;

/** Collects an option that may be repeated. */
export function gather(text: string, gathered: readonly string[]): string[] {
  return [...gathered, text];
}

/** A moment for people: `2030-01-31T09:00:00Z`. */
export function moment(date: Date): string {
  return date.toISOString().replace(/\.\d+Z$/, 'Z');
}
