import { ByteReader, ByteWriter } from '../bytes.ts';

/*
 * Lists of containers, by number, ascending. A short list is one record: 0 · how many · the first, the rest each less the
 * one before. A long list is a record, 1 · how many · the number of its first chunk, and chunks of their own: one for
 * each CHUNK containers of the index. A chunk is empty, or two bytes for each container in it, or, from 4,096 containers on, a bit
 * for each. So the containers that several long lists have in common are found chunk by chunk, those with the most
 * addresses first, without reading the lists to their ends.
 */

/** Containers of a chunk. */
export const CHUNK = 65_536;

/** A list with more containers than this is stored in chunks. */
const MOST_SHORT = 4096;

/** A chunk with more containers than this is stored as bits. */
const MOST_NUMBERS = 4095;

/** What the first bytes of a stored list say: how many containers it has, and of a long list its first chunk. */
export interface ListOutline {
  readonly count: number;
  /** The number of its first chunk; undefined if the list is short. */
  readonly firstChunk: number | undefined;
}

/** Writes a list. @param addChunks stores the chunks of a long list and returns the number of the first */
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

/** Reads the containers of a short list. */
export function readShortList(bytes: Buffer): Uint32Array {
  const reader = new ByteReader(bytes);
  reader.byte();
  const count = reader.number();
  const containers = new Uint32Array(count);
  let container = 0;
  for (let at = 0; at < count; at++) {
    container += reader.number();
    containers[at] = container;
  }
  return containers;
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
