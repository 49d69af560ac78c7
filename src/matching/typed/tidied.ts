/*
 * Tidies a typed line before it is split into words: removes what forms and clerks add, and moves parts of a house that
 * stand in brackets.
 */

/** What people type into a column that must not be empty. */
const FILLER = /^\s*(?:n ?\/ ?[ak]|n\.[ak]\.?|none|null|nil|tbc|xx+)\s*$/i;

/** `28 stroke 1`, as it was dictated. */
const DICTATED = /(\d) s(?:troke|lash) (?=\d)/i;

/** A house number, a part of the house in brackets, and a street: `17 (1st Floor Right) Mary Street`. */
const PART_IN_BRACKETS = /^((?:no\.? ?)?\d+[a-z]?) ?\(([^()]{1,40})\) ?(?=\p{L})/iu;

/** Matches what is in brackets if it is a part of a house rather than a remark. */
const PART =
  /^(?!(?:formerly|former|previously|old|was|now|ex) )(?=.*(?:\d|\b[gbt]\/|\b(?:flat|flt|floor|flr|basement|ground|main door|left|right|front|rear|attic|garden|top)\b))/i;

/** Returns a typed line without fillers and repeated towns, with dictated strokes as strokes. */
export function tidied(line: string): string {
  return mayNeedTidying(line) ? withoutAdditions(withPartFirst(line).replace(DICTATED, '$1/')) : line;
}

const SPACE = 32;
const BRACKET = 40;
const COMMA = 44;

/** Whether a line may change. Most do not, and one pass over the letters is cheaper than the expressions. */
function mayNeedTidying(line: string): boolean {
  let from = 0;
  let before = -1;
  for (let at = 0; at <= line.length; at++) {
    const unit = at === line.length ? COMMA : line.charCodeAt(at);
    if (unit === BRACKET) return true;
    if (unit === SPACE && isDictated(line, at)) return true;
    if (unit !== COMMA) continue;
    // A part that is as long as the part before it may be the same. Fillers are short.
    const length = at - from;
    if (length === before || length <= MOST_OF_FILLER) return true;
    before = length;
    from = at + 1;
  }
  return false;
}

/** Whether a digit stands before a space, and `st` or `sl` behind it. */
function isDictated(line: string, space: number): boolean {
  const before = line.charCodeAt(space - 1);
  const first = line.charCodeAt(space + 1) | SMALL;
  const second = line.charCodeAt(space + 2) | SMALL;
  return before >= 48 && before <= 57 && first === LETTER_S && (second === LETTER_T || second === LETTER_L);
}

const SMALL = 32;
const LETTER_L = 108;
const LETTER_S = 115;
const LETTER_T = 116;

/** ` none` has five characters. */
const MOST_OF_FILLER = 5;

function withoutAdditions(text: string): string {
  if (!text.includes(',')) return FILLER.test(text) ? '' : text;
  const parts = text.split(',');
  const kept = parts.filter((part, at) => !FILLER.test(part) && !isRepeated(parts, at));
  return kept.length === parts.length ? text : kept.join(',');
}

/** Writes a part in brackets before its house: `1st Floor Right, 17 Mary Street`. */
function withPartFirst(line: string): string {
  const bracket = line.indexOf('(');
  if (bracket < 0) return line;
  const before = line.lastIndexOf(',', bracket) + 1;
  const text = line.slice(before).trimStart();
  const [whole, house = '', part = ''] = PART_IN_BRACKETS.exec(text) ?? [];
  if (whole === undefined || !PART.test(part)) return line;
  return `${line.slice(0, before)} ${part}, ${house} ${text.slice(whole.length)}`;
}

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
