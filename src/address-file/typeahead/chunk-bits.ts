import { CHUNK } from './lists.ts';

const BYTES = CHUNK / 8;

/** A set of containers of one chunk, with a bit for each container that the chunk may have. */
export class ChunkBits {
  readonly #bytes = new Uint8Array(BYTES);
  /** The same bits, 32 at a time. The order of the bytes within a word depends on the machine. */
  readonly #words = new Uint32Array(this.#bytes.buffer);
  #isEmpty = true;

  get isEmpty(): boolean {
    return this.#isEmpty;
  }

  clear(): void {
    if (!this.#isEmpty) this.#words.fill(0);
    this.#isEmpty = true;
  }

  /** @param place the place of the container in the chunk */
  add(place: number): void {
    this.#bytes[place >>> 3]! |= 1 << (place & 7);
    this.#isEmpty = false;
  }

  /**
   * Adds the containers of a stored chunk (lists.ts).
   *
   * @param room another instance to work in, whose bits are overwritten
   */
  addStored(stored: Uint8Array, length: number, room: ChunkBits): void {
    if (length === BYTES) {
      if (this.#isEmpty) this.#copy(stored);
      else {
        room.#copy(stored);
        const [words, others] = [this.#words, room.#words];
        for (let at = 0; at < words.length; at++) words[at]! |= others[at]!;
      }
      return;
    }
    for (let at = 0; at < length; at += 2) this.add(stored[at]! | (stored[at + 1]! << 8));
  }

  /** Keeps only the containers that the other set has, too. */
  keep(other: ChunkBits): void {
    const [words, others] = [this.#words, other.#words];
    let any = 0;
    for (let at = 0; at < words.length; at++) {
      words[at]! &= others[at]!;
      any |= words[at]!;
    }
    this.#isEmpty = any === 0;
  }

  /**
   * Appends the numbers of the containers to a list, until the list has `most` entries.
   *
   * @param base the number of the first container of the chunk
   */
  collect(base: number, list: number[], most: number): void {
    const [words, bytes] = [this.#words, this.#bytes];
    for (let word = 0; word < words.length && list.length < most; word++) {
      if (words[word] === 0) continue;
      for (let at = word * 4; at < word * 4 + 4; at++) {
        for (let rest = bytes[at]!; rest !== 0 && list.length < most; rest &= rest - 1) {
          list.push(base + at * 8 + 31 - Math.clz32(rest & -rest));
        }
      }
    }
  }

  #copy(stored: Uint8Array): void {
    // The buffer of a value from the store may be longer than the value.
    this.#bytes.set(stored.subarray(0, BYTES));
    this.#isEmpty = false;
  }
}
