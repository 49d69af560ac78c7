import { type Entry, lookUp, NOTHING_KNOWN } from './lexicon.ts';

/**
 * The letter case of a word: all capitals, all lower case (or a script without capitals), one capital first,
 * or mixed.
 */
export type Shape = 'upper' | 'lower' | 'capital' | 'mixed';

/** A typed word of a name. */
export interface Word {
  readonly kind: 'word';
  readonly text: string;
  readonly lower: string;
  readonly shape: Shape;
  /** What is known about the word. */
  readonly entry: Entry;
  /** Whether a full stop without a space precedes it: the R of J.R. */
  readonly glued: boolean;
  /** Whether a hyphen with a space beside it precedes it: the Jones of Smith - Jones. */
  readonly hyphened: boolean;
  /** Whether it is a possessive: Sainsbury's, Boys'. */
  readonly possessive: boolean;
  readonly digits: boolean;
  /** Whether a full stop follows: the M of M. Jean. */
  readonly stopped: boolean;
}

/** The marks between words. */
export interface Mark {
  readonly kind: 'and' | 'comma' | 'slash';
}

export type Token = Word | Mark;

export interface WordMarks {
  readonly glued?: boolean;
  readonly hyphened?: boolean;
  readonly possessive?: boolean;
  readonly digits?: boolean;
  readonly stopped?: boolean;
}

/** Makes a word from its letters and the marks around them. */
export function word(text: string, marks: WordMarks = {}): Word {
  const { glued = false, hyphened = false, possessive = false, digits = false, stopped = false } = marks;
  return wordOf(text, glued, hyphened, possessive, digits, stopped);
}

/**
 * Does the same as {@link word}, but takes the marks separately, so that the tokeniser need not make an
 * object for each word.
 */
export function wordOf(
  text: string,
  glued: boolean,
  hyphened: boolean,
  possessive: boolean,
  digits: boolean,
  stopped: boolean,
): Word {
  const lower = text.toLowerCase();
  const shape = shapeOf(text, lower);
  const entry = lookUp(lower) ?? NOTHING_KNOWN;
  return { kind: 'word', text, lower, shape, entry, glued, hyphened, possessive, digits, stopped };
}

/** The words among these tokens. Returns the same array if all are words. */
export function wordsOf(tokens: readonly Token[]): readonly Word[] {
  for (const { kind } of tokens) if (kind !== 'word') return tokens.filter((token) => token.kind === 'word');
  return tokens as readonly Word[];
}

/** Whether the word is one letter, with or without combining marks, or two with a hyphen: H-J. */
export function isInitial(token: Word): boolean {
  const { text } = token;
  if (text.length === 1) return true;
  return text.length <= 3 && ONE_LETTER.test(text);
}

const ONE_LETTER = /^\p{Lu}(?:\p{M}*|-\p{Lu})$/u;

function shapeOf(text: string, lower: string): Shape {
  if (text === lower) return 'lower';
  if (text.endsWith(lower.slice(1))) return text.length === 1 ? 'upper' : 'capital';
  return text === text.toUpperCase() ? 'upper' : 'mixed';
}
