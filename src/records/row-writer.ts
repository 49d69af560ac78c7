import type { Column } from './column.ts';
import { BACKSLASH, BRACKET, COMMA, QUOTE, skipTo, stringEnd } from './json-scan.ts';
import type { RowForm, TextForm, ValueForm } from './row-form.ts';

/** Bytes of a piece; the last is shorter. */
export const PIECE_BYTES = 128 * 1024;

/** A value of up to so many bytes is copied byte by byte while its end is looked for. Quotes and a last escape come to it. */
const SHORT = 60;
const ROOM = SHORT + 4;

/** Where a writer stands: records that are whole, and bytes of the next one that are written already. */
export interface RowPlace {
  readonly row: number;
  readonly bytes: number;
}

/** A column under way: its JSON, and where the next value begins. */
interface Cell {
  readonly before: Buffer;
  readonly json: Buffer;
  readonly form: ValueForm;
  at: number;
}

/**
 * Writes records of a block as text of a form, in pieces of {@link PIECE_BYTES}, however large the records are. Values go from the JSON
 * of their columns to the text as bytes: none is parsed, but for CSV those that need quotes.
 */
export class RowWriter {
  readonly #cells: Cell[];
  readonly #end: Buffer;
  readonly #separator: Buffer;
  readonly #first: number;
  readonly #to: number;
  #row: number;
  #column = 0;
  /** What is left of a long value. */
  #rest: Buffer | undefined;
  #written = 0;
  /** Bytes that were written before the next record. */
  #rowStart = 0;

  /**
   * @param json the JSON array of each column
   * @param isFirst whether no record stands before these: then no separator does
   */
  constructor(
    columns: readonly Column[],
    json: readonly Buffer[],
    form: RowForm,
    { from, to, isFirst }: { from: number; to: number; isFirst: boolean },
  ) {
    this.#row = from;
    this.#to = to;
    this.#first = isFirst ? from : -1;
    this.#separator = form.separator;
    this.#end = form.end;
    this.#cells = columns.map(({ type }, at) => ({
      before: form.before[at]!,
      json: json[at]!,
      form: form.valueForm(type),
      at: skipTo(json[at]!, 1, 0, from),
    }));
  }

  get place(): RowPlace {
    return { row: this.#row, bytes: this.#written - this.#rowStart };
  }

  /** The next piece; undefined when all is written. */
  next(): Buffer | undefined {
    const out = Buffer.allocUnsafeSlow(PIECE_BYTES);
    const length = this.#fill(out);
    this.#written += length;
    if (length === 0) return undefined;
    // A short last piece does not keep the whole memory.
    return length < PIECE_BYTES / 2 ? Buffer.from(out.subarray(0, length)) : out.subarray(0, length);
  }

  /** Fills a piece from its beginning. @returns its bytes */
  #fill(out: Buffer): number {
    const cells = this.#cells;
    const [end, separator] = [this.#end, this.#separator];
    let at = this.#copyRest(out, 0);
    if (this.#rest !== undefined) return at;
    while (this.#row < this.#to) {
      for (; this.#column < cells.length; this.#column++) {
        const cell = cells[this.#column]!;
        if (at + separator.length + cell.before.length + ROOM > out.length) return at;
        if (this.#column === 0 && this.#row !== this.#first) at = copy(separator, out, at);
        at = copy(cell.before, out, at);
        const behind = writeShort(cell, out, at);
        if (behind >= 0) at = behind;
        else {
          this.#rest = longValue(cell);
          at = this.#copyRest(out, at);
          if (this.#rest !== undefined) {
            this.#column++;
            return at;
          }
        }
      }
      if (at + end.length > out.length) return at;
      at = copy(end, out, at);
      this.#column = 0;
      this.#row++;
      this.#rowStart = this.#written + at;
    }
    return at;
  }

  #copyRest(out: Buffer, at: number): number {
    const rest = this.#rest;
    if (rest === undefined) return at;
    const copied = rest.copy(out, at);
    this.#rest = copied < rest.length ? rest.subarray(copied) : undefined;
    return at + copied;
  }
}

function copy(bytes: Buffer, out: Buffer, at: number): number {
  for (let from = 0; from < bytes.length; from++) out[at++] = bytes[from]!;
  return at;
}

/** Writes the next value of a column, where it is short and copied as it is. @returns the position behind it, or -1, having moved nothing */
function writeShort(cell: Cell, out: Buffer, at: number): number {
  const { json, form } = cell;
  let from = cell.at;
  if (json[from] === QUOTE) {
    return form.text === undefined ? writeString(cell, out, at) : writePlain(cell, form.text, out, at);
  }
  if (json[from] === LETTER_N) {
    cell.at = from + 'null,'.length;
    return copy(form.null, out, at);
  }
  for (let byte = json[from]!; byte !== COMMA && byte !== BRACKET; byte = json[++from]!) out[at++] = byte;
  cell.at = from + 1;
  return at;
}

const LETTER_N = 0x6e;

/** A string as JSON has it, with or without its quotes. */
function writeString(cell: Cell, out: Buffer, start: number): number {
  const { json, form } = cell;
  let at = start;
  let from = cell.at + 1;
  if (form.quotes) out[at++] = QUOTE;
  for (const last = from + SHORT; from < last; ) {
    const byte = json[from++]!;
    if (byte === QUOTE) {
      if (form.quotes) out[at++] = QUOTE;
      cell.at = from + 1;
      return at;
    }
    out[at++] = byte;
    if (byte === BACKSLASH) out[at++] = json[from++]!;
  }
  return -1;
}

/** A string of plain bytes, without its quotes. */
function writePlain(cell: Cell, { plain, plainFirst }: TextForm, out: Buffer, start: number): number {
  const { json } = cell;
  let at = start;
  let from = cell.at + 1;
  if (plainFirst[json[from]!] === 0) return -1;
  for (const last = from + SHORT; from < last; ) {
    const byte = json[from++]!;
    if (byte === QUOTE) {
      cell.at = from + 1;
      return at;
    }
    if (plain[byte] === 0) return -1;
    out[at++] = byte;
  }
  return -1;
}

/** The next value of a column, a string, in memory of its own or its column's. */
function longValue(cell: Cell): Buffer {
  const { json, form, at } = cell;
  const end = stringEnd(json, at);
  cell.at = end + 1;
  if (form.text !== undefined) return Buffer.from(form.text.write(json.toString('utf8', at, end)));
  return form.quotes ? json.subarray(at, end) : json.subarray(at + 1, end - 1);
}
