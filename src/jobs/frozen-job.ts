import type { FrozenReferences } from '../cleansing/references.ts';
import type { ChainPlan } from '../workflow/job-plan.ts';
import { passesOf } from '../workflow/passes.ts';

/**
 * A job as it was frozen at submission (column `plan` of its row). It decides the output completely: any
 * worker, at any time, makes the same bytes from the same input.
 */
export interface FrozenJob {
  /** The job's clock, ISO 8601. */
  readonly now: string;
  /** The version of the rules that the job follows (jobs/rules.ts). */
  readonly rules: number;
  /**
   * What its steps refer to: the address file and suppression lists. Missing in jobs that an earlier version
   * submitted.
   */
  readonly references?: FrozenReferences;
  readonly chains: readonly FrozenChain[];
  /** The dataset of the output `Rejects`. */
  readonly rejectsId: number;
  /**
   * The working datasets of each dataset step, in the order of `comparisonsOf`. Missing in jobs that an
   * earlier version submitted.
   */
  readonly comparisons?: readonly FrozenComparison[];
}

/** The working datasets of a dataset step. */
export interface FrozenComparison {
  /** The dataset that its chunks belong to: entries, notes, pairs, answers. */
  readonly chunksId: number;
  /**
   * The dataset for the emitted records. Each block has an extra column with the numbers of its records. If
   * no step comes before the comparison, the input has the records, and this dataset only has the blocks of
   * which some records were rejected.
   */
  readonly recordsId: number;
}

/** A chain of the plan, and the datasets that it reads and writes. */
export interface FrozenChain {
  readonly plan: ChainPlan;
  /** The input dataset, or the working dataset that the file is read into. Its row has the columns. */
  readonly datasetId: number;
  /** The CSV file to read first, or null if the input is a dataset. */
  readonly file: { readonly id: number; readonly size: number } | null;
  /**
   * The dataset of each output of the plan: an output dataset, or a working dataset from which a file is
   * written.
   */
  readonly outputIds: readonly number[];
}

/**
 * Returns the number of a rejects block. Each block of each chain has one number for reading the file and one
 * for each pass. So two tasks never write the same block, and the rejects are in the order of the input.
 *
 * @param pass the pass whose steps rejected the records, or `reading`
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
