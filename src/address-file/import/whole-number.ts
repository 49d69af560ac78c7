/** More digits than this may not be exact. */
const MOST_DIGITS = 15;

/**
 * The number that digits stand for, padded or not; 0 for nothing but spaces, which is how PAF writes that there is none.
 * Undefined where there is anything else, or more than 15 digits.
 */
export function wholeNumber(text: string): number | undefined {
  const digits = text.trim();
  if (digits.length > MOST_DIGITS) return undefined;
  let number = 0;
  for (let at = 0; at < digits.length; at++) {
    const digit = digits.charCodeAt(at) - 0x30;
    if (digit < 0 || digit > 9) return undefined;
    number = number * 10 + digit;
  }
  return number;
}

/** What a coordinate says in whole metres, rounded: `379203.00`. 0 for nothing; undefined where it is no number. */
export function metres(text: string): number | undefined {
  const digits = text.trim();
  if (digits === '') return 0;
  return /^-?[0-9]{1,9}(?:\.[0-9]{0,9})?$/.test(digits) ? Math.round(Number(digits)) + 0 : undefined;
}
