import type { Database } from '../database/connection.ts';
import { CHUNK_BYTES, storeChunk } from './chunks.ts';

/** Raised when an upload is over, or another sender has moved it on: nothing of this writer's was stored any more. */
export class UploadOvertaken extends Error {
  override readonly name = 'UploadOvertaken';
}

/**
 * Writes an upload in chunks of {@link CHUNK_BYTES}. One chunk is being stored while the next is filled: whoever adds
 * faster than the database stores has to wait, so that a writer holds two chunks and no more, whatever the file's size.
 * After the first failure nothing further is stored.
 */
export class FileWriter {
  readonly #database: Database;
  readonly #fileId: number;
  /** The chunk that is being filled, and how far. */
  #chunk: Buffer = Buffer.allocUnsafeSlow(CHUNK_BYTES);
  #filled = 0;
  /** The other one: handed over to be stored, and free again when `#storing` is done. */
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

  /** How many bytes are on disk: what a sender need not send again. */
  get stored(): number {
    return this.#stored;
  }

  /**
   * Takes the next bytes. They are copied: the caller may use the buffer again.
   *
   * @throws UploadOvertaken, or what the database raised, also for bytes that were added before
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

  /** Stores what is left. The writer may go on after it, with a short chunk in between. */
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
    // Its failure is met by whoever awaits it next; until then nobody listens.
    this.#storing.catch(() => undefined);
  }

  async #store(bytes: Buffer, start: number): Promise<void> {
    if (!(await storeChunk(this.#database, this.#fileId, start, bytes))) throw new UploadOvertaken();
    this.#stored = start + bytes.length;
  }
}
