import { isSmall } from '../../address/normal-form/small-words.ts';
import { KIND } from '../../address/normal-form/vocabulary.ts';
import type { Word } from '../../address/normal-form/word.ts';
import { PLACE_OF_LINE, type TypedText } from '../typed/typed-text.ts';
import { isHouseholdWord } from './words-left.ts';

/** Kinds of words that belong to premises or streets. None of them is in the name of a person. */
const OF_PREMISES =
  KIND.letter |
  KIND.number |
  KIND.stair |
  KIND.part |
  KIND.level |
  KIND.floor |
  KIND.building |
  KIND.descriptor |
  KIND.beside;

/** A single word is as likely a house that the list lacks. */
const FEWEST_WORDS = 2;

/**
 * Marks the first part of a typed address as a person if it is hardly a house: `Jago Pengelly, Sluice Croft, Wisbech`,
 * `Mara Tweeds, Sluice Croft, Wisbech`. None of its words may occur in the list's names of buildings, parts of
 * buildings, streets and places. A firm that names its trade is marked even if some do.
 *
 * @param isNameWord whether a word occurs in a name of the list
 */
export function withSender(typed: TypedText, isNameWord: (word: Word) => boolean): TypedText {
  const { segments, tokens } = typed;
  const [first, ...rest] = segments;
  if (first === undefined || rest.length === 0 || first.isPerson || first.isAside) return typed;
  if (first.place !== PLACE_OF_LINE.line) return typed;
  const words = tokens.slice(first.from, first.to).map(({ word }) => word);
  const solid = words.filter((word) => !isSmall(word));
  if (solid.length < FEWEST_WORDS || words.some((word) => word.is(OF_PREMISES) || isHouseholdWord(word)))
    return typed;
  const isFirm = words.some((word) => word.is(KIND.trade | KIND.legal));
  if (!isFirm && solid.some(isNameWord)) return typed;
  return { ...typed, segments: [{ ...first, isPerson: true }, ...rest] };
}
