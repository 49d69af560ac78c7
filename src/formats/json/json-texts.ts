import { ROW_BYTES } from '../../records/row-limits.ts';
import { TableUnreadable } from '../table-unreadable.ts';

/** The JSON text of a record, and the line on which it begins. */
export interface JsonText {
  readonly bytes: Buffer;
  readonly line: number;
}

const LF = 0x0a;
const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const OPEN_BRACE = 0x7b;
const CLOSE_BRACE = 0x7d;
const OPEN_BRACKET = 0x5b;
const CLOSE_BRACKET = 0x5d;
const COMMA = 0x2c;

/**
 * The lines of an NDJSON file, except blank ones. A line longer than {@link ROW_BYTES} comes without its
 * bytes.
 */
export async function* linesOf(chunks: AsyncIterable<Buffer>): AsyncGenerator<JsonText> {
  let line = 1;
  let parts: Buffer[] = [];
  let length = 0;
  const take = (last: Buffer): JsonText | undefined => {
    length += last.length;
    const bytes = length > ROW_BYTES ? Buffer.alloc(0) : Buffer.concat([...parts, last]);
    const isBlank = length <= ROW_BYTES && bytes.every(isSpace);
    [parts, length] = [[], 0];
    return isBlank ? undefined : { bytes, line };
  };
  for await (const chunk of chunks) {
    let start = 0;
    for (let end = chunk.indexOf(LF); end >= 0; end = chunk.indexOf(LF, start)) {
      const text = take(chunk.subarray(start, end));
      if (text !== undefined) yield text;
      line++;
      start = end + 1;
    }
    const rest = chunk.subarray(start);
    length += rest.length;
    // Once a line is too long, no more of it is kept.
    if (length <= ROW_BYTES) parts.push(rest);
  }
  const text = take(Buffer.alloc(0));
  if (text !== undefined) yield text;
}

/**
 * Yields the elements of a JSON array as they are in the file. It finds them by brackets and quotes, without
 * parsing.
 *
 * @throws TableUnreadable if the array does not end, or has elements that are not objects
 */
export async function* elementsOf(chunks: AsyncIterable<Buffer>): AsyncGenerator<JsonText> {
  const scan = new ElementScan();
  for await (const chunk of chunks) yield* scan.next(chunk);
  scan.end();
}

class ElementScan {
  #state: 'before' | 'between' | 'element' | 'after' = 'before';
  #depth = 0;
  #isString = false;
  #isEscaped = false;
  #line = 1;
  #firstLine = 1;
  #parts: Buffer[] = [];
  #length = 0;

  *next(chunk: Buffer): Generator<JsonText> {
    let start = 0;
    for (let at = 0; at < chunk.length; at++) {
      const byte = chunk[at]!;
      if (byte === LF) this.#line++;
      if (this.#isString) {
        if (this.#isEscaped) this.#isEscaped = false;
        else if (byte === BACKSLASH) this.#isEscaped = true;
        else if (byte === QUOTE) this.#isString = false;
      } else if (this.#state === 'element') {
        if (byte === QUOTE) this.#isString = true;
        else if (byte === OPEN_BRACE || byte === OPEN_BRACKET) this.#depth++;
        else if ((byte === CLOSE_BRACE || byte === CLOSE_BRACKET) && --this.#depth === 0) {
          this.#keep(chunk.subarray(start, at + 1));
          yield this.#take();
        }
      } else if (this.#between(byte)) {
        start = at;
      }
    }
    if (this.#state === 'element') this.#keep(chunk.subarray(start));
  }

  end(): void {
    if (this.#state === 'after') return;
    throw new TableUnreadable(
      `The file is damaged or cut off: its JSON array does not end (line ${this.#line}).`,
    );
  }

  /** Looks at a byte outside all elements. @returns whether the byte begins an element */
  #between(byte: number): boolean {
    if (isSpace(byte)) return false;
    if (this.#state === 'before' && byte === OPEN_BRACKET) this.#state = 'between';
    else if (this.#state === 'between' && byte === CLOSE_BRACKET) this.#state = 'after';
    else if (this.#state === 'between' && byte === OPEN_BRACE) {
      this.#state = 'element';
      this.#depth = 1;
      this.#firstLine = this.#line;
      return true;
    } else if (this.#state !== 'between' || byte !== COMMA) {
      const found =
        this.#state === 'after'
          ? 'There is text after its JSON array'
          : 'Its JSON array has an element that is not an object';
      throw new TableUnreadable(`The file is not a list of records. ${found} (line ${this.#line}).`);
    }
    return false;
  }

  #keep(part: Buffer): void {
    this.#length += part.length;
    if (this.#length > ROW_BYTES) {
      throw new TableUnreadable(
        `The file has a record of more than ${ROW_BYTES.toLocaleString('en-GB')} bytes on line ${this.#firstLine}.`,
      );
    }
    this.#parts.push(part);
  }

  #take(): JsonText {
    const text = { bytes: Buffer.concat(this.#parts), line: this.#firstLine };
    this.#state = 'between';
    this.#parts = [];
    this.#length = 0;
    return text;
  }
}

function isSpace(byte: number): boolean {
  return byte === 0x20 || byte === LF || byte === 0x0d || byte === 0x09;
}
