/** Supplies the bytes of a file: one chunk after the other, then undefined. */
export interface ByteSource {
  read(): Promise<Buffer | undefined>;
  /** Closes the source without reading the rest. */
  close(): Promise<void>;
}

/** A stream of bytes whose head can be examined before it is read. */
export class StreamSource implements ByteSource {
  readonly #chunks: AsyncIterator<Uint8Array>;
  #head: Buffer | undefined;

  constructor(stream: AsyncIterable<Uint8Array>) {
    this.#chunks = stream[Symbol.asyncIterator]();
  }

  /** Returns the first `size` bytes, or all if there are fewer. They are still read afterwards. */
  async peek(size: number): Promise<{ head: Buffer; isWhole: boolean }> {
    const parts: Buffer[] = [];
    let length = 0;
    let isWhole = false;
    while (length < size && !isWhole) {
      const chunk = await this.read();
      if (chunk === undefined) {
        isWhole = true;
      } else {
        parts.push(chunk);
        length += chunk.length;
      }
    }
    this.#head = Buffer.concat(parts);
    return { head: this.#head.subarray(0, size), isWhole: isWhole && length <= size };
  }

  /** Skips the first bytes of the head that was peeked at. */
  skip(count: number): void {
    this.#head = this.#head?.subarray(count);
  }

  async read(): Promise<Buffer | undefined> {
    if (this.#head !== undefined) {
      const head = this.#head;
      this.#head = undefined;
      return head;
    }
    const { value, done } = await this.#chunks.next();
    if (done) return undefined;
    return Buffer.isBuffer(value) ? value : Buffer.from(value.buffer, value.byteOffset, value.byteLength);
  }

  async close(): Promise<void> {
    await this.#chunks.return?.();
  }
}

/**
 * Converts UTF-16 to UTF-8. An unpaired surrogate, which UTF-8 cannot express, becomes three bytes that are
 * not UTF-8.
 */
export class Utf16Source implements ByteSource {
  readonly #source: ByteSource;
  readonly #isBigEndian: boolean;
  #left: Buffer = Buffer.alloc(0);

  constructor(source: ByteSource, isBigEndian: boolean) {
    this.#source = source;
    this.#isBigEndian = isBigEndian;
  }

  async read(): Promise<Buffer | undefined> {
    const chunk = await this.#source.read();
    if (chunk === undefined) return this.#last();
    const bytes = Buffer.concat([this.#left, chunk]);
    let whole = bytes.length - (bytes.length % 2);
    // A leading surrogate waits for the chunk that has its trailing surrogate.
    if (whole > 0 && (bytes[whole - (this.#isBigEndian ? 2 : 1)]! & 0xfc) === 0xd8) whole -= 2;
    this.#left = bytes.subarray(whole);
    return this.#encode(bytes.subarray(0, whole));
  }

  async close(): Promise<void> {
    await this.#source.close();
  }

  /** Bytes left at the end are half a character. They make the last row undecodable. */
  #last(): Buffer | undefined {
    if (this.#left.length === 0) return undefined;
    const bytes =
      this.#left.length === 1 ? Buffer.from([STRAY_BYTE]) : this.#encode(this.#left.subarray(0, 2));
    this.#left = this.#left.subarray(2);
    return bytes;
  }

  #encode(bytes: Buffer): Buffer {
    if (this.#isBigEndian) bytes.swap16();
    const text = bytes.toString('utf16le');
    if (text.isWellFormed()) return Buffer.from(text);
    return Buffer.concat(
      text.split(unpaired).map((part) => (part.isWellFormed() ? Buffer.from(part) : wtf8(part))),
    );
  }
}

const unpaired = /([\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff])/;

/** A byte that never occurs in UTF-8 and that {@link utf16Length} counts as one unit. */
const STRAY_BYTE = 0xc0;

/** The three bytes that UTF-8's scheme would give a surrogate. */
function wtf8(surrogate: string): Buffer {
  const unit = surrogate.charCodeAt(0);
  return Buffer.from([0xe0 | (unit >> 12), 0x80 | ((unit >> 6) & 0x3f), 0x80 | (unit & 0x3f)]);
}

/** How many bytes of UTF-16 these bytes of a {@link Utf16Source} came from. */
export function utf16Length(bytes: Buffer, start: number, end: number): number {
  let units = 0;
  for (let at = start; at < end; at++) {
    const byte = bytes[at]!;
    if ((byte & 0xc0) !== 0x80) units += byte >= 0xf0 ? 2 : 1;
  }
  return units * 2;
}
