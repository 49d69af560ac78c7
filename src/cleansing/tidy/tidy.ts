import Type from 'typebox';
import type { Value } from '../../records/column.ts';
import { defineStep } from '../step.ts';
import { LETTER_CASES, type LetterCase, setCase } from './letter-case.ts';
import { removeControls, tidyWhitespace, WHITESPACE, type Whitespace } from './whitespace.ts';

/**
 * Text without any of these characters is already in normal form C, because U+0300 is the first character
 * that combines with another.
 */
const MAY_COMPOSE = /[^\0-\u02ff]/;

/** The most words that may stand for an empty value, and their longest length. */
const EMPTY_WORDS = 1000;
const EMPTY_WORD_LENGTH = 100;

/**
 * Tidies one of the client's columns in place. A workflow has one such step for each column, so that each
 * column has its own options and counts.
 */
export const tidy = defineStep({
  name: 'tidy',
  description: 'Tidies the white space, stray characters and capitals of one text column in place.',
  needs: [
    {
      name: 'text',
      type: 'text',
      required: true,
      description: 'The column to tidy. It is changed in place.',
    },
  ],
  options: Type.Object(
    {
      whitespace: Type.Unsafe<Whitespace>({
        type: 'string',
        enum: [...WHITESPACE],
        default: 'collapse',
        description:
          'trim removes white space from both ends; collapse also replaces every run inside, including line breaks, by one space; none changes nothing.',
      }),
      case: Type.Unsafe<LetterCase>({
        type: 'string',
        enum: [...LETTER_CASES],
        default: 'asis',
        description:
          'asis keeps the letters; upper writes capitals; lower writes small letters; title is for names of places and organisations; sentence begins each sentence with a capital.',
      }),
      removeControlCharacters: Type.Boolean({
        default: true,
        description:
          'Whether to remove control and invisible characters (soft hyphens, zero-width spaces, direction marks).',
      }),
      emptyWords: Type.Array(Type.String({ minLength: 1, maxLength: EMPTY_WORD_LENGTH }), {
        maxItems: EMPTY_WORDS,
        default: [],
        description:
          'Words that stand for an empty value, for example ["N/A", "NULL", "-"]. A value that equals one of them, in any letter case, becomes empty.',
      }),
      unicode: Type.Boolean({
        default: true,
        description: 'Whether to join letters and their accents into one character (Unicode normal form C).',
      }),
    },
    { additionalProperties: false },
  ),
  statistics: {
    changed: 'Values that tidying changed, including those it emptied',
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

/** The function that tidies a value under these options. Empty words become the empty string. */
export function tidier(options: TidyOptions): (text: string) => string {
  const emptyWords = new Set(options.emptyWords.map(asEmptyWord));
  // Lower case may make a text longer, but never shorter. So a text longer than all empty words is not one.
  const longest = Math.max(0, ...options.emptyWords.map((word) => asEmptyWord(word).length));
  return (before) => {
    let text = before;
    if (options.removeControlCharacters) text = removeControls(text);
    text = tidyWhitespace(text, options.whitespace);
    if (text.trim().length <= longest && emptyWords.has(asEmptyWord(text))) return '';
    text = setCase(text, options.case);
    return options.unicode && MAY_COMPOSE.test(text) ? text.normalize('NFC') : text;
  };
}

function asEmptyWord(word: string): string {
  return word.trim().toLowerCase();
}
