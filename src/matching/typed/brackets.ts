import { meaningOfWord } from '../../address/normal-form/vocabulary.ts';

/*
 * Moves the parts of a house that stand in brackets. What else stands in brackets is a remark.
 */

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

/** A floor and a side in brackets behind the street: `34 Dubbs Terrace (First Left)`. */
const FLOOR_IN_BRACKETS =
  / ?\(((?:first|second|third|fourth|ground|top|basement|[1-4](?:st|nd|rd|th)) ?(?:floor|flr|fl)? ?(?:left|right|centre|front|rear)?)\)(?=\s*(?:,|$))/gi;

/** What the number of a croft is, in brackets: `21 (croft) South Calgarish`. */
const CROFT_IN_BRACKETS = /(?<=\d[a-z]?) ?\(croft\) ?(?=\p{L})/giu;

/** A word and its number in brackets: `(Year 1)`, `(aged 5)`, `(Yr 4B)`. */
const NUMBERED_REMARK = / ?\((\p{L}{2,})\.? (?:\d{1,3}[a-z]?|[a-z])\)/giu;

/** Words for parts of estates and buildings that have no kind of their own. */
const OF_ESTATES = new Set(
  'PHASE LEVEL ZONE SITE CORE SECTOR ENTRANCE PONTOON JETTY QUARTER QUARTERS LANDING'.split(' '),
);

/** Writes a comma for a word and a number in brackets if no address has such a word before a number. */
export function withoutNumberedRemarks(line: string): string {
  return line.replace(NUMBERED_REMARK, (remark: string, word: string) => {
    const text = word.toUpperCase();
    return OF_ESTATES.has(text) || meaningOfWord(text) !== undefined ? remark : ',';
  });
}

/** Writes a part in brackets before its house: `1st Floor Right, 17 Mary Street`, `The Barn, Ty Isaf`. */
export function withPartFirst(typed: string): string {
  if (!typed.includes('(')) return typed;
  const line = typed.replace(FLOOR_IN_BRACKETS, ', $1').replace(CROFT_IN_BRACKETS, ' ');
  const bracket = line.indexOf('(');
  if (bracket < 0) return line;
  const before = Math.max(line.lastIndexOf(',', bracket), line.lastIndexOf('\n', bracket)) + 1;
  const text = line.slice(before).trimStart();
  const [whole, house = '', part = ''] = PART_IN_BRACKETS.exec(text) ?? [];
  if (whole !== undefined && PART.test(part))
    return `${line.slice(0, before)} ${part}, ${house} ${text.slice(whole.length)}`;
  const [named, farm = '', home = ''] = HOME_IN_BRACKETS.exec(text) ?? [];
  if (named === undefined) return line;
  return `${line.slice(0, before)} ${home}, ${farm}, ${text.slice(named.length)}`;
}
