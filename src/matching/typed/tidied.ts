/*
 * Tidies a typed line before it is split into words: removes what forms, clerks and spreadsheets add, and moves parts
 * of a house that stand in brackets.
 */

import { mayBeDictated, writtenOut } from './dictated.ts';

/** What people and spreadsheets write into a column that must not be empty. */
const FILLER =
  /^\s*(?:#?n ?\/ ?[ak]|n\.[ak]\.?|none|null|nil|tbc|same|ditto|as above|unknown|xx+|#(?:ref|value|name|null)[!?]?|[-–*~_.'"]+)\s*$/i;

/** Signs of something to tidy, besides brackets and fillers. */
const MAY_NEED =
  /#| [-–] |\d\.0\b|\d{5}|\d{3} \d{3}|\bmob\b|\bf[1i]at\b|\bf ?\d+\/|\d f \d|\bno\.\d|\d-[a-z]{3}\b|(?:^|[,.] ?)[li]\d|\d[oil]/i;

/** What stands between the columns of a spreadsheet or the lines of a label. */
const SEPARATOR = /[\t|]/;
const SEPARATORS = /\s*[\t|]\s*/g;

/** A telephone number of ten or eleven digits, with the word before it. */
const TELEPHONE =
  /(?:\b(?:t|m|tel|telephone|phone|mob|mobile)\b[.:]? ?)?(?:\+?\b44 ?|\b0)\d(?:[ -]?\d){8,9}(?!\d)/gi;

/** Numbers and kinds of homes as people shorten them and as scanners misread them. */
const MISREAD: readonly (readonly [RegExp, string])[] = [
  [/\bmob\.? home\b/gi, 'Mobile Home'],
  [/\bf[1i]at\b/gi, 'Flat'],
  // `F1/2` and `3 F 2`
  [/\bf ?(?=\d{1,2}\/\d)/gi, 'Flat '],
  [/\b(\d) f (?=\d\b)/gi, '$1F'],
  [/\bno\.(?=\d)/gi, 'No '],
  // `l6 Church Street`
  [/(?<=^|[,.] ?)[lI](?=\d{1,2}[a-z]? \p{L}{2})/gu, '1'],
  // `6O-62 Cow Lane`, `4l Dalton Road`
  [/(?<=\b\d{1,2})O(?=\d?(?:-\d+)?[A-Z]?,? \p{L}|-\d)/gu, '0'],
  [/(?<=\b\d{1,2})[Il](?=\d?(?:-\d+)?[A-Z]?,? \p{Lu}|-\d)/gu, '1'],
];

/** A digit in a word, as a scanner reads `Mu1rhead` and `8riercliffe`. */
const DIGIT_WITHIN = /(?<=\p{L}{2})[018](?=\p{L}{2})|(?<![\p{L}\d])8(?=\p{L}{4})/gu;
const LETTERS: Readonly<Record<string, string>> = { 0: 'O', 1: 'I', 8: 'B' };

/** A town and then the council that is called after it: `Perth, Perth and Kinross`. */
const COUNCIL = /\b(\p{L}{4,}),?\s+\1 and \p{L}{4,}(?=\s*(?:,|$))/giu;

/** A stair that a spreadsheet took for a date: `02-Jan` for 2/1. */
const DATE = /(?<![\w-])(\d\d)-(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\b/gi;
const MONTHS = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');

/** A filler between the words of a text without commas: `Braeside NULL Menmuir`. */
const FILLER_WITHIN = /(?<=\S\s)(?:NULL|#?N\/A|none|nil|same)\s/g;

/** Two words that were run together, as in `GuthrieStreet`. */
const RUN_TOGETHER = /\p{Lu}\p{Ll}{2,}\p{Lu}\p{Ll}{2}/u;

/** The beginnings of names that have a capital within them. */
const PREFIXES = new Set('Mac Mc Fitz Van De Le La Du Di St'.split(' '));

/** A whole number as a spreadsheet writes it: `21.0`. */
const DECIMAL = /\b(\d{1,4})\.0\b/g;

/** Whether a part of an address begins like a telephone number, perhaps with a word before it. */
export function isTelephone(text: string): boolean {
  return text.search(TELEPHONE) === 0;
}

/** A house number, a part of the house in brackets, and a street: `17 (1st Floor Right) Mary Street`. */
const PART_IN_BRACKETS = /^((?:no\.? ?)?\d+[a-z]?) ?\(([^()]{1,40})\) ?(?=\p{L})/iu;

/** Matches what is in brackets if it is a part of a house rather than a remark. */
const PART =
  /^(?!(?:formerly|former|previously|old|was|now|ex) )(?=.*(?:\d|\b[gbt]\/|\b(?:flat|flt|floor|flr|basement|ground|main door|left|right|front|rear|attic|garden|top)\b))/i;

/**
 * Removes fillers and repeated towns from a typed line, writes dictated numbers as numbers, and makes a telephone
 * number a part of its own. Mends what spreadsheets and scanners did to numbers.
 */
export function tidied(line: string): string {
  let text = mayBeDictated(line) ? writtenOut(line) : line;
  if (SEPARATOR.test(text)) text = text.replace(SEPARATORS, ', ');
  if (MAY_NEED.test(text)) {
    text = withCommas(text.replace(TELEPHONE, ', $&, ').replace(DECIMAL, '$1'));
    for (const [misread, written] of MISREAD) text = text.replace(misread, written);
    text = text.replace(DATE, (_, day: string, month: string) => stairOf(day, month));
  }
  if (!text.includes(',')) text = text.replace(FILLER_WITHIN, '');
  if (/ and /i.test(text)) text = text.replace(COUNCIL, '$1');
  text = text.replace(DIGIT_WITHIN, (digit) => LETTERS[digit] ?? digit);
  if (RUN_TOGETHER.test(text)) text = text.replace(/\p{L}+/gu, apart);
  if (mayNeedTidying(text)) text = withoutAdditions(withPartFirst(text));
  return withoutTownTwice(text);
}

function stairOf(day: string, month: string): string {
  return `${Number(day)}/${MONTHS.indexOf(month.toLowerCase()) + 1}`;
}

/** Parts words at the capitals within them. `MacDonald` is one word. */
function apart(words: string): string {
  const [first = '', ...others] = words.split(/(?<=\p{Lu}\p{Ll}{2,})(?=\p{Lu}\p{Ll}{2})/u);
  return others.length === 0 || PREFIXES.has(first) ? words : [first, ...others].join(' ');
}

/** Writes commas for dashes between the parts of an address. The dashes of `41-43 - 3` and `16 - C` stay. */
function withCommas(line: string): string {
  return line.replace(
    /(?<=(.)) [-–] (?=(.)(.?))/g,
    (dash: string, before: string, after: string, next: string) => {
      const isOfNumber = isDigit(after) || !/[\p{L}\d]/u.test(next);
      return isDigit(before) && isOfNumber ? dash : ', ';
    },
  );
}

function isDigit(letter: string): boolean {
  return letter >= '0' && letter <= '9';
}

/** In words. */
const LONGEST_TOWN = 3;

/** In letters. `Bron Bron` may be a house. */
const SHORTEST_TOWN = 5;

/** Removes a town that ends a text twice without a comma: `31 brighton drive redhill redhill`. */
function withoutTownTwice(text: string): string {
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

/** Whether a line may change. Most do not, and one pass over the letters is cheaper than the expressions. */
function mayNeedTidying(line: string): boolean {
  let from = 0;
  let before = -1;
  for (let at = 0; at <= line.length; at++) {
    const unit = at === line.length ? COMMA : line.charCodeAt(at);
    if (unit === BRACKET) return true;
    if (unit !== COMMA) continue;
    // A part that is as long as the part before it may be the same. Fillers are short.
    const length = at - from;
    if (length === before || length <= MOST_OF_FILLER) return true;
    before = length;
    from = at + 1;
  }
  return false;
}

/** ` none` has five characters. */
const MOST_OF_FILLER = 5;

function withoutAdditions(text: string): string {
  if (!text.includes(',')) return FILLER.test(text) ? '' : text;
  const parts = text.split(',');
  const kept = parts.filter((part, at) => !FILLER.test(part) && !isRepeated(parts, at));
  return kept.length === parts.length ? text : kept.join(',');
}

/** A floor and a side in brackets behind the street: `34 Dubbs Terrace (First Left)`. */
const FLOOR_IN_BRACKETS =
  / ?\(((?:first|second|third|fourth|ground|top|basement|[1-4](?:st|nd|rd|th)) ?(?:floor|flr|fl)? ?(?:left|right|centre|front|rear)?)\) ?/gi;

/** Writes a part in brackets before its house: `1st Floor Right, 17 Mary Street`. */
function withPartFirst(typed: string): string {
  const line = typed.replace(FLOOR_IN_BRACKETS, (_, floor: string, at: number) =>
    at === 0 ? `${floor}, ` : `, ${floor}, `,
  );
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
