import { freeMemory } from '../free-memory.ts';

/** The size of a piece in bytes. The last piece is shorter. */
export const PIECE_BYTES = 128 * 1024;

/**
 * Memory for a text that is written piece by piece. The next piece overwrites the previous one if that has
 * left the process by then. Otherwise it gets new memory.
 */
export class PieceMemory {
  readonly #hasLeft: () => boolean;
  #bytes: Buffer | undefined;

  /** @param hasLeft whether the operating system has taken all text so far */
  constructor(hasLeft: () => boolean) {
    this.#hasLeft = hasLeft;
  }

  /** Memory for the next piece. */
  next(): Buffer {
    if (this.#bytes === undefined || !this.#hasLeft()) this.#bytes = Buffer.allocUnsafeSlow(PIECE_BYTES);
    return this.#bytes;
  }

  /** Frees the memory. Call it when nothing more will be sent. */
  free(): void {
    if (this.#bytes !== undefined && this.#hasLeft()) freeMemory(this.#bytes);
    this.#bytes = undefined;
  }
}
