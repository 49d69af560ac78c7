import { present } from '../../present.ts';
import { ChunkBits, placesOf } from './chunk-bits.ts';
import { type ChunkOfList, type ChunkSource, isInBlocks, type StoredList } from './lists.ts';

/** How many values of the index a search may still read. */
export interface ReadingBudget {
  left: number;
}

/** All searches share these bits: they never wait, so only one runs at a time. */
const bits = new ChunkBits();

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
    for (const list of this.#lists) if (list.isApart && list.blocks[chunk] !== 0) reads++;
    return reads;
  }

  /** Clears the bits of the blocks in which the word has no container. */
  keepBlocks(blocks: Uint32Array): void {
    const [only] = this.#lists;
    if (only !== undefined && this.#lists.length === 1) {
      for (let chunk = 0; chunk < blocks.length; chunk++) blocks[chunk]! &= only.blocks[chunk]!;
      return;
    }
    for (let chunk = 0; chunk < blocks.length; chunk++) {
      if (blocks[chunk] === 0) continue;
      let own = 0;
      for (const list of this.#lists) own |= list.blocks[chunk]!;
      blocks[chunk]! &= own;
    }
  }

  /** Writes the places of the containers that lie in these blocks of a chunk, and returns how many there are. */
  collect(chunk: number, blocks: number, into: Uint16Array): number {
    const own = this.#listsIn(chunk, blocks);
    if (own.length > 1) {
      this.#fill(own, chunk);
      return bits.collect(blocks, into);
    }
    const { isBits, bytes, from, count } = this.#read(present(own[0], 'the only list of a word'), chunk);
    if (isBits) return placesOf(bytes, from, blocks, into);
    let found = 0;
    for (let at = from; at < from + 2 * count; at += 2) {
      const place = bytes[at]! | (bytes[at + 1]! << 8);
      if (isInBlocks(place, blocks)) into[found++] = place;
    }
    return found;
  }

  /**
   * Keeps only those of the first `length` places whose containers have the word, moves them to the front,
   * and returns how many there are.
   */
  keep(chunk: number, blocks: number, places: Uint16Array, length: number): number {
    const own = this.#listsIn(chunk, blocks);
    if (own.length === 1) {
      const stored = this.#read(present(own[0], 'the only list of a word'), chunk);
      return stored.isBits ? keepBits(stored, places, length) : keepPlaces(stored, places, length);
    }
    this.#fill(own, chunk);
    let kept = 0;
    for (let at = 0; at < length; at++) if (bits.has(places[at]!)) places[kept++] = places[at]!;
    return kept;
  }

  #listsIn(chunk: number, blocks: number): readonly StoredList[] {
    if (this.#lists.length === 1) return this.#lists;
    return this.#lists.filter((list) => (list.blocks[chunk]! & blocks) !== 0);
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

function keepBits({ bytes, from }: ChunkOfList, places: Uint16Array, length: number): number {
  let kept = 0;
  for (let at = 0; at < length; at++) {
    const place = places[at]!;
    if (((bytes[from + (place >>> 3)]! >>> (place & 7)) & 1) === 1) places[kept++] = place;
  }
  return kept;
}

/** Both lists ascend. If the stored list is much longer, its containers are found by binary search. */
function keepPlaces({ bytes, from, count }: ChunkOfList, places: Uint16Array, length: number): number {
  const isLong = count > 16 * length;
  let kept = 0;
  let next = 0;
  for (let at = 0; at < length && next < count; at++) {
    const place = places[at]!;
    if (isLong) {
      let high = count;
      while (next < high) {
        const middle = (next + high) >>> 1;
        if ((bytes[from + 2 * middle]! | (bytes[from + 2 * middle + 1]! << 8)) < place) next = middle + 1;
        else high = middle;
      }
    } else {
      while (next < count && (bytes[from + 2 * next]! | (bytes[from + 2 * next + 1]! << 8)) < place) next++;
    }
    if (next < count && (bytes[from + 2 * next]! | (bytes[from + 2 * next + 1]! << 8)) === place)
      places[kept++] = place;
  }
  return kept;
}
