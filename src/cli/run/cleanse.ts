import { Piscina } from 'piscina';
import type { FrozenReferences } from '../../cleansing/references.ts';
import { addStatistics, RECORDS } from '../../jobs/statistics.ts';
import type { Value } from '../../records/column.ts';
import type { CsvBatch } from '../../records/csv-batch.ts';
import { CsvWriter } from '../../records/csv-writer.ts';
import type { ChainPlan } from '../../workflow/job-plan.ts';
import { outputColumns } from '../../workflow/output-columns.ts';
import { layOut } from '../../workflow/planned-step.ts';
import type { Input } from './input.ts';
import type { OutputFile } from './output.ts';
import type { Rejects } from './rejects.ts';
import type { Batch, CleansedBatch, ThreadSettings } from './thread.ts';

/** Batches under way a thread: one that it works on and one that waits. */
const BATCHES_PER_THREAD = 2;

/** A chain with its files: the outputs in the order of the plan, undefined where one is not wanted. */
export interface ChainFiles {
  readonly plan: ChainPlan;
  readonly input: Input;
  readonly outputs: readonly (OutputFile | undefined)[];
}

/** What a run has frozen for all its records. */
export interface RunSettings {
  readonly now: Date;
  readonly references: FrozenReferences;
}

/**
 * Sends a CSV file through a chain on worker threads. This thread reads and stores, the others cleanse and write text;
 * batches are stored in the order in which they were read, so the output is the same on any number of threads.
 *
 * @returns the statistics, by the names that a job has
 */
export async function cleanseFile(
  { plan, input, outputs }: ChainFiles,
  rejects: Rejects,
  { now, references }: RunSettings,
  threads: number,
  onRecords: (count: number) => void,
): Promise<Record<string, number>> {
  const styles = outputs.map((output) => (output === undefined ? null : styleOf(output.path)));
  const settings: ThreadSettings = { plan, now: now.toISOString(), references, styles };
  const filename = new URL('./thread.ts', import.meta.url).href;
  const pool = new Piscina<Batch, CleansedBatch>({ filename, maxThreads: threads, workerData: settings });
  let statistics: Record<string, number> = {};
  const store = async (batch: CsvBatch, cleansed: CleansedBatch) => {
    for (const [at, output] of outputs.entries()) await output?.write(cleansed.texts[at]!);
    await rejects.ofReading(input.name, batch.rejects);
    await rejects.ofSteps(input, batch, cleansed.rejects);
    statistics = addStatistics(statistics, counts(batch, cleansed));
    onRecords(batch.block.recordCount + batch.rejects.length);
  };
  try {
    await writeHeaders(plan, input, outputs);
    const underWay: { batch: CsvBatch; cleansed: Promise<CleansedBatch> }[] = [];
    for await (const batch of input.reader) {
      const columns = Array.from(
        { length: batch.block.columnCount },
        (_, at) => batch.block.values(at) as Value[],
      );
      const cleansed = pool.run({ recordCount: batch.block.recordCount, columns });
      // Awaited in its turn; until then its failure must not count as unhandled.
      cleansed.catch(() => undefined);
      underWay.push({ batch, cleansed });
      if (underWay.length >= threads * BATCHES_PER_THREAD) {
        const oldest = underWay.shift()!;
        await store(oldest.batch, await oldest.cleansed);
      }
    }
    for (const { batch, cleansed } of underWay) await store(batch, await cleansed);
  } finally {
    await pool.destroy();
  }
  return statistics;
}

/** The client's own columns keep the headings of the file; appended and renamed ones have their names. */
async function writeHeaders(plan: ChainPlan, input: Input, outputs: ChainFiles['outputs']): Promise<void> {
  const layout = layOut(plan.columns, plan.steps);
  const { labels } = input.reader.layout.header;
  for (const [at, output] of outputs.entries()) {
    if (output === undefined) continue;
    const columns = outputColumns(layout, plan.outputs[at]!);
    const headings = columns.map(({ name, position }) =>
      layout.columns[position]!.name === name ? (labels[position] ?? name) : name,
    );
    await output.write(new CsvWriter(columns, styleOf(output.path)).header(headings));
  }
}

function styleOf(path: string): { delimiter: string } {
  return { delimiter: /\.tsv$/i.test(path) ? '\t' : ',' };
}

function counts(batch: CsvBatch, cleansed: CleansedBatch): Record<string, number> {
  const { recordCount } = batch.block;
  const rejected = batch.rejects.length + cleansed.rejects.length;
  const suppressed = recordCount - cleansed.recordCount - cleansed.rejects.length;
  return {
    [RECORDS.read]: recordCount + batch.rejects.length,
    [RECORDS.written]: cleansed.recordCount,
    ...(suppressed > 0 && { [RECORDS.suppressed]: suppressed }),
    ...(rejected > 0 && { [RECORDS.rejected]: rejected }),
    ...cleansed.statistics,
  };
}
