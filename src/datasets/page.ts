import type { Database } from '../database/connection.ts';
import { CsvWriter } from '../records/csv-writer.ts';
import { csvForm, jsonForm, ndjsonForm } from '../records/row-form.ts';
import { blockRows } from './block-rows.ts';
import { rangesOfRecords } from './blocks.ts';
import type { Dataset } from './dataset.ts';
import type { Reader } from './opened-block.ts';

/** The forms in which a page of records is sent. */
export type PageFormat = 'json' | 'csv' | 'ndjson';

/** A page: the records `start` to `end` (from 1, both included; none where `end` is smaller) of a complete dataset. */
export interface Page {
  readonly dataset: Dataset;
  readonly start: number;
  readonly end: number;
}

/**
 * A page of records as text, in pieces: JSON with its place in the dataset, CSV with a header row, or one object a line. One stored block
 * is in memory at a time.
 */
export async function* pageText(
  database: Database,
  format: PageFormat,
  page: Page,
  reader: Reader,
): AsyncGenerator<Buffer, void, undefined> {
  const { before, form, after } = partsOf(format, page);
  let head = before;
  const ranges = page.start > page.end ? [] : await rangesOfRecords(database, page);
  for (const range of ranges) {
    for await (const piece of blockRows(database, page.dataset.columns, range, form, reader)) {
      yield head === '' ? piece : Buffer.concat([Buffer.from(head), piece]);
      head = '';
    }
  }
  if (head + after !== '') yield Buffer.from(head + after);
}

function partsOf(format: PageFormat, { dataset: { columns, recordCount }, start, end }: Page) {
  switch (format) {
    case 'csv': {
      const writer = new CsvWriter(columns);
      return { before: writer.header(), form: csvForm(columns, writer), after: '' };
    }
    case 'ndjson':
      return { before: '', form: ndjsonForm(columns), after: '' };
    case 'json': {
      const count = Math.max(0, end - start + 1);
      const before = `{"start":${start},"count":${count},"recordCount":${recordCount},"records":[`;
      return { before, form: jsonForm(columns), after: ']}' };
    }
  }
}
