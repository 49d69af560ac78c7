import { FlatCache } from '../../caches/flat-cache.ts';
import { FlatKey } from '../../caches/flat-key.ts';
import { present } from '../../present.ts';
import type { TypeaheadStore } from './store.ts';
import { type ListRoom, lengthOfList, readList, StoredList } from './stored-list.ts';

/** The memory for lists that were read lately, in numbers of 32 bits: 4 MB. */
const NUMBERS_KEPT = 2 ** 20;
const LISTS_KEPT = 4096;

/**
 * The most numbers of lists that one search keeps. The lists of a search must stay valid until it ends, so it
 * may write less than half of the memory (flat-cache.ts).
 */
const MOST_OF_A_SEARCH = NUMBERS_KEPT / 4;

/**
 * Reads lists, and remembers them: a user who types on needs the same lists again. They lie outside V8's heap, in
 * one array. As objects, each with memory of its own, they outlived the young generation: the process held up to
 * 30 MB of lists that were no longer needed.
 */
export class RecentLists {
  readonly #store: Pick<TypeaheadStore, 'value'>;
  readonly #chunks: number;
  readonly #cache = new FlatCache(NUMBERS_KEPT, LISTS_KEPT);
  readonly #room: ListRoom;
  readonly #key = new FlatKey();
  #left = MOST_OF_A_SEARCH;

  /** @param chunks the number of chunks of the index */
  constructor(store: Pick<TypeaheadStore, 'value'>, chunks: number) {
    this.#store = store;
    this.#chunks = chunks;
    const { numbers } = this.#cache;
    this.#room = { numbers, bytes: new Uint8Array(numbers.buffer) };
  }

  /** Begins a search. The lists of the search before are no longer valid. */
  begin(): void {
    this.#left = MOST_OF_A_SEARCH;
  }

  /** Returns a list by its number. It is valid until the next search begins. */
  list(number: number): StoredList {
    const key = this.#key.clear().number(number);
    if (this.#left > 0) {
      const known = this.#cache.find(key);
      if (known >= 0) {
        this.#left -= this.#cache.lengthAt(known);
        return new StoredList(this.#room, known, this.#chunks);
      }
    }
    const bytes = present(this.#store.value('list', number), 'a list of the index');
    const length = lengthOfList(bytes, this.#chunks);
    const at = length <= this.#left ? this.#cache.add(key, length) : -1;
    if (at < 0) return StoredList.of(bytes, this.#chunks);
    this.#left -= length;
    readList(bytes, this.#chunks, this.#room, at);
    return new StoredList(this.#room, at, this.#chunks);
  }
}
