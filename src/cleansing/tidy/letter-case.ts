import { titleCase } from '../../address/title-case/title-case.ts';

/** What tidying does with letter case; see {@link setCase}. */
export const LETTER_CASES = ['asis', 'upper', 'lower', 'title', 'sentence'] as const;

export type LetterCase = (typeof LETTER_CASES)[number];

/**
 * Matches the first letter of the text, and the first letter after a full stop, `!` or `?`. Up to three
 * quotation marks or brackets may precede the letter.
 */
const SENTENCE_START = /((?:^|[.!?]\s)[^\p{L}\p{N}]{0,3})(\p{L})/gu;

/**
 * Sets the case of a text: capitals, lower case, a capital for each sentence, or the title case for names of
 * places and organisations (src/address/title-case): `VALE OF GLAMORGAN` becomes Vale of Glamorgan,
 * `NHS TRUST` NHS Trust. For names of people use name cleansing.
 */
export function setCase(text: string, letterCase: LetterCase): string {
  switch (letterCase) {
    case 'asis':
      return text;
    case 'upper':
      return text.toUpperCase();
    case 'lower':
      return text.toLowerCase();
    case 'title':
      // The function is applied twice, because raising a lone small letter can turn the rest into text in
      // capitals only.
      return titleCase(titleCase(text));
    case 'sentence':
      return text
        .toLowerCase()
        .replace(SENTENCE_START, (_, before: string, letter: string) => before + capital(letter));
  }
}

/**
 * The capital of a letter, if the capital is a single letter as well. ß and ﬁ stay, because their capitals
 * are two letters.
 */
function capital(letter: string): string {
  const upper = letter.toUpperCase();
  return upper.length === letter.length ? upper : letter;
}
