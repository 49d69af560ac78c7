import { present } from '../../present.ts';
import { ChunkBits, keepPlacesIn } from './chunk-bits.ts';
import { ChunkMarks } from './chunk-marks.ts';
import { copyPlaces, keepFew, mergePlaces } from './chunk-places.ts';
import type { ChunkOfList, ChunkSource } from './lists.ts';
import type { StoredList } from './stored-list.ts';

/** How many values of the index a search may still read. */
export interface ReadingBudget {
  left: number;
}

/**
 * From this ratio on, the places of a short list are sought in a long one. Otherwise all of the long one is
 * turned into bits.
 */
const MUCH_LONGER = 16;

/**
 * Up to this number, each place is looked up in each of the lists of a word. Turning one list of a chunk into
 * bits takes as long as looking some 700 places up in it.
 */
const MOST_LOOKED_UP = 700;

/**
 * Up to this number of containers, the lists of a word are merged. With bits, all of a chunk would be cleared
 * and gone through.
 */
const MOST_MERGED = 500;

/** All searches share these bits: they never wait, so only one runs at a time. */
const bits = new ChunkBits();
const marks = new ChunkMarks();
const room = new Uint16Array(MOST_MERGED);

/**
 * The containers that have a typed word. They come from one list, or from several lists if the typed word may
 * mean several words of the index.
 */
export class WordContainers {
  /** The sum of the counts of the lists. */
  readonly count: number;
  readonly #lists: readonly StoredList[];
  readonly #store: ChunkSource;
  readonly #budget: ReadingBudget;

  constructor(lists: readonly StoredList[], store: ChunkSource, budget: ReadingBudget) {
    this.count = lists.reduce((sum, { count }) => sum + count, 0);
    this.#lists = lists;
    this.#store = store;
    this.#budget = budget;
  }

  /** Returns how many values of the index must be read for a chunk. */
  readsIn(chunk: number): number {
    let reads = 0;
    for (const list of this.#lists) if (list.isApart && list.blocksIn(chunk) !== 0) reads++;
    return reads;
  }

  /** Clears the bits of the blocks in which the word has no container. */
  keepBlocks(blocks: Uint32Array): void {
    const [only] = this.#lists;
    if (only !== undefined && this.#lists.length === 1) {
      for (let chunk = 0; chunk < blocks.length; chunk++) blocks[chunk]! &= only.blocksIn(chunk);
      return;
    }
    for (let chunk = 0; chunk < blocks.length; chunk++) {
      if (blocks[chunk] === 0) continue;
      let own = 0;
      for (const list of this.#lists) own |= list.blocksIn(chunk);
      blocks[chunk]! &= own;
    }
  }

  /** Writes the places of the containers that lie in these blocks of a chunk, and returns how many there are. */
  collect(chunk: number, blocks: number, into: Uint16Array): number {
    const own = this.#listsIn(chunk, blocks);
    if (own.length > 1) {
      if (countIn(own, chunk) <= MOST_MERGED) return this.#merge(own, chunk, blocks, into);
      this.#fill(own, chunk);
      return bits.collect(blocks, into);
    }
    return copyPlaces(this.#read(present(own[0], 'the only list of a word'), chunk), blocks, into);
  }

  /** Collects the places of a few containers by adding one list after another. */
  #merge(lists: readonly StoredList[], chunk: number, blocks: number, into: Uint16Array): number {
    let count = 0;
    for (const list of lists) {
      const added = copyPlaces(this.#read(list, chunk), blocks, room);
      count = mergePlaces(into, count, room, added);
    }
    return count;
  }

  /**
   * Keeps only those of the first `length` places whose containers have the word, moves them to the front,
   * and returns how many there are.
   */
  keep(chunk: number, blocks: number, places: Uint16Array, length: number): number {
    const own = this.#listsIn(chunk, blocks);
    if (own.length === 1) {
      const stored = this.#read(present(own[0], 'the only list of a word'), chunk);
      if (stored.isBits) return keepPlacesIn(stored.bytes, stored.from, places, length);
      if (stored.count > MUCH_LONGER * length) return keepFew(stored, places, length);
      bits.clear();
      bits.add(stored);
      return bits.keep(places, length);
    }
    if (length <= MOST_LOOKED_UP) {
      marks.begin(length);
      for (const list of own) marks.add(this.#read(list, chunk), places);
      return marks.keep(places);
    }
    this.#fill(own, chunk);
    return bits.keep(places, length);
  }

  #listsIn(chunk: number, blocks: number): readonly StoredList[] {
    if (this.#lists.length === 1) return this.#lists;
    return this.#lists.filter((list) => (list.blocksIn(chunk) & blocks) !== 0);
  }

  #fill(lists: readonly StoredList[], chunk: number): void {
    bits.clear();
    for (const list of lists) bits.add(this.#read(list, chunk));
  }

  #read(list: StoredList, chunk: number): ChunkOfList {
    if (list.isApart) this.#budget.left--;
    return list.chunk(chunk, this.#store);
  }
}

/** Returns how many containers some lists have in a chunk, all together. */
function countIn(lists: readonly StoredList[], chunk: number): number {
  let count = 0;
  for (const list of lists) count += list.countIn(chunk);
  return count;
}
