import type { KnownName } from './known-name.ts';

/** The number of results that are remembered: a power of two. */
const PLACES = 2 ** 18;

/**
 * Remembers the results of comparing two names. Most comparisons repeat one that was made before. Each pair of names has one
 * place in typed arrays, and the next pair with that place takes it over. So the memory does not grow and makes no garbage.
 * Maps of maps took a third of all comparing.
 */
export class PairMemory<Result> {
  readonly #compare: (one: KnownName, other: KnownName) => Result;
  readonly #isOrdered: boolean;
  readonly #one = new Uint32Array(PLACES);
  readonly #other = new Uint32Array(PLACES);
  readonly #results: Result[] = [];
  /** For each place the position of its result in `#results`: a comparison has only a few different results. */
  readonly #result = new Uint8Array(PLACES);

  /** @param isOrdered whether the order of the two names matters. If not, both orders share one place. */
  constructor(compare: (one: KnownName, other: KnownName) => Result, isOrdered = false) {
    this.#compare = compare;
    this.#isOrdered = isOrdered;
  }

  of(one: KnownName, other: KnownName): Result {
    return this.#isOrdered || one.text < other.text
      ? this.#ofOrdered(one, other)
      : this.#ofOrdered(other, one);
  }

  #ofOrdered(one: KnownName, other: KnownName): Result {
    const place = (Math.imul(one.id, 0x9e3779b1) ^ Math.imul(other.id, 0x85ebca77)) >>> 14;
    if (this.#one[place] === one.id && this.#other[place] === other.id) {
      return this.#results[this.#result[place]!]!;
    }
    const result = this.#compare(one, other);
    this.#one[place] = one.id;
    this.#other[place] = other.id;
    this.#result[place] = this.#numberOf(result);
    return result;
  }

  #numberOf(result: Result): number {
    const at = this.#results.indexOf(result);
    return at >= 0 ? at : this.#results.push(result) - 1;
  }
}
