import { present } from '../../present.ts';
import { divisionOf, mayBePartWithLetter } from './divided-word.ts';
import { type Word, wordIn, wordOf } from './word.ts';
import { isDigit, isLetter, isWordUnit } from './word-units.ts';

/** What separates a word from the word before it. */
export const JOINT = { space: 0, hyphen: 1, slash: 2, comma: 3, line: 4 } as const;

/** A word and its place in the text. */
export interface Token {
  readonly word: Word;
  /** A value of {@link JOINT}. */
  readonly joint: number;
  /** Index of the text that contains it, from 0. */
  readonly line: number;
  /** Range in that text, in UTF-16 units; only approximate in texts with accents. */
  readonly start: number;
  readonly end: number;
}

/** Returns the token at an index. @throws Error if the index is not below the number of tokens */
export function tokenAt(tokens: readonly Token[], at: number): Token {
  return present(tokens[at], 'a token at an index');
}

/** Returns the word of the token at an index. @throws Error if the index is not below the number of tokens */
export function wordAt(tokens: readonly Token[], at: number): Word {
  return tokenAt(tokens, at).word;
}

/** Returns the words of the tokens from one index up to another. @throws Error if there are fewer tokens */
export function wordsBetween(tokens: readonly Token[], from: number, to: number): Word[] {
  const words: Word[] = [];
  for (let at = from; at < to; at++) words.push(wordAt(tokens, at));
  return words;
}

/**
 * The most words of an address, and the most characters of a text, to read. Text beyond them is not an
 * address.
 */
export const MOST_WORDS = 64;
const MOST_CHARACTERS = 600;

/** Longer words are cut: no place name is longer. */
const LONGEST_WORD = 32;

const ACCENTED = /[\u0080-\uffff]/;

/**
 * Appends the words of a text to a list of at most {@link MOST_WORDS}. Words are in capitals without accents.
 * Apostrophes vanish (`O'Neill` becomes ONEILL), and so do points between single letters (`P.O.` becomes PO).
 * `&` and `+` become AND, `c/o` CAREOF, `t/a` TRADINGAS. Digits and letters that run together stay together
 * only if they mean one thing: `14A`, `3F2`, `B2`. `FLAT2` and `14HIGH` become two words each. The half of `12½` is
 * the letter HF.
 */
export function addTokens(text: string, line: number, tokens: Token[]): void {
  const capitals = (ACCENTED.test(text) ? plain(text) : text).toUpperCase();
  const length = Math.min(capitals.length, MOST_CHARACTERS);
  let joint: number = JOINT.line;
  let at = 0;
  while (at < length && tokens.length < MOST_WORDS) {
    const unit = capitals.charCodeAt(at);
    if (!isWordUnit(unit)) {
      joint = Math.max(joint, unit === POINT && isBetweenDigits(capitals, at) ? JOINT.slash : jointOf(unit));
      if ((unit === AMPERSAND || unit === PLUS) && isBetweenWords(capitals, at)) {
        tokens.push({ word: AND, joint, line, start: at, end: at + 1 });
        joint = JOINT.space;
      }
      at++;
      continue;
    }
    const start = at;
    let apostrophes = 0;
    let points = 0;
    let digits = isDigit(unit) ? 1 : 0;
    for (at++; at < length; at++) {
      const next = capitals.charCodeAt(at);
      if (isWordUnit(next)) {
        if (isDigit(next)) digits++;
        continue;
      }
      if (next === APOSTROPHE && isLetter(capitals.charCodeAt(at + 1))) apostrophes++;
      else if (next === POINT && isInitial(capitals, at, start)) points++;
      else break;
    }
    const size = at - start;
    const isAlike = apostrophes === 0 && points === 0 && (digits === 0 || digits === size);
    if (
      isAlike &&
      (size > 1 || digits === 1) &&
      size <= LONGEST_WORD &&
      !mayBePartWithLetter(capitals, start, size)
    ) {
      tokens.push({ word: wordIn(capitals, start, at), joint, line, start, end: at });
      joint = JOINT.space;
      continue;
    }
    let written = capitals.slice(start, at);
    if (apostrophes > 0) written = written.replaceAll("'", '');
    if (points > 0) written = written.replaceAll('.', '');
    const slashed = written.length === 1 ? SLASHED.get(capitals.slice(start, start + 3)) : undefined;
    if (slashed !== undefined && !isWordUnit(capitals.charCodeAt(start + 3))) {
      at = start + 3;
      written = slashed;
    }
    addWord(written.slice(0, LONGEST_WORD), { joint, line, start, end: at }, tokens);
    joint = JOINT.space;
  }
}

/** The words of a text, with their places. */
export function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  addTokens(text, 0, tokens);
  return tokens;
}

/** The words of a text, without their places. */
export function wordsOf(text: string): Word[] {
  return tokensOf(text).map(({ word }) => word);
}

const AMPERSAND = 38;
const APOSTROPHE = 39;
const PLUS = 43;
const COMMA = 44;
const HYPHEN = 45;
const POINT = 46;
const SLASH = 47;

const AND = wordOf('AND');
const SLASHED = new Map([
  ['C/O', 'CAREOF'],
  ['T/A', 'TRADINGAS'],
  ['G/F', 'GF'],
  ['F/F', 'FF'],
  ['S/F', 'SF'],
  ['T/F', 'TF'],
  ['B/F', 'BF'],
  ['O/S', 'OUTSIDE'],
]);

function addWord(written: string, where: Omit<Token, 'word'>, tokens: Token[]): void {
  const divided = divisionOf(written);
  if (divided === 0) {
    tokens.push({ word: wordOf(written), ...where });
    return;
  }
  const middle = where.start + divided;
  tokens.push({ word: wordOf(written.slice(0, divided)), ...where, end: middle });
  tokens.push({ word: wordOf(written.slice(divided)), ...where, joint: JOINT.space, start: middle });
}

function plain(text: string): string {
  return text
    .slice(0, MOST_CHARACTERS)
    .replace(/[’‘`´ʼ]/g, "'")
    .replace(/[‐-―−]/g, '-')
    .replace(/(?<=\d) ?½/g, 'HF')
    .replace(/ß/g, 'ss')
    .replace(/[øØ]/g, 'o')
    .replace(/[æÆ]/g, 'ae')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '');
}

function jointOf(unit: number): number {
  if (unit === HYPHEN) return JOINT.hyphen;
  if (unit === SLASH) return JOINT.slash;
  if (unit === COMMA || unit === 59 || unit === 124 || unit === 10 || unit === 13 || unit === 9)
    return JOINT.comma;
  return JOINT.space;
}

/** Whether a point stands between two single letters: `P.O`. */
function isInitial(text: string, at: number, start: number): boolean {
  const before = at - 1 === start || text.charCodeAt(at - 2) === POINT;
  if (!before || !isLetter(text.charCodeAt(at - 1)) || !isLetter(text.charCodeAt(at + 1))) return false;
  const after = text.charCodeAt(at + 2);
  return !isWordUnit(after);
}

/** Whether a point stands for a stroke: `Flat 1.2`. Three digits are no flat on a stair. */
function isBetweenDigits(text: string, at: number): boolean {
  const isFlat = (unit: number) =>
    isDigit(text.charCodeAt(unit)) && !isWordUnit(text.charCodeAt(2 * unit - at));
  return isFlat(at - 1) && isFlat(at + 1);
}

function isBetweenWords(text: string, at: number): boolean {
  return at > 0 && at < text.length - 1;
}

/** Whether there is a word at this index that follows the previous word without a comma. */
export function isJoined(tokens: readonly Token[], at: number): boolean {
  return joinedWord(tokens, at) !== undefined;
}

/** Returns the word at this index if it follows the previous word without a comma. */
export function joinedWord(tokens: readonly Token[], at: number): Word | undefined {
  const token = tokens[at];
  return token !== undefined && token.joint < JOINT.comma ? token.word : undefined;
}
