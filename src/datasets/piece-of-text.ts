import { setImmediate as nextTurn } from 'node:timers/promises';
import type { RowWriter } from '../records/row-writer.ts';
import type { PieceMemory } from './piece-memory.ts';

/** The piece of a text that is currently being written. It is sent when it is full, and then starts empty. */
export class PieceOfText {
  readonly #memory: PieceMemory;
  #bytes: Buffer;
  #length = 0;

  constructor(memory: PieceMemory) {
    this.#memory = memory;
    this.#bytes = memory.next();
  }

  /** Writes as many rows as fit. */
  fill(writer: RowWriter): void {
    this.#length = writer.write(this.#bytes, this.#length);
  }

  /** Removes bytes from the beginning. @returns how many were removed, at most as many as there are */
  drop(bytes: number): number {
    const dropped = Math.min(bytes, this.#length);
    this.#bytes.copyWithin(0, dropped, this.#length);
    this.#length -= dropped;
    return dropped;
  }

  hasRoomFor(bytes: Buffer): boolean {
    return this.#length + bytes.length <= this.#bytes.length;
  }

  /** Yields the current piece. Starts an empty one when the next piece is asked for. */
  async *send(): AsyncGenerator<Buffer, void, void> {
    if (this.#length > 0) yield this.#bytes.subarray(0, this.#length);
    // Let the event loop hand the piece to the operating system first, or its memory could never be reused.
    await nextTurn();
    this.#bytes = this.#memory.next();
    this.#length = 0;
  }

  /** Returns the last piece, with `tail` at its end. */
  end(tail: Buffer): Buffer {
    tail.copy(this.#bytes, this.#length);
    return this.#bytes.subarray(0, this.#length + tail.length);
  }
}
