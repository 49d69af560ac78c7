import { closeSync, openSync, readSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { crc32 } from 'node:zlib';
import { present } from '../present.ts';
import { KeyDigest } from './digest.ts';
import { bucketOf, ENTRY_BYTES, STORED, TABLE_BYTES } from './index-entry.ts';
import { INDEX_FILE, type ListManifest, ROWS_FILE, readListManifest } from './manifest.ts';
import { ListUnusable } from './unusable.ts';

/** If a key has at most this many rows, `find` reads all of them. */
export const CROWD = 256;

/** Bytes of a row to read at once. Nearly all rows are shorter. */
const ROW_BYTES = 512;

const HEAD_BYTES = 8;

/**
 * If a list has at most this many keys, two bytes of each are kept in memory once its bucket has been read:
 * 32 MB.
 */
const MOST_MARKED = 16_000_000;

/**
 * A suppression list, opened for look-ups. It is an immutable folder, read through the page cache, so that
 * all processes of a machine share one copy. It tells whether a key has rows. It offers no way to list its
 * rows.
 *
 * Opening it reads the manifest and the table of buckets. Every byte read later is checked against a
 * checksum.
 */
export class ListFile {
  /** As an absolute path. */
  readonly folder: string;
  readonly manifest: ListManifest;
  readonly #digest: KeyDigest;
  readonly #table: Buffer;
  readonly #index: number;
  readonly #rows: number;
  #bucket = Buffer.alloc(4096);
  #row = Buffer.alloc(ROW_BYTES);
  /**
   * The number of the bucket that `#bucket` holds. It is kept because records at the same address follow one
   * another.
   */
  #read = -1;
  /**
   * The last look-up in that bucket. Callers that ask whether a key is there usually ask for its rows next.
   */
  #sought: { readonly key: string; readonly first: number; readonly end: number } | undefined;
  /**
   * Two bytes of the digest of each entry whose bucket was read before. Most records are on no list, so these
   * bytes answer most look-ups without a system call, which takes 2 µs.
   */
  readonly #marks: Uint16Array | undefined;
  /** 1 for each bucket whose marks are known. */
  readonly #isMarked: Uint8Array;

  private constructor(folder: string, manifest: ListManifest, secret: Uint8Array) {
    this.folder = folder;
    this.manifest = manifest;
    this.#digest = new KeyDigest(secret);
    this.#index = openSync(join(folder, INDEX_FILE), 'r');
    this.#rows = openSync(join(folder, ROWS_FILE), 'r');
    this.#table = Buffer.alloc((manifest.buckets + 1) * TABLE_BYTES);
    readSync(this.#index, this.#table, 0, this.#table.length, 0);
    this.#marks = manifest.keys <= MOST_MARKED ? new Uint16Array(manifest.keys) : undefined;
    this.#isMarked = new Uint8Array(manifest.buckets);
  }

  /** @param secret the secret of the list's version @throws ListUnusable */
  static open(folder: string, secret: Uint8Array): ListFile {
    const absolute = resolve(folder);
    const manifest = readListManifest(absolute);
    let list: ListFile;
    try {
      list = new ListFile(absolute, manifest, secret);
    } catch (cause) {
      throw new ListUnusable(absolute, 'its files cannot be opened', { cause });
    }
    const table = list.#table;
    if (crc32(table.subarray(0, -4)) === table.readUInt32LE(table.length - 4)) return list;
    list.close();
    throw new ListUnusable(absolute, `${INDEX_FILE} is damaged`);
  }

  /**
   * The rows of a key, in the list's order. If a key has more than {@link CROWD} rows, returns only those of
   * the given groups: an address with a hundred thousand people must not make a run quadratic.
   *
   * @throws ListUnusable if a checksum does not match
   */
  find(key: string, groups: readonly number[] = [0]): unknown[] {
    const { first, end } = this.#seek(key);
    const isCrowd = (end - first) / ENTRY_BYTES > CROWD;
    const rows: unknown[] = [];
    for (let at = first; at < end; at += ENTRY_BYTES) {
      if (isCrowd && !groups.includes(this.#bucket.readUInt16LE(at + 8))) continue;
      rows.push(this.#readRow(this.#bucket.readUIntLE(at + 10, 6)));
    }
    return rows;
  }

  /** Whether a key has a row, in any group. */
  has(key: string): boolean {
    const { first, end } = this.#seek(key);
    return first < end;
  }

  close(): void {
    closeSync(this.#index);
    closeSync(this.#rows);
  }

  /** Reads the bucket of a key and finds where the key's entries begin and end in it. */
  #seek(key: string): { readonly first: number; readonly end: number } {
    if (this.#sought?.key === key) return this.#sought;
    const digest = this.#digest.of(key);
    const bucket = bucketOf(digest, 0, this.manifest.buckets);
    const from = this.#table.readUInt32LE(bucket * TABLE_BYTES);
    const entries = this.#table.readUInt32LE((bucket + 1) * TABLE_BYTES) - from;
    if (entries === 0 || !this.#mayHold(digest, bucket, from, entries)) return NOWHERE;
    if (this.#read !== bucket) this.#readBucket(bucket, from, entries);
    const bytes = this.#bucket;
    const last = entries * ENTRY_BYTES;
    const [high, low] = [digest.readUInt32BE(STORED), digest.readUInt32BE(STORED + 4)];
    const isAt = (at: number) => bytes.readUInt32BE(at) === high && bytes.readUInt32BE(at + 4) === low;
    // Entries are in the order of their whole digests, of which only a part is stored. So equal stored parts
    // are adjacent, but not necessarily in ascending order.
    let first = 0;
    while (first < last && !isAt(first)) first += ENTRY_BYTES;
    let end = first;
    while (end < last && isAt(end)) end += ENTRY_BYTES;
    this.#sought = { key, first, end };
    return this.#sought;
  }

  /** Whether a bucket may hold a digest, as far as is known without reading it. */
  #mayHold(digest: Buffer, bucket: number, from: number, entries: number): boolean {
    if (this.#marks === undefined || this.#isMarked[bucket] === 0) return true;
    const mark = digest.readUInt16BE(STORED);
    for (let at = from; at < from + entries; at++) if (this.#marks[at] === mark) return true;
    return false;
  }

  #readBucket(bucket: number, from: number, entries: number): void {
    const bytes = entries * ENTRY_BYTES;
    this.#read = -1;
    this.#sought = undefined;
    if (bytes > this.#bucket.length) this.#bucket = Buffer.alloc(bytes);
    const read = readSync(this.#index, this.#bucket, 0, bytes, this.#table.length + from * ENTRY_BYTES);
    const checksum = this.#table.readUInt32LE(bucket * TABLE_BYTES + 4);
    if (read !== bytes || crc32(this.#bucket.subarray(0, bytes)) !== checksum) {
      throw new ListUnusable(this.folder, `${INDEX_FILE} is damaged`);
    }
    this.#read = bucket;
    if (this.#marks === undefined) return;
    for (let at = 0; at < entries; at++) this.#marks[from + at] = this.#bucket.readUInt16BE(at * ENTRY_BYTES);
    this.#isMarked[bucket] = 1;
  }

  #readRow(offset: number): unknown {
    let read = readSync(this.#rows, this.#row, 0, this.#row.length, offset);
    const length = read < HEAD_BYTES ? 0 : this.#row.readUInt32LE(0);
    if (
      HEAD_BYTES + length > this.#row.length &&
      offset + length < present(this.manifest.files[ROWS_FILE], 'the seal of the rows').bytes
    ) {
      this.#row = Buffer.alloc(HEAD_BYTES + length);
      read = readSync(this.#rows, this.#row, 0, this.#row.length, offset);
    }
    const text = this.#row.subarray(HEAD_BYTES, HEAD_BYTES + length);
    if (read < HEAD_BYTES + length || length === 0 || crc32(text) !== this.#row.readUInt32LE(4)) {
      throw new ListUnusable(this.folder, `${ROWS_FILE} is damaged`);
    }
    return JSON.parse(text.toString());
  }
}

const NOWHERE = { first: 0, end: 0 };
