import { present } from '../../present.ts';
import { ByteReader } from '../bytes.ts';
import {
  BLOCK_BITS,
  CHUNK,
  type ChunkOfList,
  type ChunkSource,
  DIRECTORY_ENTRY,
  FORM,
  MOST_NUMBERS,
} from './lists.ts';

/*
 * A list that has been read (lists.ts), as numbers of 32 bits:
 *
 *   0        the count of its containers
 *   1        1 if its chunks are apart, otherwise 0
 *   from 2   for each chunk of the index, a bit for each block in which the list has a container · for each
 *            chunk and after the last one, how many containers of the list come before · if the chunks are apart,
 *            for each chunk the number of its value; otherwise the places of all containers in their chunks, two
 *            in a number
 */

const COUNT = 0;
const APART = 1;
const HEAD = 2;

/** Numbers of several lists, and the same memory as bytes. */
export interface ListRoom {
  readonly numbers: Int32Array;
  readonly bytes: Uint8Array;
}

/** Returns room for this many numbers. */
export function listRoom(length: number): ListRoom {
  const numbers = new Int32Array(length);
  return { numbers, bytes: new Uint8Array(numbers.buffer) };
}

/**
 * Returns how many numbers a list takes.
 *
 * @param bytes the list as it is stored
 * @param chunks the number of chunks of the index
 */
export function lengthOfList(bytes: Buffer, chunks: number): number {
  const reader = new ByteReader(bytes);
  const isApart = reader.byte() === FORM.apart;
  const count = reader.number();
  return HEAD + 2 * chunks + 1 + (isApart ? chunks : Math.ceil(count / 2));
}

/**
 * Reads a list into {@link ListRoom.numbers}, from index `at` on.
 *
 * @throws RangeError if the list has containers beyond the chunks of the index
 */
export function readList(bytes: Buffer, chunks: number, room: ListRoom, at: number): void {
  const { numbers } = room;
  const reader = new ByteReader(bytes);
  const form = reader.byte();
  const count = reader.number();
  const blocks = at + HEAD;
  const starts = blocks + chunks;
  const rest = starts + chunks + 1;
  numbers.fill(0, at, rest);
  numbers[at + COUNT] = count;
  numbers[at + APART] = form === FORM.apart ? 1 : 0;
  const add = (chunk: number, added: number, inBlocks: number) => {
    if (chunk >= chunks) throw new RangeError(`The list has containers in chunk ${chunk}.`);
    numbers[blocks + chunk]! |= inBlocks;
    numbers[starts + chunk + 1]! += added;
  };
  if (form === FORM.short) {
    let container = 0;
    for (let next = 4 * rest; next < 4 * rest + 2 * count; next += 2) {
      container += reader.number();
      const place = container % CHUNK;
      add(Math.floor(container / CHUNK), 1, 1 << (place >>> BLOCK_BITS));
      room.bytes[next] = place & 255;
      room.bytes[next + 1] = place >>> 8;
    }
  } else {
    const directory = reader.number();
    const first = reader.at;
    reader.at += directory * DIRECTORY_ENTRY;
    const value = form === FORM.apart ? reader.number() : 0;
    for (let entry = 0; entry < directory; entry++) {
      const from = first + entry * DIRECTORY_ENTRY;
      const chunk = bytes.readUInt16LE(from);
      add(chunk, bytes.readUInt16LE(from + 2) + 1, bytes.readUInt32LE(from + 4));
      if (form === FORM.apart) numbers[rest + chunk] = value + entry;
    }
    if (form === FORM.inline) bytes.copy(room.bytes, 4 * rest, reader.at, reader.at + 2 * count);
  }
  for (let chunk = starts; chunk < starts + chunks; chunk++) numbers[chunk + 1]! += numbers[chunk]!;
}

/** A list that {@link readList} has read: its directory and, unless its chunks are apart, its containers. */
export class StoredList {
  readonly #room: ListRoom;
  readonly #at: number;
  readonly #chunks: number;

  constructor(room: ListRoom, at: number, chunks: number) {
    this.#room = room;
    this.#at = at;
    this.#chunks = chunks;
  }

  /** Reads a list into memory of its own. @throws RangeError as {@link readList} */
  static of(bytes: Buffer, chunks: number): StoredList {
    const room = listRoom(lengthOfList(bytes, chunks));
    readList(bytes, chunks, room, 0);
    return new StoredList(room, 0, chunks);
  }

  /** The number of containers. */
  get count(): number {
    return this.#room.numbers[this.#at + COUNT]!;
  }

  /** Whether the chunks of the list are stored apart, so that each must be read from the store. */
  get isApart(): boolean {
    return this.#room.numbers[this.#at + APART] === 1;
  }

  /** Returns a bit for each block of a chunk in which the list has a container. */
  blocksIn(chunk: number): number {
    return this.#room.numbers[this.#at + HEAD + chunk]!;
  }

  /** Returns how many containers the list has in a chunk. */
  countIn(chunk: number): number {
    const start = this.#at + HEAD + this.#chunks + chunk;
    return this.#room.numbers[start + 1]! - this.#room.numbers[start]!;
  }

  /** Whether the store has the value of a chunk. Only for a list whose chunks are apart. */
  isStored(chunk: number, store: ChunkSource): boolean {
    return this.#valueOf(chunk, store) !== undefined;
  }

  /**
   * Returns the containers of the list in a chunk, of which there must be some. The next read from the store
   * may overwrite their bytes.
   */
  chunk(chunk: number, store: ChunkSource): ChunkOfList {
    const count = this.countIn(chunk);
    if (this.isApart) {
      const bytes = present(this.#valueOf(chunk, store), 'the value of a chunk');
      return { isBits: count > MOST_NUMBERS, bytes, from: 0, count };
    }
    const start = this.#room.numbers[this.#at + HEAD + this.#chunks + chunk]!;
    return { isBits: false, bytes: this.#room.bytes, from: 4 * this.#rest + 2 * start, count };
  }

  /** Where the numbers of the values or the places begin. */
  get #rest(): number {
    return this.#at + HEAD + 2 * this.#chunks + 1;
  }

  #valueOf(chunk: number, store: ChunkSource): Buffer | undefined {
    return store.value('chunk', this.#room.numbers[this.#rest + chunk]!);
  }
}
