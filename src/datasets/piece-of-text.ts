import { setImmediate as nextTurn } from 'node:timers/promises';
import type { RowWriter } from '../records/row-writer.ts';
import type { PieceMemory } from './piece-memory.ts';

/** A piece of a text that is being written: it is sent when it is full, and begun anew. */
export class PieceOfText {
  readonly #memory: PieceMemory;
  #bytes: Buffer;
  #length = 0;

  constructor(memory: PieceMemory) {
    this.#memory = memory;
    this.#bytes = memory.next();
  }

  /** Writes rows as long as there is room for them. */
  fill(writer: RowWriter): void {
    this.#length = writer.write(this.#bytes, this.#length);
  }

  /** Takes bytes away from its beginning. @returns how many: no more than there are */
  drop(bytes: number): number {
    const dropped = Math.min(bytes, this.#length);
    this.#bytes.copyWithin(0, dropped, this.#length);
    this.#length -= dropped;
    return dropped;
  }

  hasRoomFor(bytes: Buffer): boolean {
    return this.#length + bytes.length <= this.#bytes.length;
  }

  /** Yields what is written, and begins anew when the next piece is asked for. */
  async *send(): AsyncGenerator<Buffer, void, void> {
    if (this.#length > 0) yield this.#bytes.subarray(0, this.#length);
    // The next piece is asked for without anything else happening in between: this one is handed to the operating system now.
    await nextTurn();
    this.#bytes = this.#memory.next();
    this.#length = 0;
  }

  /** The last piece. */
  end(tail: Buffer): Buffer {
    tail.copy(this.#bytes, this.#length);
    return this.#bytes.subarray(0, this.#length + tail.length);
  }
}
