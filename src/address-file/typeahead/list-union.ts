import type { ChunkBits } from './chunk-bits.ts';
import { CHUNK, readListOutline, ShortList } from './lists.ts';
import type { TypeaheadStore } from './store.ts';

/** The containers of several lists. The lists are read only as far as needed. */
export class ListUnion {
  /** The sum of the counts of the lists. */
  readonly count: number;
  readonly #store: TypeaheadStore;
  /** The first chunk of each long list. */
  readonly #long: number[] = [];
  /** The bytes of the short lists. */
  readonly #short: Buffer[] = [];
  #begun: readonly ShortList[] | undefined;

  /** @param lists the numbers of the lists */
  constructor(store: TypeaheadStore, lists: readonly number[]) {
    this.#store = store;
    let sum = 0;
    for (const list of lists) {
      const bytes = store.value('list', list)!;
      const { count, firstChunk } = readListOutline(bytes);
      sum += count;
      // The next value takes the place of these bytes, so they are copied.
      if (firstChunk === undefined) this.#short.push(Buffer.from(bytes.subarray(0, bytes.length)));
      else this.#long.push(firstChunk);
    }
    this.count = sum;
  }

  /** The number of values of the index that must be read for each chunk. */
  get chunkReads(): number {
    return this.#long.length;
  }

  /** Returns all containers in ascending order, each once, or undefined if one of the lists is long. */
  all(): number[] | undefined {
    if (this.#long.length > 0) return undefined;
    const all: number[] = [];
    for (const bytes of this.#short) {
      for (const list = new ShortList(bytes); list.hasBelow(Number.POSITIVE_INFINITY); )
        all.push(list.take());
    }
    return this.#short.length === 1 ? all : [...new Set(all)].sort((one, other) => one - other);
  }

  /** Adds the containers of a chunk to empty bits. Calls must ask for the chunks in ascending order. */
  addTo(chunk: number, bits: ChunkBits, room: ChunkBits): void {
    for (const first of this.#long) {
      const bytes = this.#store.value('chunk', first + chunk)!;
      bits.addStored(bytes, bytes.length, room);
    }
    const base = chunk * CHUNK;
    const end = base + CHUNK;
    this.#begun ??= this.#short.map((bytes) => new ShortList(bytes));
    for (const list of this.#begun) {
      // The search may have passed over the chunks before this one.
      while (list.hasBelow(base)) list.take();
      while (list.hasBelow(end)) bits.add(list.take() - base);
    }
  }
}
