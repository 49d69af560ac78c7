import { PARTS } from './score.ts';
import type { Score } from './suggestion.ts';

/** A container with its score. */
export interface Scored {
  /** Its number in the index. */
  readonly container: number;
  readonly score: Score;
}

/** Scores are stored in thousandths. */
const PRECISION = 1000;

/** The numbers that are stored for a container: its own number and the parts of its score. */
const STORED = 1 + PARTS.length;

/** Scored containers, best first. Each takes 32 bytes, because thousands of such lists are kept. */
export class ScoredContainers {
  /** For each container its number, then the parts of its score. */
  readonly #stored: Int32Array;
  /** Whether these are all containers that have the words. Then no other one has these and further words. */
  readonly isWhole: boolean;

  /**
   * @param scores the {@link PARTS} of the score of each container. More may follow
   * @param most how many containers to keep; ties go to the container that came first
   * @param isWhole whether these are all containers that have the words
   */
  constructor(containers: readonly number[], scores: Float64Array, most: number, isWhole: boolean) {
    this.isWhole = isWhole && containers.length <= most;
    const best = containers
      .map((_, at) => at * PARTS.length)
      .sort((one, other) => scores[other]! - scores[one]!);
    const size = Math.min(most, best.length);
    this.#stored = new Int32Array(size * STORED);
    for (let at = 0; at < size; at++) {
      const first = best[at]!;
      this.#stored[at * STORED] = containers[first / PARTS.length]!;
      for (let part = 0; part < PARTS.length; part++)
        this.#stored[at * STORED + 1 + part] = Math.round(scores[first + part]! * PRECISION);
    }
  }

  get size(): number {
    return this.#stored.length / STORED;
  }

  /** Returns the numbers of the containers in ascending order, which is the order of the index. */
  numbers(): Uint32Array {
    const numbers = new Uint32Array(this.size);
    for (let at = 0; at < numbers.length; at++) numbers[at] = this.#stored[at * STORED]!;
    return numbers.sort();
  }

  /** @param at the place of the container in the list, below {@link size} */
  at(at: number): Scored {
    const first = at * STORED;
    const part = (place: number) => this.#stored[first + 1 + place]! / PRECISION;
    return {
      container: this.#stored[first]!,
      score: {
        total: part(0),
        words: part(1),
        name: part(2),
        addresses: part(3),
        distance: part(4),
        slips: part(5),
        number: part(6),
      },
    };
  }
}
