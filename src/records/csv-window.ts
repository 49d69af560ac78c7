import { type ByteSource, utf16Length } from './csv-source.ts';

/** The least that is read at once, in bytes. Larger gains no speed. */
const WINDOW_BYTES = 128 * 1024;

/** How long reading may keep the event loop to itself, in milliseconds. */
const TURN = 10;

/** The part of a file that is in memory: it holds at least the row being read, and moves on with it. */
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
   * @param offset Where in the file the source begins, in bytes.
   * @param isUtf16 Whether the source is UTF-16 made UTF-8: offsets are the file's all the same.
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
   * Drops the bytes before `from` and reads on. A window that holds an unfinished row doubles, so that a row of any
   * length is looked at a bounded number of times, however small the chunks in which it comes.
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

  /** A source that is already in memory never waits: without this nothing else would run until it is read. */
  async #letOthersRun(): Promise<void> {
    if (performance.now() - this.#turnStart < TURN) return;
    await new Promise((resolve) => setImmediate(resolve));
    this.#turnStart = performance.now();
  }
}
