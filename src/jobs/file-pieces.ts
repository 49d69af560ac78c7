import { CHUNK_BYTES } from '../files/chunks.ts';
import type { ByteTarget } from '../formats/table-file.ts';

/** Cuts the bytes of a file into pieces of one size, numbered from 0. */
export class FilePieces implements ByteTarget {
  readonly #write: (piece: number, bytes: Uint8Array) => Promise<void>;
  #pending: Buffer[] = [];
  #length = 0;
  #next = 0;

  constructor(write: (piece: number, bytes: Uint8Array) => Promise<void>) {
    this.#write = write;
  }

  async write(bytes: string | Uint8Array): Promise<void> {
    const some = Buffer.from(bytes as Uint8Array);
    this.#pending.push(some);
    this.#length += some.length;
    while (this.#length >= CHUNK_BYTES) await this.#put(CHUNK_BYTES);
  }

  async finish(): Promise<void> {
    if (this.#length > 0) await this.#put(this.#length);
  }

  async #put(length: number): Promise<void> {
    const [one, ...others] = this.#pending;
    const all = one !== undefined && others.length === 0 ? one : Buffer.concat(this.#pending);
    this.#pending = length < all.length ? [all.subarray(length)] : [];
    this.#length = all.length - length;
    await this.#write(this.#next++, all.subarray(0, length));
  }
}
