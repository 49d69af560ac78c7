import { decodeFound } from './found-pair.ts';

/**
 * The highest number of pairs in a review list. A file of ten million records may have several million such
 * pairs, more than anybody goes through.
 */
export const MOST_REVIEWED = 500_000;

/**
 * Pairs that nearly match, in bounded memory. If there are too many, those nearest to merging are kept. The
 * choice does not depend on the order in which the pairs come.
 */
export class DoubtfulPairs {
  readonly #most: number;
  #count = 0;
  #first: Uint32Array;
  #second: Uint32Array;
  #evidence: Uint32Array;
  #score: Float64Array;

  constructor(most = MOST_REVIEWED) {
    this.#most = most;
    // There is room for twice as many pairs, because sorting is worth its cost only if it removes half of
    // them.
    const places = 2 * most;
    this.#first = new Uint32Array(places);
    this.#second = new Uint32Array(places);
    this.#evidence = new Uint32Array(places);
    this.#score = new Float64Array(places);
  }

  /** @param evidence the evidence, as `encodeFound` wrote it */
  add(one: number, other: number, evidence: number): void {
    if (this.#count === this.#first.length) this.#keepBest();
    const at = this.#count++;
    this.#first[at] = Math.min(one, other);
    this.#second[at] = Math.max(one, other);
    this.#evidence[at] = evidence;
    this.#score[at] = decodeFound(evidence).margin;
  }

  /**
   * Yields the pairs, those nearest to merging first. Each pair occurs once, with the evidence that speaks
   * most for it.
   */
  *list(): Generator<readonly [first: number, second: number, evidence: number]> {
    this.#keepBest();
    for (let at = 0; at < this.#count; at++) yield [this.#first[at]!, this.#second[at]!, this.#evidence[at]!];
  }

  /** Returns the records of all pairs. */
  records(): Set<number> {
    this.#keepBest();
    const records = new Set<number>();
    for (let at = 0; at < this.#count; at++) {
      records.add(this.#first[at]!);
      records.add(this.#second[at]!);
    }
    return records;
  }

  #keepBest(): void {
    const [first, second, evidence, score] = [this.#first, this.#second, this.#evidence, this.#score];
    const order = new Uint32Array(this.#count).map((_, at) => at);
    order.sort(
      (a, b) =>
        score[b]! - score[a]! ||
        first[a]! - first[b]! ||
        second[a]! - second[b]! ||
        evidence[a]! - evidence[b]!,
    );
    // A pair has the same score at each of its meetings, so its copies are next to each other.
    const kept = order.filter((at, place) => {
      const before = order[place - 1];
      return before === undefined || first[at] !== first[before] || second[at] !== second[before];
    });
    const best = kept.subarray(0, this.#most);
    const taken = <A extends Uint32Array | Float64Array>(from: A): A => {
      const to = from.slice() as A;
      for (const [place, at] of best.entries()) to[place] = from[at]!;
      return to;
    };
    this.#first = taken(first);
    this.#second = taken(second);
    this.#evidence = taken(evidence);
    this.#score = taken(score);
    this.#count = best.length;
  }
}
