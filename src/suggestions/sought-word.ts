import type { Lexicon, WordRange } from '../address-file/typeahead/lexicon.ts';
import type { TypedWord } from './typed.ts';

/**
 * Words of at least the first length are searched for with one slip, words of at least the second with two.
 */
const SLIP_LENGTH = 4;
const TWO_SLIPS_LENGTH = 8;

const DIGIT = /\d/;

/** Returns how many slips are looked for in a typed word. Words with digits are taken as they are. */
export function slipsOf(text: string): number {
  // A word of four letters has only three if one of them is missing.
  if (text.length < SLIP_LENGTH - 1 || DIGIT.test(text)) return 0;
  return text.length < TWO_SLIPS_LENGTH ? 1 : 2;
}

/** Whether the only slip that is looked for in a typed word is a missing letter. */
export function isLetterMissing(text: string): boolean {
  return text.length < SLIP_LENGTH;
}

/** The words of the index that begin with a form of a typed word. */
interface BegunRange extends WordRange {
  /** The number of characters of the form. */
  readonly length: number;
}

/** A typed word as the words of the index that it may stand for. */
export interface SoughtWord {
  /** The number of characters that were typed. */
  readonly length: number;
  readonly begun: readonly BegunRange[];
  /** The ranges of words that begin with the typed word apart from slips. Some ranges lie within others. */
  readonly misspelt: readonly WordRange[];
}

/** Looks up a typed word without slips. */
export function soughtWord({ text, forms }: TypedWord, lexicon: Lexicon): SoughtWord {
  const begun: BegunRange[] = [];
  for (const form of forms) {
    const { from, to } = lexicon.beginningWith(form);
    if (from < to) begun.push({ from, to, length: form.length });
  }
  return { length: text.length, begun, misspelt: [] };
}

/**
 * Looks up a typed word with this many slips. Returns undefined if the word is too short for them, or if no
 * word is found.
 */
export function misspeltWord(
  sought: SoughtWord,
  { text }: TypedWord,
  lexicon: Lexicon,
  slips: number,
): SoughtWord | undefined {
  if (slips > slipsOf(text)) return undefined;
  const misspelt = isLetterMissing(text)
    ? lexicon.beginningWithout(text)
    : lexicon.beginningLike(text, slips);
  return misspelt.length === 0 ? undefined : { ...sought, misspelt };
}

/** Returns all ranges of a word. */
export function rangesOf({ begun, misspelt }: SoughtWord): readonly WordRange[] {
  return misspelt.length === 0 ? begun : [...begun, ...misspelt];
}
