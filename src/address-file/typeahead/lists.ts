import { ByteReader, ByteWriter } from '../bytes.ts';

/*
 * Lists of containers, by number, in ascending order. A short list is one record: 0, the count, the first
 * container, then for each further container its difference from the one before. A long list has a record
 * with 1, the count and the number of its first chunk. It has chunks of its own, one for each CHUNK
 * containers of the index. A chunk is empty, or has two bytes for each container in it. From 4,096 containers
 * on, it has a bit for each container that it may hold. So a search can go chunk by chunk to find the
 * containers that several long lists share. It finds those with the most addresses first, and need not read
 * the lists to their ends.
 */

/** The number of containers of the index that a chunk covers. */
export const CHUNK = 65_536;

/** A list with more containers than this is stored in chunks. */
const MOST_SHORT = 4096;

/** A chunk with more containers than this is stored as bits. */
const MOST_NUMBERS = 4095;

/**
 * The facts in the first bytes of a stored list: the number of its containers and, for a long list, its first
 * chunk.
 */
export interface ListOutline {
  readonly count: number;
  /** The number of the first chunk of a long list; undefined if the list is short. */
  readonly firstChunk: number | undefined;
}

/**
 * Packs a list.
 *
 * @param addChunks stores the chunks of a long list and returns the number of the first chunk
 */
export function packList(
  containers: Uint32Array,
  chunkCount: number,
  addChunks: (chunks: readonly Buffer[]) => number,
): Buffer {
  const writer = new ByteWriter(64);
  if (containers.length > MOST_SHORT) {
    writer.byte(1);
    writer.number(containers.length);
    writer.number(addChunks(chunksOf(containers, chunkCount)));
    return writer.take();
  }
  writer.byte(0);
  writer.number(containers.length);
  let before = 0;
  for (const container of containers) {
    writer.number(container - before);
    before = container;
  }
  return writer.take();
}

/** Reads the outline of what {@link packList} wrote. */
export function readListOutline(bytes: Buffer): ListOutline {
  const reader = new ByteReader(bytes);
  const isLong = reader.byte() === 1;
  const count = reader.number();
  return { count, firstChunk: isLong ? reader.number() : undefined };
}

/** The containers of a short list, read one after the other and no further than asked for. */
export class ShortList {
  readonly #reader: ByteReader;
  #left: number;
  #next = 0;

  /** @param bytes what {@link packList} wrote. They must not change while the list is in use. */
  constructor(bytes: Buffer) {
    this.#reader = new ByteReader(bytes);
    this.#reader.byte();
    this.#left = this.#reader.number();
    if (this.#left > 0) this.#next = this.#reader.number();
  }

  /** Whether a container below this number is left. */
  hasBelow(end: number): boolean {
    return this.#left > 0 && this.#next < end;
  }

  /** Takes the next container. Call it only if {@link hasBelow} says that there is one. */
  take(): number {
    const container = this.#next;
    if (--this.#left > 0) this.#next += this.#reader.number();
    return container;
  }
}

function chunksOf(containers: Uint32Array, chunkCount: number): Buffer[] {
  const chunks: Buffer[] = [];
  let from = 0;
  for (let chunk = 0; chunk < chunkCount; chunk++) {
    const base = chunk * CHUNK;
    let to = from;
    while (to < containers.length && containers[to]! < base + CHUNK) to++;
    chunks.push(packChunk(containers.subarray(from, to), base));
    from = to;
  }
  return chunks;
}

function packChunk(containers: Uint32Array, base: number): Buffer {
  if (containers.length <= MOST_NUMBERS) {
    const bytes = Buffer.alloc(containers.length * 2);
    let at = 0;
    for (const container of containers) at = bytes.writeUInt16LE(container - base, at);
    return bytes;
  }
  const bytes = Buffer.alloc(CHUNK / 8);
  for (const container of containers) {
    const place = container - base;
    bytes[place >>> 3]! |= 1 << (place & 7);
  }
  return bytes;
}
