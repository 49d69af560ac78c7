import { closeSync, createWriteStream, openSync, type WriteStream, writeSync } from 'node:fs';
import { mkdir, open, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { crc32 } from 'node:zlib';
import { faultPointAsync } from '../faults.ts';
import { present } from '../present.ts';
import { syncPath } from '../sync-files.ts';
import { KeyDigest } from './digest.ts';
import { bucketCount, bucketOf, ENTRY_BYTES, TABLE_BYTES } from './index-entry.ts';
import {
  INDEX_FILE,
  type ListManifest,
  LOADING_SUFFIX,
  MANIFEST_FILE,
  printListManifest,
  ROWS_FILE,
  sealListFile,
} from './manifest.ts';

/** A key of a row, and the row's group among the rows with the same key (see `ListFile.find`). */
export interface RowKey {
  readonly key: string;
  /** 0 to 65535. */
  readonly group: number;
}

/** The facts about a list that its loader supplies when all rows are written. */
export type ListFacts = Omit<ListManifest, 'keys' | 'buckets' | 'files'>;

/**
 * Index entries are split by the first byte of their digest, so that each part can be sorted in memory: 2 MB
 * at 25 million keys.
 */
const PARTS = 256;

/** Bytes of an entry before sorting: the first twelve bytes of its digest, then group and offset. */
const SPILLED_BYTES = 20;

const BUFFER_BYTES = 64 * 1024;
const ROWS_BUFFER_BYTES = 1024 * 1024;

/**
 * Writes a list: the rows in the order in which they arrive, and an index that is sorted on disk. The folder
 * gets its final name when it is complete, so a process that dies leaves nothing that looks like a list.
 */
export class ListWriter {
  readonly folder: string;
  readonly #loading: string;
  readonly #digest: KeyDigest;
  readonly #rows: number;
  readonly #parts: PartFile[];
  #buffer = Buffer.allocUnsafe(ROWS_BUFFER_BYTES);
  #buffered = 0;
  #offset = 0;
  #keys = 0;

  private constructor(folder: string, loading: string, secret: Uint8Array) {
    this.folder = folder;
    this.#loading = loading;
    this.#digest = new KeyDigest(secret);
    this.#rows = openSync(join(loading, ROWS_FILE), 'wx');
    this.#parts = Array.from({ length: PARTS }, (_, part) => new PartFile(join(loading, `part-${part}`)));
  }

  /** @param folder a folder that does not exist yet */
  static async create(folder: string, secret: Uint8Array): Promise<ListWriter> {
    const path = resolve(folder);
    const loading = `${path}${LOADING_SUFFIX}`;
    await rm(loading, { recursive: true, force: true });
    await mkdir(loading, { recursive: true });
    return new ListWriter(path, loading, secret);
  }

  /** Adds a row, which each of these keys will find. `row` is any JSON value. */
  add(keys: readonly RowKey[], row: unknown): void {
    const text = Buffer.from(JSON.stringify(row));
    for (const { key, group } of keys) {
      const digest = this.#digest.of(key);
      present(this.#parts[digest[0]!], 'the part of a key').add(digest, group, this.#offset);
    }
    this.#keys += keys.length;
    const head = Buffer.allocUnsafe(8);
    head.writeUInt32LE(text.length, 0);
    head.writeUInt32LE(crc32(text), 4);
    this.#write(head);
    this.#write(text);
    this.#offset += head.length + text.length;
  }

  /** Sorts the index, seals the files and gives the folder its final name. */
  async finish(facts: ListFacts): Promise<ListManifest> {
    this.#flush();
    closeSync(this.#rows);
    const buckets = bucketCount(this.#keys);
    await this.#writeIndex(buckets);
    await faultPointAsync('suppression.seal');
    const manifest: ListManifest = {
      ...facts,
      keys: this.#keys,
      buckets,
      files: {
        [ROWS_FILE]: await sealListFile(join(this.#loading, ROWS_FILE)),
        [INDEX_FILE]: await sealListFile(join(this.#loading, INDEX_FILE)),
      },
    };
    await writeFile(join(this.#loading, MANIFEST_FILE), printListManifest(manifest));
    // The database will record this list. After that, a power cut must lose neither its bytes nor its names.
    for (const name of [ROWS_FILE, INDEX_FILE, MANIFEST_FILE]) await syncPath(join(this.#loading, name));
    await syncPath(this.#loading);
    await rename(this.#loading, this.folder);
    await syncPath(dirname(this.folder));
    return manifest;
  }

  /** Deletes what was written. */
  async abandon(): Promise<void> {
    try {
      closeSync(this.#rows);
    } catch {
      // finish() has already closed it.
    }
    await rm(this.#loading, { recursive: true, force: true });
  }

  /**
   * Writes the sorted parts one after another. All entries are then in order, because the parts are in order
   * of their first byte.
   */
  async #writeIndex(buckets: number): Promise<void> {
    const table = Buffer.alloc((buckets + 1) * TABLE_BYTES);
    const path = join(this.#loading, INDEX_FILE);
    const stream = createWriteStream(path, { flags: 'wx', highWaterMark: 1024 * 1024 });
    await write(stream, table);
    let bucket = 0;
    let entries = 0;
    for (const part of this.#parts) {
      const sorted = await part.sorted();
      const bytes = Buffer.allocUnsafe((sorted.length / SPILLED_BYTES) * ENTRY_BYTES);
      for (let from = 0, to = 0; from < sorted.length; from += SPILLED_BYTES, to += ENTRY_BYTES) {
        for (const own = bucketOf(sorted, from, buckets); bucket < own; ) {
          bucket++;
          table.writeUInt32LE(entries + to / ENTRY_BYTES, bucket * TABLE_BYTES);
        }
        sorted.copy(bytes, to, from + 4, from + SPILLED_BYTES);
        const checked = bucket * TABLE_BYTES + 4;
        table.writeUInt32LE(
          crc32(bytes.subarray(to, to + ENTRY_BYTES), table.readUInt32LE(checked)),
          checked,
        );
      }
      entries += bytes.length / ENTRY_BYTES;
      await write(stream, bytes);
    }
    while (bucket < buckets) table.writeUInt32LE(entries, ++bucket * TABLE_BYTES);
    // The checksum of the table itself follows the last bucket.
    table.writeUInt32LE(crc32(table.subarray(0, table.length - 4)), table.length - 4);
    await new Promise<void>((done, fail) => stream.on('error', fail).end(done));
    const file = await open(path, 'r+');
    await file.write(table, 0, table.length, 0);
    await file.close();
  }

  #write(bytes: Buffer): void {
    if (this.#buffered + bytes.length > this.#buffer.length) this.#flush();
    if (bytes.length > this.#buffer.length) this.#buffer = Buffer.allocUnsafe(bytes.length);
    bytes.copy(this.#buffer, this.#buffered);
    this.#buffered += bytes.length;
  }

  #flush(): void {
    writeWhole(this.#rows, this.#buffer, this.#buffered);
    this.#buffered = 0;
  }
}

/** The entries whose digests have the same first byte, before they go into the index. */
class PartFile {
  readonly #path: string;
  #buffer: Buffer | undefined;
  #buffered = 0;
  #isSpilled = false;

  constructor(path: string) {
    this.#path = path;
  }

  add(digest: Buffer, group: number, offset: number): void {
    this.#buffer ??= Buffer.allocUnsafe(BUFFER_BYTES);
    if (this.#buffered + SPILLED_BYTES > BUFFER_BYTES) this.#flush();
    const at = this.#buffered;
    digest.copy(this.#buffer, at, 0, 12);
    this.#buffer.writeUInt16LE(group, at + 12);
    this.#buffer.writeUIntLE(offset, at + 14, 6);
    this.#buffered += SPILLED_BYTES;
  }

  /** The entries by digest, then group, then order of the rows. Deletes the part. */
  async sorted(): Promise<Buffer> {
    const buffered = this.#buffer?.subarray(0, this.#buffered) ?? Buffer.alloc(0);
    let bytes = buffered;
    if (this.#isSpilled) {
      bytes = Buffer.concat([await readFile(this.#path), buffered]);
      await rm(this.#path);
    }
    this.#buffer = undefined;
    return sortedEntries(bytes);
  }

  /** Opens the file for each 64 KiB. Keeping all parts open would exceed the file limit of some systems. */
  #flush(): void {
    const file = openSync(this.#path, 'a');
    try {
      writeWhole(file, present(this.#buffer, 'the buffer of a part'), this.#buffered);
    } finally {
      closeSync(file);
    }
    this.#isSpilled = true;
    this.#buffered = 0;
  }
}

/** The number of places in a part. Each number to sort contains a place and 32 bits of the entry's digest. */
const PLACE = 2 ** 21;

/**
 * Sorts entries. It sorts numbers, which is ten times as fast as comparing bytes. All entries share the first
 * byte of their digests, so each number contains the next four bytes and the entry's place. Entries that
 * agree in these bytes are compared in full.
 */
function sortedEntries(bytes: Buffer): Buffer {
  const count = bytes.length / SPILLED_BYTES;
  if (count >= PLACE)
    throw new Error(`A suppression list can hold at most ${Math.floor((PARTS * PLACE) / 1e6)} million keys.`);
  const order = new Float64Array(count);
  for (let at = 0; at < count; at++) order[at] = bytes.readUInt32BE(at * SPILLED_BYTES + 1) * PLACE + at;
  order.sort();
  const beginning = (at: number) => Math.floor(order[at]! / PLACE);
  const sorted = Buffer.allocUnsafe(bytes.length);
  for (let from = 0, to = 0; from < count; from = to) {
    do to++;
    while (to < count && beginning(to) === beginning(from));
    const run = Array.from(order.subarray(from, to), (number) => entryAt(bytes, number % PLACE));
    if (run.length > 1) run.sort(compareEntries);
    for (const [at, entry] of run.entries()) entry.copy(sorted, (from + at) * SPILLED_BYTES);
  }
  return sorted;
}

function entryAt(bytes: Buffer, place: number): Buffer {
  return bytes.subarray(place * SPILLED_BYTES, (place + 1) * SPILLED_BYTES);
}

function compareEntries(one: Buffer, other: Buffer): number {
  return (
    one.compare(other, 0, 12, 0, 12) ||
    one.readUInt16LE(12) - other.readUInt16LE(12) ||
    one.readUIntLE(14, 6) - other.readUIntLE(14, 6)
  );
}

/**
 * Writes all bytes. A single write may take fewer, for example on a disk that fills up; the next write then
 * reports the error.
 */
function writeWhole(file: number, bytes: Buffer, length: number): void {
  for (let from = 0; from < length; ) from += writeSync(file, bytes, from, length - from);
}

function write(stream: WriteStream, bytes: Buffer): Promise<void> {
  return new Promise((done, fail) => {
    stream.write(bytes, (error) => (error ? fail(error) : done()));
  });
}
