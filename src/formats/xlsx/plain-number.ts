const PLAIN = /^-?\d+(?:\.\d+)?$/;

/** How many digits of a double Excel shows and calculates with. */
const DIGITS = 15;

/**
 * A cell's number as people read it: without an exponent and without the trailing noise of binary fractions.
 * Whole numbers keep all their digits, however many a program wrote: `447700900123`, never `4.477E+11`.
 */
export function plainNumber(source: string): string {
  if (/^-?\d+$/.test(source)) return source;
  const number = Number(source);
  if (!Number.isFinite(number)) return source;
  if (PLAIN.test(source) && significant(source) <= DIGITS) return source;
  return withoutExponent(Number.isInteger(number) ? number : Number(number.toPrecision(DIGITS)));
}

/** How many significant digits a number has, counted from the first that is not 0. */
export function significant(number: string): number {
  return number.replace(/[-.]/g, '').replace(/^0+/, '').length;
}

function withoutExponent(number: number): string {
  if (Number.isInteger(number)) return BigInt(number).toString();
  const text = String(number);
  const [, mantissa = text, exponent] = /^(.+)e(-\d+)$/.exec(text) ?? [];
  if (exponent === undefined) return text;
  return number.toFixed(Math.min(100, mantissa.replace(/^-?\d\.?/, '').length - Number(exponent)));
}
