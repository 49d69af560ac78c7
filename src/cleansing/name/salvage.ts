import { isMojibake, withoutMojibake } from '../../text/mojibake.ts';
import { lookUp } from './lexicon.ts';
import { BRITISH } from './surnames.ts';

/** HTML names of the characters that occur in and between names. */
const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  apos: "'",
  quot: '"',
  nbsp: ' ',
  rsquo: '’',
  lsquo: '‘',
  ndash: '–',
  mdash: '—',
  lt: '<',
  gt: '>',
};

/** The letter and the mark in the name of a letter: &eacute;, &Ouml;. */
const MARKED = /^([A-Za-z])(acute|grave|circ|uml|tilde|cedil|ring|caron)$/;

const MARKS: Readonly<Record<string, string>> = {
  acute: '\u0301',
  grave: '\u0300',
  circ: '\u0302',
  uml: '\u0308',
  tilde: '\u0303',
  cedil: '\u0327',
  ring: '\u030a',
  caron: '\u030c',
};

const ENTITY = /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,10}));/gi;

/**
 * Repairs what programs do to a name: UTF-8 read as Windows-1252, HTML character references, and characters
 * around the whole such as `*Mrs Smith*`.
 */
export function undamaged(text: string): string {
  const letters = isMojibake(text) ? withoutMojibake(text) : text;
  const untagged = letters.includes('<') ? letters.replace(TAG, ' ') : letters;
  const plain = untagged.includes('&') ? untagged.replace(ENTITY, character) : untagged;
  return plain
    .replace(STARRED_IN_FRONT, '$2 ($1)')
    .replace(STARRED_BEHIND, ' ($1)')
    .replace(LOST, ' ')
    .replace(NOISE_IN_FRONT, '')
    .replace(NOISE_BEHIND, '');
}

/** A note in stars behind the name or before it, which means the same in brackets: Mrs Smith **VIP**. */
const STARRED_BEHIND = /\s\*{1,5}([^*]{1,60})\*{1,5}\s*$/;
const STARRED_IN_FRONT = /^\s*\*{1,5}([^*]{1,60})\*{1,5}\s*([^\s*][^*]*)$/;

/** Question marks for a missing part: Mr ? Smith, Mr (?) Smith. */
const LOST = /\s\(?\?{1,3}\)?\s/;

/** Digits that look like letters, or stand beside them on a keyboard. */
const LETTERS_FOR: Readonly<Record<string, readonly string[]>> = {
  0: ['o'],
  1: ['i', 'l'],
  3: ['e'],
  5: ['s'],
};

const LETTERS_AND_DIGITS = /[\p{L}\d]+/gu;

/**
 * Reads a digit in a known name as the letter that was meant: Mr J0hn Smith, Mrs 5usan Smith. Only behind a
 * title, because j0hn smith may be the name of an account.
 */
export function withLetters(text: string): string {
  if (lookUp(/^\p{L}+/u.exec(text)?.[0].toLowerCase() ?? '')?.titles === undefined) return text;
  return text.replace(LETTERS_AND_DIGITS, (word) => {
    const [digit, more] = word.match(/\d/g) ?? [];
    if (digit === undefined || more !== undefined) return word;
    const meant = (LETTERS_FOR[digit] ?? []).map((letter) => word.replace(digit, letter));
    return meant.find(isKnownName) ?? word;
  });
}

function isKnownName(word: string): boolean {
  const entry = lookUp(word.toLowerCase());
  return word.length > 2 && (entry?.sex !== undefined || ((entry?.surname ?? 0) & BRITISH) !== 0);
}

/** HTML tags that format text. */
const TAG = /<\/?(?:b|br|div|em|font|i|p|span|strong|td|u)\b[^<>]{0,40}>/gi;

const NOISE_IN_FRONT = /^[\s*#~_|=<>!?•^%/\\]+/;
const NOISE_BEHIND = /(?<![\s*#~_|=<>!?•^%/\\])[\s*#~_|=<>!?•^%/\\]+$/;

function character(whole: string, decimal?: string, hex = '', name = ''): string {
  if (name === '') {
    const code = decimal === undefined ? Number.parseInt(hex, 16) : Number(decimal);
    return code > 0x1f && code < 0x110000 ? String.fromCodePoint(code) : whole;
  }
  const [, letter, mark = ''] = MARKED.exec(name) ?? [];
  if (letter !== undefined) return (letter + MARKS[mark.toLowerCase()]).normalize('NFC');
  return ENTITIES[name.toLowerCase()] ?? whole;
}

/** What may follow a name: a telephone number, an email address, a date, an account, an address. */
const BEHIND =
  /(?:^|[\s,;:([-])(?:(?:flat|apt|apartment|unit|room|block|po box)\.?\s{1,3}\d|[a-z]{1,3}\d{3}|[#+(]{0,2}\d(?:[\d\s()./-]{2}|\d{0,3}[a-z]?,?\s{1,3}\p{L}{2})|\S{1,64}@\S|https?:|www\.)/iu;

/** Words that introduce such an addition. */
const LABELS: ReadonlySet<string> = new Set(
  `tel telephone ph phone mob mobile cell fax home work direct ext extension email e-mail web dob born date of birth
  a/c acc acct account ref reference no nr number num id nino ni nhs member membership customer cust policy order
  invoice flat apt apartment unit room block t m e f`.split(/\s+/),
);

/**
 * The name before such an addition (Mr Smith 0161 496 0123; Mrs Smith, 14 High Street). Undefined if there is
 * no addition, or fewer than two words before it.
 */
export function nameBefore(text: string): string | undefined {
  // In PC 4417 Smith the number is a police officer's collar number.
  const name = text.replace(COLLAR_NUMBER, '$1 ');
  // jane@example.com Jane Smith
  const withoutEmail = name.replace(EMAIL_IN_FRONT, '');
  if (withoutEmail !== name) return nameBefore(withoutEmail) ?? withoutEmail;
  const at = BEHIND.exec(name)?.index;
  if (at === undefined) return name === text ? undefined : name;
  const before = withoutLabel(name.slice(0, at));
  return before.split(' ').length > 1 ? before : undefined;
}

const EMAIL_IN_FRONT = /^\s*<?\S{1,64}@\S{1,100}[>,;:]?\s{1,9}(?=\S)/;

const COLLAR_NUMBER = /^\s*((?:W?PC|DC|DS|PS|PCSO|WPS|SC|Sgt|Cpl|Pte|Officer|Constable))\s+\d{1,6}\s/i;

/** The words with single spaces, without labels and punctuation at the end. */
function withoutLabel(before: string): string {
  const words = before.trim().split(/\s+/);
  const last = words.findLastIndex((word) => !isLabel(word));
  return words.slice(0, last + 1).join(' ');
}

const LETTER = /\p{L}/u;

function isLabel(word: string): boolean {
  return !LETTER.test(word) || LABELS.has(word.toLowerCase().replace(/[(,;:.#)]/g, ''));
}
