/** A number in scientific notation: 4.41234567890E+11. */
const SCIENTIFIC = /^\s*'?\+?(\d)(?:\.(\d{1,20}))?e\+?(\d{1,2})\s*$/i;

/** A number with the decimal point that a column of numbers gets where it was read as decimals: 1234567890.0. */
const DECIMAL = /^\s*(\+?\d{7,15})\.00?\s*$/;

/**
 * The digits behind a telephone number that a spreadsheet took for a quantity; `lost` where it wrote fewer digits than
 * the number had; undefined where the text is nothing of the kind.
 */
export function spreadsheetNumber(text: string): string | 'lost' | undefined {
  const decimal = DECIMAL.exec(text);
  if (decimal !== null) return decimal[1]!;
  const scientific = SCIENTIFIC.exec(text);
  if (scientific === null) return undefined;
  const digits = scientific[1]! + (scientific[2] ?? '');
  const length = Number(scientific[3]) + 1;
  if (digits.length < length) return 'lost';
  return digits.length === length ? digits : undefined;
}
