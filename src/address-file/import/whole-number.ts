/** A number with more digits may not be exact in a double. */
const MOST_DIGITS = 15;

/**
 * Parses digits, padded or not. Blank text gives 0, because PAF writes a missing number as spaces. Returns
 * undefined for any other character or more than 15 digits.
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

/**
 * Parses a coordinate such as `379203.00` and rounds it to whole metres. Blank text gives 0; any other text
 * that is not a number gives undefined.
 */
export function metres(text: string): number | undefined {
  const digits = text.trim();
  if (digits === '') return 0;
  return /^-?[0-9]{1,9}(?:\.[0-9]{0,9})?$/.test(digits) ? Math.round(Number(digits)) + 0 : undefined;
}
