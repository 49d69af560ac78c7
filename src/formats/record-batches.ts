import { itemAt, present } from '../present.ts';
import { Block } from '../records/block.ts';
import { RECORDS_PER_BLOCK } from '../records/block-size.ts';
import type { Column, ColumnType, Value } from '../records/column.ts';
import { BATCH_BYTES, type CsvReject } from '../records/csv-batch.ts';
import { FIELD_LENGTH, RAW_LENGTH } from '../records/row-limits.ts';
import { parseText, textMistake } from '../records/value.ts';
import type { RecordBatch } from './table-reader.ts';

/**
 * A row as a format gives it: the text of each column, or null if it has no value. `''` is a value, the empty
 * text.
 */
export interface SourceRow {
  readonly cells: readonly (string | null)[];
  /** Where the row is, for people: the line, or the row of the sheet, counted from 1. */
  readonly line: number;
}

/** Gathers rows into batches. Cells of a column with a type are parsed like CSV fields. */
export class RecordBatches {
  readonly #columns: readonly Column[];
  readonly #parsers: readonly ((text: string) => Value | undefined)[];
  /** The values of the row that is being added. */
  readonly #row: Value[] = [];
  #values: Value[][];
  #lines: number[] = [];
  #rejects: CsvReject[] = [];
  #recordNumber = 1;
  #size = 0;

  constructor(columns: readonly Column[]) {
    this.#columns = columns;
    this.#parsers = columns.map(({ type }) => (type === 'text' ? (text: string) => text : parseText[type]));
    this.#values = columns.map(() => []);
  }

  get isFull(): boolean {
    const most = Math.max(this.#lines.length, this.#rejects.length);
    return most >= RECORDS_PER_BLOCK || this.#size >= BATCH_BYTES;
  }

  get isEmpty(): boolean {
    return this.#lines.length === 0 && this.#rejects.length === 0;
  }

  /** Adds a row as a record, or as a reject if a cell does not have its column's type. */
  add({ cells, line }: SourceRow): void {
    const columns = this.#columns;
    const row = this.#row;
    for (let at = 0; at < columns.length; at++) {
      const cell = cells[at] ?? null;
      if (cell === null) {
        row[at] = null;
        continue;
      }
      const value = present(this.#parsers[at], 'the parser of a column')(cell);
      if (value === undefined || cell.length > FIELD_LENGTH) {
        const { name, type } = itemAt(columns, at);
        this.#rejectCell(cells, line, name, type, cell);
        return;
      }
      this.#size += cell.length;
      row[at] = value;
    }
    this.#recordNumber++;
    for (const [at, values] of this.#values.entries()) values.push(row[at] ?? null);
    this.#lines.push(line);
  }

  /**
   * Adds rows that come by column, until the batch is full. Rows that are valid together are added together;
   * otherwise each is added on its own.
   *
   * @param columns the cells of each column, in the form of {@link SourceRow}
   * @param from the index of the first row to add; the rows after it follow
   * @param line the line of the row `from`
   * @returns how many rows were added
   */
  addColumns(columns: readonly (readonly (string | null)[])[], from: number, line: number): number {
    const end = Math.min(itemAt(columns, 0).length, from + RECORDS_PER_BLOCK - this.#lines.length);
    if (this.#addTogether(columns, from, end, line)) return end - from;
    let row = from;
    while (row < end && !this.isFull) {
      this.add({ cells: columns.map((cells) => cells[row] ?? null), line: line + row - from });
      row++;
    }
    return row - from;
  }

  #addTogether(
    columns: readonly (readonly (string | null)[])[],
    from: number,
    end: number,
    line: number,
  ): boolean {
    let size = this.#size;
    const added: Value[][] = [];
    for (const [at, { type }] of this.#columns.entries()) {
      const cells = itemAt(columns, at);
      const parse = type === 'text' ? undefined : itemAt(this.#parsers, at);
      const values: Value[] = [];
      for (let row = from; row < end; row++) {
        const cell = cells[row] ?? null;
        if (cell === null) {
          values.push(null);
          continue;
        }
        const value = parse === undefined ? cell : parse(cell);
        size += cell.length;
        if (value === undefined || cell.length > FIELD_LENGTH || size > BATCH_BYTES) return false;
        values.push(value);
      }
      added.push(values);
    }
    for (const [at, values] of added.entries()) {
      if (this.#lines.length === 0) this.#values[at] = values;
      else {
        const before = itemAt(this.#values, at);
        for (const value of values) before.push(value);
      }
    }
    for (let row = from; row < end; row++) this.#lines.push(line + row - from);
    this.#recordNumber += end - from;
    this.#size = size;
    return true;
  }

  /** Adds a rejected row. @param raw the row as it is in the file */
  reject(line: number, reason: string, raw: string, column?: string): void {
    const recordNumber = this.#recordNumber++;
    const shown = raw.slice(0, RAW_LENGTH);
    this.#size += shown.length;
    this.#rejects.push({ line, recordNumber, ...(column !== undefined && { column }), reason, raw: shown });
  }

  /** Returns the rows gathered so far and starts an empty batch. */
  take(): RecordBatch {
    const batch = {
      block: Block.of(this.#lines.length, this.#values),
      lines: this.#lines,
      rejects: this.#rejects,
    };
    this.#values = this.#columns.map(() => []);
    this.#lines = [];
    this.#rejects = [];
    this.#size = 0;
    return batch;
  }

  #rejectCell(cells: SourceRow['cells'], line: number, column: string, type: ColumnType, cell: string): void {
    const tooLong = `has ${cell.length} characters; at most ${FIELD_LENGTH} are allowed`;
    const record = Object.fromEntries(this.#columns.map(({ name }, at) => [name, cells[at] ?? null]));
    const reason = cell.length > FIELD_LENGTH ? tooLong : textMistake(type, cell);
    this.reject(line, reason, JSON.stringify(record), column);
  }
}
