import { ByteWriter } from '../bytes.ts';
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
export const MOST_NUMBERS = 4095;

export const DIRECTORY_ENTRY = 8;

export const FORM = { short: 0, inline: 1, apart: 2 } as const;

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
  const form = formOf(containers.length);
  const writer = new ByteWriter(form === FORM.apart ? 1024 : 64 + containers.length * 3);
  writer.byte(form);
  writer.number(containers.length);
  if (form === FORM.short) {
    let before = 0;
    for (const container of containers) {
      writer.number(container - before);
      before = container;
    }
    return writer.view();
  }
  const chunks = chunksOf(containers);
  writer.number(chunks.length);
  for (const own of chunks) writeDirectoryEntry(writer, own);
  if (form === FORM.inline) writer.append(placesIn(containers));
  else
    writer.number(addChunks(chunks.map((own) => (own.length > MOST_NUMBERS ? bitsOf(own) : placesIn(own)))));
  return writer.view();
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

function writeDirectoryEntry(writer: ByteWriter, own: Uint32Array): void {
  let blocks = 0;
  for (let at = 0; at < own.length; at++) blocks |= 1 << ((own[at]! % CHUNK) >>> BLOCK_BITS);
  writer.uint16(Math.floor(own[0]! / CHUNK));
  writer.uint16(own.length - 1);
  writer.uint32(blocks >>> 0);
}

/** Returns the places of containers in their chunks, in two bytes each. */
function placesIn(containers: Uint32Array): Buffer {
  const bytes = Buffer.allocUnsafe(containers.length * 2);
  for (let at = 0; at < containers.length; at++) {
    const container = containers[at]!;
    bytes[2 * at] = container & 255;
    bytes[2 * at + 1] = (container >>> 8) & 255;
  }
  return bytes;
}

function bitsOf(own: Uint32Array): Buffer {
  const bytes = Buffer.alloc(CHUNK / 8);
  for (let at = 0; at < own.length; at++) {
    const place = own[at]! % CHUNK;
    bytes[place >>> 3]! |= 1 << (place & 7);
  }
  return bytes;
}

/** Whether a place in a chunk lies in one of these blocks. @param blocks a bit for each block */
export function isInBlocks(place: number, blocks: number): boolean {
  return ((blocks >>> (place >>> BLOCK_BITS)) & 1) === 1;
}
