import type { Block } from '../records/block.ts';
import type { Column } from '../records/column.ts';
import { CsvWriter } from '../records/csv-writer.ts';
import { jsonRows } from './json/json-rows.ts';
import { parquetRows } from './parquet/parquet-rows.ts';
import type { TableStyle } from './table-style.ts';
import { xlsxRows } from './xlsx/xlsx-rows.ts';

/** Encoded rows of a table: text or bytes, as the file needs them. Empty text if there are no rows. */
export type EncodedRows = string | Uint8Array;

/** Encodes records as rows. It may run on another thread than the {@link TableFile} that takes the rows. */
export type RowEncoder = (block: Block) => EncodedRows;

/** Makes the encoder of a table. Every block given to it must have these columns in this order. */
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
      return parquetRows(columns, style);
  }
}

/** Makes the writer of a CSV or TSV table. */
export function csvWriter(columns: readonly Column[], { format }: TableStyle): CsvWriter {
  return new CsvWriter(columns, { delimiter: format === 'tsv' ? '\t' : ',' });
}
