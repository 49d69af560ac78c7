import { type DatasetStepRun, isDatasetStep, type RecordNumbers } from '../cleansing/dataset-step.ts';
import type { ReferenceShelf } from '../cleansing/references.ts';
import type { Database } from '../database/connection.ts';
import { type ChainRun, type Emitter, prepareStep } from '../engine/chain.ts';
import { partitionsFor } from '../engine/dataset-step/chunk.ts';
import { EntryBuffer } from '../engine/dataset-step/entry-buffer.ts';
import { placedInReference } from '../engine/dataset-step/in-reference.ts';
import type { Column } from '../records/column.ts';
import { fitChain } from '../workflow/fit.ts';
import type { ChainPlan } from '../workflow/job-plan.ts';
import { type Comparison, comparisonsOf } from '../workflow/passes.ts';
import { type Layout, layOut, type PlacedStep } from '../workflow/planned-step.ts';
import type { FrozenComparison, FrozenJob } from './frozen-job.ts';

/** A dataset step of a job, with the working datasets that it was given. */
export type JobComparison = Comparison & FrozenComparison;

/** The dataset steps of a job. */
export function comparisonsOfJob({ chains, comparisons = [] }: FrozenJob): JobComparison[] {
  return comparisonsOf(chains.map(({ plan }) => plan)).map((comparison, at) => ({
    ...comparison,
    ...comparisons[at]!,
  }));
}

/** A chain on the columns that its input really has. */
export interface RealChain {
  readonly columns: readonly Column[];
  readonly plan: ChainPlan;
  readonly layout: Layout;
}

/** Reads the columns of a chain's input: those of its dataset, or those found in its file. */
export async function realChain(database: Database, frozen: FrozenJob, chain: number): Promise<RealChain> {
  const { plan, datasetId } = frozen.chains[chain]!;
  const columns = await columnsOf(database, datasetId);
  const { chain: fitted } = fitChain(plan, columns);
  if (fitted === undefined)
    throw new Error(`The columns of ${plan.input} are no longer those that were checked.`);
  return { columns, plan: fitted, layout: layOut(columns, fitted.steps) };
}

/** The columns of a dataset. */
export async function columnsOf(database: Database, datasetId: number): Promise<Column[]> {
  const { columns } = await database.kysely
    .selectFrom('dataset')
    .select('columns')
    .where('id', '=', datasetId)
    .executeTakeFirstOrThrow();
  return columns as Column[];
}

/** What a job has frozen for all its steps, opened. */
export function runOf(frozen: FrozenJob, shelf: ReferenceShelf): ChainRun {
  return { now: new Date(frozen.now), references: shelf.open(frozen.references ?? {}) };
}

/** How many records a dataset step compares. Inputs are complete when it begins, so this never changes. */
export async function recordNumbers(
  database: Database,
  frozen: FrozenJob,
  { chain, reference }: Comparison,
): Promise<RecordNumbers> {
  const main = await countRecords(database, frozen.chains[chain]!.datasetId);
  const others = reference === null ? 0 : await countRecords(database, frozen.chains[reference]!.datasetId);
  return { main, total: main + others };
}

/** A dataset step made ready. */
export interface PreparedComparison {
  readonly comparison: JobComparison;
  readonly placed: PlacedStep;
  readonly run: DatasetStepRun;
  readonly records: RecordNumbers;
}

export async function prepareComparison(
  database: Database,
  frozen: FrozenJob,
  comparison: JobComparison,
  shelf: ReferenceShelf,
): Promise<PreparedComparison> {
  const { layout } = await realChain(database, frozen, comparison.chain);
  const placed = layout.steps[comparison.step]!;
  const run = await prepareStep(placed, runOf(frozen, shelf));
  if (!isDatasetStep(placed.step) || 'open' in run)
    throw new Error(`${placed.step.name} is no dataset step.`);
  return { comparison, placed, run, records: await recordNumbers(database, frozen, comparison) };
}

/** An emitter of a pass, and where its chunks go. */
export interface JobEmitter extends Emitter {
  readonly chunksId: number;
  readonly partitions: number;
}

/** Everything for which a pass of a chain emits: its own next dataset step; the last pass, steps that compare with it. */
export async function emittersOf(
  database: Database,
  frozen: FrozenJob,
  chain: number,
  pass: { readonly at: number; readonly isLast: boolean },
  own: RealChain,
  shelf: ReferenceShelf,
): Promise<JobEmitter[]> {
  const emitters: JobEmitter[] = [];
  for (const comparison of comparisonsOfJob(frozen)) {
    const isReference = comparison.reference === chain && pass.isLast;
    if (!isReference && !(comparison.chain === chain && comparison.pass === pass.at)) continue;
    const { placed, run, records } = await prepareComparison(database, frozen, comparison, shelf);
    emitters.push({
      placed: isReference
        ? placedInReference(placed, frozen.chains[comparison.chain]!.plan.input, own)
        : placed,
      run,
      isReference,
      firstNumber: isReference ? records.main : 0,
      buffer: new EntryBuffer(),
      chunksId: comparison.chunksId,
      partitions: partitionsFor(records.total),
    });
  }
  return emitters;
}

async function countRecords(database: Database, datasetId: number): Promise<number> {
  const { record_count } = await database.kysely
    .selectFrom('dataset')
    .select('record_count')
    .where('id', '=', datasetId)
    .executeTakeFirstOrThrow();
  return record_count;
}
