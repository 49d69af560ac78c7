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
    const words = this.#words;
    let count = 0;
    for (let block = 0; block < BLOCKS; block++) {
      if (((blocks >>> block) & 1) === 0) continue;
      for (let at = block * BLOCK_WORDS; at < (block + 1) * BLOCK_WORDS; at++) {
        if (words[at] !== 0) count = placesBetween(this.#bytes, at * 4, 4, into, count);
      }
    }
    return count;
  }

  /**
   * Keeps only those of the first `length` places that are in the set, moves them to the front, and returns
   * how many there are.
   */
  keep(places: Uint16Array, length: number): number {
    return keepPlacesIn(this.#bytes, 0, places, length);
  }
}

/** The number of blocks in a chunk, and of bytes and words with the bits of a block. */
const BLOCKS = 32;
const BLOCK_BYTES = BYTES / BLOCKS;
const BLOCK_WORDS = BLOCK_BYTES / 4;

/**
 * Writes the places of the containers whose bits are set, in ascending order, and returns how many there are.
 *
 * @param blocks a bit for each block. Containers of other blocks are left out
 */
export function placesOf(bytes: Uint8Array, from: number, blocks: number, into: Uint16Array): number {
  let count = 0;
  for (let block = 0; block < BLOCKS; block++) {
    if (((blocks >>> block) & 1) === 0) continue;
    const first = block * BLOCK_BYTES;
    for (let at = first; at < first + BLOCK_BYTES; at++) {
      for (let rest = bytes[from + at]!; rest !== 0; rest &= rest - 1)
        into[count++] = at * 8 + 31 - Math.clz32(rest & -rest);
    }
  }
  return count;
}

/** Writes the places of some bytes of a chunk after the first `count` places, and returns the new count. */
function placesBetween(bytes: Uint8Array, first: number, length: number, into: Uint16Array, count: number) {
  let next = count;
  for (let at = first; at < first + length; at++) {
    for (let rest = bytes[at]!; rest !== 0; rest &= rest - 1)
      into[next++] = at * 8 + 31 - Math.clz32(rest & -rest);
  }
  return next;
}

/**
 * Keeps only those of the first `length` places whose bits are set, moves them to the front, and returns how
 * many there are. The loop has no branch, because a processor would guess half of them wrong.
 */
export function keepPlacesIn(bytes: Uint8Array, from: number, places: Uint16Array, length: number): number {
  let kept = 0;
  for (let at = 0; at < length; at++) {
    const place = places[at]!;
    places[kept] = place;
    kept += (bytes[from + (place >>> 3)]! >>> (place & 7)) & 1;
  }
  return kept;
}
