/*
 * Numbers and texts as bytes. Whole numbers of any size: seven bits a byte, the lowest first, the eighth bit saying that
 * more follow. Numbers below 128 take one byte, and most of an address file's do once they are differences. Texts are
 * written as a list, all in one piece after their lengths, so that one native call decodes them all.
 */

const MOST_BYTES = 8;

// biome-ignore lint/suspicious/noControlCharactersInRegex: Latin-1 is all of this range
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

  /** From 0. */
  number(): number {
    const first = this.bytes[this.at++]!;
    return first < 0x80 ? first : this.#longNumber(first);
  }

  /** Goes past a number, of either sort. */
  skip(): void {
    while (this.bytes[this.at++]! >= 0x80);
  }

  /** Positive or negative. */
  signed(): number {
    const folded = this.number();
    return folded % 2 === 0 ? folded / 2 : -(folded + 1) / 2;
  }

  /** A list of texts. */
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
      const to = ends[at]!;
      texts[at] = joined.slice(from, to);
      from = to;
    }
    return texts;
  }

  #longNumber(first: number): number {
    let value = first & 0x7f;
    let scale = 0x80;
    for (;;) {
      const byte = this.bytes[this.at++]!;
      // Beyond 31 bits a shift would lose bits; a product does not.
      value += (byte & 0x7f) * scale;
      if (byte < 0x80) return value;
      scale *= 0x80;
    }
  }
}

/** Puts numbers and bytes one after the other. */
export class ByteWriter {
  #bytes: Buffer;
  #at = 0;

  constructor(capacity = 4096) {
    this.#bytes = Buffer.allocUnsafe(capacity);
  }

  get length(): number {
    return this.#at;
  }

  /** Forgets what was written, keeping the room for it. */
  clear(): void {
    this.#at = 0;
  }

  byte(value: number): void {
    this.#room(1);
    this.#bytes[this.#at++] = value;
  }

  /** @throws RangeError for anything but a whole number from 0 to 2^53 - 1 */
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

  /** @throws RangeError for anything but a whole number between -2^52 and 2^52 */
  signed(value: number): void {
    this.number(value < 0 ? -value * 2 - 1 : value * 2);
  }

  /** A list of texts: a byte for their encoding, their count, the length of each in UTF-16 units, and all in one piece. */
  texts(texts: readonly string[]): void {
    const joined = texts.join('');
    const latin = LATIN_1.test(joined);
    this.byte(latin ? 0 : 1);
    this.number(texts.length);
    for (const text of texts) this.number(text.length);
    this.#room(joined.length * (latin ? 1 : 2));
    this.#at += this.#bytes.write(joined, this.#at, latin ? 'latin1' : 'utf16le');
  }

  uint32(value: number): void {
    this.#room(4);
    this.#at = this.#bytes.writeUInt32LE(value, this.#at);
  }

  /** Puts a number over one that {@link uint32} wrote at a place. */
  setUint32(at: number, value: number): void {
    this.#bytes.writeUInt32LE(value, at);
  }

  append(bytes: Uint8Array): void {
    this.#room(bytes.length);
    this.#bytes.set(bytes, this.#at);
    this.#at += bytes.length;
  }

  /** What was written, until something more is. */
  view(): Buffer {
    return this.#bytes.subarray(0, this.#at);
  }

  /** What was written, as a copy. */
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
