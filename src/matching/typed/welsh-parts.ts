/*
 * Reads numbers in Welsh and streets whose article was run together with them, where an address looks Welsh.
 */

/** Numbers in Welsh: `Tri Penslade`. */
const WELSH_NUMBERS = 'un dau tri pedwar pump chwech saith wyth naw deg'.split(' ');
const WELSH_NUMBER =
  /(?<=^|[,;|\n/] ?|fflat )(un|dau|tri|pedwar|pump|chwech|saith|wyth|naw|deg) (?=\p{L}{2})/giu;

/** Streets in one word: `Strydydoc`. */
const RUN_TOGETHER =
  /\b(stryd|heol|ffordd|l[oô]n|maes|cae|glyn|trem|parc|bryn|stad|rhodfa|allt|llys|bro|clos|rhes|glan)(yr?)(?=\p{L}{3})/giu;

/** Words of Welsh streets, and what Welsh places and postcodes begin with. */
const WELSH =
  /\b(?:stryd|heol|ffordd|l[oô]n|rhodfa|maes|allt|llys|stad|cae|parc|trem|rhes|rhiw|tai|pwll|llan|aber|tre|(?:LL|SA|CF|LD)\d)/i;

/** Writes Welsh numbers as digits and parts streets that were run together. */
export function withWelshParts(line: string): string {
  if (!WELSH.test(line)) return line;
  return line
    .replace(WELSH_NUMBER, (_, word: string) => `${WELSH_NUMBERS.indexOf(word.toLowerCase()) + 1} `)
    .replace(RUN_TOGETHER, '$1 $2 ');
}

/** A short form of a flat in Welsh: `Ff2`. In England it would be on the first floor. */
const FFLAT = /(?<=(?:^|[,;|\n/]) ?)ff ?(?=\d{1,3}\s*[,/])/gi;

/** Writes a Welsh flat out. */
export function withFflats(line: string): string {
  return /\bff ?\d/i.test(line) && WELSH.test(line) ? line.replace(FFLAT, 'Flat ') : line;
}
