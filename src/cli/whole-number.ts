import { UsageError } from './usage-error.ts';

/**
 * Returns a reader of a whole number in an option or argument.
 *
 * @returns a function that reads the number, or throws UsageError
 */
export function wholeNumber(
  option: string,
  from: number,
  to = Number.MAX_SAFE_INTEGER,
): (text: string) => number {
  return (text) => {
    const number = /^-?\d{1,16}$/.test(text.trim()) ? Number(text) : Number.NaN;
    if (number >= from && number <= to) return number;
    const range = to === Number.MAX_SAFE_INTEGER ? `from ${from}` : `from ${from} to ${to}`;
    throw new UsageError(`\`${option}\` takes a whole number ${range} (got ${text}).`);
  };
}
