import { positionOf } from '../address-file/typeahead/container.ts';
import type { Lexicon } from '../address-file/typeahead/lexicon.ts';
import { OUTLINE, type Outlines } from '../address-file/typeahead/outlines.ts';
import type { TypeaheadIndex } from '../address-file/typeahead/typeahead-index.ts';
import { present } from '../present.ts';
import { type GeographicPoint, kilometresBetween } from './distance.ts';
import type { SoughtWord } from './sought-word.ts';

/*
 * The score of a container for somebody who typed these words (docs/clients/typeahead.md) has these parts:
 *
 *   words      for each typed word, the best word of the container that begins with it. In the container's
 *              own name, a whole word scores 4 and a begun word 2 to 3.5. In the names of the places around
 *              it, a word scores half of that. A word found only in its outward code scores nothing
 *   name       up to 3, for the share of the words of its own name that were typed; 1 more if they were
 *              typed in the order of the name
 *   addresses  0.8 for each power of ten of the number of its addresses
 *   distance   0 up to 5 km, then 1 less for each doubling of the distance, down to -4
 *   slips      -2.5 for each slip in a word that the container has only in another spelling
 *
 * Words are compared by their numbers in the lexicon. Scoring 160 containers takes about 50 µs.
 */

const WHOLE = 4;
const BEGUN = 2;
const BEGUN_MORE = 1.5;
const AROUND = 0.5;
const NAME = 3;
const IN_ORDER = 1;
const FOR_EACH_TEN = 0.8;
const NEAR_KILOMETRES = 5;
const FARTHEST = 4;
const SLIP = 2.5;

/** The words and options for which containers are scored. */
export interface Sought {
  readonly words: readonly SoughtWord[];
  /** The number of slips in a misspelt word. */
  readonly slips: number;
  readonly near: GeographicPoint | undefined;
}

/** The parts of a score, in the order in which they are written. */
export const PARTS = ['total', 'words', 'name', 'addresses', 'distance', 'slips', 'number'] as const;

/** The longest name, in words, of which the typed words are marked. Names in an address file are shorter. */
const MOST_OWN = 256;

/**
 * For each word of a container's own name: whether it was typed. All searches share it: they never wait, so
 * only one runs at a time.
 */
const taken = new Uint8Array(MOST_OWN);

/** Scores the containers that were found for a term. Allocates nothing for a container. */
export class ContainerScorer {
  readonly #outlines: Outlines;
  readonly #lexicon: Lexicon;
  readonly #sought: Sought;
  /** How well the last typed word fits the container. */
  #fit = 0;
  /**
   * The position, in the container's own name, of the word that the typed word begins. -1 if that word
   * belongs to a place around the container.
   */
  #place = -1;

  constructor({ outlines, lexicon }: Pick<TypeaheadIndex, 'outlines' | 'lexicon'>, sought: Sought) {
    this.#outlines = outlines;
    this.#lexicon = lexicon;
    this.#sought = sought;
  }

  /** Writes the score of a container into an array, from index `at` on: the {@link PARTS} in their order. */
  score(container: number, into: Float64Array, at: number): void {
    const offset = this.#outlines.offsetOf(container);
    const { numbers } = this.#outlines;
    const { words: typed, slips: slipsOfWord, near } = this.#sought;
    const ownWords = numbers[offset + OUTLINE.words]!;
    taken.fill(0, 0, ownWords);
    let words = 0;
    let slips = 0;
    let last = -1;
    let count = 0;
    let isInOrder = true;
    for (let which = 0; which < typed.length; which++) {
      const word = present(typed[which], 'a typed word');
      this.#fitWord(numbers, offset, word, false);
      if (this.#fit === 0 && word.misspelt.length > 0) {
        this.#fitWord(numbers, offset, word, true);
        if (this.#fit > 0) slips += slipsOfWord;
      }
      words += this.#fit;
      const place = this.#place;
      if (place < 0) continue;
      if (count === 0 ? place !== 0 : place <= last) isInOrder = false;
      last = place;
      if (taken[place] === 0) count++;
      taken[place] = 1;
    }
    const share = count / Math.max(1, ownWords);
    const name = NAME * share + (isInOrder && count > 0 ? IN_ORDER : 0);
    const addresses = FOR_EACH_TEN * Math.log10(Math.max(1, numbers[offset + OUTLINE.addresses]!));
    const distance = near === undefined ? 0 : distanceScore(positionIn(numbers, offset), near);
    const lost = -SLIP * slips;
    into[at] = words + name + addresses + distance + lost;
    into[at + 1] = words;
    into[at + 2] = name;
    into[at + 3] = addresses;
    into[at + 4] = distance;
    into[at + 5] = lost;
    into[at + 6] = 0;
  }

  /** Finds the word of a container that fits a typed word best. */
  #fitWord(numbers: Int32Array, offset: number, word: SoughtWord, isMisspelt: boolean): void {
    let best = 0;
    let bestPlace = -1;
    let at = offset + OUTLINE.words;
    const ownWords = numbers[at++]!;
    for (let place = 0; place < ownWords; place++) {
      for (let left = numbers[at++]!; left > 0; left--) {
        const score = this.#scoreOfWord(word, numbers[at++]!, isMisspelt);
        if (score > best) {
          best = score;
          bestPlace = place;
        }
      }
    }
    for (let left = numbers[at++]!; left > 0; left--) {
      const score = this.#scoreOfWord(word, numbers[at++]!, isMisspelt) * AROUND;
      if (score > best) {
        best = score;
        bestPlace = -1;
      }
    }
    this.#fit = best;
    this.#place = bestPlace;
  }

  #scoreOfWord(word: SoughtWord, number: number, isMisspelt: boolean): number {
    return isMisspelt ? resembles(word, number, this.#lexicon) : begins(word, number, this.#lexicon);
  }
}

/** Returns the position of a container, or undefined if it has none. */
function positionIn(numbers: Int32Array, offset: number): GeographicPoint | undefined {
  if (numbers[offset + OUTLINE.mark]! < 128) return undefined;
  return positionOf(numbers[offset + OUTLINE.latitude]!, numbers[offset + OUTLINE.longitude]!);
}

/**
 * Returns the score of a typed word for a word of the index, or 0 if it is not the beginning of that word.
 */
function begins({ begun }: SoughtWord, word: number, lexicon: Lexicon): number {
  let best = 0;
  for (let at = 0; at < begun.length; at++) {
    const { from, to, length } = present(begun[at], 'a range of words');
    if (word < from || word >= to) continue;
    const own = lexicon.lengthOf(word);
    best = Math.max(best, own === length ? WHOLE : BEGUN + BEGUN_MORE * (length / own));
  }
  return best;
}

/**
 * Returns the score of a misspelt word for a word of the index, or 0 if it is not like the beginning of that
 * word.
 */
function resembles({ misspelt, length }: SoughtWord, word: number, lexicon: Lexicon): number {
  for (let at = 0; at < misspelt.length; at++) {
    const { from, to } = present(misspelt[at], 'a range of words');
    if (from <= word && word < to) return BEGUN + BEGUN_MORE * Math.min(1, length / lexicon.lengthOf(word));
  }
  return 0;
}

function distanceScore(position: GeographicPoint | undefined, near: GeographicPoint): number {
  if (position === undefined) return -FARTHEST;
  const kilometres = kilometresBetween(position, near);
  return -Math.min(FARTHEST, Math.max(0, Math.log2(kilometres / NEAR_KILOMETRES)));
}
