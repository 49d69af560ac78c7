import type { CsvBatch } from '../records/csv-batch.ts';
import type { Header } from '../records/header.ts';

/** Some rows of a table: valid records and rejected rows. */
export type RecordBatch = Omit<CsvBatch, 'next'>;

/**
 * The type of a column's cells in a format that gives types to cells, not to columns (XLSX, JSON). Such a
 * column is read as text, so a value that is not a date in a column of dates is still a valid record. When
 * the column is written to such a format again, its values become cells of this type.
 */
export type CellKind = 'number' | 'date' | 'boolean' | 'json';

/**
 * A table being read, in any format. It has columns, and can be iterated once for its rows in batches of at
 * most 1,000.
 */
export interface TableReader extends AsyncIterable<RecordBatch> {
  readonly layout: { readonly header: Header };
  /** The cell types of columns, for columns whose cells have one. */
  readonly kinds?: ReadonlyMap<string, CellKind>;
  /** A remark on how the file is read, as the end of a sentence whose subject is the file. */
  readonly note?: string | undefined;
  /**
   * The share of the table that has been read, from 0 to 1. Only readers of formats that are not read from
   * the first byte to the last have it.
   */
  share?(): number;
  /** Closes the file. Needed only if the rows are not read to the end. */
  close(): Promise<void>;
}
