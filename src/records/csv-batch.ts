import { present } from '../present.ts';
import { Block } from './block.ts';
import { RECORDS_PER_BLOCK } from './block-size.ts';
import type { Column, Value } from './column.ts';
import type { RowPosition } from './csv-rows.ts';
import { parseText, textMistake } from './value.ts';

/**
 * Where the next row of data begins. Together with the file's {@link CsvLayout} it is enough to resume
 * reading.
 */
export interface CsvPosition extends RowPosition {
  /** The number of the next row of data, counted from 1. */
  readonly recordNumber: number;
}

/** A row of data that is not a valid record. */
export interface CsvReject {
  /** The line in the file on which the row begins, counted from 1. */
  readonly line: number;
  /** The number of the row among all rows of data, counted from 1. */
  readonly recordNumber: number;
  /** The column with the wrong value. Missing if the fault concerns the whole row. */
  readonly column?: string;
  /** What is wrong, as the end of a sentence. The subject is the column or, without a column, the row. */
  readonly reason: string;
  /** The row as it is in the file, cut to 65,536 characters. */
  readonly raw: string;
}

/** Some rows of a file: valid records and rejected rows. */
export interface CsvBatch {
  /** The records, at most 1,000 and possibly none. */
  readonly block: Block;
  /** The line in the file on which each record begins. */
  readonly lines: readonly number[];
  /** The rejected rows, at most 1,000, in the order of their lines. */
  readonly rejects: readonly CsvReject[];
  /** Where the next batch begins. */
  readonly next: CsvPosition;
}

/** A batch ends after this many bytes, so that blocks of long rows have fewer records. */
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
    this.#typed = [...columns.entries()].flatMap(([at, { type }]) => (type === 'text' ? [] : [at]));
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

  /** Adds a row as a record. Returns what is wrong if it is not a valid record. */
  add(
    fields: readonly string[],
    line: number,
    bytes: number,
  ): Pick<CsvReject, 'column' | 'reason'> | undefined {
    const columns = this.#columns;
    const row: Value[] = this.#typed.length === 0 ? (fields as Value[]) : [...fields];
    for (const at of this.#typed) {
      const { name, type } = present(columns[at], 'a typed column');
      const field = present(fields[at], 'a field of the row');
      const value = parseText[type](field);
      if (value === undefined) return { column: name, reason: textMistake(type, field) };
      row[at] = value;
    }
    for (let at = 0; at < row.length; at++) {
      const value = row[at] ?? null;
      present(this.#values[at], 'a column of the batch').push(value === '' ? null : value);
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
