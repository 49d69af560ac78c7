import { itemAt, present } from '../present.ts';
import { MOST_COMPARED } from './find-containers.ts';
import { PARTS } from './score.ts';
import type { Score } from './suggestion.ts';

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
    const best = bestFirst(containers.length, scores);
    const size = Math.min(most, containers.length);
    this.#stored = new Int32Array(size * STORED);
    for (let at = 0; at < size; at++) {
      const which = present(best[at], 'a scored container');
      const first = which * PARTS.length;
      this.#stored[at * STORED] = itemAt(containers, which);
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

  /** Returns the number of a container. @param at its place in the list, below {@link size} */
  containerAt(at: number): number {
    return this.#stored[at * STORED]!;
  }

  /** Returns the total of the score of a container. @param at as in {@link containerAt} */
  totalAt(at: number): number {
    return this.#stored[at * STORED + 1]! / PRECISION;
  }

  /** Returns the score of a container. @param at as in {@link containerAt} */
  scoreAt(at: number): Score {
    const first = at * STORED;
    const part = (place: number) => this.#stored[first + 1 + place]! / PRECISION;
    return {
      total: part(0),
      words: part(1),
      name: part(2),
      addresses: part(3),
      distance: part(4),
      slips: part(5),
      number: part(6),
    };
  }
}

/** Space for {@link bestFirst}, which never waits. */
const order = new Uint16Array(MOST_COMPARED);

/**
 * Returns the indexes of the first `size` scores, best first. Equal scores keep their order. The result is
 * valid until the next call. Inserting one by one takes a fifth of the time of sorting with a comparator.
 */
function bestFirst(size: number, scores: Float64Array): Uint16Array {
  for (let next = 0; next < size; next++) {
    const score = scores[next * PARTS.length]!;
    let at = next;
    for (; at > 0 && scores[order[at - 1]! * PARTS.length]! < score; at--) order[at] = order[at - 1]!;
    order[at] = next;
  }
  return order;
}
