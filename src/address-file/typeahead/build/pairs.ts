import { itemAt } from '../../../present.ts';
import type { WordRange } from '../lexicon.ts';
import { pairsOf, placeOfPair } from '../paired-ranges.ts';
import type { WordLists } from './word-lists.ts';

/** How many containers of pairs are collected at a time: 128 MB. */
const COLLECTED = 2 ** 25;

/** What the containers of pairs are collected from. Threads share its memory. */
interface PairSource {
  /** For each container: where its ranges begin. One more entry says where the last ones end. */
  readonly starts: Uint32Array;
  /** The places of the ranges that have a container, ascending, for one container after another. */
  readonly rangesOf: Uint16Array;
  /** For each range: its first word, and the word after its last one. */
  readonly froms: Uint32Array;
  readonly tos: Uint32Array;
  /** For each pair: how many containers it has. Nested ranges are no pair. */
  readonly counts: Uint32Array;
}

/** The pairs of the ranges from `from` up to, but not including, `to` with all ranges before them. */
export interface PairBatch extends PairSource {
  readonly from: number;
  readonly to: number;
}

/**
 * Prepares the collection of pairs, in batches.
 *
 * @param ranges at most 65,536 ranges, ordered by their first words. Of ranges with the same first word, the
 * longer one comes first
 * @param containers the number of containers
 */
export function pairBatches(
  lists: WordLists,
  ranges: readonly WordRange[],
  containers: number,
): readonly PairBatch[] {
  const source = sourceOf(lists, ranges, containers);
  countPairs(source);
  const batches: PairBatch[] = [];
  for (let from = 0; from < ranges.length; ) {
    let size = 0;
    let to = from;
    for (; to < ranges.length; to++) {
      for (let pair = pairsOf(to); pair < pairsOf(to + 1); pair++) size += source.counts[pair]!;
      if (to > from && size > COLLECTED) break;
    }
    batches.push({ ...source, from, to });
    from = to;
  }
  return batches;
}

/** Returns the containers of the pairs of a batch: those of a pair in ascending order, then those of the next. */
export function collectPairs({ starts, rangesOf, froms, tos, counts, from, to }: PairBatch): Uint32Array {
  const next = new Uint32Array(pairsOf(to));
  let size = 0;
  for (let pair = pairsOf(from); pair < pairsOf(to); pair++) {
    next[pair] = size;
    size += counts[pair]!;
  }
  const collected = new Uint32Array(size);
  for (let container = 0; container + 1 < starts.length; container++) {
    const first = starts[container]!;
    for (let at = first; at < starts[container + 1]!; at++) {
      const higher = rangesOf[at]!;
      if (higher < from) continue;
      if (higher >= to) break;
      const pairs = pairsOf(higher);
      const word = froms[higher]!;
      for (let before = first; before < at; before++) {
        const lower = rangesOf[before]!;
        if (tos[lower]! <= word) collected[next[pairs + lower]!++] = container;
      }
    }
  }
  return collected;
}

/** Yields each pair of a batch, by its place, with its containers. */
export function* listsOf(
  batch: PairBatch,
  collected: Uint32Array,
): Generator<readonly [number, Uint32Array]> {
  let start = 0;
  for (let higher = batch.from; higher < batch.to; higher++) {
    for (let lower = 0; lower < higher; lower++) {
      if (areNested(batch, lower, higher)) continue;
      const pair = placeOfPair(lower, higher);
      const end = start + batch.counts[pair]!;
      yield [pair, collected.subarray(start, end)];
      start = end;
    }
  }
}

function sourceOf(lists: WordLists, ranges: readonly WordRange[], containers: number): PairSource {
  const starts = new Uint32Array(new SharedArrayBuffer(4 * (containers + 1)));
  for (const { from, to } of ranges) {
    const own = lists.union(from, to);
    for (let at = 0; at < own.length; at++) starts[own[at]! + 1]!++;
  }
  for (let at = 1; at < starts.length; at++) starts[at]! += starts[at - 1]!;
  const next = starts.slice();
  const rangesOf = new Uint16Array(new SharedArrayBuffer(2 * starts[containers]!));
  ranges.forEach(({ from, to }, place) => {
    const own = lists.union(from, to);
    for (let at = 0; at < own.length; at++) rangesOf[next[own[at]!]!++] = place;
  });
  const froms = Uint32Array.from(ranges, ({ from }) => from);
  const tos = Uint32Array.from(ranges, ({ to }) => to);
  const counts = new Uint32Array(new SharedArrayBuffer(4 * pairsOf(ranges.length)));
  return { starts, rangesOf, froms, tos, counts };
}

function countPairs(source: PairSource): void {
  const { starts, rangesOf, froms, counts } = source;
  for (let container = 0; container + 1 < starts.length; container++) {
    const first = starts[container]!;
    for (let at = first + 1; at < starts[container + 1]!; at++) {
      const pairs = pairsOf(rangesOf[at]!);
      for (let before = first; before < at; before++) counts[pairs + rangesOf[before]!]!++;
    }
  }
  for (let higher = 0; higher < froms.length; higher++)
    for (let lower = 0; lower < higher; lower++)
      if (areNested(source, lower, higher)) counts[placeOfPair(lower, higher)] = 0;
}

function areNested({ froms, tos }: PairSource, lower: number, higher: number): boolean {
  return itemAt(froms, higher) < itemAt(tos, lower);
}
