import { rowsAboveCsvHeader } from '../../formats/find-csv-header.ts';
import { formatOfBytes, TELLING_BYTES } from '../../formats/format-of-bytes.ts';
import { peek } from '../../formats/peek.ts';
import type { RecognisedColumn, SeenColumn } from '../../recognition/column-kind.ts';
import { isHeader } from '../../recognition/has-header.ts';
import { recogniseColumns } from '../../recognition/recognise.ts';
import { anyColumns, openInput, type TablePlace } from '../files/input.ts';
import { openBytes } from '../files/input-bytes.ts';

/** How many records are examined. */
const SAMPLED_RECORDS = 1000;

/** The result of examining a file before it is cleansed. */
export interface LookedAt {
  readonly columns: readonly RecognisedColumn[];
  /** The heading of each column, by column name. */
  readonly labels: ReadonlyMap<string, string>;
  /** Where the table is in the file. */
  readonly place: TablePlace;
  /** Whether all records were examined. */
  readonly isWhole: boolean;
}

/** Examines the first records of a file: where its table begins and what its columns contain. */
export async function lookAtFile(path: string, sheet: string | undefined, now: Date): Promise<LookedAt> {
  const year = now.getUTCFullYear();
  const place: TablePlace = { sheet, rowsAbove: await rowsAbove(path) };
  const first = await sample(path, place);
  const hasHeader = isHeader(first.headings, year);
  const found = hasHeader ? place : { ...place, isHeaderless: true };
  const { columns, isWhole } = hasHeader ? first : await sample(path, found);
  return {
    columns: recogniseColumns(columns, hasHeader, year),
    labels: new Map(columns.map(({ name, heading }) => [name, hasHeader ? heading : name])),
    place: found,
    isWhole,
  };
}

async function rowsAbove(path: string): Promise<number> {
  const { stream } = await openBytes(path);
  const { head, rest } = await peek(stream, 4 * TELLING_BYTES);
  await rest.return(undefined);
  return formatOfBytes(head.subarray(0, TELLING_BYTES)) === 'csv' ? rowsAboveCsvHeader(head) : 0;
}

async function sample(path: string, place: TablePlace) {
  const { reader } = await openInput(anyColumns(path), path, { isQuiet: true }, place);
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
    ({ name }, at): SeenColumn => ({ name, heading: labels[at]!, values: values[at]! }),
  );
  return { columns: seen, headings: labels, isWhole };
}
