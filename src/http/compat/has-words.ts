import { indexWords } from '../../address-file/typeahead/words.ts';

/** Whether each typed word is the beginning of some word of the text. */
export function hasWords(text: string, typed: readonly string[]): boolean {
  if (typed.length === 0) return true;
  const words = indexWords(text);
  return typed.every((beginning) => words.some((word) => word.startsWith(beginning)));
}
