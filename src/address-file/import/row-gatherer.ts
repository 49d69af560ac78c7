import type { BadRow, Row, RowBatch } from '../rows.ts';

/**
 * What a line of a file yields: a row, several rows, nothing, or a sentence that says why the line is bad.
 */
export type LineResult = Row | readonly Row[] | undefined | string;

/** How many rows, or bad rows, a batch may have. */
const BATCH_ROWS = 1000;

/** Gathers the rows of a file into batches. */
export class RowGatherer {
  readonly file: string;
  #rows: Row[] = [];
  #lines: number[] = [];
  #badRows: BadRow[] = [];

  constructor(file: string) {
    this.file = file;
  }

  get isFull(): boolean {
    return this.#rows.length >= BATCH_ROWS || this.#badRows.length >= BATCH_ROWS;
  }

  get isEmpty(): boolean {
    return this.#rows.length === 0 && this.#badRows.length === 0;
  }

  add(line: number, result: LineResult): void {
    if (result === undefined) return;
    if (typeof result === 'string') {
      this.#badRows.push({ file: this.file, line, reason: result });
    } else if ('kind' in result) {
      this.#rows.push(result);
      this.#lines.push(line);
    } else {
      for (const row of result) {
        this.#rows.push(row);
        this.#lines.push(line);
      }
    }
  }

  /** Returns the batch so far and starts an empty one. */
  finish(bytesRead: number): RowBatch {
    const batch = {
      file: this.file,
      rows: this.#rows,
      lines: this.#lines,
      badRows: this.#badRows,
      bytesRead,
    };
    this.#rows = [];
    this.#lines = [];
    this.#badRows = [];
    return batch;
  }
}
