/** What tidying does with capitals; see {@link setCase}. */
export const LETTER_CASES = ['asis', 'upper', 'lower', 'title', 'sentence'] as const;

export type LetterCase = (typeof LETTER_CASES)[number];

/** A word: letters and digits with their combining marks, and the apostrophes between them. */
const WORD = /[\p{L}\p{N}][\p{L}\p{N}\p{M}]*(?:['’][\p{L}\p{N}\p{M}]+)*/gu;

/** One letter before an apostrophe is a prefix: O'Brien, D'Arcy; but John's, Don't. */
const PREFIXED = /^(\p{L}['’])(.+)$/u;

/** The first letter of the text, or after a full stop, `!` or `?`, behind at most three quotes or brackets. */
const SENTENCE_START = /((?:^|[.!?]\s)[^\p{L}\p{N}]{0,3})(\p{L})/gu;

/**
 * Sets a text in capitals, small letters, capitals for each word, or capitals for each sentence. Plain spelling rules
 * only, the same for every column: `title` writes MCDONALD as Mcdonald. Names are the business of name cleansing.
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
      return text.replace(WORD, titleWord);
    case 'sentence':
      return text
        .toLowerCase()
        .replace(SENTENCE_START, (_, before: string, letter: string) => before + capital(letter));
  }
}

function titleWord(word: string): string {
  const prefixed = PREFIXED.exec(word);
  return prefixed === null ? capitalised(word) : capitalised(prefixed[1]!) + capitalised(prefixed[2]!);
}

function capitalised(word: string): string {
  const first = String.fromCodePoint(word.codePointAt(0)!);
  return capital(first) + word.slice(first.length).toLowerCase();
}

/** The capital of a letter where it is one letter too; ß and ﬁ, whose capitals are two, stay. */
function capital(letter: string): string {
  const upper = letter.toUpperCase();
  return upper.length === letter.length ? upper : letter;
}
