import { wordsOf } from '../../address/normal-form/tokens.ts';
import type { Word } from '../../address/normal-form/word.ts';

/**
 * Returns the words under which the index knows a name. Each word is given as written and, if it is short for
 * something, in full. A word that may mean Saint is given as `ST` and as `SAINT`.
 *
 *     indexWords('St. John’s Rd') // ['ST', 'SAINT', 'STREET', 'JOHNS', 'RD', 'ROAD']
 */
export function indexWords(name: string): string[] {
  return [...new Set(indexForms(name).flat())];
}

/** Returns the same words as {@link indexWords}, grouped by the word of the name. */
export function indexForms(name: string): string[][] {
  return wordsOf(name).map(formsOf);
}

/** Returns the forms of one word: as written, in full, and the words that it may be short for. */
export function formsOf(word: Word): string[] {
  const forms = [word.written];
  if (word.text !== word.written && /^[A-Z0-9]+$/.test(word.text)) forms.push(word.text);
  if (word.text === 'SAINT') forms.push('ST');
  for (const full of word.either) if (!forms.includes(full)) forms.push(full);
  return forms;
}
