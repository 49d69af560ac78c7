import { ByteWriter, ParquetWriter } from 'hyparquet-writer';
import { itemAt, present } from '../../present.ts';
import type { Column, Value } from '../../records/column.ts';
import type { EncodedRows } from '../row-encoder.ts';
import type { ByteTarget, TableFile } from '../table-file.ts';
import type { TableStyle } from '../table-style.ts';
import { TableUnwritable } from '../table-unwritable.ts';
import { type ColumnForm, formOf } from './column-form.ts';
import { type ColumnPage, columnPage, joinPages, schemaOf } from './column-page.ts';
import {
  elementOf,
  type ParquetColumns,
  type ParquetRows,
  parquetColumns,
  readParquetRows,
  restValues,
} from './parquet-rows.ts';

/** How many records a row group has. They are held in memory, encoded, until the group is written. */
const GROUP_ROWS = 50_000;

/**
 * Writes a Parquet file, one row group at a time. The first group decides how dates and decimals are stored.
 */
export class ParquetFile implements TableFile {
  readonly #target: ByteTarget;
  readonly #style: TableStyle;
  readonly #bytes = new ByteWriter();
  #columns: readonly Column[] = [];
  #layout: ParquetColumns = { names: [], known: [], rest: [] };
  #held: ParquetRows[] = [];
  #heldRows = 0;
  /** The form of each column, known from the first group on. */
  #forms: readonly ColumnForm[] = [];
  #writer: ParquetWriter | undefined;

  constructor(target: ByteTarget, style: TableStyle) {
    this.#target = target;
    this.#style = style;
  }

  async begin(columns: readonly Column[]): Promise<void> {
    this.#columns = columns;
    this.#layout = parquetColumns(columns, this.#style);
  }

  async write(rows: EncodedRows): Promise<void> {
    if (rows.length === 0) return;
    const read = readParquetRows(rows as Uint8Array);
    this.#held.push(read);
    this.#heldRows += read.recordCount;
    if (this.#heldRows >= GROUP_ROWS) await this.#writeGroup();
  }

  async finish(): Promise<void> {
    if (this.#writer === undefined || this.#heldRows > 0) await this.#writeGroup();
    await present(this.#writer, 'the writer of the file').finish();
    await this.#flush();
  }

  async #writeGroup(): Promise<void> {
    const { names, known, rest } = this.#layout;
    const values = this.#restOfHeld();
    if (this.#writer === undefined) {
      const forms = new Map(known.map(({ at, form }) => [at, form]));
      this.#forms = this.#columns.map(
        ({ type }, at) => forms.get(at) ?? formOf(type, itemAt(values, rest.indexOf(at))),
      );
      const schema = schemaOf(this.#forms.map((form, at) => elementOf(form, itemAt(names, at))));
      this.#writer = new ParquetWriter({ writer: this.#bytes, schema, createdBy: 'fettle' });
    }
    if (this.#heldRows > 0) this.#putGroup(this.#writer, values);
    this.#held = [];
    this.#heldRows = 0;
    await this.#flush();
  }

  /** Puts the pages of each column one after another and notes where they are. */
  #putGroup(writer: ParquetWriter, values: readonly (readonly Value[])[]): void {
    const { names, known, rest } = this.#layout;
    const start = this.#bytes.offset;
    const pages: (readonly ColumnPage[])[] = this.#columns.map(() => []);
    for (const [place, { at }] of known.entries())
      pages[at] = this.#held.map((rows) => itemAt(rows.pages, place));
    for (const [place, at] of rest.entries()) {
      const element = elementOf(itemAt(this.#forms, at), itemAt(names, at));
      pages[at] = [columnPage(element, this.#converted(at, itemAt(values, place)))];
    }
    let uncompressed = 0n;
    const columns = pages.map((ofColumn) => {
      for (const { meta } of ofColumn) uncompressed += meta.total_uncompressed_size;
      const chunk = joinPages(ofColumn, this.#bytes.offset);
      for (const { bytes } of ofColumn) this.#bytes.appendBytes(bytes);
      return chunk;
    });
    const rows = BigInt(this.#heldRows);
    writer.num_rows += rows;
    writer.row_groups.push({
      columns,
      num_rows: rows,
      total_byte_size: uncompressed,
      total_compressed_size: BigInt(this.#bytes.offset - start),
    });
  }

  /** The values of the columns whose form depends on them. */
  #restOfHeld(): Value[][] {
    const read = this.#held.map((rows) => restValues(rows));
    return this.#layout.rest.map((_, place) => read.flatMap((values) => values(place)));
  }

  #converted(at: number, values: readonly Value[]): unknown[] {
    const { convert, said } = itemAt(this.#forms, at);
    return values.map((value) => {
      if (value === null) return null;
      const converted = convert(value);
      if (converted !== undefined) return converted;
      throw new TableUnwritable(
        `The column \`${this.#layout.names[at]}\` has the value ${JSON.stringify(value)}, but its first records have ${said}. A Parquet column has one type. Write .csv or .ndjson instead.`,
      );
    });
  }

  async #flush(): Promise<void> {
    const bytes = Buffer.from(this.#bytes.getBytes());
    this.#bytes.index = 0;
    if (bytes.length > 0) await this.#target.write(bytes);
  }
}
