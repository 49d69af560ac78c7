import { present } from '../../../present.ts';
import type { KnownName } from './known-name.ts';

/** The number of results that are remembered: a power of two. */
const PLACES = 2 ** 18;

/**
 * The step from one place to the next. The numbers of a place are the ids of its two names and the position
 * of their result. They stand side by side, so that they share a cache line.
 */
const STRIDE = 4;

/**
 * Remembers the results of comparing two names, because most comparisons repeat an earlier one. Each pair of
 * names has one place in a typed array, and the next pair with the same place takes it over. So the memory
 * does not grow and makes no garbage. Maps of maps took a third of the time of all comparisons.
 */
export class PairMemory<Result> {
  readonly #compare: (one: KnownName, other: KnownName) => Result;
  readonly #isOrdered: boolean;
  readonly #places = new Uint32Array(STRIDE * PLACES);
  /** The different results that were found. A comparison has only a few. */
  readonly #results: Result[] = [];

  /** @param isOrdered whether the order of the two names matters. If not, both orders share one place. */
  constructor(compare: (one: KnownName, other: KnownName) => Result, isOrdered = false) {
    this.#compare = compare;
    this.#isOrdered = isOrdered;
  }

  of(one: KnownName, other: KnownName): Result {
    const isFirst = this.#isOrdered || one.id < other.id;
    const first = isFirst ? one.id : other.id;
    const second = isFirst ? other.id : one.id;
    const at = ((Math.imul(first, 0x9e3779b1) ^ Math.imul(second, 0x85ebca77)) >>> 14) * STRIDE;
    const places = this.#places;
    if (places[at] === first && places[at + 1] === second)
      return present(this.#results[places[at + 2]!], 'the result of a comparison');
    // Names are ordered by their texts, because their ids depend on which names were compared before.
    const isInOrder = this.#isOrdered || one.text < other.text;
    const result = isInOrder ? this.#compare(one, other) : this.#compare(other, one);
    places[at] = first;
    places[at + 1] = second;
    places[at + 2] = this.#numberOf(result);
    return result;
  }

  #numberOf(result: Result): number {
    const at = this.#results.indexOf(result);
    return at >= 0 ? at : this.#results.push(result) - 1;
  }
}
