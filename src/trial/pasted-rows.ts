import { Readable } from 'node:stream';
import type { Block } from '../records/block.ts';
import type { Column } from '../records/column.ts';
import type { CsvBatch } from '../records/csv-batch.ts';
import { CsvUnreadable, openCsv } from '../records/csv-reader.ts';
import { MissingColumns } from '../records/header.ts';
import { invalidField } from '../refusal.ts';
import type { WorkflowInput } from '../workflow/workflow.ts';

import { TRIED_RECORDS } from './sample.ts';

/** Rows that somebody pasted, as records. */
export interface PastedRows extends Pick<CsvBatch, 'lines' | 'rejects'> {
  readonly columns: readonly Column[];
  readonly block: Block;
  /** The values as texts. */
  readonly rows: readonly (readonly string[])[];
}

/**
 * Reads pasted CSV, with a header, for an input of a workflow.
 *
 * @throws Refusal `invalid-request` that names `text`
 */
export async function readPastedRows(text: string, input: WorkflowInput): Promise<PastedRows> {
  const types = Object.fromEntries(input.columns.map(({ name, type }) => [name, type]));
  try {
    const reader = await openCsv(Readable.from([Buffer.from(text)]), { types });
    const { columns } = reader.layout.header;
    const batches: CsvBatch[] = [];
    for await (const batch of reader) batches.push(batch);
    const [batch] = batches.filter(({ block, rejects }) => block.recordCount + rejects.length > 0);
    const count = batches.reduce((sum, { block, rejects }) => sum + block.recordCount + rejects.length, 0);
    if (count === 0 || batch === undefined) throw invalidField('text', 'has no rows below its header');
    if (count > TRIED_RECORDS)
      throw invalidField('text', `has ${count} rows; a trial takes at most ${TRIED_RECORDS}`);
    const values = columns.map((_, at) => batch.block.values(at));
    return {
      columns,
      block: batch.block,
      lines: batch.lines,
      rejects: batch.rejects,
      rows: batch.lines.map((_, row) => values.map((column) => String(column[row] ?? ''))),
    };
  } catch (error) {
    if (!(error instanceof CsvUnreadable) && !(error instanceof MissingColumns)) throw error;
    throw invalidField('text', `cannot be read: ${error.message.replace(/^The file/, 'it')}`);
  }
}
