import { CHUNK, type ChunkOfList } from './lists.ts';

const BYTES = CHUNK / 8;

/** A set of containers of one chunk, with a bit for each container that the chunk may have. */
export class ChunkBits {
  readonly #bytes = new Uint8Array(BYTES);
  /** The same bits, 32 at a time. The order of the bytes within a word depends on the machine. */
  readonly #words = new Uint32Array(this.#bytes.buffer);
  /** Space for the bits of a list while they are added to the set. */
  readonly #room = new Uint8Array(BYTES);
  readonly #roomWords = new Uint32Array(this.#room.buffer);
  #isEmpty = true;

  clear(): void {
    if (!this.#isEmpty) this.#words.fill(0);
    this.#isEmpty = true;
  }

  /** @param place the place of the container in the chunk */
  has(place: number): boolean {
    return ((this.#bytes[place >>> 3]! >>> (place & 7)) & 1) === 1;
  }

  /** Adds the containers of a list. */
  add({ isBits, bytes, from, count }: ChunkOfList): void {
    if (isBits) {
      // The memory of a value from the store may be longer than the value.
      const stored = bytes.subarray(from, from + BYTES);
      if (this.#isEmpty) this.#bytes.set(stored);
      else {
        this.#room.set(stored);
        const [words, others] = [this.#words, this.#roomWords];
        for (let at = 0; at < words.length; at++) words[at]! |= others[at]!;
      }
    } else {
      const own = this.#bytes;
      for (let at = from; at < from + 2 * count; at += 2)
        own[(bytes[at]! >>> 3) | (bytes[at + 1]! << 5)]! |= 1 << (bytes[at]! & 7);
    }
    this.#isEmpty = false;
  }

  /**
   * Writes the places of the containers, in ascending order, and returns how many there are.
   *
   * @param blocks a bit for each block. Containers of other blocks are left out
   */
  collect(blocks: number, into: Uint16Array): number {
    return placesOf(this.#bytes, 0, blocks, into);
  }
}

/** The number of bytes with the bits of a block: there are 32 blocks in a chunk. */
const BLOCK_BYTES = BYTES / 32;

/**
 * Writes the places of the containers whose bits are set, in ascending order, and returns how many there are.
 *
 * @param blocks a bit for each block. Containers of other blocks are left out
 */
export function placesOf(bytes: Uint8Array, from: number, blocks: number, into: Uint16Array): number {
  let count = 0;
  for (let block = 0; block < 32; block++) {
    if (((blocks >>> block) & 1) === 0) continue;
    for (let at = block * BLOCK_BYTES; at < (block + 1) * BLOCK_BYTES; at++) {
      for (let rest = bytes[from + at]!; rest !== 0; rest &= rest - 1)
        into[count++] = at * 8 + 31 - Math.clz32(rest & -rest);
    }
  }
  return count;
}
