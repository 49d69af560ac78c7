import { BACKSLASH, BRACKET, COMMA, QUOTE, skipTo, stringEnd } from './json-scan.ts';
import type { TextForm, ValueForm } from './row-form.ts';
import { eachByte, foundAt, foundIn } from './words.ts';

/**
 * A value of up to this many bytes is copied while the cursor looks for its end. The copy may exceed the
 * limit by a quote and one word.
 */
const SHORT = 120;

/** The most bytes that {@link Cell.writeShort} writes. */
export const SHORT_ROOM = 1 + SHORT + 4;

const LETTER_N = 0x6e;
const QUOTES = eachByte(QUOTE);
const BACKSLASHES = eachByte(BACKSLASH);

/**
 * A cursor in the JSON text of a column, which points at the next value. It copies values four bytes at a
 * time.
 */
export class Cell {
  readonly #json: Buffer;
  readonly #view: DataView;
  readonly #form: ValueForm;
  /** From this position on, fewer than four bytes are left, so no word can be read. */
  readonly #noWord: number;
  #at: number;

  /** @param row the index of the first value */
  constructor(json: Buffer, form: ValueForm, row: number) {
    this.#json = json;
    this.#view = new DataView(json.buffer, json.byteOffset, json.length);
    this.#form = form;
    this.#noWord = json.length - 3;
    this.#at = skipTo(json, 1, 0, row);
  }

  /**
   * Writes the next value if it is short and needs no conversion. The output must have {@link SHORT_ROOM}
   * bytes free.
   *
   * @returns the position after the value, or -1. After -1 the cursor has not moved, but bytes may have been
   * written.
   */
  writeShort(out: DataView, at: number): number {
    const { text } = this.#form;
    const first = this.#view.getUint8(this.#at);
    if (first === QUOTE)
      return text === undefined ? this.#writeString(out, at) : this.#writeText(text, out, at);
    if (first !== LETTER_N) return this.#writeBare(out, at);
    this.#at += 'null,'.length;
    return this.#writeNull(out, at);
  }

  /** Returns the next value, which must be a string. The bytes may be part of the column's own memory. */
  long(): Buffer {
    const start = this.#at;
    const end = stringEnd(this.#json, start);
    this.#at = end + 1;
    const { text, quotes } = this.#form;
    if (text !== undefined) return Buffer.from(text.write(this.#json.toString('utf8', start, end)));
    return quotes ? this.#json.subarray(start, end) : this.#json.subarray(start + 1, end - 1);
  }

  #writeNull(out: DataView, at: number): number {
    const bytes = this.#form.null;
    for (let from = 0; from < bytes.length; from++) out.setUint8(at++, bytes[from]!);
    return at;
  }

  /** Writes a number or a boolean. */
  #writeBare(out: DataView, at: number): number {
    const view = this.#view;
    let from = this.#at;
    for (let byte = view.getUint8(from); byte !== COMMA && byte !== BRACKET; byte = view.getUint8(++from)) {
      out.setUint8(at++, byte);
    }
    this.#at = from + 1;
    return at;
  }

  /** Writes a string as it is in the JSON, with or without its quotes. */
  #writeString(out: DataView, at: number): number {
    const view = this.#view;
    const { quotes } = this.#form;
    let from = this.#at + 1;
    if (quotes) out.setUint8(at++, QUOTE);
    for (const last = Math.min(from + SHORT - 4, this.#noWord); from < last; ) {
      const word = view.getInt32(from, true);
      out.setInt32(at, word, true);
      const found = foundIn(word ^ QUOTES) | foundIn(word ^ BACKSLASHES);
      if (found === 0) {
        from += 4;
        at += 4;
        continue;
      }
      const plain = foundAt(found);
      from += plain;
      at += plain;
      if (view.getUint8(from) === QUOTE) {
        this.#at = from + 2;
        return quotes ? at + 1 : at;
      }
      out.setUint8(at + 1, view.getUint8(from + 1));
      from += 2;
      at += 2;
    }
    return -1;
  }

  /** Writes a string without quotes, if none of its bytes needs conversion. */
  #writeText({ plainFirst, delimiter }: TextForm, out: DataView, at: number): number {
    const view = this.#view;
    let from = this.#at + 1;
    const first = view.getUint8(from);
    if (first === QUOTE) {
      this.#at = from + 2;
      return this.#writeNull(out, at);
    }
    if (plainFirst[first] === 0) return -1;
    const delimiters = eachByte(delimiter);
    for (const last = Math.min(from + SHORT - 4, this.#noWord); from < last; from += 4, at += 4) {
      const word = view.getInt32(from, true);
      out.setInt32(at, word, true);
      const found =
        foundIn(word ^ QUOTES) |
        foundIn(word ^ BACKSLASHES) |
        foundIn(word ^ delimiters) |
        foundIn(word ^ MARKS);
      if (found === 0) continue;
      from += foundAt(found);
      if (view.getUint8(from) !== QUOTE) return -1;
      this.#at = from + 2;
      return at + foundAt(found);
    }
    return -1;
  }
}

/** The first byte of U+FEFF in UTF-8. */
const MARKS = eachByte(0xef);
