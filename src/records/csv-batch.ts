import { Block, RECORDS_PER_BLOCK } from './block.ts';
import type { Column, Value } from './column.ts';
import type { RowPosition } from './csv-rows.ts';
import { parseText, textMistake } from './value.ts';

/** Where the next row of data begins. With the file's {@link CsvLayout} it is all that reading on takes. */
export interface CsvPosition extends RowPosition {
  /** The number of the next row of data, from 1. */
  readonly recordNumber: number;
}

/** A row of data that is no record. */
export interface CsvReject {
  /** The number of the row's first line in the file, from 1. */
  readonly line: number;
  /** The number of the row among all rows of data, from 1. */
  readonly recordNumber: number;
  /** The column whose value is at fault, where it is one column's. */
  readonly column?: string;
  /** The end of a sentence whose subject is the column or, without one, the row. */
  readonly reason: string;
  /** The row as it stands in the file, at most 65,536 characters of it. */
  readonly raw: string;
}

/** Some rows of a file: those that are records and those that are not. */
export interface CsvBatch {
  /** The records, at most 1,000. There may be none. */
  readonly block: Block;
  /** The number of each record's first line in the file. */
  readonly lines: readonly number[];
  /** The other rows, at most 1,000, by line. */
  readonly rejects: readonly CsvReject[];
  /** Where the next batch begins. */
  readonly next: CsvPosition;
}

/** A batch ends when it has taken so many bytes, so that long rows make short blocks. */
export const BATCH_BYTES = 8 * 1024 * 1024;

/** Gathers rows into a batch. */
export class BatchBuilder {
  readonly #columns: readonly Column[];
  readonly #typed: readonly number[];
  readonly #values: Value[][];
  readonly #lines: number[] = [];
  readonly #rejects: CsvReject[] = [];
  #bytes = 0;

  constructor(columns: readonly Column[]) {
    this.#columns = columns;
    this.#typed = [...columns.keys()].filter((at) => columns[at]!.type !== 'text');
    this.#values = columns.map(() => []);
  }

  get isFull(): boolean {
    return (
      this.#lines.length >= RECORDS_PER_BLOCK ||
      this.#rejects.length >= RECORDS_PER_BLOCK ||
      this.#bytes >= BATCH_BYTES
    );
  }

  get isEmpty(): boolean {
    return this.#lines.length === 0 && this.#rejects.length === 0;
  }

  /** Adds a row as a record, or says why it is none. */
  add(
    fields: readonly string[],
    line: number,
    bytes: number,
  ): Pick<CsvReject, 'column' | 'reason'> | undefined {
    const columns = this.#columns;
    const row: Value[] = this.#typed.length === 0 ? (fields as Value[]) : [...fields];
    for (const at of this.#typed) {
      const { name, type } = columns[at]!;
      const value = parseText[type](fields[at]!);
      if (value === undefined) return { column: name, reason: textMistake(type, fields[at]!) };
      row[at] = value;
    }
    for (let at = 0; at < row.length; at++) {
      const value = row[at]!;
      this.#values[at]!.push(value === '' ? null : value);
    }
    this.#lines.push(line);
    this.#bytes += bytes;
    return undefined;
  }

  reject(reject: CsvReject, bytes: number): void {
    this.#rejects.push(reject);
    this.#bytes += bytes;
  }

  finish(next: CsvPosition): CsvBatch {
    const block = Block.of(this.#lines.length, this.#values);
    return { block, lines: this.#lines, rejects: this.#rejects, next };
  }
}
