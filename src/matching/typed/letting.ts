import { type Token, wordAt, wordsBetween } from '../../address/normal-form/tokens.ts';
import { KIND } from '../../address/normal-form/vocabulary.ts';
import type { Word } from '../../address/normal-form/word.ts';
import type { Segment } from './segment.ts';
import type { TypedText } from './typed-text.ts';

/*
 * Finds those who let or rent a house before its address. No element of an address is called like them.
 */

/** Words before the name of somebody who lets or manages the house, perhaps with BY behind them. */
const AGENTS = new Set('VIA AGENT AGENTS MANAGED LET'.split(' '));
const BEFORE_BY = new Set(['MANAGED', 'LET']);

/**
 * Whether a part names who lets or manages the house: `Agent: Loft & Key`, `Managed by Citylet`, `via Citylet`. In
 * Derbyshire houses are called after the Via Gellia.
 */
export function isAgent(
  tokens: readonly Token[],
  { from, to }: Segment,
  isNameWord: (word: Word) => boolean,
): boolean {
  const word = wordAt(tokens, from);
  if (!AGENTS.has(word.written) || to - from < 2) return false;
  if (BEFORE_BY.has(word.written)) return wordAt(tokens, from + 1).written === 'BY';
  return !isNameWord(word) && !wordsBetween(tokens, from, to).some((other) => other.is(KIND.number));
}

/** In words: `Tom Ash + Ines Lockwood`. */
const LONGEST_COUPLE = 5;

/**
 * Whether a part names two people: `Tom Ash + Ines Lockwood`, `Tom & Ines Lockwood`. Their surnames may stand in names
 * of the list. At least one of the first names does not.
 */
export function isCouple(
  { tokens, texts }: TypedText,
  { from, to }: Segment,
  isNameWord: (word: Word) => boolean,
): boolean {
  const and = tokens.findIndex(({ word, line, start }, at) => {
    const sign = texts[line]?.charAt(start);
    return at > from && at < to - 1 && word.text === 'AND' && (sign === '+' || sign === '&');
  });
  const [before, after] = [and - from, to - and - 1];
  if (and < 0 || to - from > LONGEST_COUPLE || before > 2 || after !== 2) return false;
  return !isNameWord(wordAt(tokens, from)) || !isNameWord(wordAt(tokens, and + 1));
}
