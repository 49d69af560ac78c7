import { titleCase } from '../../address/title-case/title-case.ts';

/** What tidying does with letter case; see {@link setCase}. */
export const LETTER_CASES = ['asis', 'upper', 'lower', 'title', 'sentence'] as const;

export type LetterCase = (typeof LETTER_CASES)[number];

/**
 * The first letter of the text, or after a full stop, `!` or `?`, behind at most three quotes or brackets.
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
      // Applied twice: raising a lone small letter can turn the rest into text in capitals only.
      return titleCase(titleCase(text));
    case 'sentence':
      return text
        .toLowerCase()
        .replace(SENTENCE_START, (_, before: string, letter: string) => before + capital(letter));
  }
}

/**
 * The capital of a letter, if it is a single letter as well. ß and ﬁ, whose capitals are two letters, stay.
 */
function capital(letter: string): string {
  const upper = letter.toUpperCase();
  return upper.length === letter.length ? upper : letter;
}
