import type { Block } from '../records/block.ts';
import type { Column } from '../records/column.ts';
import { CsvWriter } from '../records/csv-writer.ts';
import { jsonRows } from './json/json-rows.ts';
import type { TableStyle } from './table-style.ts';
import { xlsxRows } from './xlsx/xlsx-rows.ts';

/** Some rows of a table as its file takes them: text, or bytes. Empty text for none. */
export type EncodedRows = string | Uint8Array;

/** Makes rows of records. It may run on another thread than the {@link TableFile} that takes them. */
export type RowEncoder = (block: Block) => EncodedRows;

/** The encoder of a table with these columns. A block given to it has these columns in this order. */
export function rowEncoder(columns: readonly Column[], style: TableStyle): RowEncoder {
  switch (style.format) {
    case 'csv':
    case 'tsv': {
      const writer = csvWriter(columns, style);
      return (block) => writer.rows(block);
    }
    case 'ndjson':
      return jsonRows(columns, style, '', '\n');
    case 'json':
      return jsonRows(columns, style, ',\n', '');
    case 'xlsx':
      return xlsxRows(columns, style);
    case 'parquet':
      return (block) => block.pack();
  }
}

/** The writer of a CSV or TSV table. */
export function csvWriter(columns: readonly Column[], { format }: TableStyle): CsvWriter {
  return new CsvWriter(columns, { delimiter: format === 'tsv' ? '\t' : ',' });
}
