import { decodeFound } from './found-pair.ts';

/**
 * The highest number of pairs in a review list. A file of ten million records may have several million, more
 * than anybody goes through.
 */
export const MOST_REVIEWED = 500_000;

/**
 * Pairs between merging and not, in bounded memory: of too many, those nearest to merging are kept. Which these are does not depend on
 * the order in which the pairs come.
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
    // Sorting out is worth its while where half of them go.
    const places = 2 * most;
    this.#first = new Uint32Array(places);
    this.#second = new Uint32Array(places);
    this.#evidence = new Uint32Array(places);
    this.#score = new Float64Array(places);
  }

  /** @param evidence as `encodeFound` wrote it */
  add(one: number, other: number, evidence: number): void {
    if (this.#count === this.#first.length) this.#keepBest();
    const at = this.#count++;
    this.#first[at] = Math.min(one, other);
    this.#second[at] = Math.max(one, other);
    this.#evidence[at] = evidence;
    this.#score[at] = decodeFound(evidence).margin;
  }

  /** The pairs, each once with the most that speaks for it, those nearest to merging first. */
  *list(): Generator<readonly [first: number, second: number, evidence: number]> {
    this.#keepBest();
    for (let at = 0; at < this.#count; at++) yield [this.#first[at]!, this.#second[at]!, this.#evidence[at]!];
  }

  /** The records of all pairs. */
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
    // One pair comes with one score from each of its meetings, so its copies stand together.
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
