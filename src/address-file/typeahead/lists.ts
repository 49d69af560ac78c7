import { present } from '../../present.ts';
import { ByteReader, ByteWriter } from '../bytes.ts';
import type { TypeaheadStore } from './store.ts';

/*
 * Lists of containers, by number, in ascending order. A search goes through the containers of the index in
 * chunks of 65,536, those with the most addresses first. Each list begins by saying which blocks of 2,048
 * containers hold any of its containers. So a search for the containers that several lists share skips most
 * blocks, and reads nothing for a chunk in which the lists have no block in common. A list is one record:
 *
 *   short   0, the count, the first container, then for each further container its difference from the one
 *           before
 *   inline  1, the count, the number of chunks in which the list has containers, the directory, then two
 *           bytes for each container: its place in its chunk
 *   apart   2, the count, the number of these chunks, the directory, then the number of the first value in
 *           the database `chunk`. Each of the chunks has a value there: two bytes for each container or, from
 *           4,096 containers on, a bit for each container that the chunk may hold
 *
 * The directory has 8 bytes for each chunk: its number (2), its count of containers less 1 (2), and a bit for
 * each block (4).
 */

/** The number of containers of the index that a chunk covers. */
export const CHUNK = 65_536;

/** The number of containers that a bit of the directory covers: a chunk has 32 blocks. */
export const BLOCK_BITS = 11;

/** A list with more containers than this has a directory. */
const MOST_SHORT = 256;

/** A list with more containers than this is stored with its chunks apart. This many containers take 64 KB. */
const MOST_INLINE = 32_768;

/** A chunk with more containers than this is stored as bits. */
const MOST_NUMBERS = 4095;

const DIRECTORY_ENTRY = 8;

const FORM = { short: 0, inline: 1, apart: 2 } as const;

/** The store from which the values of the index are read. */
export type ChunkSource = Pick<TypeaheadStore, 'value'>;

/** The containers of one list that lie in a chunk: either their places in ascending order, or a bit for each. */
export interface ChunkOfList {
  readonly isBits: boolean;
  readonly bytes: Uint8Array;
  /** The offset in the bytes at which the chunk begins. */
  readonly from: number;
  /** The number of containers. */
  readonly count: number;
}

/**
 * Packs a list.
 *
 * @param addChunks stores the chunks of a list that has them apart, and returns the number of the first value
 */
export function packList(containers: Uint32Array, addChunks: (chunks: readonly Buffer[]) => number): Buffer {
  const writer = new ByteWriter(64);
  const form = formOf(containers.length);
  writer.byte(form);
  writer.number(containers.length);
  if (form === FORM.short) {
    let before = 0;
    for (const container of containers) {
      writer.number(container - before);
      before = container;
    }
    return writer.take();
  }
  const chunks = chunksOf(containers);
  writer.number(chunks.length);
  for (const own of chunks) writer.append(directoryEntry(own));
  if (form === FORM.inline) for (const own of chunks) writer.append(placesIn(own));
  else
    writer.number(addChunks(chunks.map((own) => (own.length > MOST_NUMBERS ? bitsOf(own) : placesIn(own)))));
  return writer.take();
}

function formOf(count: number): number {
  if (count <= MOST_SHORT) return FORM.short;
  return count <= MOST_INLINE ? FORM.inline : FORM.apart;
}

function chunksOf(containers: Uint32Array): Uint32Array[] {
  const chunks: Uint32Array[] = [];
  for (let from = 0; from < containers.length; ) {
    const end = (Math.floor(containers[from]! / CHUNK) + 1) * CHUNK;
    let to = from + 1;
    while (to < containers.length && containers[to]! < end) to++;
    chunks.push(containers.subarray(from, to));
    from = to;
  }
  return chunks;
}

function directoryEntry(own: Uint32Array): Buffer {
  const entry = Buffer.alloc(DIRECTORY_ENTRY);
  let blocks = 0;
  for (const container of own) blocks |= 1 << ((container % CHUNK) >>> BLOCK_BITS);
  entry.writeUInt16LE(Math.floor(own[0]! / CHUNK), 0);
  entry.writeUInt16LE(own.length - 1, 2);
  entry.writeUInt32LE(blocks >>> 0, 4);
  return entry;
}

function placesIn(own: Uint32Array): Buffer {
  const bytes = Buffer.alloc(own.length * 2);
  let at = 0;
  for (const container of own) at = bytes.writeUInt16LE(container % CHUNK, at);
  return bytes;
}

function bitsOf(own: Uint32Array): Buffer {
  const bytes = Buffer.alloc(CHUNK / 8);
  for (const container of own) {
    const place = container % CHUNK;
    bytes[place >>> 3]! |= 1 << (place & 7);
  }
  return bytes;
}

/** Whether a place in a chunk lies in one of these blocks. @param blocks a bit for each block */
export function isInBlocks(place: number, blocks: number): boolean {
  return ((blocks >>> (place >>> BLOCK_BITS)) & 1) === 1;
}

/** A stored list. It holds its directory and, unless its chunks are apart, its containers. */
export class StoredList {
  /** The number of containers. */
  readonly count: number;
  /**
   * In one array, because V8 keeps a record of each buffer outside its heap: for each chunk of the index, a bit
   * for each block in which the list has a container; then, for each chunk and after the last one, how many
   * containers of the list come before; then {@link #places}, or for each chunk the number of its value.
   */
  readonly #numbers: Uint32Array;
  readonly #chunks: number;
  /** For each container its place in its chunk, in two bytes. Undefined if the chunks are apart. */
  readonly #places: Uint8Array | undefined;

  /**
   * Reads what {@link packList} made.
   *
   * @param chunks the number of chunks of the index
   * @throws RangeError if the list has containers beyond these chunks
   */
  constructor(bytes: Buffer, chunks: number) {
    const reader = new ByteReader(bytes);
    const form = reader.byte();
    this.count = reader.number();
    this.#chunks = chunks;
    const rest = form === FORM.apart ? chunks : Math.ceil(this.count / 2);
    this.#numbers = new Uint32Array(2 * chunks + 1 + rest);
    if (form !== FORM.apart) this.#places = new Uint8Array(this.#numbers.buffer, 4 * (2 * chunks + 1));
    if (form === FORM.short) this.#readShort(reader);
    else {
      const directory = this.#readDirectory(reader);
      if (this.#places !== undefined) bytes.copy(this.#places, 0, reader.at, reader.at + this.count * 2);
      else {
        const first = reader.number();
        directory.forEach((chunk, at) => {
          this.#numbers[2 * chunks + 1 + chunk] = first + at;
        });
      }
    }
    for (let chunk = chunks; chunk < 2 * chunks; chunk++) this.#numbers[chunk + 1]! += this.#numbers[chunk]!;
  }

  /** Whether the chunks of the list are stored apart, so that each must be read from the store. */
  get isApart(): boolean {
    return this.#places === undefined;
  }

  /** About how many bytes of memory the list takes. */
  get memory(): number {
    return 300 + 4 * this.#numbers.length;
  }

  /** Returns a bit for each block of a chunk in which the list has a container. */
  blocksIn(chunk: number): number {
    return this.#numbers[chunk]!;
  }

  /** Returns how many containers the list has in a chunk. */
  countIn(chunk: number): number {
    return this.#numbers[this.#chunks + chunk + 1]! - this.#numbers[this.#chunks + chunk]!;
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
    const start = this.#numbers[this.#chunks + chunk]!;
    const count = this.countIn(chunk);
    if (this.#places !== undefined) return { isBits: false, bytes: this.#places, from: start * 2, count };
    const bytes = present(this.#valueOf(chunk, store), 'the value of a chunk');
    return { isBits: count > MOST_NUMBERS, bytes, from: 0, count };
  }

  #valueOf(chunk: number, store: ChunkSource): Buffer | undefined {
    return store.value('chunk', this.#numbers[2 * this.#chunks + 1 + chunk]!);
  }

  #readShort(reader: ByteReader): void {
    const places = present(this.#places, 'the places of a list');
    let container = 0;
    for (let at = 0; at < this.count; at++) {
      container += reader.number();
      const place = container % CHUNK;
      this.#add(Math.floor(container / CHUNK), 1, 1 << (place >>> BLOCK_BITS));
      places[at * 2] = place & 255;
      places[at * 2 + 1] = place >>> 8;
    }
  }

  /** Reads the directory and returns the chunks in it. */
  #readDirectory(reader: ByteReader): number[] {
    const { bytes } = reader;
    const chunks: number[] = [];
    for (let left = reader.number(); left > 0; left--) {
      const chunk = bytes.readUInt16LE(reader.at);
      this.#add(chunk, bytes.readUInt16LE(reader.at + 2) + 1, bytes.readUInt32LE(reader.at + 4));
      chunks.push(chunk);
      reader.at += DIRECTORY_ENTRY;
    }
    return chunks;
  }

  #add(chunk: number, count: number, blocks: number): void {
    if (chunk >= this.#chunks) throw new RangeError(`The list has containers in chunk ${chunk}.`);
    this.#numbers[chunk]! |= blocks;
    this.#numbers[this.#chunks + chunk + 1]! += count;
  }
}
