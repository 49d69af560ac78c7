import { titleCase } from '../../address/title-case/title-case.ts';

/** What tidying does with capitals; see {@link setCase}. */
export const LETTER_CASES = ['asis', 'upper', 'lower', 'title', 'sentence'] as const;

export type LetterCase = (typeof LETTER_CASES)[number];

/** The first letter of the text, or after a full stop, `!` or `?`, behind at most three quotes or brackets. */
const SENTENCE_START = /((?:^|[.!?]\s)[^\p{L}\p{N}]{0,3})(\p{L})/gu;

/**
 * Sets a text in capitals, in small letters, with capitals for each sentence, or in the title case of names of places and
 * organisations (src/address/title-case): `VALE OF GLAMORGAN` as Vale of Glamorgan, `NHS TRUST` as NHS Trust. The
 * names of people are the business of name cleansing.
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
      // Twice: a lone small letter made large can turn the rest into a text that shouts.
      return titleCase(titleCase(text));
    case 'sentence':
      return text
        .toLowerCase()
        .replace(SENTENCE_START, (_, before: string, letter: string) => before + capital(letter));
  }
}

/** The capital of a letter where it is one letter too; ß and ﬁ, whose capitals are two, stay. */
function capital(letter: string): string {
  const upper = letter.toUpperCase();
  return upper.length === letter.length ? upper : letter;
}
