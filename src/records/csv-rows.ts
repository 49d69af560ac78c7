import { isAscii } from 'node:buffer';
import type { CsvDialect } from './csv-dialect.ts';
import {
  type CsvEncoding,
  decodeLoosely,
  type LineDecoder,
  lineDecoder,
  UNDECODABLE,
} from './csv-encoding.ts';
import { RowSplitter } from './csv-row.ts';
import type { ByteWindow } from './csv-window.ts';
import { FIELD_LENGTH, RAW_LENGTH, ROW_BYTES } from './row-limits.ts';
import { areRows } from './swallowed-rows.ts';

/** Where a row begins. With the file's dialect and header it is enough to resume reading there. */
export interface RowPosition {
  /** Bytes from the start of the file. */
  readonly offset: number;
  /** The number of the line, counted from 1. */
  readonly line: number;
  /**
   * The last line that was scanned as part of a row with a broken quote. Lines up to it are read strictly.
   */
  readonly doubtfulThrough: number;
}

/**
 * The result of {@link RowScanner.next}: a row of fields, a bad row (with its reason), a blank line, the end
 * of the window, or the end of the file.
 */
export type Scanned = 'row' | 'bad' | 'blank' | 'more' | 'end';

/**
 * Finds the rows of a file in its bytes.
 *
 * Line ends are found in the bytes, so the offset of every row is known. Each line is then decoded and split
 * on its own. A line without a quote, by far the most common kind, costs one search, one decode and one
 * split.
 *
 * **Quotes that do not match.** A row is broken in four cases: a quote is closed in the middle of a field, is
 * not closed within {@link ROW_BYTES}, is not closed before the end of the file, or the lines within the
 * quotes have exactly the number of fields of a row. Somebody then probably began a field with a quote
 * character, and the lines after it, perhaps thousands, are good. So only the row's first line is bad, and
 * reading continues with the second line. If the quote was meant and only its end is wrong, the following
 * lines are the inside of a field. They become bad rows too: they have the wrong number of fields, or a quote
 * inside a field, which is not accepted in such lines. This rule also bounds the work, because no line is
 * scanned up to the limit again and again.
 */
export class RowScanner {
  /** How many fields a row must have. 0 accepts any number, as before the header is read. */
  fieldCount = 0;
  /** The fields of the row, after `row`. */
  fields: readonly string[] = [];
  /** What is wrong, after `bad`. It ends a sentence whose subject is the row. */
  reason = '';
  /** The line on which the row begins, after `row` and `bad`. */
  line = 0;
  /** How many bytes of the window the row takes, after `row` and `bad`. */
  length = 0;

  readonly #window: ByteWindow;
  readonly #encoding: CsvEncoding;
  readonly #decode: LineDecoder;
  readonly #delimiter: string;
  readonly #splitter: RowSplitter | undefined;
  readonly #quoteByte: number;
  readonly #lineEndByte: number;

  /** The next byte to read, and the number of its line. */
  #at = 0;
  #nextLine: number;
  #doubtfulThrough: number;
  /** The start and end of the last row, without its last line end. */
  #rowStart = 0;
  #rowEnd = 0;
  #isAscii = false;
  /**
   * The position of the first quote at or after `#at`. If the number is negative or less than `#at`, the
   * scanner must look for the quote again.
   */
  #quoteAt = -1;
  /** The beginning of a line that is too long. Kept until the next row. */
  #overlong = '';
  #isInOverlong = false;

  constructor(window: ByteWindow, dialect: CsvDialect, from: Omit<RowPosition, 'offset'>) {
    this.#window = window;
    this.#encoding = dialect.encoding;
    this.#decode = lineDecoder(dialect.encoding);
    this.#delimiter = dialect.delimiter;
    this.#splitter = dialect.quote === null ? undefined : new RowSplitter(dialect.delimiter, dialect.quote);
    this.#quoteByte = dialect.quote?.charCodeAt(0) ?? 0;
    this.#lineEndByte = dialect.lineEnd.charCodeAt(0);
    this.#nextLine = from.line;
    this.#doubtfulThrough = from.doubtfulThrough;
  }

  /** Where the next row begins. */
  get position(): RowPosition {
    return {
      offset: this.#window.offsetOf(this.#at),
      line: this.#nextLine,
      doubtfulThrough: this.#doubtfulThrough,
    };
  }

  /** The last row as it is in the file, cut to {@link RAW_LENGTH} characters. */
  raw(): string {
    if (this.#overlong !== '') return this.#overlong;
    return this.#show(this.#rowStart, this.#rowEnd).slice(0, RAW_LENGTH);
  }

  /** Reads more of the file, after `more`. The results of `next` before it are no longer valid. */
  async advance(): Promise<void> {
    await this.#window.advance(this.#at);
    this.#at = 0;
    this.#quoteAt = -1;
    this.#isAscii = isAscii(this.#window.bytes);
  }

  next(): Scanned {
    if (this.#isInOverlong) return this.#passOverlong();
    const { bytes, isLast } = this.#window;
    const start = this.#at;
    if (start === bytes.length && isLast) return 'end';
    const end = this.#lineEndFrom(start);
    if (this.#isTooLong(start, end)) return this.#enterOverlong(start);
    if (end === -1) return 'more';
    const stop = this.#stopOf(end);
    this.#overlong = '';
    if (stop === start) {
      this.#pass(start, stop, end, 1);
      return 'blank';
    }
    const text = this.#text(start, stop);
    if (this.#splitter !== undefined && this.#hasQuote(start, stop)) {
      return this.#quotedRow(this.#splitter, start, stop, end, text);
    }
    this.#pass(start, stop, end, 1);
    if (text === undefined) return this.#bad(UNDECODABLE[this.#encoding]);
    return this.#row(text.split(this.#delimiter));
  }

  #quotedRow(splitter: RowSplitter, start: number, stop: number, end: number, first?: string): Scanned {
    const { bytes, isLast } = this.#window;
    const isDoubtful = this.#nextLine <= this.#doubtfulThrough;
    let isDecodable = first !== undefined;
    let state = splitter.begin(first ?? this.#show(start, stop), this.#lineEndText(stop, end), isDoubtful);
    let lines = 1;
    let lastStop = stop;
    let lastEnd = end;
    let mistake = isDoubtful
      ? 'has an opening quote without a closing one, or the reverse, after a quote that was not closed'
      : 'has a quote that is closed in the middle of a field';
    while (state === 'open') {
      const from = Math.min(lastEnd + 1, bytes.length);
      if (from === bytes.length) {
        if (!isLast) return 'more';
        mistake = 'has a quote that is not closed';
        break;
      }
      const nextEnd = this.#lineEndFrom(from);
      lines++;
      if (this.#isTooLong(start, nextEnd)) {
        mistake = `has a quote that is not closed within ${ROW_BYTES} bytes`;
        break;
      }
      if (nextEnd === -1) return 'more';
      lastEnd = nextEnd;
      lastStop = this.#stopOf(lastEnd);
      const text = this.#text(from, lastStop);
      if (text === undefined) isDecodable = false;
      state = splitter.resume(text ?? this.#show(from, lastStop), this.#lineEndText(lastStop, lastEnd));
    }
    if (state === 'whole' && lines > 3 && this.#swallowsRows(splitter.fields.length, start, lines)) {
      mistake = 'has a quote that holds whole rows before it is closed';
      state = 'broken';
    }
    if (state !== 'whole') {
      this.#doubtfulThrough = Math.max(this.#doubtfulThrough, this.#nextLine + lines - 1);
      this.#pass(start, stop, end, 1);
      return this.#bad(lines > 1 ? `${mistake} (looked for up to line ${this.line + lines - 1})` : mistake);
    }
    this.#pass(start, lastStop, lastEnd, lines);
    return isDecodable ? this.#row(splitter.fields) : this.#bad(UNDECODABLE[this.#encoding]);
  }

  /** Whether the lines between the first and the last line of a row are rows themselves. */
  #swallowsRows(count: number, start: number, lines: number): boolean {
    const inside = {
      bytes: this.#window.bytes,
      from: this.#lineEndFrom(start) + 1,
      lines: lines - 2,
      lineEnd: this.#lineEndByte,
    };
    return areRows(inside, this.#delimiter, this.fieldCount, count === this.fieldCount);
  }

  #row(fields: readonly string[]): Scanned {
    if (fields.length !== this.fieldCount && this.fieldCount !== 0) {
      const count = fields.length === 1 ? '1 field' : `${fields.length} fields`;
      return this.#bad(`has ${count}, but the header has ${this.fieldCount}`);
    }
    if (this.length > FIELD_LENGTH && fields.some((field) => field.length > FIELD_LENGTH)) {
      return this.#bad(`has a field longer than ${FIELD_LENGTH} characters`);
    }
    this.fields = fields;
    return 'row';
  }

  #bad(reason: string): Scanned {
    this.reason = reason;
    return 'bad';
  }

  /** Moves past a row of `lines` lines, the last of which ends at `end`. */
  #pass(start: number, stop: number, end: number, lines: number): void {
    this.line = this.#nextLine;
    this.#nextLine += lines;
    this.#rowStart = start;
    this.#rowEnd = stop;
    this.#at = Math.min(end + 1, this.#window.bytes.length);
    this.length = this.#at - start;
  }

  #isTooLong(start: number, end: number): boolean {
    return (end === -1 ? this.#window.bytes.length : end) - start > ROW_BYTES;
  }

  #enterOverlong(start: number): Scanned {
    this.#overlong = this.#show(start, start + ROW_BYTES).slice(0, RAW_LENGTH);
    this.#isInOverlong = true;
    return this.#passOverlong();
  }

  /** Looks for the end of a line that is too long and discards the bytes before it. */
  #passOverlong(): Scanned {
    const end = this.#lineEndFrom(this.#at);
    if (end === -1) {
      this.#at = this.#window.bytes.length;
      return 'more';
    }
    this.#pass(this.#at, end, end, 1);
    this.length = ROW_BYTES;
    this.#isInOverlong = false;
    return this.#bad(`is longer than ${ROW_BYTES} bytes`);
  }

  /** The end of a line: a line end or the end of the file. −1 if the window must advance first. */
  #lineEndFrom(from: number): number {
    const { bytes, isLast } = this.#window;
    const end = bytes.indexOf(this.#lineEndByte, from);
    return end === -1 && isLast ? bytes.length : end;
  }

  /** The end of the line's text, before LF and a CR that precedes it. */
  #stopOf(end: number): number {
    return this.#lineEndByte === LF && this.#window.bytes[end - 1] === CR ? end - 1 : end;
  }

  #lineEndText(stop: number, end: number): string {
    return this.#window.bytes.toString('latin1', stop, end + 1);
  }

  #hasQuote(start: number, stop: number): boolean {
    if (this.#quoteAt < start) {
      const found = this.#window.bytes.indexOf(this.#quoteByte, start);
      this.#quoteAt = found === -1 ? this.#window.bytes.length : found;
    }
    return this.#quoteAt < stop;
  }

  #text(start: number, stop: number): string | undefined {
    const { bytes } = this.#window;
    return this.#isAscii ? bytes.toString('latin1', start, stop) : this.#decode(bytes, start, stop);
  }

  #show(start: number, stop: number): string {
    const { bytes } = this.#window;
    return this.#decode(bytes, start, stop) ?? decodeLoosely(this.#encoding, bytes, start, stop);
  }
}

const LF = 0x0a;
const CR = 0x0d;
