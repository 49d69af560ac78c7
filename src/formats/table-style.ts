import type { Column } from '../records/column.ts';
import type { CellKind } from './table-reader.ts';

/** The formats that tables are written in, as `--format` calls them. */
export const FORMATS = ['csv', 'tsv', 'xlsx', 'parquet', 'ndjson', 'json'] as const;

export type Format = (typeof FORMATS)[number];

/** How a table is written. Plain data, which goes to the threads that make the rows. */
export interface TableStyle {
  readonly format: Format;
  /** What stands in the header for each column, by its place. Default: the columns' names. */
  readonly headings?: readonly string[];
  /** Column → what its cells become where the format has types for cells. Other text columns are text. */
  readonly kinds?: ReadonlyMap<string, CellKind>;
}

/** What columns are called in a format whose records have named members: their headings, or their names where two share a heading. */
export function memberNames(columns: readonly Column[], { headings }: TableStyle): string[] {
  const called = columns.map(({ name }, at) => headings?.[at] || name);
  const names = called.map((heading, at) =>
    called.indexOf(heading) === called.lastIndexOf(heading) ? heading : columns[at]!.name,
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

/** The format that a file's name tells, before `.gz` or `.zst`; undefined if it tells none. */
export function formatOfName(path: string): Format | undefined {
  const [, ending = ''] = /\.([a-z]+)(?:\.(?:gz|zst))?$/i.exec(path) ?? [];
  return ENDINGS[ending.toLowerCase()];
}
