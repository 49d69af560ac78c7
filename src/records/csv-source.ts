/** Where a reader gets its bytes: chunk after chunk, then undefined. */
export interface ByteSource {
  read(): Promise<Buffer | undefined>;
  /** Gives up the rest. */
  close(): Promise<void>;
}

/** Any stream of bytes, whose head may be looked at before it is read. */
export class StreamSource implements ByteSource {
  readonly #chunks: AsyncIterator<Uint8Array>;
  #head: Buffer | undefined;

  constructor(stream: AsyncIterable<Uint8Array>) {
    this.#chunks = stream[Symbol.asyncIterator]();
  }

  /** The first `size` bytes, or all where there are fewer; reading starts before them still. */
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

  /** Passes over the first bytes of what was peeked at. */
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

/** UTF-16 as UTF-8. An unpaired surrogate, which UTF-8 has no form for, becomes three bytes that are not UTF-8. */
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
    // A leading surrogate waits for the chunk with the trailing one.
    if (whole > 0 && (bytes[whole - (this.#isBigEndian ? 2 : 1)]! & 0xfc) === 0xd8) whole -= 2;
    this.#left = bytes.subarray(whole);
    return this.#encode(bytes.subarray(0, whole));
  }

  async close(): Promise<void> {
    await this.#source.close();
  }

  /** Whatever is left at the end is half a character: it makes the last row undecodable. */
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

/** A byte that is never UTF-8 and that {@link utf16Length} counts as one unit. */
const STRAY_BYTE = 0xc0;

/** The three bytes that UTF-8's scheme would give a surrogate. */
function wtf8(surrogate: string): Buffer {
  const unit = surrogate.charCodeAt(0);
  return Buffer.from([0xe0 | (unit >> 12), 0x80 | ((unit >> 6) & 0x3f), 0x80 | (unit & 0x3f)]);
}

/** How many bytes of UTF-16 became these bytes of a {@link Utf16Source}. */
export function utf16Length(bytes: Buffer, start: number, end: number): number {
  let units = 0;
  for (let at = start; at < end; at++) {
    const byte = bytes[at]!;
    if ((byte & 0xc0) !== 0x80) units += byte >= 0xf0 ? 2 : 1;
  }
  return units * 2;
}
