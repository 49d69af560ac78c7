import { CAPITALS, FIXED } from './words.ts';

/**
 * A word without spaces or hyphens in title case. With `shouted`, the text around it has no lower case, so
 * capitals mean nothing. In other text, a word in capitals or with a capital inside is kept.
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

/**
 * Whether the word's case means nothing: all lower case, only the first letter a capital, or all capitals in
 * shouted text.
 */
function isPlain(word: string, shouted: boolean): boolean {
  const rest = word.slice(1);
  return rest === rest.toLowerCase() || (shouted && word === word.toUpperCase());
}

/**
 * Numbers have their letters in capitals (`12A`, `A40`, `M25`). Ordinals and ranges have them in lower case
 * (`1st`, `1to3`). A word before a number is an ordinary word (`Unit1`). Anything else stays as given
 * (`20gf`).
 */
function withDigits(word: string, shouted: boolean): string {
  if (/^[0-9]+(st|nd|rd|th)$|^[0-9]+to[0-9]+[a-z]?$/i.test(word)) return word.toLowerCase();
  if (/^[0-9]+[a-z]$|^[a-z]{1,2}[0-9]+[a-z]?$/i.test(word)) return word.toUpperCase();
  return shouted && /^[A-Z]{3,}[0-9]+$/.test(word) ? capitalised(word.toLowerCase()) : word;
}

/**
 * II to XXXIX. Longer numerals, and those with L, C, D or M, are more likely words: `DIM`, `MILL`, `CIVIC`.
 */
function isRomanNumeral(upper: string): boolean {
  return /^(?=[IVX]{2})X{0,3}(IX|IV|V?I{0,3})$/.test(upper);
}

/** Two to five letters, none of which can be a vowel in English or Welsh: `TSB`, `HSBC`, but not `CWM`. */
function isInitials(upper: string): boolean {
  return /^[BCDFGHJKLMNPQRSTVXZ]{2,5}$/.test(upper);
}

/**
 * A capital after an apostrophe that follows a single letter: `O'Brien`, `D'Arcy`. Not after more letters:
 * `Anne's`, `Neills'`.
 */
function withApostrophe(lower: string): string | undefined {
  const [, first = '', mark, rest] = /^(\p{L})(['’])(\p{L}{2}.*)$/u.exec(lower) ?? [];
  return rest === undefined ? undefined : inCapitals(first) + mark + (withMc(rest) ?? capitalised(rest));
}

/**
 * `McDonald`, `McKay`. `Mac` is not handled here, because it may be part of a word (`Macclesfield`); see
 * FIXED.
 */
function withMc(lower: string): string | undefined {
  return /^mc\p{L}{3}/u.test(lower) ? `Mc${capitalised(lower.slice(2))}` : undefined;
}

export function capitalised(lower: string): string {
  const [first = ''] = lower;
  return inCapitals(first) + lower.slice(first.length);
}

/** The text in capitals. A text with letters that have no single capital, such as ß, stays as it is. */
export function inCapitals(text: string): string {
  const upper = text.toUpperCase();
  return upper.length === text.length ? upper : text;
}
