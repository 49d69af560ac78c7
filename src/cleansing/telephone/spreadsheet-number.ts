/** A number in scientific notation: 4.41234567890E+11. */
const SCIENTIFIC = /^\s*'?\+?(\d)(?:\.(\d{1,20}))?e\+?(\d{1,2})\s*$/i;

/** A number with the decimal point of a column that was read as decimals: 1234567890.0. */
const DECIMAL = /^\s*(\+?\d{7,15})\.00?\s*$/;

/**
 * The digits of a telephone number that a spreadsheet treated as a quantity. `lost` if it wrote fewer digits
 * than the number had. Undefined if the text is not such a number.
 */
export function spreadsheetNumber(text: string): string | 'lost' | undefined {
  const decimal = DECIMAL.exec(text);
  if (decimal !== null) return decimal[1];
  const scientific = SCIENTIFIC.exec(text);
  if (scientific === null) return undefined;
  const [, first = '', rest = '', exponent] = scientific;
  const digits = first + rest;
  const length = Number(exponent) + 1;
  if (digits.length < length) return 'lost';
  return digits.length === length ? digits : undefined;
}
