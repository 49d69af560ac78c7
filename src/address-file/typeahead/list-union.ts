import type { ChunkBits } from './chunk-bits.ts';
import { CHUNK, readListOutline, readShortList } from './lists.ts';
import type { TypeaheadStore } from './store.ts';

/** The containers of several lists. The lists are read only as far as needed. */
export class ListUnion {
  /** The sum of the counts of the lists. */
  readonly count: number;
  readonly #store: TypeaheadStore;
  /** The first chunk of each long list. */
  readonly #long: number[] = [];
  /** The numbers of the short lists. */
  readonly #short: number[] = [];
  #loaded: { readonly containers: Uint32Array; next: number }[] | undefined;

  /** @param lists the numbers of the lists */
  constructor(store: TypeaheadStore, lists: readonly number[]) {
    this.#store = store;
    let sum = 0;
    for (const list of lists) {
      const { count, firstChunk } = readListOutline(store.value('list', list)!);
      sum += count;
      if (firstChunk === undefined) this.#short.push(list);
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
    const lists = this.#load();
    const all =
      lists.length === 1
        ? [...lists[0]!.containers]
        : [...new Set(lists.flatMap(({ containers }) => [...containers]))];
    return lists.length === 1 ? all : all.sort((one, other) => one - other);
  }

  /** Adds the containers of a chunk to empty bits. Calls must ask for the chunks in ascending order. */
  addTo(chunk: number, bits: ChunkBits, room: ChunkBits): void {
    for (const first of this.#long) {
      const bytes = this.#store.value('chunk', first + chunk)!;
      bits.addStored(bytes, bytes.length, room);
    }
    const base = chunk * CHUNK;
    const end = base + CHUNK;
    for (const list of this.#load()) {
      const { containers } = list;
      let at = list.next;
      while (at < containers.length && containers[at]! < base) at++;
      for (; at < containers.length && containers[at]! < end; at++) bits.add(containers[at]! - base);
      list.next = at;
    }
  }

  #load(): { readonly containers: Uint32Array; next: number }[] {
    this.#loaded ??= this.#short.map((list) => ({
      containers: readShortList(this.#store.value('list', list)!),
      next: 0,
    }));
    return this.#loaded;
  }
}
