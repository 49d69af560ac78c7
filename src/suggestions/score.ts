import type { ContainerOutline } from '../address-file/typeahead/container.ts';
import type { Lexicon } from '../address-file/typeahead/lexicon.ts';
import { type GeographicPoint, kilometresBetween } from './distance.ts';
import type { SoughtWord } from './sought-word.ts';
import type { Score } from './suggestion.ts';

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

/** How well a typed word fits a container. */
interface Fit {
  readonly score: number;
  /**
   * The position, in the container's own name, of the word that the typed word begins. -1 if that word
   * belongs to a place around the container.
   */
  readonly place: number;
}

const NO_FIT: Fit = { score: 0, place: -1 };

/** Scores a container. */
export function scoreOf(container: ContainerOutline, sought: Sought, lexicon: Lexicon): Score {
  let words = 0;
  let slips = 0;
  let last = -1;
  let isInOrder = true;
  const taken = new Set<number>();
  for (const word of sought.words) {
    let fit = fitOf(container, (number) => begins(word, number, lexicon));
    if (fit.score === 0 && word.misspelt.length > 0) {
      fit = fitOf(container, (number) => resembles(word, number, lexicon));
      if (fit.score > 0) slips += sought.slips;
    }
    words += fit.score;
    if (fit.place < 0) continue;
    if (taken.size === 0 ? fit.place !== 0 : fit.place <= last) isInOrder = false;
    last = fit.place;
    taken.add(fit.place);
  }
  const share = taken.size / Math.max(1, container.own.length);
  const name = NAME * share + (isInOrder && taken.size > 0 ? IN_ORDER : 0);
  const addresses = FOR_EACH_TEN * Math.log10(Math.max(1, container.addresses));
  const distance = distanceScore(container.position, sought.near);
  const lost = -SLIP * slips;
  const total = words + name + addresses + distance + lost;
  return { total, words, name, addresses, distance, slips: lost, number: 0 };
}

function fitOf({ own, around }: ContainerOutline, scoreOfWord: (number: number) => number): Fit {
  let best = NO_FIT;
  own.forEach((forms, place) => {
    for (const form of forms) {
      const score = scoreOfWord(form);
      if (score > best.score) best = { score, place };
    }
  });
  for (const word of around) {
    const score = scoreOfWord(word) * AROUND;
    if (score > best.score) best = { score, place: -1 };
  }
  return best;
}

/**
 * Returns the score of a typed word for a word of the index, or 0 if it is not the beginning of that word.
 */
function begins({ begun }: SoughtWord, word: number, lexicon: Lexicon): number {
  let best = 0;
  for (const { from, to, length } of begun) {
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
  if (!misspelt.some(({ from, to }) => from <= word && word < to)) return 0;
  return BEGUN + BEGUN_MORE * Math.min(1, length / lexicon.lengthOf(word));
}

function distanceScore(position: GeographicPoint | undefined, near: GeographicPoint | undefined): number {
  if (near === undefined) return 0;
  if (position === undefined) return -FARTHEST;
  const kilometres = kilometresBetween(position, near);
  return -Math.min(FARTHEST, Math.max(0, Math.log2(kilometres / NEAR_KILOMETRES)));
}
