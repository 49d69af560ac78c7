import { wordsOf } from '../../address/normal-form/tokens.ts';
import type { Word } from '../../address/normal-form/word.ts';

/**
 * The words under which the index knows a name: each as it is written, and in full if it is short for something. A
 * word that may mean Saint stands there as `ST` and as `SAINT`.
 *
 *     indexWords('St. John’s Rd') // ['ST', 'SAINT', 'STREET', 'JOHNS', 'RD', 'ROAD']
 */
export function indexWords(name: string): string[] {
  return [...new Set(indexForms(name).flat())];
}

/** The same, word by word. */
export function indexForms(name: string): string[][] {
  return wordsOf(name).map(formsOf);
}

/** The forms of one word: as it is written, in full, and the words that it may be short for. */
export function formsOf(word: Word): string[] {
  const forms = [word.written];
  if (word.text !== word.written && /^[A-Z0-9]+$/.test(word.text)) forms.push(word.text);
  if (word.text === 'SAINT') forms.push('ST');
  for (const full of word.either) if (!forms.includes(full)) forms.push(full);
  return forms;
}
