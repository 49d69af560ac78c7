import { itemAt, present } from '../present.ts';
import { Cell, SHORT_ROOM } from './cell.ts';
import type { Column } from './column.ts';
import type { RowForm } from './row-form.ts';

/** How far a writer has got: complete records, and bytes of the next record that are written already. */
export interface RowPlace {
  readonly row: number;
  readonly bytes: number;
}

/** The text before the value of a column, as words. Only its first `length` bytes count. */
interface Before {
  readonly words: Int32Array;
  readonly length: number;
}

/**
 * Writes records of a block as text, piece by piece into buffers of any size, however large the records are.
 * Values are copied as bytes from the JSON of their columns. Only strings in CSV that cannot be copied
 * unchanged are parsed.
 */
export class RowWriter {
  readonly #cells: readonly Cell[];
  readonly #before: readonly Before[];
  readonly #end: Buffer;
  readonly #separator: Buffer;
  readonly #first: number;
  readonly #to: number;
  #row: number;
  #column = 0;
  /** The unwritten rest of the head or of a long value. */
  #rest: Buffer | undefined;
  #written = 0;
  /** How many bytes had been written before the current record. */
  #rowStart = 0;

  /**
   * @param json the JSON array of each column
   * @param isFirst whether these are the first records of the output: the head comes before them, and no
   * separator
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
    this.#rest = isFirst ? form.head : undefined;
    this.#separator = form.separator;
    this.#end = form.end;
    this.#before = form.before.map(beforeOf);
    this.#cells = columns.map(({ type }, at) => new Cell(itemAt(json, at), form.valueForm(type), from));
  }

  get place(): RowPlace {
    return { row: this.#row, bytes: this.#written - this.#rowStart };
  }

  /** Whether everything has been written. */
  get isDone(): boolean {
    return this.#row === this.#to && this.#rest === undefined;
  }

  /** Writes as much as fits into `out` from `start` on. @returns the position after it */
  write(out: Buffer, start: number): number {
    const view = new DataView(out.buffer, out.byteOffset, out.length);
    const at = this.#fill(out, view, start);
    this.#written += at - start;
    return at;
  }

  #fill(out: Buffer, view: DataView, start: number): number {
    const cells = this.#cells;
    const [end, separator] = [this.#end, this.#separator];
    let at = this.#copyRest(out, start);
    if (this.#rest !== undefined) return at;
    while (this.#row < this.#to) {
      for (; this.#column < cells.length; this.#column++) {
        const { words, length } = present(this.#before[this.#column], 'the text before a value');
        if (at + separator.length + length + SHORT_ROOM > out.length) return at;
        if (this.#column === 0 && this.#row !== this.#first) at = copy(separator, view, at);
        for (let word = 0; word < words.length; word++) view.setInt32(at + 4 * word, words[word]!, true);
        at += length;
        const cell = present(cells[this.#column], 'a cell of the row');
        const behind = cell.writeShort(view, at);
        if (behind >= 0) {
          at = behind;
          continue;
        }
        this.#rest = cell.long();
        at = this.#copyRest(out, at);
        if (this.#rest === undefined) continue;
        this.#column++;
        return at;
      }
      if (at + end.length > out.length) return at;
      at = copy(end, view, at);
      this.#column = 0;
      this.#row++;
      this.#rowStart = this.#written + at - start;
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

function copy(bytes: Buffer, out: DataView, at: number): number {
  for (let from = 0; from < bytes.length; from++) out.setUint8(at++, bytes[from]!);
  return at;
}

function beforeOf(bytes: Buffer): Before {
  const padded = Buffer.alloc(Math.ceil(bytes.length / 4) * 4);
  bytes.copy(padded);
  const words = Int32Array.from({ length: padded.length / 4 }, (_, word) => padded.readInt32LE(4 * word));
  return { words, length: bytes.length };
}
