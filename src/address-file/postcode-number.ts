import { SINGULAR_POSTCODES } from '../address/postcode-areas.ts';

/*
 * A postcode as a whole number of 31 bits, for records and lists that hold millions of them. Each character
 * has a place value:
 *
 *   letter (26) · letter or none (27) · digit (10) · none, digit or letter (37) ·
 *   digit (10) · letter (26) · letter (26)
 *
 * All numbers of an outward code are therefore consecutive, and so are those of a sector. Postcodes with a
 * shape of their own come after all others.
 */

const A = 65;
const ZERO = 48;

/** How many numbers the postcodes of one outward code span, and those of one sector. */
export const OUTWARD_SPAN = 10 * 26 * 26;
export const SECTOR_SPAN = 26 * 26;

const FIRST_SINGULAR = 26 * 27 * 10 * 37 * OUTWARD_SPAN;
const SINGULAR = [...SINGULAR_POSTCODES.keys()].sort();
const SINGULAR_NUMBERS = new Map(SINGULAR.map((postcode, at) => [postcode, FIRST_SINGULAR + at]));

/**
 * Returns the number of a compact postcode in capitals. The postcode must have a valid form
 * (`parsePostcode`).
 */
export function postcodeNumber(postcode: string): number {
  const singular = SINGULAR_NUMBERS.get(postcode);
  if (singular !== undefined) return singular;
  const inward = postcode.length - 3;
  const second = postcode.charCodeAt(1);
  const isArea = second >= A;
  const district = isArea ? 2 : 1;
  let number = (postcode.charCodeAt(0) - A) * 27 + (isArea ? second - A + 1 : 0);
  number = number * 10 + postcode.charCodeAt(district) - ZERO;
  number = number * 37 + (inward > district + 1 ? alphanumeric(postcode.charCodeAt(district + 1)) : 0);
  number = number * 10 + postcode.charCodeAt(inward) - ZERO;
  number = number * 26 + postcode.charCodeAt(inward + 1) - A;
  return number * 26 + postcode.charCodeAt(inward + 2) - A;
}

/** Returns the compact postcode of a number, or the empty string if the number is too large. */
export function postcodeOfNumber(number: number): string {
  if (number >= FIRST_SINGULAR) return SINGULAR[number - FIRST_SINGULAR] ?? '';
  let rest = number;
  const take = (base: number) => {
    const digit = rest % base;
    rest = (rest - digit) / base;
    return digit;
  };
  const last = take(26);
  const inward = take(26);
  const sector = take(10);
  const fourth = take(37);
  const district = take(10);
  const second = take(27);
  const area = String.fromCharCode(A + rest) + (second === 0 ? '' : String.fromCharCode(A + second - 1));
  const end = fourth === 0 ? '' : fourth <= 10 ? String(fourth - 1) : String.fromCharCode(A + fourth - 11);
  return `${area}${district}${end}${sector}${String.fromCharCode(A + inward, A + last)}`;
}

function alphanumeric(code: number): number {
  return code >= A ? code - A + 11 : code - ZERO + 1;
}
