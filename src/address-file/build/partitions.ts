import { closeSync, openSync, readSync, writeSync } from 'node:fs';
import { ByteReader, ByteWriter } from '../bytes.ts';

/** A stretch of the file: where it starts, and how many bytes. */
export type Extent = readonly [start: number, length: number];

/** A partition's records are gathered in memory up to this size before they are written. 850 partitions: 55 MB. */
const GATHERED_BYTES = 64 * 1024;

/** Before each record stands its length, in four bytes. */
const LENGTH_BYTES = 4;

/**
 * Records, far more than memory holds, sorted into partitions as they come: the first half of a sort on disk. All
 * partitions share one file, each as a list of extents, so that their number is not bound by that of open files.
 */
export class Partitions {
  readonly #file: number;
  readonly #partitions = new Map<string, Partition>();
  #end = 0;
  #closed = false;

  /** @param path of a file to be made */
  constructor(path: string) {
    this.#file = openSync(path, 'wx+', 0o600);
  }

  /** The names of the partitions that have records, in the order of their characters. */
  get names(): string[] {
    return [...this.#partitions.keys()].sort();
  }

  /** Adds a record, which `write` writes. */
  add(name: string, write: (writer: ByteWriter) => void): void {
    const partition = this.#partition(name);
    const { writer } = partition;
    const start = writer.length;
    writer.uint32(0);
    write(writer);
    writer.setUint32(start, writer.length - start - LENGTH_BYTES);
    if (writer.length >= GATHERED_BYTES) this.#flush(partition);
  }

  /** Writes what is still gathered, and lets go of the memory. Records cannot be added to these partitions any more. */
  extents(name: string): readonly Extent[] {
    const partition = this.#partition(name);
    this.#flush(partition);
    this.#partitions.delete(name);
    return partition.extents;
  }

  /** Closes the file, which stays where it is. Once is enough. */
  close(): void {
    if (!this.#closed) closeSync(this.#file);
    this.#closed = true;
  }

  #partition(name: string): Partition {
    const known = this.#partitions.get(name);
    if (known !== undefined) return known;
    const fresh = { writer: new ByteWriter(1024), extents: [] };
    this.#partitions.set(name, fresh);
    return fresh;
  }

  #flush({ writer, extents }: Partition): void {
    const bytes = writer.view();
    for (let written = 0; written < bytes.length; ) {
      written += writeSync(this.#file, bytes, written, bytes.length - written, this.#end + written);
    }
    if (bytes.length > 0) extents.push([this.#end, bytes.length]);
    this.#end += bytes.length;
    writer.clear();
  }
}

interface Partition {
  readonly writer: ByteWriter;
  readonly extents: Extent[];
}

/** Reads the bytes of some extents of a file, one after the other. Records never go across the end of an extent. */
export function readExtents(path: string, extents: readonly Extent[]): Buffer {
  const bytes = Buffer.allocUnsafe(extents.reduce((total, [, length]) => total + length, 0));
  const file = openSync(path, 'r');
  try {
    let at = 0;
    for (const [start, length] of extents) {
      for (let read = 0; read < length; ) {
        const count = readSync(file, bytes, at, length - read, start + read);
        if (count === 0) throw new Error(`${path} ends before its ${start + length} bytes.`);
        read += count;
        at += count;
      }
    }
  } finally {
    closeSync(file);
  }
  return bytes;
}

/** Calls back for each record in bytes that {@link readExtents} gave, with the reader at its start. */
export function eachRecord(
  bytes: Buffer,
  each: (reader: ByteReader, start: number, end: number) => void,
): void {
  const reader = new ByteReader(bytes);
  for (let at = 0; at < bytes.length; ) {
    const start = at + LENGTH_BYTES;
    const end = start + bytes.readUInt32LE(at);
    reader.at = start;
    each(reader, start, end);
    at = end;
  }
}
