import type { KnownName } from './known-name.ts';

/** Results that are remembered; a power of two. */
const PLACES = 2 ** 18;

/**
 * Remembers what came of comparing two names. Of a million comparisons most are of two names that were compared before. Each pair has one
 * place, which the next pair that falls on it takes: nothing grows, and nothing is garbage (maps of maps took a third of all
 * comparing).
 */
export class PairMemory<Result> {
  readonly #compare: (one: KnownName, other: KnownName) => Result;
  readonly #one = new Uint32Array(PLACES);
  readonly #other = new Uint32Array(PLACES);
  readonly #results: Result[] = [];
  /** Of each place the position of its result in `#results`: there are but a few different ones. */
  readonly #result = new Uint8Array(PLACES);

  constructor(compare: (one: KnownName, other: KnownName) => Result) {
    this.#compare = compare;
  }

  of(one: KnownName, other: KnownName): Result {
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
