import { compactPostcode, type Postcode, printPostcode, readCompact } from './postcode.ts';
import { isPostcodeArea } from './postcode-areas.ts';
import { OUTWARD_SHAPES } from './postcode-shape.ts';

/** Letters and digits that are mistaken for one another. */
const misread = [
  ['O', '0'],
  ['I', '1'],
  ['S', '5'],
  ['B', '8'],
  ['Z', '2'],
  ['G', '6'],
] as const;

const digitFor = new Map<string, string>(misread);
const letterFor = new Map<string, string>(misread.map(([letter, digit]) => [digit, letter]));

/**
 * The postcode that was meant: the one written, or the only postcode that it can be a misreading of, with a
 * letter taken for a digit or a digit for a letter. `0X1 2JD` gives `OX1 2JD`.
 *
 * Each possible shape of a postcode says where letters and digits belong. Characters of the wrong sort are
 * replaced by those that they look like. A reading counts if it follows the letter rules and `inUse` accepts
 * it. By default that checks the area; callers with an address file can check the postcode itself. With no
 * reading, or with several (`BS1 28A` may be `BS1 2BA` or `B51 2BA`), the result is undefined, because a
 * guess would send the letter to a stranger. A text that is a postcode as it stands is never repaired.
 */
export function repairPostcode(text: string, inUse = areaInUse): Postcode | undefined {
  const compact = compactPostcode(text);
  if (compact === undefined) return undefined;
  const asWritten = readCompact(compact);
  if (asWritten !== undefined) return asWritten;
  const readings = new Map<string, Postcode>();
  for (const shape of OUTWARD_SHAPES) {
    const reading = readAs(compact, `${shape}NAA`);
    if (reading !== undefined && inUse(reading)) readings.set(printPostcode(reading), reading);
  }
  const [only, another] = readings.values();
  return another === undefined ? only : undefined;
}

function areaInUse(postcode: Postcode): boolean {
  return isPostcodeArea(postcode.area);
}

function readAs(compact: string, shape: string): Postcode | undefined {
  if (compact.length !== shape.length) return undefined;
  let reading = '';
  for (const [at, sort] of [...shape].entries()) {
    const given = compact.charAt(at);
    const isDigit = given >= '0' && given <= '9';
    const fitting = isDigit === (sort === 'N') ? given : (isDigit ? letterFor : digitFor).get(given);
    if (fitting === undefined) return undefined;
    reading += fitting;
  }
  return readCompact(reading);
}
