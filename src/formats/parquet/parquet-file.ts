import type { SchemaElement } from 'hyparquet';
import { ByteWriter, ParquetWriter } from 'hyparquet-writer';
import { present } from '../../present.ts';
import { Block } from '../../records/block.ts';
import type { Column, Value } from '../../records/column.ts';
import type { EncodedRows } from '../row-encoder.ts';
import type { ByteTarget, TableFile } from '../table-file.ts';
import { memberNames, type TableStyle } from '../table-style.ts';
import { TableUnwritable } from '../table-unwritable.ts';
import { type ColumnForm, formOf } from './column-form.ts';

/** How many records a row group has. They are held in memory until the group is written. */
const GROUP_ROWS = 50_000;

/**
 * Writes a Parquet file, one row group at a time. The first group decides how dates and decimals are stored.
 */
export class ParquetFile implements TableFile {
  readonly #target: ByteTarget;
  readonly #style: TableStyle;
  readonly #bytes = new ByteWriter();
  #columns: readonly Column[] = [];
  #names: readonly string[] = [];
  #values: Value[][] = [];
  #forms: readonly ColumnForm[] = [];
  #writer: ParquetWriter | undefined;

  constructor(target: ByteTarget, style: TableStyle) {
    this.#target = target;
    this.#style = style;
  }

  async begin(columns: readonly Column[]): Promise<void> {
    this.#columns = columns;
    this.#names = memberNames(columns, this.#style);
    this.#values = columns.map(() => []);
  }

  async write(rows: EncodedRows): Promise<void> {
    if (rows.length === 0) return;
    const bytes = rows as Uint8Array;
    const block = Block.unpack(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length));
    for (const [at, values] of this.#values.entries()) values.push(...block.values(at));
    if (this.#values[0]!.length >= GROUP_ROWS) await this.#writeGroup();
  }

  async finish(): Promise<void> {
    if (this.#writer === undefined || this.#values[0]!.length > 0) await this.#writeGroup();
    await present(this.#writer, 'the writer of the file').finish();
    await this.#flush();
  }

  async #writeGroup(): Promise<void> {
    if (this.#writer === undefined) {
      this.#forms = this.#columns.map(({ type }, at) => formOf(type, this.#values[at]!));
      const elements = this.#names.map((name, at): SchemaElement => ({ ...this.#forms[at]!.element, name }));
      const schema: SchemaElement[] = [{ name: 'root', num_children: elements.length }, ...elements];
      this.#writer = new ParquetWriter({ writer: this.#bytes, schema, createdBy: 'fettle' });
    }
    const columnData = this.#names.map((name, at) => ({ name, data: this.#converted(at) }));
    this.#values = this.#columns.map(() => []);
    if (columnData[0]!.data.length > 0)
      await this.#writer.write({ columnData, rowGroupSize: 2 * GROUP_ROWS });
    await this.#flush();
  }

  #converted(at: number): unknown[] {
    const { convert, said } = this.#forms[at]!;
    return this.#values[at]!.map((value) => {
      if (value === null) return null;
      const converted = convert(value);
      if (converted !== undefined) return converted;
      throw new TableUnwritable(
        `The column \`${this.#names[at]}\` has the value ${JSON.stringify(value)}, but its first records have ${said}. A Parquet column has one type. Write .csv or .ndjson instead.`,
      );
    });
  }

  async #flush(): Promise<void> {
    const bytes = Buffer.from(this.#bytes.getBytes());
    this.#bytes.index = 0;
    if (bytes.length > 0) await this.#target.write(bytes);
  }
}
