const LINE_FEED = 0x0a;
const QUOTE = 0x22;

/** The first bytes of packed files, workbooks and Parquet files, which do not consist of rows of text. */
const NO_TEXT: readonly (readonly number[])[] = [
  [0x1f, 0x8b],
  [0x28, 0xb5, 0x2f, 0xfd],
  [0x50, 0x4b, 0x03, 0x04],
  [0x50, 0x41, 0x52, 0x31],
];

/** Counts the rows of a text file while it is sent. Each line end outside quotes counts as a row. */
export class RowCount {
  #rows = 0;
  #isQuoted = false;
  #isText = true;
  #next = 0;

  /** The number of rows so far. Undefined if the file is not text. */
  get count(): number | undefined {
    return this.#isText ? this.#rows : undefined;
  }

  /** Counts the rows in bytes that begin at this offset of the file. Bytes that are sent again count once. */
  add(bytes: Uint8Array, offset: number): void {
    if (offset === 0) this.#isText = !NO_TEXT.some((mark) => mark.every((byte, at) => bytes[at] === byte));
    if (!this.#isText) return;
    for (let at = Math.max(0, this.#next - offset); at < bytes.length; at++) {
      if (bytes[at] === QUOTE) this.#isQuoted = !this.#isQuoted;
      else if (bytes[at] === LINE_FEED && !this.#isQuoted) this.#rows++;
    }
    this.#next = Math.max(this.#next, offset + bytes.length);
  }
}
