import { itemAt } from '../../../present.ts';
import type { WordRange } from '../lexicon.ts';
import { pairsOf, placeOfPair } from '../paired-ranges.ts';
import type { WordLists } from './word-lists.ts';

/** How many containers of pairs are collected at a time: 128 MB. */
const COLLECTED = 2 ** 25;

/** Collects the containers of pairs, batch by batch. The pairs of a range with those before it are in one batch. */
export class Pairs {
  readonly #ranges: readonly WordRange[];
  /** For each container: where its ranges begin. One more entry says where the last ones end. */
  readonly #starts: Uint32Array;
  /** The places of the ranges that have a container, ascending, for one container after another. */
  readonly #rangesOf: Uint16Array;
  /** For each pair: how many containers it has. */
  readonly #counts: Uint32Array;
  /** For each pair of the batch: where its next container goes. */
  readonly #next: Uint32Array;
  #collected = new Uint32Array(0);

  /**
   * @param ranges at most 65,536 ranges, ordered by their first words. Of ranges with the same first word, the
   * longer one comes first
   * @param containers the number of containers
   */
  constructor(lists: WordLists, ranges: readonly WordRange[], containers: number) {
    this.#ranges = ranges;
    const starts = new Uint32Array(containers + 1);
    for (const { from, to } of ranges) {
      const own = lists.union(from, to);
      for (let at = 0; at < own.length; at++) starts[own[at]! + 1]!++;
    }
    for (let at = 1; at < starts.length; at++) starts[at]! += starts[at - 1]!;
    const next = starts.slice();
    this.#starts = starts;
    this.#rangesOf = new Uint16Array(starts[containers]!);
    ranges.forEach(({ from, to }, place) => {
      const own = lists.union(from, to);
      for (let at = 0; at < own.length; at++) this.#rangesOf[next[own[at]!]!++] = place;
    });
    this.#counts = this.#countPairs();
    this.#next = new Uint32Array(this.#counts.length);
  }

  /** Returns where a batch ends that begins with range `from`. */
  endOfBatch(from: number): number {
    let size = 0;
    let to = from;
    for (; to < this.#ranges.length; to++) {
      for (let pair = pairsOf(to); pair < pairsOf(to + 1); pair++) size += this.#counts[pair]!;
      if (to > from && size > COLLECTED) break;
    }
    return to;
  }

  /** Collects the containers of the pairs of these ranges with all ranges before them. */
  collect(from: number, to: number): void {
    const next = this.#next;
    let size = 0;
    for (let pair = pairsOf(from); pair < pairsOf(to); pair++) {
      next[pair] = size;
      size += this.#counts[pair]!;
    }
    const collected = new Uint32Array(size);
    const starts = this.#starts;
    const rangesOf = this.#rangesOf;
    const firstWords = Uint32Array.from(this.#ranges, (range) => range.from);
    const ends = Uint32Array.from(this.#ranges, (range) => range.to);
    for (let container = 0; container + 1 < starts.length; container++) {
      const first = starts[container]!;
      for (let at = first; at < starts[container + 1]!; at++) {
        const higher = rangesOf[at]!;
        if (higher < from) continue;
        if (higher >= to) break;
        const pairs = pairsOf(higher);
        const word = firstWords[higher]!;
        for (let before = first; before < at; before++) {
          const lower = rangesOf[before]!;
          if (ends[lower]! <= word) collected[next[pairs + lower]!++] = container;
        }
      }
    }
    this.#collected = collected;
  }

  /** Returns the containers of a pair of the batch, in ascending order. Undefined for nested ranges. */
  listOf(lower: number, higher: number): Uint32Array | undefined {
    if (this.#areNested(lower, higher)) return undefined;
    const pair = placeOfPair(lower, higher);
    const end = this.#next[pair]!;
    return this.#collected.subarray(end - this.#counts[pair]!, end);
  }

  #countPairs(): Uint32Array {
    const starts = this.#starts;
    const rangesOf = this.#rangesOf;
    const counts = new Uint32Array(pairsOf(this.#ranges.length));
    for (let container = 0; container + 1 < starts.length; container++) {
      const first = starts[container]!;
      for (let at = first + 1; at < starts[container + 1]!; at++) {
        const pairs = pairsOf(rangesOf[at]!);
        for (let before = first; before < at; before++) counts[pairs + rangesOf[before]!]!++;
      }
    }
    for (let higher = 0; higher < this.#ranges.length; higher++)
      for (let lower = 0; lower < higher; lower++)
        if (this.#areNested(lower, higher)) counts[placeOfPair(lower, higher)] = 0;
    return counts;
  }

  #areNested(lower: number, higher: number): boolean {
    return itemAt(this.#ranges, higher).from < itemAt(this.#ranges, lower).to;
  }
}
