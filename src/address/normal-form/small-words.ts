import { KIND } from './vocabulary.ts';
import type { Word } from './word.ts';

/** Whether a word is THE, OF, AND or the like. */
export function isSmall(word: Word): boolean {
  return word.is(KIND.small) && !word.is(KIND.number);
}

/** Whether a word at the beginning of a name may be its article in Welsh, which is left out as often as it is written: `Y Graig`. */
export function isArticle({ written }: Word): boolean {
  return written === 'Y';
}
