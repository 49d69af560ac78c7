import type { ContainerScorer } from './score.ts';
import { PARTS } from './score.ts';
import type { Score } from './suggestion.ts';

/** Scores are stored in thousandths. */
const PRECISION = 1000;

/** The numbers before the containers: the slips in a misspelt word, and whether these are all containers. */
const HEAD = 2;

/** The numbers that are stored for a container: its own number and the total of its score. */
const STORED = 2;

/** Returns how many numbers a list of containers takes. */
export function lengthOfScored(containers: number): number {
  return HEAD + STORED * containers;
}

/** The best containers of a term, as {@link writeScored} stores them. */
export interface BestContainers {
  /** The number of slips in a misspelt word. */
  readonly slips: number;
  /** Whether these are all containers that have the words. */
  readonly isWhole: boolean;
  readonly containers: readonly number[];
  /** The {@link PARTS} of the score of each of the containers. More may follow. */
  readonly scores: Float64Array;
  /** The places of the containers in the list, best first. More may follow. */
  readonly order: Uint16Array;
  /** How many of them to store. */
  readonly size: number;
}

/** Writes the best containers into an array, from index `at` on. */
export function writeScored(into: Int32Array, at: number, best: BestContainers): void {
  into[at] = best.slips;
  into[at + 1] = best.isWhole ? 1 : 0;
  for (let place = 0; place < best.size; place++) {
    const which = best.order[place]!;
    into[at + HEAD + STORED * place] = best.containers[which] ?? 0;
    into[at + HEAD + STORED * place + 1] = Math.round(best.scores[which * PARTS.length]! * PRECISION);
  }
}

/**
 * Scored containers, best first. Their numbers and totals lie in an array of remembered results
 * (recent-finds.ts), at 8 bytes a container. The parts of a score are computed again for the few callers that
 * show them.
 */
export class ScoredContainers {
  readonly #numbers: Int32Array;
  readonly #at: number;
  readonly #slips: number;
  readonly #scorer: (slips: number) => ContainerScorer;
  readonly size: number;
  /** Whether these are all containers that have the words. Then no other one has these and further words. */
  readonly isWhole: boolean;

  /**
   * @param numbers what {@link writeScored} wrote, from index `at` on
   * @param length its length
   * @param scorer makes the scorer for these containers, with this number of slips
   */
  constructor(numbers: Int32Array, at: number, length: number, scorer: (slips: number) => ContainerScorer) {
    this.#numbers = numbers;
    this.#at = at;
    this.size = (length - HEAD) / STORED;
    this.#slips = numbers[at]!;
    this.isWhole = numbers[at + 1] === 1;
    this.#scorer = scorer;
  }

  /** Returns the numbers of the containers in ascending order, which is the order of the index. */
  numbers(): Uint32Array {
    const numbers = new Uint32Array(this.size);
    for (let at = 0; at < numbers.length; at++) numbers[at] = this.containerAt(at);
    return numbers.sort();
  }

  /** Returns the number of a container. @param at its place in the list, below {@link size} */
  containerAt(at: number): number {
    return this.#numbers[this.#at + HEAD + STORED * at]!;
  }

  /** Returns the total of the score of a container. @param at as in {@link containerAt} */
  totalAt(at: number): number {
    return this.#numbers[this.#at + HEAD + STORED * at + 1]! / PRECISION;
  }

  /** Returns the score of one of the containers. @param container its number */
  scoreOf(container: number): Score {
    const parts = new Float64Array(PARTS.length);
    this.#scorer(this.#slips).score(container, parts, 0);
    const part = (place: number) => Math.round(parts[place]! * PRECISION) / PRECISION;
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
