import { deserialize, serialize } from 'node:v8';
import type { SchemaElement } from 'hyparquet';
import { itemAt } from '../../present.ts';
import { Block } from '../../records/block.ts';
import type { Column, Value } from '../../records/column.ts';
import { memberNames, type TableStyle } from '../table-style.ts';
import { type ColumnForm, onlyFormOf } from './column-form.ts';
import { type ColumnPage, columnPage } from './column-page.ts';
import { TextPages } from './text-page.ts';

/** The records of a block on their way into a Parquet file. */
export interface ParquetRows {
  readonly recordCount: number;
  /** The pages of the columns whose form is known without the other blocks. */
  readonly pages: readonly ColumnPage[];
  /** The other columns, packed as a block. */
  readonly rest: Uint8Array;
}

/** The columns of a table, in two groups: those with one form whatever their values are, and the rest. */
export interface ParquetColumns {
  readonly names: readonly string[];
  readonly known: readonly { readonly at: number; readonly form: ColumnForm }[];
  readonly rest: readonly number[];
}

export function parquetColumns(columns: readonly Column[], style: TableStyle): ParquetColumns {
  const forms = columns.map(({ type }) => onlyFormOf(type));
  return {
    names: memberNames(columns, style),
    known: forms.flatMap((form, at) => (form === undefined ? [] : [{ at, form }])),
    rest: forms.flatMap((form, at) => (form === undefined ? [at] : [])),
  };
}

/**
 * Encodes blocks for a {@link ParquetFile}. Most of the work of writing the file is done here, where several
 * threads can do it: the file only puts the pages one after another.
 */
export function parquetRows(columns: readonly Column[], style: TableStyle): (block: Block) => Uint8Array {
  const { names, known, rest } = parquetColumns(columns, style);
  const texts = new TextPages();
  return (block) => {
    if (block.recordCount === 0) return new Uint8Array();
    const pages = known.map(({ at, form }) =>
      form.isText
        ? texts.page(itemAt(names, at), block.values(at))
        : columnPage(
            elementOf(form, itemAt(names, at)),
            block.values(at).map((value) => (value === null ? null : form.convert(value))),
          ),
    );
    const rows: ParquetRows = { recordCount: block.recordCount, pages, rest: block.arrange(rest).pack() };
    return serialize(rows);
  };
}

/** Reads the rows that {@link parquetRows} encoded. */
export function readParquetRows(bytes: Uint8Array): ParquetRows {
  return deserialize(bytes) as ParquetRows;
}

/** The values of a column of {@link ParquetRows.rest}. */
export function restValues({ rest }: ParquetRows): (at: number) => readonly Value[] {
  const block = Block.unpack(Buffer.from(rest.buffer, rest.byteOffset, rest.length));
  return (at) => block.values(at);
}

export function elementOf({ element }: ColumnForm, name: string): SchemaElement {
  return { ...element, name };
}
