import type { FrozenReferences } from '../cleansing/references.ts';
import type { ChainPlan } from '../workflow/job-plan.ts';
import { passesOf } from '../workflow/passes.ts';

/**
 * A job as it was frozen at submission (column `plan` of its row): everything that decides its output, so that any
 * worker, at any time, makes the same bytes of the same input.
 */
export interface FrozenJob {
  /** The job's clock, ISO 8601. */
  readonly now: string;
  /** The version of the rules by which the job is done (jobs/rules.ts). */
  readonly rules: number;
  /** What its steps refer to. Jobs of an earlier version have none. */
  readonly references?: FrozenReferences;
  readonly chains: readonly FrozenChain[];
  /** The dataset of the output `Rejects`. */
  readonly rejectsId: number;
  /** For each dataset step, in the order of `comparisonsOf`, where it works. Jobs of an earlier version have none. */
  readonly comparisons?: readonly FrozenComparison[];
}

/** The working datasets of a dataset step. */
export interface FrozenComparison {
  /** On this one hang its chunks: entries, notes, pairs, answers. */
  readonly chunksId: number;
  /**
   * This one holds the records as they were emitted, each block with the numbers of its records as one column more. Where
   * no step comes before, the input has the records, and this one only blocks of which some were rejected.
   */
  readonly recordsId: number;
}

/** A chain of the plan with the datasets that it reads and writes. */
export interface FrozenChain {
  readonly plan: ChainPlan;
  /** The input dataset, or the working dataset into which the file is read. Its row knows the columns. */
  readonly datasetId: number;
  /** The CSV file to read first; null where the input is a dataset. */
  readonly file: { readonly id: number; readonly size: number } | null;
  /** For each output of the plan its dataset: an output dataset, or a working one from which a file is written. */
  readonly outputIds: readonly number[];
}

/**
 * The number of a rejects block: for each block of each chain one for reading the file and one for each pass, so that
 * tasks never meet and the rejects stand in the order of the input.
 *
 * @param pass the pass through the steps that rejected, or `reading`
 */
export function rejectsBlockNumber(
  { chains }: FrozenJob,
  chain: number,
  blockNumber: number,
  pass: number | 'reading',
): number {
  const passes = Math.max(...chains.map(({ plan }) => passesOf(plan.steps).length));
  const part = pass === 'reading' ? 0 : 1 + pass;
  return (blockNumber * chains.length + chain) * (1 + passes) + part;
}
