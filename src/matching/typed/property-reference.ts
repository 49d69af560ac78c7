/*
 * Landlords, agents and insurers keep their houses by reference, and write it before the address: `PR-23 12 Elm Road`,
 * `Ref 4512: Flat 2, 31 Elm Road`.
 */

/** Digits that are no number of a flat or a house: four or more, or with a leading zero. */
const DIGITS = '(?:0\\d{2,7}|\\d{4,7})';

/** Short words for parts of a house, and for floors. Numbers behind them are no references. */
const PART =
  '(?:flat|flt|fl|apt|unit|un|room|rm|ste|plot|plt|lot|blk|pod|bay|van|shop|door|hut|cot|hse|ct|no|nos|box|po|pt|ent|gate|dr|rd|st|[abglstu]{0,2}ff?|tof)';

/** A code of letters and digits. `B-101`, `A1/12` and `2/1` may be flats. */
const CODE =
  `(?:(?!${PART}(?![a-z]))[a-z]{2,4}(?:[-/. ]\\d{1,7}|${DIGITS})|[a-z][-/.]${DIGITS}|[a-z]{1,4}\\d{1,3}[-/]${DIGITS}|` +
  `[a-z]{2,4}\\d{0,4}(?:[-/]\\d{1,7}){2,3}|0\\d{2,7}|\\d{2,4}[-/]${DIGITS}|\\d(?:\\.\\d{1,3}){2})(?:[-/][a-z0-9])?(?![\\p{L}\\d])`;

/** A short code, which only a sign behind it tells from a flat. */
const SHORT_CODE = `(?!${PART}(?![a-z]))(?:[a-z]{1,4}[-/.]?\\d{1,4}|[a-z]{3,4} \\d{1,4})`;

/** A word for a reference, with a number or code. */
const NAMED =
  '(?:(?:unit|property|prop|account|tenancy|our|your|client|house) )?(?:ref(?:erence)?|asset|uprn|hmo|btl|id|let|prop(?:erty)?|a\\/c|acc(?:oun)?t|tenancy)\\.?(?: ?(?:no|number|id)\\.?)? ?[:#-]? ?[a-z]{0,4}[-/]?\\d[\\d/-]{0,12}[a-z]?';

/** A number of a house, or of a part with its word, and what follows it. */
const NUMBERED =
  '(?:(?:flat|flt|fl|apartment|apt|unit|room|suite|studio|maisonette|plot|back) ?(?:no\\.? ?)?)?(?:\\d{1,4}[a-z]?(?:[-/]\\d{1,4}[a-z]?)?,? \\p{L}|(?:\\d{1,4}|[a-k]),)';

/** A reference by a word or in brackets, at the beginning of a line. */
const WITH_WORD = new RegExp(
  `^\\s{0,3}(?:${NAMED}|[[(] ?(?:${CODE}|${SHORT_CODE}|\\d{2,7}) ?[\\])])\\s*(?:[-–:,;|]\\s*)?(?=\\p{L}|${NUMBERED}|$)`,
  'iu',
);

/** A code before a number, or with a sign behind it before a name. It may also stand in a line of its own. */
const WITH_CODE = new RegExp(
  `^\\s{0,3}#?${CODE}\\s*(?:(?:[-–:,;|]\\s*)?(?=${NUMBERED}|$)|[-–:;|]\\s*(?=\\p{L}{3}))`,
  'iu',
);

/** A short code with a sign behind it, before a number. */
const WITH_SIGN = new RegExp(
  `^\\s{0,3}(?:${SHORT_CODE}|\\d{1,4}\\))(?: -|:| ?\\||(?<=\\)))\\s+(?=${NUMBERED})`,
  'iu',
);

/** Removes the reference of a property before its address. */
export function withoutPropertyReference(line: string): string {
  const found = [WITH_WORD, WITH_CODE, WITH_SIGN].find((reference) => reference.test(line));
  return found === undefined ? line : line.replace(found, '');
}
