import type { Score } from './suggestion.ts';

const PARTS = ['total', 'words', 'name', 'addresses', 'distance', 'slips', 'number'] as const;

/** A container with its score. */
export interface Scored {
  /** Its number in the index. */
  readonly container: number;
  readonly score: Score;
}

/** Scores are stored in thousandths. */
const PRECISION = 1000;

/** Scored containers, best first. Each takes 32 bytes, because thousands of such lists are kept. */
export class ScoredContainers {
  readonly #containers: Uint32Array;
  readonly #scores: Int32Array;
  /** Whether these are all containers that have the words. Then no other one has these and further words. */
  readonly isWhole: boolean;

  /**
   * @param most how many containers to keep; ties go to the container that came first
   * @param isWhole whether `scored` has all containers that have the words
   */
  constructor(scored: readonly Scored[], most: number, isWhole: boolean) {
    this.isWhole = isWhole && scored.length <= most;
    const best = scored.toSorted((one, other) => other.score.total - one.score.total).slice(0, most);
    this.#containers = Uint32Array.from(best, ({ container }) => container);
    this.#scores = new Int32Array(best.length * PARTS.length);
    best.forEach(({ score }, at) => {
      PARTS.forEach((part, place) => {
        this.#scores[at * PARTS.length + place] = Math.round(score[part] * PRECISION);
      });
    });
  }

  get size(): number {
    return this.#containers.length;
  }

  /** Returns the numbers of the containers in ascending order, which is the order of the index. */
  numbers(): Uint32Array {
    return this.#containers.toSorted();
  }

  /** @param at the place of the container in the list, below {@link size} */
  at(at: number): Scored {
    const first = at * PARTS.length;
    const part = (name: keyof Score) => this.#scores[first + PARTS.indexOf(name)]! / PRECISION;
    return {
      container: this.#containers[at]!,
      score: {
        total: part('total'),
        words: part('words'),
        name: part('name'),
        addresses: part('addresses'),
        distance: part('distance'),
        slips: part('slips'),
        number: part('number'),
      },
    };
  }
}
