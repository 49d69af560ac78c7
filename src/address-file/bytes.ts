import { present } from '../present.ts';

/*
 * The encoding of numbers and texts. A whole number takes seven bits per byte, lowest bits first; the eighth
 * bit says that more bytes follow. Numbers below 128 take one byte, and most numbers of an address file are
 * that small once they are stored as differences. Texts are written as a list: first their lengths, then all
 * their characters in one piece, so that a single native call decodes the whole list.
 */

const MOST_BYTES = 8;

// biome-ignore lint/suspicious/noControlCharactersInRegex: this range is exactly Latin-1
const LATIN_1 = /^[\u0000-\u00ff]*$/;

/** Reads numbers from bytes, in the order in which a {@link ByteWriter} wrote them. */
export class ByteReader {
  readonly bytes: Buffer;
  at = 0;

  constructor(bytes: Buffer) {
    this.bytes = bytes;
  }

  byte(): number {
    return this.bytes[this.at++]!;
  }

  /** Reads a number that {@link ByteWriter.number} wrote. */
  number(): number {
    const first = this.bytes[this.at++]!;
    return first < 0x80 ? first : this.#longNumber(first);
  }

  /** Skips a number that `number` or `signed` wrote. */
  skip(): void {
    while (this.bytes[this.at++]! >= 0x80);
  }

  /** Reads a number that {@link ByteWriter.signed} wrote. */
  signed(): number {
    const folded = this.number();
    return folded % 2 === 0 ? folded / 2 : -(folded + 1) / 2;
  }

  /** Reads a list that {@link ByteWriter.texts} wrote. */
  texts(): string[] {
    const encoding = this.byte() === 0 ? 'latin1' : 'utf16le';
    const count = this.number();
    const ends = new Array<number>(count);
    let length = 0;
    for (let at = 0; at < count; at++) {
      length += this.number();
      ends[at] = length;
    }
    const end = this.at + (encoding === 'latin1' ? length : length * 2);
    const joined = this.bytes.toString(encoding, this.at, end);
    this.at = end;
    const texts = new Array<string>(count);
    let from = 0;
    for (let at = 0; at < count; at++) {
      const to = present(ends[at], 'the end of a text');
      texts[at] = joined.slice(from, to);
      from = to;
    }
    return texts;
  }

  /** Skips a list that {@link ByteWriter.texts} wrote. */
  skipTexts(): void {
    const bytesOfUnit = this.byte() === 0 ? 1 : 2;
    let length = 0;
    for (let left = this.number(); left > 0; left--) length += this.number();
    this.at += length * bytesOfUnit;
  }

  #longNumber(first: number): number {
    let value = first & 0x7f;
    let scale = 0x80;
    for (;;) {
      const byte = this.bytes[this.at++]!;
      // A shift would lose the bits above 31; a product does not.
      value += (byte & 0x7f) * scale;
      if (byte < 0x80) return value;
      scale *= 0x80;
    }
  }
}

/** Writes numbers, texts and bytes into a buffer that grows as needed. */
export class ByteWriter {
  #bytes: Buffer;
  #at = 0;

  constructor(capacity = 4096) {
    this.#bytes = Buffer.allocUnsafe(capacity);
  }

  get length(): number {
    return this.#at;
  }

  /** Forgets what was written and keeps the buffer. */
  clear(): void {
    this.#at = 0;
  }

  byte(value: number): void {
    this.#room(1);
    this.#bytes[this.#at++] = value;
  }

  /** @throws RangeError unless `value` is a whole number from 0 to 2^53 - 1 */
  number(value: number): void {
    if (!Number.isSafeInteger(value) || value < 0) throw new RangeError(`${value} cannot be stored.`);
    this.#room(MOST_BYTES);
    let rest = value;
    while (rest >= 0x80) {
      this.#bytes[this.#at++] = (rest % 0x80) | 0x80;
      rest = Math.floor(rest / 0x80);
    }
    this.#bytes[this.#at++] = rest;
  }

  /** @throws RangeError unless `value` is a whole number between -2^52 and 2^52 */
  signed(value: number): void {
    this.number(value < 0 ? -value * 2 - 1 : value * 2);
  }

  /**
   * Writes a list of texts: a byte for the encoding, the count, each length in UTF-16 units, then all
   * characters.
   */
  texts(texts: readonly string[]): void {
    const joined = texts.join('');
    const latin = LATIN_1.test(joined);
    this.byte(latin ? 0 : 1);
    this.number(texts.length);
    for (const text of texts) this.number(text.length);
    this.#room(joined.length * (latin ? 1 : 2));
    this.#at += this.#bytes.write(joined, this.#at, latin ? 'latin1' : 'utf16le');
  }

  uint16(value: number): void {
    this.#room(2);
    this.#at = this.#bytes.writeUInt16LE(value, this.#at);
  }

  uint32(value: number): void {
    this.#room(4);
    this.#at = this.#bytes.writeUInt32LE(value, this.#at);
  }

  /** Overwrites a number that {@link uint32} wrote at `at`. */
  setUint32(at: number, value: number): void {
    this.#bytes.writeUInt32LE(value, at);
  }

  append(bytes: Uint8Array): void {
    this.#room(bytes.length);
    this.#bytes.set(bytes, this.#at);
    this.#at += bytes.length;
  }

  /** The bytes written so far. The view is valid until the next write. */
  view(): Buffer {
    return this.#bytes.subarray(0, this.#at);
  }

  /** A copy of the bytes written so far. */
  take(): Buffer {
    return Buffer.from(this.view());
  }

  #room(bytes: number): void {
    if (this.#at + bytes <= this.#bytes.length) return;
    const larger = Buffer.allocUnsafe(Math.max(this.#bytes.length * 2, this.#at + bytes));
    this.#bytes.copy(larger, 0, 0, this.#at);
    this.#bytes = larger;
  }
}
