import { wordAt } from '../../address/normal-form/tokens.ts';
import { KIND } from '../../address/normal-form/vocabulary.ts';
import type { Word } from '../../address/normal-form/word.ts';
import type { Phrase } from '../prepared/phrase.ts';
import type { TypedText } from '../typed/typed-text.ts';
import { OTHER_KIND } from './building-kind-fit.ts';
import { MARK, type NameFit } from './name-fit.ts';
import { isBehindPerson, withArticle, wordBeside } from './words-beside-building.ts';

/*
 * Names of houses that were written with another word for the same sort of home: `Hill Farmhouse` for Hill Farm,
 * `Tithe Barn House` for Tithe Barn. The word may have been left out, even if the rest says what it is: `Court` for
 * Court House.
 */

/** Words for a home of one family. */
const HOMES = new Set('HOUSE COTTAGE BUNGALOW VILLA'.split(' '));

/** The most words of a name that say what sort of home it is: the Barn House of `Tithe Barn House`. */
const MOST_WORDS_OF_SORT = 3;

/**
 * Finds the name of a house of a list with another word for the same sort of home. The other words must be the same
 * and nothing else may stand beside them.
 *
 * @param fit how the name fits as it is listed. Returned if it was not written with such a word
 */
export function fitSameSort(typed: TypedText, marks: Uint8Array, name: Phrase, fit: NameFit): NameFit {
  const { found } = fit;
  if (fit.outcome !== 'differs' || found === undefined) return fit;
  const { words } = name;
  const telling = tellingWords(words);
  if (telling === 0) return fit;
  const at = typed.solid.findIndex((token) => token >= found.from);
  const written = solidWords(typed, marks, at, words.length + MOST_WORDS_OF_SORT);
  const sort = written.slice(telling);
  if (sort.length > MOST_WORDS_OF_SORT) return fit;
  if (!words.slice(0, telling).every(({ text }, word) => text === written[word]?.text)) return fit;
  const own = words.slice(telling);
  // `The White Horse` is an inn, and not White Horse Cottage.
  if (sort.length === 0 && !name.hasArticle && withArticle(typed, marks, found).from < found.from) return fit;
  if (sort.length === 0 ? !isLeftOut(own) : !isSameSort(sort, own)) return fit;
  const isBegun =
    wordBeside(typed, marks, found.from, -1) === undefined || isBehindPerson(typed, marks, found.from);
  if (!isBegun) return fit;
  const to = typed.solid[at + written.length - 1]! + 1;
  return {
    outcome: 'similar',
    likeness: OTHER_KIND,
    found: withArticle(typed, marks, { from: found.from, to, likeness: OTHER_KIND }),
    isOtherSort: true,
  };
}

/** Returns the free words from a typed word on, in the same part of the address. */
function solidWords(
  { solid, tokens, segmentOf }: TypedText,
  marks: Uint8Array,
  from: number,
  most: number,
): readonly Word[] {
  const words: Word[] = [];
  for (let at = from; at >= 0 && at < solid.length && words.length <= most; at++) {
    const token = solid[at]!;
    if (marks[token] !== MARK.free || segmentOf[token] !== segmentOf[solid[from]!]) break;
    words.push(wordAt(tokens, token));
  }
  return words;
}

/** Returns how many words of a name come before those that say what sort of home it is: 1 for Manor House. */
function tellingWords(words: readonly Word[]): number {
  let count = words.length;
  if (words.at(-1)?.is(KIND.building) !== true) return 0;
  while (count > 1 && words[count - 1]!.is(KIND.building)) count--;
  return count < words.length ? count : 0;
}

/**
 * Whether people leave words for a sort of home out: `Court` is Court House, and `Old Mill` is hardly Old Mill Farm.
 */
function isLeftOut([first, second]: readonly Word[]): boolean {
  return first !== undefined && second === undefined && (HOMES.has(first.text) || first.text === 'LODGE');
}

/**
 * Whether words mean the same sort of home: Farm and Farmhouse, Barn and Barn House. Brook House and Brook Cottage are
 * two houses, which often stand in one lane.
 */
function isSameSort(typed: readonly Word[], own: readonly Word[]): boolean {
  return withoutHouse(typed.map(plain)) === withoutHouse(own.map(plain));
}

function plain({ text }: Word): string {
  return text === 'FARMHOUSE' ? 'FARM' : text;
}

function withoutHouse(words: readonly string[]): string {
  return (words.length > 1 && words.at(-1) === 'HOUSE' ? words.slice(0, -1) : words).join(' ');
}
