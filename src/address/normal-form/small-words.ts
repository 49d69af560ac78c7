import { KIND } from './vocabulary.ts';
import type { Word } from './word.ts';

/** Whether a word is THE, OF, AND or similar. */
export function isSmall(word: Word): boolean {
  return word.is(KIND.small) && !word.is(KIND.number);
}

/** Whether the first word of a name may be its Welsh article, which is often left out: `Y Graig`. */
export function isArticle({ written }: Word): boolean {
  return written === 'Y';
}

/** Whether a word is the definite article in Welsh. */
export function isWelshArticle({ written }: Word): boolean {
  return written === 'Y' || written === 'YR';
}

const ARTICLES = new Set(['THE', 'Y', 'YR']);

/** Whether a word is the definite article, in English or Welsh. */
export function isDefiniteArticle({ text }: Word): boolean {
  return ARTICLES.has(text);
}
