import { CATALOGUE } from '../../cleansing/catalogue.ts';
import type { RecordFields } from '../../cleansing/deduplication/read-record.ts';
import { RecordReader } from '../../cleansing/deduplication/record-reader.ts';
import { type FrozenReferences, ReferenceShelf } from '../../cleansing/references.ts';
import { Chain } from '../../engine/chain.ts';
import type { Block } from '../../records/block.ts';
import type { Value } from '../../records/column.ts';
import { layOut } from '../../workflow/planned-step.ts';
import type { FoundPair } from './find-pair.ts';
import type { WayToDeduplication } from './planned-deduplication.ts';

/** Two records as the step `deduplication` gets them, numbered 0 and 1. */
export interface ComparedRecords {
  fields(record: 0 | 1): RecordFields;
  /** The compared contents of a record, as one line. */
  text(record: 0 | 1): string;
}

/**
 * Sends two records through the steps before the comparison.
 *
 * @throws Error if a record is rejected or left out
 */
export async function recordsAsCompared(
  { before, inputs }: WayToDeduplication,
  { block }: FoundPair,
  { now, references }: { readonly now: Date; readonly references: FrozenReferences },
): Promise<ComparedRecords> {
  const run = { now, references: new ReferenceShelf().open(references) };
  const { columns, steps } = before;
  const chain = await Chain.prepare({ columns, layout: layOut(columns, steps, CATALOGUE) }, run);
  const { block: left, rejects } = await chain.process(block);
  const [reject] = rejects;
  if (reject !== undefined)
    throw new Error(`Step ${reject.step} rejects one of the two records: ${reject.reason}`);
  if (left.recordCount < 2)
    throw new Error('The records are not compared: an earlier step leaves one of them out.');
  const reader = new RecordReader({
    input: (need) => valuesAt(left, inputs.get(need)),
  });
  return {
    fields: (record) => reader.fields(record),
    text: (record) => reader.values(record).filter(Boolean).join(', '),
  };
}

/** The values of a column; none if the step's need has no column. */
export function valuesAt(block: Block, column: number | undefined): readonly Value[] {
  return column === undefined ? [] : block.values(column);
}
