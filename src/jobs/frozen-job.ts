import type { FrozenReferences } from '../cleansing/references.ts';
import type { ChainPlan } from '../workflow/job-plan.ts';

/**
 * A job as it was frozen at submission (column `plan` of its row): everything that decides its output, so that any
 * worker, at any time, makes the same bytes of the same input.
 */
export interface FrozenJob {
  /** The job's clock, ISO 8601. */
  readonly now: string;
  /** What its steps refer to. Jobs of an earlier version have none. */
  readonly references?: FrozenReferences;
  readonly chains: readonly FrozenChain[];
  /** The dataset of the output `Rejects`. */
  readonly rejectsId: number;
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
 * The number of a rejects block: two a block of each chain, one for reading the file and one for the steps, so that
 * tasks never meet and the rejects stand in the order of the input.
 */
export function rejectsBlockNumber(
  chains: number,
  chain: number,
  blockNumber: number,
  part: 'reading' | 'steps',
): number {
  return (blockNumber * chains + chain) * 2 + (part === 'steps' ? 1 : 0);
}
