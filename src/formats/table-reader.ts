import type { CsvBatch } from '../records/csv-batch.ts';
import type { Header } from '../records/header.ts';

/** Some rows of a table: those that are records and those that are not. */
export type RecordBatch = Omit<CsvBatch, 'next'>;

/**
 * What the cells of a column are in a format that has types for cells and not for columns (XLSX, JSON). Such a column is
 * text here: a value that is no date in a column of dates is a record all the same. Written to such a format again, its
 * values become what they were.
 */
export type CellKind = 'number' | 'date' | 'boolean' | 'json';

/** A table being read, of whatever format: its columns, and once its rows in batches of at most 1,000. */
export interface TableReader extends AsyncIterable<RecordBatch> {
  readonly layout: { readonly header: Header };
  /** Column → what its cells are, where they have types of their own. */
  readonly kinds?: ReadonlyMap<string, CellKind>;
  /** What a person should know of how the file is read: the end of a sentence whose subject is the file. */
  readonly note?: string | undefined;
  /** Gives up the rest. Only needed if the rows are not read to the end. */
  close(): Promise<void>;
}
