/*
 * Tidies a typed line before it is split into words: removes what forms, clerks and spreadsheets add, and moves parts
 * of a house that stand in brackets.
 */

import { mayBeDictated, writtenOut } from './dictated.ts';
import { mayHaveRequest, withRequestsApart } from './requests.ts';

/** What people and spreadsheets write into a column that must not be empty. */
const FILLER =
  /^\s*(?:#?n ?\/ ?[ak]|n\.[ak]\.?|none|null|nil|same|ditto|tbc|tba|xx+|#(?:ref|value|name|null)[!?]?|[-–*~_.'"]+)\s*$/i;

/** A label of the field or the letter before the address: `Address:`, `Re:`. */
const LABEL = /^\s{0,3}(?:re|addr(?:ess)?|property|premises|deliver to)\s?:[.,;:]*\s*/i;

/** Signs of something to tidy, besides brackets and fillers. */
const MAY_NEED =
  /#| [-–] |\d\.0\b|\d{5}|\d{3} \d{3}|\bmob\b|\bf[1i]at\b|[\dl][ilo]\b|\b[il]\d|\bcott|[|\t]| (?:n\/a|none|null|same|tbc) /i;

/** A filler between words, without commas around it: `Brownrigg none Rosley Wigton`. */
const FILLER_WITHIN =
  /(?<=[\p{L}\d.]) (?:n\/a|null|tbc|none(?! (?:go|so|such)\b)|same(?! (?:day|as)\b)) (?=\p{L})/giu;

/** `Cottage No 2` is Cottage 2. */
const COTTAGE_NUMBER = /\b(cott(?:age|\.)?) no\.? ?(?=\d)/gi;

/** A house number in which the scanner read letters for digits, at the beginning of a part: `I4 Mill Lane`. */
const MISREAD_NUMBER = /(?<=(?:^|[,:|\t\n]) ?)(?:[Il\d][\dIlO]{1,2}|L0)(?= \p{L}{2})/gu;

/** A telephone number of ten or eleven digits, with the word before it. */
const TELEPHONE =
  /(?:\b(?:t|m|tel|telephone|phone|mob|mobile)\b[.:]? ?)?(?:\+?\b44 ?|\b0)\d(?:[ -]?\d){8,9}(?!\d)/gi;

/** Kinds of homes as people shorten them and as scanners misread them. */
const KINDS: readonly (readonly [RegExp, string])[] = [
  [/\bmob\.? home\b/gi, 'Mobile Home'],
  [/\bf[1i]at\b/gi, 'Flat'],
];

/** A whole number as a spreadsheet writes it: `21.0`. */
const DECIMAL = /\b(\d{1,4})\.0\b/g;

/** Whether a part of an address begins like a telephone number, perhaps with a word before it. */
export function isTelephone(text: string): boolean {
  return text.search(TELEPHONE) === 0;
}

/** Names of homes that stand beside a farm or a large house. */
const HOMES =
  '(?:the |y )?(?:annexe?|barn|bothy|bungalow|caravan|chalet|coach ?house|cottage|dairy|farmhouse|(?:cow )?byre|cart ?shed|granary|(?:hay)?loft|lodge|mobile home|stables?)|(?:granny|self contained) annexe?|static c(?:ara)?van';

/** A house number, a part of the house in brackets, and a street: `17 (1st Floor Right) Mary Street`. */
const PART_IN_BRACKETS = /^((?:no\.? ?)?\d+[a-z]?) ?\(([^()]{1,40})\) ?(?=\p{L})/iu;

/** A house in brackets behind the name of its farm: `Ty Isaf (The Barn)`, `Bank Farm (Cott. 1)`. */
const HOME_IN_BRACKETS = new RegExp(
  `^([^()\\d]{3,50}?) ?\\(((?:${HOMES})|c(?:ott(?:age)?|ara(?:van)?|hal(?:et)?)\\.? (?:no\\.? ?)?\\d{1,2}|no\\.? ?\\d{1,2} cottage)\\)`,
  'i',
);

/** Matches what is in brackets if it is a part of a house rather than a remark. */
const PART =
  /^(?!(?:formerly|former|previously|old|was|now|ex) )(?=.*(?:\d|\b[gbt]\/|\b(?:flat|flt|floor|flr|basement|ground|main door|left|right|front|rear|attic|garden|top)\b))/i;

/**
 * Removes fillers and repeated towns from a typed line, writes dictated numbers as numbers, and makes a telephone
 * number a part of its own. Writes `Mobile Home` for `Mob. Home`.
 */
export function tidied(line: string): string {
  const unlabelled = line.replace(LABEL, '');
  let text = mayBeDictated(unlabelled) ? writtenOut(unlabelled) : unlabelled;
  if (MAY_NEED.test(text)) {
    text = withCommas(text.replace(TELEPHONE, ', $&, ').replace(DECIMAL, '$1'));
    text = text.replace(MISREAD_NUMBER, withDigits).replace(COTTAGE_NUMBER, '$1 ');
    text = text.replace(FILLER_WITHIN, ', ');
    for (const [written, kind] of KINDS) text = text.replace(written, kind);
  }
  if (mayHaveRequest(text)) text = withRequestsApart(text);
  if (mayNeedTidying(text)) text = withoutAdditions(withPartFirst(text));
  return withoutTownTwice(text);
}

/** Writes digits for the letters that look like them. At least one digit must have been read. */
function withDigits(number: string): string {
  return /\d/.test(number) ? number.replace(/[IlL]/g, '1').replaceAll('O', '0') : number;
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
const TAB = 9;
const LINE = 10;
const BAR = 124;

/** Whether a line may change. Most do not, and one pass over the letters is cheaper than the expressions. */
function mayNeedTidying(line: string): boolean {
  let from = 0;
  let before = -1;
  for (let at = 0; at <= line.length; at++) {
    const unit = at === line.length ? COMMA : line.charCodeAt(at);
    if (unit === BRACKET) return true;
    if (unit !== COMMA && unit !== BAR && unit !== TAB && unit !== LINE) continue;
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
  if (!SEPARATOR.test(text)) return FILLER.test(text) ? '' : text;
  const parts = text.split(SEPARATOR);
  const kept = parts.filter((part, at) => !FILLER.test(part) && !isRepeated(parts, at));
  return kept.length === parts.length ? text : kept.join(',');
}

/** What people and databases write between the parts of an address. */
const SEPARATORS = [',', '|', '\t', '\n'];
const SEPARATOR = new RegExp(`[${SEPARATORS.join('')}]`);

/** Writes a part in brackets before its house: `1st Floor Right, 17 Mary Street`, `The Barn, Ty Isaf`. */
function withPartFirst(line: string): string {
  const bracket = line.indexOf('(');
  if (bracket < 0) return line;
  const before = Math.max(...SEPARATORS.map((mark) => line.lastIndexOf(mark, bracket))) + 1;
  const text = line.slice(before).trimStart();
  const [whole, house = '', part = ''] = PART_IN_BRACKETS.exec(text) ?? [];
  if (whole !== undefined && PART.test(part))
    return `${line.slice(0, before)} ${part}, ${house} ${text.slice(whole.length)}`;
  const [named, farm = '', home = ''] = HOME_IN_BRACKETS.exec(text) ?? [];
  if (named === undefined) return line;
  return `${line.slice(0, before)} ${home}, ${farm}, ${text.slice(named.length)}`;
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
