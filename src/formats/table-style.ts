import { itemAt } from '../present.ts';
import type { Column } from '../records/column.ts';
import type { CellKind } from './table-reader.ts';

/** The formats that tables can be written in, by their names in `--format`. */
export const FORMATS = ['csv', 'tsv', 'xlsx', 'parquet', 'ndjson', 'json'] as const;

export type Format = (typeof FORMATS)[number];

/** How a table is written. Plain data, so that it can be sent to the threads that encode rows. */
export interface TableStyle {
  readonly format: Format;
  /** The heading of each column, in order. Default: the columns' names. */
  readonly headings?: readonly string[];
  /**
   * The type that a text column's cells get in a format that gives types to cells. Other text columns stay
   * text.
   */
  readonly kinds?: ReadonlyMap<string, CellKind>;
}

/**
 * The member names of columns, for formats whose records have named members: their headings, or their names
 * if two columns share a heading.
 */
export function memberNames(columns: readonly Column[], { headings }: TableStyle): string[] {
  const called = columns.map(({ name }, at) => headings?.[at] || name);
  const names = called.map((heading, at) =>
    called.indexOf(heading) === called.lastIndexOf(heading) ? heading : itemAt(columns, at).name,
  );
  return new Set(names).size === names.length ? names : columns.map(({ name }) => name);
}

const ENDINGS: Readonly<Record<string, Format>> = {
  csv: 'csv',
  txt: 'csv',
  tsv: 'tsv',
  tab: 'tsv',
  xlsx: 'xlsx',
  parquet: 'parquet',
  ndjson: 'ndjson',
  jsonl: 'ndjson',
  json: 'json',
};

/** The format that a file name stands for, ignoring `.gz` or `.zst`. Undefined if the ending is unknown. */
export function formatOfName(path: string): Format | undefined {
  const [, ending = ''] = /\.([a-z]+)(?:\.(?:gz|zst))?$/i.exec(path) ?? [];
  return ENDINGS[ending.toLowerCase()];
}
