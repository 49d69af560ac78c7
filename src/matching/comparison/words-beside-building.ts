import { isArticle, isDefiniteArticle } from '../../address/normal-form/small-words.ts';
import { wordAt } from '../../address/normal-form/tokens.ts';
import { KIND } from '../../address/normal-form/vocabulary.ts';
import type { Word } from '../../address/normal-form/word.ts';
import type { Found } from '../prepared/phrase.ts';
import { segmentAt } from '../typed/segment.ts';
import type { TypedText } from '../typed/typed-text.ts';
import { MARK } from './name-fit.ts';

/* The words beside the name of a building, which may belong to it. */

/**
 * Extends a name that was found by the article before it. The article belongs to the name, whether the file
 * has it or not.
 */
export function withArticle({ tokens, segmentOf }: TypedText, marks: Uint8Array, found: Found): Found {
  const at = found.from - 1;
  const before = tokens[at];
  if (before === undefined || segmentOf[at] !== segmentOf[found.from] || marks[at] !== MARK.free)
    return found;
  return isDefiniteArticle(before.word) ? { ...found, from: at } : found;
}

/** A person is written as a title and at least one name before the name of a house. */
const LEAST_WORDS_OF_A_PERSON = 2;

/**
 * Whether a person and nothing else stands between the beginning of a part of the address and a word, as before
 * the house of `Mrs Nerys Hughes Awelon, Cellan`.
 */
export function isBehindPerson(typed: TypedText, marks: Uint8Array, at: number): boolean {
  const { from, isPerson } = segmentAt(typed, at);
  if (!isPerson || at - from < LEAST_WORDS_OF_A_PERSON) return false;
  for (let before = from; before < at; before++)
    if (marks[before] !== MARK.free || wordAt(typed.tokens, before).is(KIND.building | KIND.number))
      return false;
  return true;
}

/** Returns the free word next to a word, in the same part of the address. Skips THE and the like. */
export function wordBeside(typed: TypedText, marks: Uint8Array, at: number, step: 1 | -1): Word | undefined {
  for (let next = at + step; next >= 0 && next < marks.length; next += step) {
    if (typed.segmentOf[next] !== typed.segmentOf[at]) return undefined;
    // `Glan Clwyd, Newcastle` is not Glan Farm: no county stands in the first part of an address.
    const isInName = marks[next] === MARK.known && typed.segmentOf[at] === 0 && typed.segments.length > 1;
    if (marks[next] !== MARK.free && !isInName) return undefined;
    const word = wordAt(typed.tokens, next);
    if (word.text === 'OF' || word.text === 'AND') return word;
    if (!word.is(KIND.small) && !(step < 0 && isArticle(word))) return word;
  }
  return undefined;
}
