import { formatOfBytes, TELLING_BYTES } from '../formats/format-of-bytes.ts';
import type { TablePlace } from '../formats/table-options.ts';
import type { CellKind } from '../formats/table-reader.ts';
import { type LookedAt, lookAt } from '../planning/look.ts';
import { itemAt } from '../present.ts';
import type { Column, Value } from '../records/column.ts';
import { CsvReader } from '../records/csv-reader.ts';
import type { StoredTable } from './stored-table.ts';

/** How many records are tried. */
export const TRIED_RECORDS = 200;

/** The most columns that a trial can have: those of a CSV file. */
export const COLUMNS_OF_TRIAL = 1000;

/** The most characters of the records that are tried. If records are large, fewer of them are tried. */
const TRIED_CHARACTERS = 2_000_000;

/** How the file is read, in words for people. */
export interface Reading {
  readonly format: 'csv' | 'xlsx' | 'parquet' | 'json' | 'ndjson';
  /** Only for CSV. */
  readonly encoding?: string;
  /** Only for CSV. */
  readonly delimiter?: string;
  readonly sheet: string | null;
  readonly rowsAbove: number;
  readonly isHeaderless: boolean;
  /** A remark of the reader, as the end of a sentence whose subject is the file. */
  readonly note: string | null;
}

/** The first records of a file, and what they contain. */
export interface Sample {
  readonly looked: LookedAt;
  readonly reading: Reading;
  readonly columns: readonly Column[];
  readonly labels: readonly string[];
  readonly kinds: ReadonlyMap<string, CellKind> | undefined;
  /** The values of each record. */
  readonly rows: readonly (readonly Value[])[];
  /** The line of each record in the file. */
  readonly lines: readonly number[];
  /** How many rows before the last one could not be read. */
  readonly rejected: number;
}

/** Reads the sample of a file. @throws CsvUnreadable, TableUnreadable if the file is not a table */
export async function readSample(table: StoredTable, told: TablePlace, now: Date): Promise<Sample> {
  const format = formatOfBytes((await table.head()).subarray(0, TELLING_BYTES));
  const looked = await lookAt(table, told, now);
  const reader = await table.open(looked.place);
  const { columns, labels } = reader.layout.header;
  const rows: Value[][] = [];
  const lines: number[] = [];
  let rejected = 0;
  let room = TRIED_CHARACTERS;
  for await (const batch of reader) {
    rejected += batch.rejects.length;
    const values = columns.map((_, at) => batch.block.values(at));
    for (let row = 0; row < batch.block.recordCount && rows.length < TRIED_RECORDS && room > 0; row++) {
      const record = values.map((column) => column[row] ?? null);
      for (const value of record) room -= typeof value === 'string' ? value.length : 8;
      rows.push(record);
      lines.push(itemAt(batch.lines, row));
    }
    if (rows.length >= TRIED_RECORDS || room <= 0) break;
  }
  const dialect = reader instanceof CsvReader ? reader.layout.dialect : undefined;
  return {
    looked,
    reading: {
      format,
      ...(dialect !== undefined && { encoding: dialect.encoding, delimiter: dialect.delimiter }),
      sheet: looked.place.sheet ?? null,
      rowsAbove: looked.place.rowsAbove ?? 0,
      isHeaderless: looked.place.isHeaderless === true,
      note: reader.note ?? null,
    },
    columns,
    labels,
    kinds: reader.kinds,
    rows,
    lines,
    rejected,
  };
}
