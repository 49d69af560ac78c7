import type { ColumnType } from '../records/column.ts';
import { openCsv } from '../records/csv-reader.ts';
import { requireColumns } from '../records/header.ts';
import { formatOfBytes, TELLING_BYTES } from './format-of-bytes.ts';
import { openJson } from './json/json-reader.ts';
import { peek } from './peek.ts';
import type { TableReader } from './table-reader.ts';

/** The bytes of a file, unpacked. */
export interface TableBytes {
  readonly stream: AsyncGenerator<Uint8Array>;
}

export interface TableOptions {
  /** The types of columns, by name. All others have the type of the file, or are text. */
  readonly types: Readonly<Record<string, ColumnType>>;
  /** The columns that must be there. Default: those with a type given. */
  readonly required?: readonly string[];
  /** What columns are called instead, by the name or the label that they have in the file. */
  readonly names: ReadonlyMap<string, string>;
}

/**
 * Opens a table in any format that is read. The format is told by the first bytes, not by a name.
 *
 * @throws TableUnreadable, CsvUnreadable where the file is no table
 * @throws MissingColumns where it lacks a required column
 */
export async function openTable(bytes: TableBytes, options: TableOptions): Promise<TableReader> {
  const { head, rest } = await peek(bytes.stream, TELLING_BYTES);
  const format = formatOfBytes(head);
  if (format !== 'json' && format !== 'ndjson') return openCsv(rest, options);
  const reader = await openJson(rest, format, options);
  try {
    requireColumns(reader.layout.header, options.required ?? Object.keys(options.types));
    return reader;
  } catch (error) {
    await reader.close();
    throw error;
  }
}
