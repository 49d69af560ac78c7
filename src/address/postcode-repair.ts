import { compactPostcode, type Postcode, printPostcode, readCompact } from './postcode.ts';
import { isPostcodeArea } from './postcode-areas.ts';
import { OUTWARD_SHAPES } from './postcode-shape.ts';

/** Letters and the digits that are read or typed for them, and the other way round. */
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
 * The postcode that was meant: the one written, or else the only one that it can be a misreading of, a letter taken
 * for a digit or a digit for a letter: `0X1 2JD` is `OX1 2JD`.
 *
 * Each shape a postcode may have says where letters and digits belong; characters of the wrong sort are exchanged for
 * the one they look like. A reading counts when it keeps the letter rules and is in use, which is, as far as nothing better
 * is known, that its area is: a caller with an address file asks that. With no reading or more than one (`BS1 28A` is
 * `BS1 2BA` or `B51 2BA`) the answer is undefined, for a guess would send the letter to a stranger. What can be read as it
 * stands is never repaired.
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
    const given = compact[at]!;
    const isDigit = given >= '0' && given <= '9';
    const fitting = isDigit === (sort === 'N') ? given : (isDigit ? letterFor : digitFor).get(given);
    if (fitting === undefined) return undefined;
    reading += fitting;
  }
  return readCompact(reading);
}
