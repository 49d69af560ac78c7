import { workerData } from 'node:worker_threads';
import { type FrozenReferences, ReferenceShelf } from '../../cleansing/references.ts';
import { Block } from '../../records/block.ts';
import type { Column, Value } from '../../records/column.ts';
import { type CsvStyle, CsvWriter } from '../../records/csv-writer.ts';
import { Chain } from '../../workflow/chain.ts';
import type { Reject } from '../../workflow/chain-state.ts';
import type { ChainPlan } from '../../workflow/job-plan.ts';
import { outputColumns } from '../../workflow/output-columns.ts';

/** What every thread of a run is given: the fitted chain of one input. */
export interface ThreadSettings {
  readonly plan: ChainPlan;
  readonly now: string;
  readonly references: FrozenReferences;
  /** For each output of the plan how it is written; null where it is not wanted. */
  readonly styles: readonly (CsvStyle | null)[];
}

/** Some records of the input, column by column. */
export interface Batch {
  readonly recordCount: number;
  readonly columns: Value[][];
}

/** What became of them. */
export interface CleansedBatch {
  readonly recordCount: number;
  /** For each output of the plan its rows as CSV. */
  readonly texts: readonly string[];
  readonly rejects: readonly Reject[];
  readonly statistics: Record<string, number>;
}

const { plan, now, references, styles } = workerData as ThreadSettings;
const chain = await Chain.prepare(plan.columns, plan.steps, {
  now: new Date(now),
  references: new ReferenceShelf().open(references),
});
const outputs = plan.outputs.map((output, at) => {
  const columns: readonly (Column & { position: number })[] = outputColumns(chain.layout, output);
  const style = styles[at];
  return {
    positions: columns.map(({ position }) => position),
    writer: style ? new CsvWriter(columns, style) : undefined,
  };
});

/** Cleanses one batch and writes it as text, so that the main thread only reads and stores. */
export default async function cleanseBatch({ recordCount, columns }: Batch): Promise<CleansedBatch> {
  const { block, rejects, statistics } = await chain.process(Block.of(recordCount, columns));
  const texts = outputs.map(({ positions, writer }) => writer?.rows(block.arrange(positions)) ?? '');
  return { recordCount: block.recordCount, texts, rejects, statistics };
}
