import { freeMemory } from './free-memory.ts';

/** Bytes of a piece; the last is shorter. */
export const PIECE_BYTES = 128 * 1024;

/**
 * Memory that a text is written to piece by piece. The next piece takes the place of the one before, if that has left the process by then;
 * otherwise it gets memory of its own.
 */
export class PieceMemory {
  readonly #hasLeft: () => boolean;
  #bytes: Buffer | undefined;

  /** @param hasLeft whether the operating system has taken all of the text so far */
  constructor(hasLeft: () => boolean) {
    this.#hasLeft = hasLeft;
  }

  /** Memory for the next piece. */
  next(): Buffer {
    if (this.#bytes === undefined || !this.#hasLeft()) this.#bytes = Buffer.allocUnsafeSlow(PIECE_BYTES);
    return this.#bytes;
  }

  /** Frees the memory, when no more is to be sent. */
  free(): void {
    if (this.#bytes !== undefined && this.#hasLeft()) freeMemory(this.#bytes);
    this.#bytes = undefined;
  }
}
