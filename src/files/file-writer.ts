import type { Database } from '../database/connection.ts';
import { CHUNK_BYTES, storeChunk } from './chunks.ts';

/** The upload is over, or another sender has moved it on. Nothing more of this writer was stored. */
export class UploadOvertaken extends Error {
  override readonly name = 'UploadOvertaken';
}

/**
 * Writes an upload in chunks of {@link CHUNK_BYTES}. It stores one chunk while the next is filled. A sender
 * that is faster than the database has to wait, so a writer holds two chunks at most, whatever the size of
 * the file. After its first failure it stores nothing more.
 */
export class FileWriter {
  readonly #database: Database;
  readonly #fileId: number;
  /** The chunk that is being filled, and the number of bytes in it. */
  #chunk: Buffer = Buffer.allocUnsafeSlow(CHUNK_BYTES);
  #filled = 0;
  /** The other chunk. It is being stored, and is free again when `#storing` is done. */
  #spare: Buffer = Buffer.allocUnsafeSlow(CHUNK_BYTES);
  #storing: Promise<void> = Promise.resolve();
  #stored: number;
  #handedOver: number;

  /** @param start how many bytes of the upload are stored already */
  constructor(database: Database, fileId: number, start: number) {
    this.#database = database;
    this.#fileId = fileId;
    this.#stored = start;
    this.#handedOver = start;
  }

  /** How many bytes are on disk, which the sender need not send again. */
  get stored(): number {
    return this.#stored;
  }

  /**
   * Adds the next bytes. They are copied: the caller may reuse the buffer.
   *
   * @throws UploadOvertaken, or an error of the database, possibly for bytes that were added before
   */
  async add(bytes: Uint8Array): Promise<void> {
    for (let at = 0; at < bytes.length; ) {
      const part = bytes.subarray(at, at + CHUNK_BYTES - this.#filled);
      this.#chunk.set(part, this.#filled);
      this.#filled += part.length;
      at += part.length;
      if (this.#filled === CHUNK_BYTES) await this.#handOver();
    }
  }

  /** Stores the remaining bytes. More may be added afterwards; the file then has a short chunk in between. */
  async flush(): Promise<void> {
    await this.#handOver();
    await this.#storing;
  }

  async #handOver(): Promise<void> {
    await this.#storing;
    if (this.#filled === 0) return;
    const bytes = this.#chunk.subarray(0, this.#filled);
    [this.#chunk, this.#spare] = [this.#spare, this.#chunk];
    this.#filled = 0;
    this.#storing = this.#store(bytes, this.#handedOver);
    this.#handedOver += bytes.length;
    // Whoever awaits it next sees its failure. Until then, this keeps an early failure from counting as
    // unhandled.
    this.#storing.catch(() => undefined);
  }

  async #store(bytes: Buffer, start: number): Promise<void> {
    if (!(await storeChunk(this.#database, this.#fileId, start, bytes))) throw new UploadOvertaken();
    this.#stored = start + bytes.length;
  }
}
