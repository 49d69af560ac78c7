import { CAPITALS, FIXED } from './words.ts';

/**
 * One word without spaces or hyphens in title case. `shouted` says that the text around it has no small letters, so that
 * its capitals mean nothing; in other text a word in capitals, or with a capital inside, is meant as it is.
 */
export function titleCaseWord(word: string, shouted: boolean): string {
  const lower = word.toLowerCase();
  const fixed = FIXED.get(lower);
  if (fixed !== undefined) return fixed;
  if (/[0-9]/.test(word)) return withDigits(word, shouted);
  if (!isPlain(word, shouted)) return word;
  const upper = inCapitals(word);
  if (CAPITALS.has(upper) || isRomanNumeral(upper) || isInitials(upper)) return upper;
  return withApostrophe(lower) ?? withMc(lower) ?? capitalised(lower);
}

/** Whether the case of a word carries no meaning: all small, a capital first, or all capitals in text that shouts. */
function isPlain(word: string, shouted: boolean): boolean {
  const rest = word.slice(1);
  return rest === rest.toLowerCase() || (shouted && word === word.toUpperCase());
}

/**
 * Numbers keep their letters in capitals, `12A`, `A40`, `M25`; ordinals and ranges have small ones, `1st`, `1to3`; a word before
 * a number is a word, `Unit1`. Anything else stays as given, `20gf`.
 */
function withDigits(word: string, shouted: boolean): string {
  if (/^[0-9]+(st|nd|rd|th)$|^[0-9]+to[0-9]+[a-z]?$/i.test(word)) return word.toLowerCase();
  if (/^[0-9]+[a-z]$|^[a-z]{1,2}[0-9]+[a-z]?$/i.test(word)) return word.toUpperCase();
  return shouted && /^[A-Z]{3,}[0-9]+$/.test(word) ? capitalised(word.toLowerCase()) : word;
}

/** II to XXXIX. Longer ones, and those with L, C, D or M, are rather words: `DIM`, `MILL`, `CIVIC`. */
function isRomanNumeral(upper: string): boolean {
  return /^(?=[IVX]{2})X{0,3}(IX|IV|V?I{0,3})$/.test(upper);
}

/** Two to five letters without any that could be a vowel, in English or in Welsh: `TSB`, `HSBC`, but not `CWM`. */
function isInitials(upper: string): boolean {
  return /^[BCDFGHJKLMNPQRSTVXZ]{2,5}$/.test(upper);
}

/** `O'Brien`, `D'Arcy`: a capital after an apostrophe that follows one letter. `Anne's`, `Neills'`: none after more. */
function withApostrophe(lower: string): string | undefined {
  const [, first, mark, rest] = /^(\p{L})(['’])(\p{L}{2}.*)$/u.exec(lower) ?? [];
  return rest === undefined ? undefined : inCapitals(first!) + mark + (withMc(rest) ?? capitalised(rest));
}

/** `McDonald`, `McKay`. `Mac` may be part of a word, as in `Macclesfield`: see the fixed list. */
function withMc(lower: string): string | undefined {
  return /^mc\p{L}{3}/u.test(lower) ? `Mc${capitalised(lower.slice(2))}` : undefined;
}

export function capitalised(lower: string): string {
  const [first = ''] = lower;
  return inCapitals(first) + lower.slice(first.length);
}

/** The text in capitals, but for letters that have none of their own: ß stays, for SS would be other letters. */
export function inCapitals(text: string): string {
  const upper = text.toUpperCase();
  return upper.length === text.length ? upper : text;
}
