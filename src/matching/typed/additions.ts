/*
 * Removes what stands in a typed line besides the address: fillers of columns that must not be empty, and parts that
 * repeat the part before them.
 */

/** What people and spreadsheets write into a column that must not be empty. */
const FILLER =
  /^\s*(?:#?n ?\/ ?[ak]|n\.[ak]\.?|none|null|nil|same|ditto|as above|unk(?:nown)?|not known|0|tbc|tba|xx+|#(?:ref|value|name|null)[!?]?|[-–*~_.'"]+)\s*$/i;

/**
 * A filler or hesitation between words, without commas around it: `Brownrigg none Rosley Wigton`. `None Go Bye` is a
 * name.
 */
const FILLER_WITHIN =
  /(?<=[\p{L}\d.]) (?:n\/a|null|tbc|none(?! (?:go|so|such)\b)|same(?! (?:day|as)\b)|um|uh|erm) (?=[\p{L}\d])/giu;

const MAY_HAVE_FILLER = / (?:n\/a|none|null|same|tbc|um|uh|erm) /i;

/** A filler stands for a whole part of the address. A hesitation stands within one. */
function apart(filler: string): string {
  return /u[mh]|erm/i.test(filler) ? ' ' : ', ';
}

/** Removes fillers and hesitations that stand between words. */
export function withoutFillersWithin(text: string): string {
  return MAY_HAVE_FILLER.test(text) ? text.replace(FILLER_WITHIN, apart) : text;
}

/** In words. */
const LONGEST_TOWN = 3;

/** In letters. `Bron Bron` may be a house. */
const SHORTEST_TOWN = 5;

/** Removes a town that ends a text twice without a comma: `31 brighton drive redhill redhill`. */
export function withoutTownTwice(text: string): string {
  const space = text.lastIndexOf(' ');
  if (
    space < 0 ||
    !text
      .slice(0, space)
      .toLowerCase()
      .includes(text.slice(space + 1).toLowerCase())
  )
    return text;
  const words = text.split(' ');
  for (let count = 1; count <= LONGEST_TOWN && words.length > 2 * count; count++) {
    const town = words.slice(-count).join(' ').toLowerCase();
    const before = words
      .slice(-2 * count, -count)
      .join(' ')
      .toLowerCase();
    if (town === before && town.length >= SHORTEST_TOWN && !/[\d,]/.test(town))
      return words.slice(0, -count).join(' ');
  }
  return text;
}

const BRACKET = 40;
const COMMA = 44;
const LINE = 10;

/**
 * Whether a line may have brackets, a part that repeats the one before it, or a part that is a filler. Most have none,
 * and one pass over the letters is cheaper than the expressions.
 */
export function mayHaveAdditions(line: string): boolean {
  let from = 0;
  let before = -1;
  for (let at = 0; at <= line.length; at++) {
    const unit = at === line.length ? COMMA : line.charCodeAt(at);
    if (unit === BRACKET) return true;
    if (unit !== COMMA && unit !== LINE) continue;
    // A part that is as long as the part before it may be the same. Fillers are short.
    const length = at - from;
    if (length === before || length <= LONGEST_FILLER) return true;
    before = length;
    from = at + 1;
  }
  return false;
}

/** ` none` has five characters. */
const LONGEST_FILLER = 5;

/** Removes fillers and repeated parts. */
export function withoutAdditions(text: string): string {
  if (!SEPARATOR.test(text)) return FILLER.test(text) ? '' : text;
  const parts = text.split(SEPARATOR);
  const kept = parts.filter((part, at) => !FILLER.test(part) && !isRepeated(parts, at));
  return kept.length === parts.length ? text : kept.join(',');
}

/** What stands between the parts of an address, once the columns of a spreadsheet have commas between them. */
const SEPARATOR = /[,\n]/;

/**
 * Whether a part of an address only repeats the part before it, as the town in `3 High Street, Margate, Margate`. In
 * `Seaview, Seaview, Ryde` the house has the name of its village.
 */
function isRepeated(parts: readonly string[], at: number): boolean {
  const [part = '', before = ''] = [parts[at], parts[at - 1]];
  return (
    at > 1 && part.length === before.length && /\S/.test(part) && part.toUpperCase() === before.toUpperCase()
  );
}
