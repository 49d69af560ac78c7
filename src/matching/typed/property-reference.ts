/*
 * Landlords, agents and insurers keep their houses by reference, and write it before the address: `PR-0123 12 Elm Road`,
 * `Ref 4512: Flat 2, 31 Elm Road`.
 */

/** Digits that are no number of a flat or a house: four or more, or with a leading zero. */
const DIGITS = '(?:0\\d{2,7}|\\d{4,7})';

/** A code without spaces. `B-101`, `A1/12` and `2/1` may be flats. */
const CODE = `(?:(?!flat|unit|plot|room|apt)[a-z]{2,4}(?:[-/.]\\d{3}|[-/.]?${DIGITS})|[a-z][-/.]${DIGITS}|[a-z]{1,4}\\d{1,3}[-/]${DIGITS}|[a-z]{2,4}\\d{0,4}(?:[-/]\\d{1,7}){2,3}|0\\d{2,7}|\\d{2,4}[-/]${DIGITS}|\\d(?:\\.\\d{1,3}){2})(?:[-/][a-z0-9])?(?![\\p{L}\\d])`;

/** A word for a reference, with a number or code. */
const NAMED =
  '(?:(?:unit|property|prop|account|tenancy|our|your|client|house) )?(?:ref(?:erence)?|asset|uprn|hmo|prop(?:erty)?|a\\/c|acc(?:oun)?t|tenancy)\\.?(?: ?(?:no|number|id)\\.?)? ?[:#-]? ?[a-z]{0,4}[-/]?\\d[\\d/-]{0,12}[a-z]?';

/** A number of a house, or of a part with its word, and what follows it. */
const NUMBERED =
  '(?:(?:flat|flt|fl|apartment|apt|unit|room|suite|studio|maisonette|plot|back) ?(?:no\\.? ?)?)?(?:\\d{1,4}[a-z]?(?:[-/]\\d{1,4}[a-z]?)?,? \\p{L}|(?:\\d{1,4}|[a-k]),)';

/**
 * A reference at the beginning of a line, before the number of a house or a part. Before a name there must be a sign
 * behind it, or a word or brackets. A reference may also stand in a line of its own.
 */
const REFERENCE = new RegExp(
  `^\\s{0,3}(?:(?:${NAMED}|[[(] ?(?:${CODE}|\\d{2,7}) ?[\\])])\\s*(?:[-–:,;|]\\s*)?(?=\\p{L}|${NUMBERED}|$)` +
    `|#?(?:${CODE})\\s*(?:(?:[-–:,;|]\\s*)?(?=${NUMBERED}|$)|[-–:;|]\\s*(?=\\p{L}{3})))`,
  'iu',
);

/** Removes the reference of a property before its address. */
export function withoutPropertyReference(line: string): string {
  return line.replace(REFERENCE, '');
}
