import { itemAt } from '../../../present.ts';
import { inOrder } from '../../in-order.ts';
import type { WordRange } from '../lexicon.ts';
import { packList } from '../lists.ts';
import type { TypeaheadWriter } from '../store.ts';
import { packRanges } from '../word-ranges.ts';
import { indexForms } from '../words.ts';
import { beginningsOf } from './beginnings.ts';
import { collectPairs, listsOf, type PairBatch, pairBatches } from './pairs.ts';
import type { WrittenLists } from './word-lists.ts';

/** Ranges with fewer containers than this are not paired. Their lists are searched quickly enough. */
const LEAST_CONTAINERS = 16_384;

/** The most ranges that are paired: those with the most containers. They have 130,816 pairs. */
const MOST_PAIRED = 512;

/** How many batches are collected while the one before is written. */
const BATCHES_AHEAD = 1;

/** Does the same as {@link collectPairs}. */
export type Collect = (batch: PairBatch) => Promise<Uint32Array>;

/** What the lists of pairs are made from. */
export interface PairPlan extends WrittenLists {
  /** The number of containers. */
  readonly containers: number;
  /** Collects the containers of a batch, on a thread if there is one. Default: in the calling thread. */
  readonly collect?: Collect | undefined;
  /** The fewest containers of a range that is paired. Tests with few containers set it. */
  readonly leastPaired?: number | undefined;
}

/** Chooses the paired ranges (../paired-ranges.ts) and writes a list for each pair of them. */
export async function writePairLists(store: TypeaheadWriter, plan: PairPlan): Promise<void> {
  const { lists, containers, written, addChunks, collect = async (batch) => collectPairs(batch) } = plan;
  const ranges = pairedRanges(plan);
  const batches = pairBatches(lists, ranges, containers);
  const collectAt = (at: number) => collect(itemAt(batches, at));
  for await (const [collected, done] of inOrder(batches.length, BATCHES_AHEAD, collectAt)) {
    store.transaction(() => {
      for (const [pair, list] of listsOf(itemAt(batches, done - 1), collected))
        store.append('list', written + pair, packList(list, addChunks));
    });
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
