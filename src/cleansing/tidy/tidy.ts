import Type from 'typebox';
import type { Value } from '../../records/column.ts';
import { defineStep } from '../step.ts';
import { LETTER_CASES, type LetterCase, setCase } from './letter-case.ts';
import { removeControls, tidyWhitespace, WHITESPACE, type Whitespace } from './whitespace.ts';

/** Text without any of these characters is in normal form C already: U+0300 is the first that composes. */
const MAY_COMPOSE = /[^\0-\u02ff]/;

/** The most words, and the longest word, that may stand for an empty value. */
const EMPTY_WORDS = 1000;
const EMPTY_WORD_LENGTH = 100;

/**
 * Tidies one column of the client's in place. A workflow has one such step for each column that needs it, so that each
 * column has its own options and its own counts.
 */
export const tidy = defineStep({
  name: 'tidy',
  description: 'Tidies the white space, stray characters and capitals of one text column in place.',
  needs: [
    { name: 'text', type: 'text', required: true, description: 'The column to tidy; it is changed itself.' },
  ],
  options: Type.Object(
    {
      whitespace: Type.Unsafe<Whitespace>({
        type: 'string',
        enum: [...WHITESPACE],
        default: 'collapse',
        description:
          'trim takes white space from both ends; collapse also makes one space of every run inside, line breaks included; none leaves it.',
      }),
      case: Type.Unsafe<LetterCase>({
        type: 'string',
        enum: [...LETTER_CASES],
        default: 'asis',
        description:
          'asis leaves capitals as they are; upper, lower; title is that of names of places and organisations; sentence begins each sentence with a capital.',
      }),
      removeControlCharacters: Type.Boolean({
        default: true,
        description:
          'Whether control and invisible characters are taken out (soft hyphens, zero-width spaces, direction marks).',
      }),
      emptyWords: Type.Array(Type.String({ minLength: 1, maxLength: EMPTY_WORD_LENGTH }), {
        maxItems: EMPTY_WORDS,
        default: [],
        description:
          'Words that stand for nothing, for example ["N/A", "NULL", "-"]: a value that is one of them, in capitals or not, becomes empty.',
      }),
      unicode: Type.Boolean({
        default: true,
        description:
          'Whether letters and their accents are joined into one character (Unicode normal form C).',
      }),
    },
    { additionalProperties: false },
  ),
  statistics: {
    changed: 'Values that tidying changed, those it emptied included',
    emptied: 'Values that became empty',
  },
  appends: () => [],
  prepare: ({ options }) => {
    const tidied = tidier(options);
    return {
      open(block) {
        const values: Value[] = block.change('text');
        return (row) => {
          const before = values[row];
          if (typeof before !== 'string' || before === '') return;
          const after = tidied(before);
          if (after === before) return;
          values[row] = after === '' ? null : after;
          block.count('changed');
          if (after === '') block.count('emptied');
        };
      },
    };
  },
});

export interface TidyOptions {
  readonly whitespace: Whitespace;
  readonly case: LetterCase;
  readonly removeControlCharacters: boolean;
  readonly emptyWords: readonly string[];
  readonly unicode: boolean;
}

/** The function that tidies one value under these options; an empty text is what became of an empty word. */
export function tidier(options: TidyOptions): (text: string) => string {
  const emptyWords = new Set(options.emptyWords.map(asEmptyWord));
  return (before) => {
    let text = before;
    if (options.removeControlCharacters) text = removeControls(text);
    text = tidyWhitespace(text, options.whitespace);
    if (emptyWords.size > 0 && emptyWords.has(asEmptyWord(text))) return '';
    text = setCase(text, options.case);
    return options.unicode && MAY_COMPOSE.test(text) ? text.normalize('NFC') : text;
  };
}

function asEmptyWord(word: string): string {
  return word.trim().toLowerCase();
}
