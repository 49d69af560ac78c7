import { isCapitalMac } from './mac-surnames.ts';
import { isHyphenedPair } from './syllables.ts';
import type { Shape, Word } from './token.ts';

/** How a whole name was typed: in capitals, in lower case, or with meaningful differences. */
export type TypedCase = 'upper' | 'lower' | 'mixed';

/** How the names among these words were typed. Initials, titles and suffixes do not count. */
export function typedCase(words: readonly Word[]): TypedCase {
  let upper = false;
  let lower = false;
  for (const { shape, text, entry } of words) {
    if (text.length === 1 || entry.titles !== undefined || entry.suffix !== undefined) continue;
    if (shape === 'capital' || shape === 'mixed') return 'mixed';
    if (shape === 'upper') upper = true;
    else lower = true;
  }
  if (upper) return lower ? 'mixed' : 'upper';
  return lower ? 'lower' : 'mixed';
}

/** The part of the name that a word is. */
export type NamePart = 'forename' | 'surname';

/**
 * The word with the capitals of a name. Deliberate spellings are kept: DeVito, McDonald, van Gogh, Macdonald.
 * Spellings that come from a keyboard or a program are repaired: SMITH, smith, sMITH, SMith, Mcdonald,
 * O'brien.
 */
export function nameCase(
  text: string,
  shape: Shape,
  typed: TypedCase,
  part: NamePart,
  prefix?: string,
): string {
  switch (shape) {
    case 'upper':
      return prefix !== undefined && part === 'surname' ? prefix : repaired(text);
    case 'lower':
      // In ffoulkes and ffrench the two small letters were once a capital.
      if (typed === 'mixed' && part === 'surname' && text.startsWith('ff')) return text;
      if (prefix === undefined || part === 'forename') return repaired(text);
      return typed === 'mixed' ? text : prefix;
    case 'capital':
      return capitalised(text);
    case 'mixed':
      if (slipped(text)) return repaired(text);
      if (CAPITALS_BEHIND.test(text)) return capitalsBehind(text);
      return MIXED_MC.test(text) ? `Mc${capitalised(text.slice(2))}` : text;
  }
}

const MIXED_MC = /^mc\p{Lu}/u;

/** In McDONALD, MacDONALD, DeVITO and FitzGERALD only the first capital after the prefix stays. */
const CAPITALS_BEHIND = /^(?:M(?:c|ac)|Fitz|D[eiu]|L[aeo]|V[ao]n)\p{Lu}{3,}$/u;

function capitalsBehind(text: string): string {
  const [prefix = ''] = /^\p{Lu}\p{Ll}+/u.exec(text) ?? [];
  return prefix + plain(text.slice(prefix.length));
}

/**
 * Whether the word was typed with caps lock on (sMITH), or with shift released too late (SMith). OReilly and
 * DArcy do not count: they have lost an apostrophe.
 */
function slipped(text: string): boolean {
  return CAPS_LOCK.test(text) || (LATE_SHIFT.test(text) && !/^(?:[OD]|IJ)/.test(text));
}

/** Matches names that were typed with caps lock on: sMITH, mCbRIDE for McBride, o'bRIEN for O'Brien. */
const CAPS_LOCK = /^\p{Ll}(?:\p{Lu}|['’]|\p{Lu}\p{Ll})\p{Lu}{1,}$/u;
const LATE_SHIFT = /^\p{Lu}{2}\p{Ll}{2,}$/u;

/** Gives a word in a single case the case of a name. */
function repaired(text: string): string {
  return SIMPLE.test(text) ? plain(text) : parts(text, plain);
}

/** Repairs the later parts of a word that has a capital only at the front. */
function capitalised(text: string): string {
  if (SIMPLE.test(text)) return afterMc(text);
  // Chinese and Korean forenames of two syllables: Min-jun, Ka-fai.
  if (SMALL_BEHIND_HYPHEN.test(text) && isHyphenedPair(text.toLowerCase())) return text;
  return parts(text, (part) => (part === lowered(part) ? plain(part) : afterMc(part)));
}

const SMALL_BEHIND_HYPHEN = /^\p{Lu}\p{Ll}*-\p{Ll}+$/u;

const SIMPLE = /^[^-'’]*$/;

/** Words that stay small between two hyphens: Zia-ul-Haq, Abd-al-Rahman. */
const SMALL_BETWEEN = new Set([
  'al',
  'de',
  'der',
  'du',
  'el',
  'en',
  'la',
  'le',
  'ud',
  'ul',
  'ur',
  'us',
  'van',
  'y',
]);

/**
 * Words that stay small at the end of a hyphenated part, because more of the surname follows: ter Horst-de
 * Wit.
 */
const SMALL_AT_END = new Set(['de', 'den', 'der', 'du', 'ten', 'ter', 'van', 'von']);

function parts(text: string, part: (text: string) => string): string {
  const hyphened = text.split('-');
  return hyphened
    .map((piece, at) => {
      const isLast = at === hyphened.length - 1;
      const between = at > 0 && (isLast ? SMALL_AT_END : SMALL_BETWEEN).has(piece.toLowerCase());
      return between ? piece.toLowerCase() : aroundApostrophe(piece, part);
    })
    .join('-');
}

/**
 * Prefixes before an apostrophe, after which a capital follows: O'Brien, D'Arcy, Dell'Orto, but Sha'niqua.
 */
const ELISION = /^(?:[\p{L}]|all|dall|de|degl|dell|nell|sant|mac)$/iu;

function aroundApostrophe(text: string, part: (text: string) => string): string {
  const at = text.search(/['’]/);
  if (at <= 0 || at >= text.length - 2) return at === 0 ? text[0] + part(text.slice(1)) : part(text);
  const before = text.slice(0, at);
  const after = text.slice(at + 1);
  const rest = ELISION.test(before) ? part(after) : lowered(after);
  return part(before) + text[at] + rest;
}

/**
 * Writes a part without hyphen or apostrophe: a capital, then small letters, with the second capital of Mc or
 * Mac.
 */
function plain(text: string): string {
  const first = firstLetter(text);
  const rest = lowered(text.slice(first.length));
  if (rest.startsWith('ac') && isCapitalMac(lowered(text)))
    return `Mac${capital(rest.charAt(2))}${rest.slice(3)}`;
  return afterMc(capital(first) + rest);
}

const VOWEL = /[aeiouyáéíóúà-ü]/i;

/** Nobody spells Mcdonald deliberately; some people do spell Macdonald. */
function afterMc(text: string): string {
  return text.length > 3 && text.startsWith('Mc') && VOWEL.test(text.slice(2))
    ? `Mc${capital(text.charAt(2))}${text.slice(3)}`
    : text;
}

function firstLetter(text: string): string {
  const code = text.charCodeAt(0);
  return code >= 0xd800 && code <= 0xdbff ? text.slice(0, 2) : text.slice(0, 1);
}

/**
 * The capital of a letter, or the letter itself if the capital is not a single letter (as for ß, ŉ and ﬁ).
 */
function capital(letter: string): string {
  const upper = letter.toUpperCase();
  return upper.length === letter.length && upper.toLowerCase() === letter.toLowerCase() ? upper : letter;
}

/** Lower case. İ becomes i, not i with a second dot. */
function lowered(text: string): string {
  return text.replaceAll('İ', 'i').toLowerCase();
}
