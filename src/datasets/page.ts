import { CsvWriter } from '../records/csv-writer.ts';
import { jsonRows, ndjsonRows } from '../records/json-rows.ts';
import type { StoredBlock } from './blocks.ts';
import type { Dataset } from './dataset.ts';

/** The forms in which a page of records is sent. */
export type PageFormat = 'json' | 'csv' | 'ndjson';

/** A page: the records `start` to `end` (from 1, both included) of a dataset, and the blocks that hold them. */
export interface Page {
  readonly dataset: Dataset;
  readonly start: number;
  readonly end: number;
  readonly blocks: readonly StoredBlock[];
}

/** A page of records as text: JSON with its place in the dataset, CSV with a header row, or one object a line. */
export function writePage(format: PageFormat, { dataset, start, end, blocks }: Page): string {
  const pieces = blocks.map(({ block, firstRecord, recordCount }) => ({
    block,
    from: Math.max(0, start - firstRecord),
    to: Math.min(recordCount, end - firstRecord + 1),
  }));
  const { columns, recordCount } = dataset;
  switch (format) {
    case 'csv': {
      const writer = new CsvWriter(columns);
      return writer.header() + pieces.map(({ block, from, to }) => writer.rows(block, from, to)).join('');
    }
    case 'ndjson':
      return pieces.map(({ block, from, to }) => ndjsonRows(block, columns, from, to)).join('');
    case 'json': {
      const records = pieces.map(({ block, from, to }) => jsonRows(block, columns, from, to)).join(',');
      const count = Math.max(0, end - start + 1);
      return `{"start":${start},"count":${count},"recordCount":${recordCount},"records":[${records}]}`;
    }
  }
}
