import { rowsAboveCsvHeader } from '../formats/find-csv-header.ts';
import { formatOfBytes, TELLING_BYTES } from '../formats/format-of-bytes.ts';
import type { TablePlace } from '../formats/table-options.ts';
import type { TableReader } from '../formats/table-reader.ts';
import { itemAt } from '../present.ts';
import type { RecognisedColumn, SeenColumn } from '../recognition/column-kind.ts';
import { isHeader } from '../recognition/has-header.ts';
import { recogniseColumns } from '../recognition/recognise.ts';

/** How many records are examined. */
const SAMPLED_RECORDS = 1000;

/** How many bytes of a file are examined to find its header. */
export const HEAD_BYTES = 4 * TELLING_BYTES;

/** A file that can be read several times. */
export interface LookableFile {
  /** Reads its first {@link HEAD_BYTES} bytes, unpacked. */
  head(): Promise<Buffer>;
  /** Opens its table. */
  open(place: TablePlace): Promise<TableReader>;
}

/** The result of examining a file before it is cleansed. */
export interface LookedAt {
  readonly columns: readonly RecognisedColumn[];
  /** The heading of each column, by column name. */
  readonly labels: ReadonlyMap<string, string>;
  /** Where the table is in the file. */
  readonly place: TablePlace;
  /** Whether all records were examined. */
  readonly isWhole: boolean;
  /** The remark of the reader, as the end of a sentence whose subject is the file. */
  readonly note?: string | undefined;
}

/**
 * Examines the first records of a file: where its table begins and what its columns contain.
 *
 * @param told what is known about the place of the table. The rest is found out.
 */
export async function lookAt(file: LookableFile, told: TablePlace, now: Date): Promise<LookedAt> {
  const year = now.getUTCFullYear();
  const place: TablePlace = { ...told, rowsAbove: told.rowsAbove ?? (await rowsAbove(file)) };
  const first = await sample(await file.open(place));
  const hasHeader = told.isHeaderless === undefined ? isHeader(first.headings, year) : !told.isHeaderless;
  const found = hasHeader ? place : { ...place, isHeaderless: true };
  const isSame = hasHeader || told.isHeaderless === true;
  const { columns, isWhole, note } = isSame ? first : await sample(await file.open(found));
  return {
    columns: recogniseColumns(columns, hasHeader, year),
    labels: new Map(columns.map(({ name, heading }) => [name, hasHeader ? heading : name])),
    place: found,
    isWhole,
    note,
  };
}

async function rowsAbove(file: LookableFile): Promise<number> {
  const head = await file.head();
  return formatOfBytes(head.subarray(0, TELLING_BYTES)) === 'csv' ? rowsAboveCsvHeader(head) : 0;
}

async function sample(reader: TableReader) {
  const { columns, labels } = reader.layout.header;
  const values: string[][] = columns.map(() => []);
  let records = 0;
  let isWhole = true;
  for await (const { block } of reader) {
    for (const [at, list] of values.entries()) {
      for (const value of block.values(at)) {
        const text = value === null ? '' : String(value).trim();
        if (text !== '') list.push(text);
      }
    }
    records += block.recordCount;
    if (records >= SAMPLED_RECORDS) {
      isWhole = false;
      break;
    }
  }
  const seen = columns.map(
    ({ name }, at): SeenColumn => ({ name, heading: itemAt(labels, at), values: itemAt(values, at) }),
  );
  return { columns: seen, headings: labels, isWhole, note: reader.note };
}
