import { present } from '../../present.ts';
import type { WordRange } from './lexicon.ts';
import { WordRanges } from './word-ranges.ts';

/*
 * Two frequent words, such as `Rose` and `Close`, have long lists but few containers in common. So the index has
 * a list of its own for each pair of frequent ranges of words: the containers that have a word from each of the
 * two. A range is paired if it holds all words that begin with a whole word (`ROSE`, `ROSEMARY`) or with a short
 * form (`CL`).
 */

/** The ranges of words whose pairs have lists, and the numbers of these lists. */
export class PairedRanges {
  readonly #ranges: WordRanges;
  /** The number of the first list. */
  readonly #first: number;

  /**
   * @param ranges what `packRanges` (word-ranges.ts) made of the paired ranges
   * @param first the number of the first list of a pair
   */
  constructor(ranges: Buffer, first: number) {
    this.#ranges = new WordRanges(ranges);
    this.#first = first;
  }

  /** Yields the numbers of all lists. */
  *lists(): Generator<number> {
    for (let higher = 1; higher < this.#ranges.size; higher++) {
      for (let lower = 0; lower < higher; lower++) {
        if (!this.#ranges.areNested(lower, higher)) yield this.#first + placeOfPair(lower, higher);
      }
    }
  }

  /** Returns the places of these ranges among the paired ones. Undefined if one of them is not paired. */
  placesOf(ranges: readonly WordRange[]): readonly number[] | undefined {
    const places: number[] = [];
    for (let at = 0; at < ranges.length; at++) {
      const range = present(ranges[at], 'a range of words');
      if (isWithinAnother(range, at, ranges)) continue;
      const place = this.#ranges.find(range);
      if (place < 0) return undefined;
      places.push(place);
    }
    return places;
  }

  /**
   * Returns the numbers of the lists of all pairs of one range from each side. Undefined if there are no lists
   * of some pair, because one range lies within the other.
   */
  listsOf(one: readonly number[], other: readonly number[]): readonly number[] | undefined {
    const lists: number[] = [];
    for (const first of one) {
      for (const second of other) {
        if (this.#ranges.areNested(first, second)) return undefined;
        lists.push(this.#first + placeOfPair(first, second));
      }
    }
    return lists;
  }
}

/** Returns the place of a pair among all pairs. The two ranges must differ. */
export function placeOfPair(one: number, other: number): number {
  const [lower, higher] = one < other ? [one, other] : [other, one];
  return pairsOf(higher) + lower;
}

/** Returns the number of pairs of this many ranges. */
export function pairsOf(ranges: number): number {
  return (ranges * (ranges - 1)) / 2;
}

/** Whether another range of the list holds all words of this one. Of equal ranges, only the first counts. */
function isWithinAnother({ from, to }: WordRange, at: number, ranges: readonly WordRange[]): boolean {
  for (let other = 0; other < ranges.length; other++) {
    if (other === at) continue;
    const around = present(ranges[other], 'a range of words');
    if (around.from > from || around.to < to) continue;
    if (around.from !== from || around.to !== to || other < at) return true;
  }
  return false;
}
