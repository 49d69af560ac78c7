import { closeSync, openSync, readSync, writeSync } from 'node:fs';
import { ByteReader, ByteWriter } from '../bytes.ts';

/** A stretch of a file: its start and its length, in bytes. */
export type Extent = readonly [start: number, length: number];

/** Stretches of one file. */
export interface FileExtents {
  readonly path: string;
  readonly extents: readonly Extent[];
}

/** A partition's records are written when they reach this size. 850 partitions hold 55 MB at most. */
const GATHERED_BYTES = 64 * 1024;

/** Each record is preceded by its length in four bytes. */
const LENGTH_BYTES = 4;

/**
 * Records sorted into partitions as they arrive, far more than memory can hold: the first half of a sort on
 * disk. All partitions share one file, each as a list of extents, so the limit on open files does not matter.
 */
export class Partitions {
  readonly #path: string;
  readonly #file: number;
  readonly #partitions = new Map<string, Partition>();
  #end = 0;
  #closed = false;

  /** @param path a file to create */
  constructor(path: string) {
    this.#path = path;
    this.#file = openSync(path, 'wx+', 0o600);
  }

  /** The names of the partitions that have records, sorted. */
  get names(): string[] {
    return [...this.#partitions.keys()].sort();
  }

  /** Adds a record to a partition. `write` writes its contents. */
  add(name: string, write: (writer: ByteWriter) => void): void {
    const partition = this.#partition(name);
    const { writer } = partition;
    const start = writer.length;
    writer.uint32(0);
    write(writer);
    writer.setUint32(start, writer.length - start - LENGTH_BYTES);
    if (writer.length >= GATHERED_BYTES) this.#flush(partition);
  }

  /** Adds the records of another file to a partition. They stay where they are. */
  adopt(name: string, files: readonly FileExtents[]): void {
    this.#partition(name).adopted.push(...files);
  }

  /**
   * Writes a partition's remaining records, frees its memory and returns where its records are. Nothing can
   * be added to it afterwards.
   */
  extents(name: string): readonly FileExtents[] {
    const partition = this.#partition(name);
    this.#flush(partition);
    this.#partitions.delete(name);
    const { extents, adopted } = partition;
    return extents.length === 0 ? adopted : [{ path: this.#path, extents }, ...adopted];
  }

  /** Does {@link extents} for all partitions. */
  allExtents(): Map<string, readonly FileExtents[]> {
    return new Map(this.names.map((name) => [name, this.extents(name)]));
  }

  /** Closes the file without removing it. Further calls do nothing. */
  close(): void {
    if (!this.#closed) closeSync(this.#file);
    this.#closed = true;
  }

  #partition(name: string): Partition {
    const known = this.#partitions.get(name);
    if (known !== undefined) return known;
    const fresh = { writer: new ByteWriter(1024), extents: [], adopted: [] };
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
  /** Records in other files. */
  readonly adopted: FileExtents[];
}

/** Reads some extents into one buffer. A record never crosses the end of an extent. */
export function readExtents(files: readonly FileExtents[]): Buffer {
  const lengths = files.flatMap(({ extents }) => extents.map(([, length]) => length));
  const bytes = Buffer.allocUnsafe(lengths.reduce((total, length) => total + length, 0));
  let at = 0;
  for (const file of files) at = readFile(file, bytes, at);
  return bytes;
}

/** Reads the extents of one file into the bytes from `at` on. @returns the end of what it read */
function readFile({ path, extents }: FileExtents, bytes: Buffer, at: number): number {
  let end = at;
  const file = openSync(path, 'r');
  try {
    for (const [start, length] of extents) {
      for (let read = 0; read < length; ) {
        const count = readSync(file, bytes, end, length - read, start + read);
        if (count === 0)
          throw new Error(`${path} is cut short: it should have at least ${start + length} bytes.`);
        read += count;
        end += count;
      }
    }
  } finally {
    closeSync(file);
  }
  return end;
}

/**
 * Calls `each` for every record in the bytes from {@link readExtents}, with the reader at the record's start.
 */
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
