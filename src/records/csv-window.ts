import { type ByteSource, utf16Length } from './csv-source.ts';

/** The least number of bytes that are read at once. Larger values are not faster. */
const WINDOW_BYTES = 128 * 1024;

/** How long reading may occupy the event loop, in milliseconds. */
const TURN = 10;

/** The part of a file that is in memory. It holds at least the current row and moves along with it. */
export class ByteWindow {
  bytes: Buffer = Buffer.alloc(0);
  /** Whether the window reaches to the end of the file. */
  isLast = false;
  readonly #source: ByteSource;
  readonly #isUtf16: boolean;
  #offset: number;
  #chunk: Buffer = Buffer.alloc(0);
  #turnStart = performance.now();

  /**
   * @param offset where in the file the source begins, in bytes
   * @param isUtf16 whether the source converts UTF-16 to UTF-8; offsets still refer to the file
   */
  constructor(source: ByteSource, offset: number, isUtf16: boolean) {
    this.#source = source;
    this.#offset = offset;
    this.#isUtf16 = isUtf16;
  }

  /** The offset in the file, in bytes, of a position in the window. */
  offsetOf(at: number): number {
    return this.#offset + (this.#isUtf16 ? utf16Length(this.bytes, 0, at) : at);
  }

  /**
   * Drops the bytes before `from` and reads more. A window that holds an unfinished row doubles in size. So
   * the number of times that a long row is scanned stays bounded, however small the chunks are.
   */
  async advance(from: number): Promise<void> {
    await this.#letOthersRun();
    this.#offset = this.offsetOf(from);
    const kept = this.bytes.subarray(from);
    const wanted = Math.max(WINDOW_BYTES, 2 * kept.length);
    const parts = kept.length > 0 ? [kept] : [];
    let length = kept.length;
    while (length < wanted && !this.isLast) {
      if (this.#chunk.length === 0) await this.#nextChunk();
      const part = this.#chunk.subarray(0, wanted - length);
      this.#chunk = this.#chunk.subarray(part.length);
      parts.push(part);
      length += part.length;
    }
    this.bytes = parts.length === 1 ? parts[0]! : Buffer.concat(parts, length);
  }

  async close(): Promise<void> {
    await this.#source.close();
  }

  async #nextChunk(): Promise<void> {
    const chunk = await this.#source.read();
    if (chunk === undefined) this.isLast = true;
    else this.#chunk = chunk;
  }

  /**
   * Lets other work run. A source that is already in memory never waits, so without this pause nothing else
   * would run until it has been read.
   */
  async #letOthersRun(): Promise<void> {
    if (performance.now() - this.#turnStart < TURN) return;
    await new Promise((resolve) => setImmediate(resolve));
    this.#turnStart = performance.now();
  }
}
