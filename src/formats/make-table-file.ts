import type { Column } from '../records/column.ts';
import { ParquetFile } from './parquet/parquet-file.ts';
import { csvWriter, type EncodedRows } from './row-encoder.ts';
import type { ByteTarget, TableFile } from './table-file.ts';
import type { TableStyle } from './table-style.ts';
import { XlsxFile } from './xlsx/xlsx-file.ts';

/** Makes the table that writes to a target in a style. */
export function makeTableFile(target: ByteTarget, style: TableStyle): TableFile {
  switch (style.format) {
    case 'csv':
    case 'tsv':
      return new TextTable(target, (columns) => csvWriter(columns, style).header(style.headings));
    case 'ndjson':
      return new TextTable(target, () => '');
    case 'json':
      return new JsonArray(target);
    case 'xlsx':
      return new XlsxFile(target, style);
    case 'parquet':
      return new ParquetFile(target, style);
  }
}

class TextTable implements TableFile {
  readonly #target: ByteTarget;
  readonly #header: (columns: readonly Column[]) => string;

  constructor(target: ByteTarget, header: (columns: readonly Column[]) => string) {
    this.#target = target;
    this.#header = header;
  }

  async begin(columns: readonly Column[]): Promise<void> {
    await this.#target.write(this.#header(columns));
  }

  async write(rows: EncodedRows): Promise<void> {
    await this.#target.write(rows);
  }

  async finish(): Promise<void> {}
}

/** Each row comes with a comma before it, which is removed from the first row. */
class JsonArray implements TableFile {
  readonly #target: ByteTarget;
  #isEmpty = true;

  constructor(target: ByteTarget) {
    this.#target = target;
  }

  async begin(): Promise<void> {
    await this.#target.write('[\n');
  }

  async write(rows: EncodedRows): Promise<void> {
    if (rows.length === 0) return;
    await this.#target.write(this.#isEmpty ? (rows as string).slice(2) : rows);
    this.#isEmpty = false;
  }

  async finish(): Promise<void> {
    await this.#target.write(this.#isEmpty ? ']\n' : '\n]\n');
  }
}
