import { itemAt } from '../../../present.ts';
import type { WordRange } from '../lexicon.ts';
import { packList } from '../lists.ts';
import { pairsOf, placeOfPair } from '../paired-ranges.ts';
import type { TypeaheadWriter } from '../store.ts';
import { packRanges } from '../word-ranges.ts';
import { indexForms } from '../words.ts';
import { beginningsOf } from './beginnings.ts';
import { type NumberedContainers, unmarked } from './containers.ts';
import type { LexiconOrder, WrittenLists } from './word-lists.ts';

/** Ranges with fewer containers than this are not paired. Their lists are searched quickly enough. */
const LEAST_CONTAINERS = 16_384;

/** The most ranges that are paired: those with the most containers. They have 130,816 pairs. */
const MOST_PAIRED = 512;

/** How many containers of pair lists are collected at a time: 128 MB. */
const COLLECTED = 2 ** 25;

/** What the lists of pairs are made from. */
interface PairPlan extends WrittenLists, Pick<LexiconOrder, 'places'> {
  readonly containers: NumberedContainers;
  /** The fewest containers of a range that is paired. */
  readonly leastPaired?: number | undefined;
}

/** Chooses the paired ranges (../paired-ranges.ts) and writes a list for each pair of them. */
export function writePairLists(store: TypeaheadWriter, plan: PairPlan): void {
  const { written, addChunks } = plan;
  const ranges = pairedRanges(plan);
  const pairs = new Pairs(plan, ranges);
  for (let from = 0; from < ranges.length; ) {
    const to = pairs.endOfBatch(from);
    pairs.collect(from, to);
    store.transaction(() => {
      for (let higher = from; higher < to; higher++) {
        for (let lower = 0; lower < higher; lower++) {
          const list = pairs.listOf(lower, higher);
          if (list !== undefined)
            store.append('list', written + placeOfPair(lower, higher), packList(list, addChunks));
        }
      }
    });
    from = to;
  }
  store.set('paired', packRanges(ranges));
}

function pairedRanges({ texts, lists, leastPaired = LEAST_CONTAINERS }: PairPlan): readonly WordRange[] {
  const counted: { readonly range: WordRange; readonly count: number }[] = [];
  for (const range of beginningsOf(texts)) {
    if (!isTypedWhole(range, texts) || lists.sizeOf(range) < leastPaired) continue;
    const count = lists.union(range.from, range.to).length;
    if (count >= leastPaired) counted.push({ range, count });
  }
  return counted
    .sort((one, other) => other.count - one.count || one.range.from - other.range.from)
    .slice(0, MOST_PAIRED)
    .map(({ range }) => range)
    .sort((one, other) => one.from - other.from || other.to - one.to);
}

/** Whether the beginning that all words of a range share is itself a word, or short for another word. */
function isTypedWhole({ from, to }: WordRange, texts: readonly string[]): boolean {
  const [first, last] = [itemAt(texts, from), itemAt(texts, to - 1)];
  let length = 0;
  while (length < first.length && first[length] === last[length]) length++;
  if (length < 2) return false;
  return length === first.length || indexForms(first.slice(0, length)).some((forms) => forms.length > 1);
}

/** Collects the containers of pairs, batch by batch. The pairs of a range with those before it are in one batch. */
class Pairs {
  readonly #plan: PairPlan;
  readonly #ranges: readonly WordRange[];
  /** For each word of the lexicon: the paired ranges that it is in. */
  readonly #rangesOf: readonly (readonly number[])[];
  /** For each pair: how many containers it has. */
  readonly #counts: Uint32Array;
  /** For each pair of the batch: where its next container goes. */
  readonly #next: Uint32Array;
  #containers = new Uint32Array(0);

  constructor(plan: PairPlan, ranges: readonly WordRange[]) {
    this.#plan = plan;
    this.#ranges = ranges;
    const rangesOf: number[][] = plan.texts.map(() => []);
    ranges.forEach(({ from, to }, place) => {
      for (let word = from; word < to; word++) itemAt(rangesOf, word).push(place);
    });
    this.#rangesOf = rangesOf;
    const counts = new Uint32Array(pairsOf(ranges.length));
    this.#eachPair(0, ranges.length, (pair) => {
      counts[pair]!++;
    });
    this.#counts = counts;
    this.#next = new Uint32Array(counts.length);
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
    let size = 0;
    for (let pair = pairsOf(from); pair < pairsOf(to); pair++) {
      this.#next[pair] = size;
      size += this.#counts[pair]!;
    }
    const containers = new Uint32Array(size);
    const next = this.#next;
    this.#eachPair(from, to, (pair, container) => {
      containers[next[pair]!++] = container;
    });
    this.#containers = containers;
  }

  /** Returns the containers of a pair of the batch, in ascending order. Undefined for nested ranges. */
  listOf(lower: number, higher: number): Uint32Array | undefined {
    if (this.#areNested(lower, higher)) return undefined;
    const pair = placeOfPair(lower, higher);
    const end = this.#next[pair]!;
    return this.#containers.subarray(end - this.#counts[pair]!, end);
  }

  #areNested(lower: number, higher: number): boolean {
    return itemAt(this.#ranges, higher).from < itemAt(this.#ranges, lower).to;
  }

  /** Calls back with each pair of ranges whose higher one is `from` or later and before `to`, of each container. */
  #eachPair(from: number, to: number, each: (pair: number, container: number) => void): void {
    const { containers, places } = this.#plan;
    const { order, markedWords, wordStarts } = containers;
    const own: number[] = [];
    const starts = Uint32Array.from(this.#ranges, (range) => range.from);
    const ends = Uint32Array.from(this.#ranges, (range) => range.to);
    const seenBy = new Int32Array(this.#ranges.length).fill(-1);
    for (let container = 0; container < order.length; container++) {
      own.length = 0;
      const gathered = order[container]!;
      for (let at = wordStarts[gathered]!; at < wordStarts[gathered + 1]!; at++) {
        for (const range of itemAt(this.#rangesOf, places[unmarked(markedWords[at]!)]!)) {
          if (seenBy[range] === container) continue;
          seenBy[range] = container;
          own.push(range);
        }
      }
      for (let at = 1; at < own.length; at++) {
        for (let before = 0; before < at; before++) {
          const lower = Math.min(own[at]!, own[before]!);
          const higher = Math.max(own[at]!, own[before]!);
          if (higher < from || higher >= to || starts[higher]! < ends[lower]!) continue;
          each(pairsOf(higher) + lower, container);
        }
      }
    }
  }
}
