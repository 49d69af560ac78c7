import type { Database } from '../database/connection.ts';
import { CsvWriter } from '../records/csv-writer.ts';
import { csvForm, jsonForm, ndjsonForm, type RowForm } from '../records/row-form.ts';
import { blockRows } from './block-rows.ts';
import { rangesOfRecords } from './blocks.ts';
import type { Dataset } from './dataset.ts';
import type { Reader } from './opened-block.ts';
import { PieceOfText } from './piece-of-text.ts';

/** The formats in which a page of records can be sent. */
export type PageFormat = 'json' | 'csv' | 'ndjson';

/**
 * A page: the records `start` to `end` of a complete dataset (from 1, both included). It is empty if `end` is
 * smaller.
 */
export interface Page {
  readonly dataset: Dataset;
  readonly start: number;
  readonly end: number;
}

/**
 * A text in pieces, in order. The generator returns the last piece. A piece is valid until the next one is
 * asked for.
 */
export type Pieces = AsyncGenerator<Buffer, Buffer, void>;

/**
 * Yields a page of records as text, in pieces: JSON with the page's position in the dataset, CSV with a
 * header row, or one object per line. Only one stored block is in memory at a time.
 */
export async function* pageText(database: Database, format: PageFormat, page: Page, reader: Reader): Pieces {
  const { form, tail } = partsOf(format, page);
  const ranges = page.start > page.end ? [] : await rangesOfRecords(database, page);
  if (ranges.length === 0) return Buffer.concat([form.head, tail]);
  const piece = new PieceOfText(reader.memory);
  const rows = { columns: page.dataset.columns, form };
  for (const range of ranges) yield* blockRows(database, range, rows, reader, piece);
  if (!piece.hasRoomFor(tail)) yield* piece.send();
  return piece.end(tail);
}

/** How the records are written, including the text before and after all of them. */
function partsOf(
  format: PageFormat,
  { dataset: { columns, recordCount }, start, end }: Page,
): { form: RowForm; tail: Buffer } {
  const parts = (form: RowForm, head: string, tail: string) => ({
    form: { ...form, head: Buffer.from(head) },
    tail: Buffer.from(tail),
  });
  switch (format) {
    case 'csv': {
      const writer = new CsvWriter(columns);
      return parts(csvForm(columns, writer), writer.header(), '');
    }
    case 'ndjson':
      return parts(ndjsonForm(columns), '', '');
    case 'json': {
      const count = Math.max(0, end - start + 1);
      const head = `{"start":${start},"count":${count},"recordCount":${recordCount},"records":[`;
      return parts(jsonForm(columns), head, ']}');
    }
  }
}
