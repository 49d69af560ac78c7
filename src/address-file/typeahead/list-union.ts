import type { ChunkBits } from './chunk-bits.ts';
import { CHUNK, readListOutline, readShortList } from './lists.ts';
import type { TypeaheadStore } from './store.ts';

/** The containers of several lists, read as far as they are asked for. */
export class ListUnion {
  /** The sum of the lists' counts. */
  readonly count: number;
  readonly #store: TypeaheadStore;
  /** The first chunks of the long lists. */
  readonly #long: number[] = [];
  /** The numbers of the short lists. */
  readonly #short: number[] = [];
  #loaded: { readonly containers: Uint32Array; next: number }[] | undefined;

  /** @param lists their numbers */
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

  /** How many values of the index a chunk takes. */
  get chunkReads(): number {
    return this.#long.length;
  }

  /** All containers, ascending, each once; undefined if one of the lists is long. */
  all(): number[] | undefined {
    if (this.#long.length > 0) return undefined;
    const lists = this.#load();
    const all =
      lists.length === 1
        ? [...lists[0]!.containers]
        : [...new Set(lists.flatMap(({ containers }) => [...containers]))];
    return lists.length === 1 ? all : all.sort((one, other) => one - other);
  }

  /** Adds a chunk's containers to empty bits. Chunks must come in ascending order. */
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
