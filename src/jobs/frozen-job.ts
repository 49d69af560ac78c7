import type { FrozenReferences } from '../cleansing/references.ts';
import type { JobShape } from '../engine/job-shape.ts';
import { present } from '../present.ts';
import type { ChainPlan } from '../workflow/job-plan.ts';

/**
 * A job as it was frozen at submission (column `plan` of its row). It decides the output completely: any
 * worker, at any time, makes the same bytes from the same input.
 */
export interface FrozenJob {
  /**
   * The version of this form ({@link FROZEN_FORMAT}). Jobs from before the first release have the same form
   * but no version.
   */
  readonly format?: number;
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

/** The version of the form of {@link FrozenJob}. A job with any other version is refused. */
export const FROZEN_FORMAT = 1;

/**
 * Checks the content of column `plan`.
 *
 * @throws Error that names the mistake, if another version of Fettle stored the job in a form that this one
 * does not know
 */
export function readFrozenJob(stored: unknown): FrozenJob {
  const refuse = (what: string): never => {
    throw new Error(`The plan of the job cannot be read: ${what}.`);
  };
  if (!isObject(stored)) return refuse('it is no object');
  const { format = FROZEN_FORMAT, now, rejectsId, chains, comparisons } = stored;
  if (format !== FROZEN_FORMAT)
    refuse(`it has format ${String(format)}, and this version reads ${FROZEN_FORMAT}`);
  if (typeof now !== 'string' || Number.isNaN(Date.parse(now))) refuse('`now` is no moment');
  if (!Number.isSafeInteger(rejectsId)) refuse('`rejectsId` is no id');
  if (!Array.isArray(chains) || chains.length === 0) return refuse('`chains` is no list');
  for (const [at, chain] of chains.entries()) {
    const isChain =
      isObject(chain) &&
      Number.isSafeInteger(chain['datasetId']) &&
      (chain['file'] === null || isObject(chain['file'])) &&
      isList(chain['outputIds'], Number.isSafeInteger) &&
      isObject(chain['plan']) &&
      isList(chain['plan']['steps'], (step) => isObject(step) && typeof step['step'] === 'string');
    if (!isChain) refuse(`\`chains[${at}]\` is no chain`);
  }
  if (
    comparisons !== undefined &&
    !isList(comparisons, (one) => isObject(one) && Number.isSafeInteger(one['chunksId']))
  )
    refuse('`comparisons` is no list of working datasets');
  return stored as unknown as FrozenJob;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isList(value: unknown, isItem: (item: unknown) => boolean): boolean {
  return Array.isArray(value) && value.every(isItem);
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
  /** The file to read first, or null if the input is a dataset. */
  readonly file: { readonly id: number; readonly size: number } | null;
  /**
   * The dataset of each output of the plan: an output dataset, or a working dataset from which a file is
   * written.
   */
  readonly outputIds: readonly number[];
}

/** A chain of a job, by its index. */
export function frozenChain({ chains }: FrozenJob, chain: number): FrozenChain {
  return present(chains[chain], `chain ${chain} of the job`);
}

/** The dataset of an output of a chain. */
export function outputDataset({ outputIds }: FrozenChain, output: number): number {
  return present(outputIds[output], `the dataset of output ${output}`);
}

/**
 * The working datasets of a comparison.
 *
 * @throws Error if the job has none, because an earlier version submitted it
 */
export function comparisonDatasets({ comparisons = [] }: FrozenJob, comparison: number): FrozenComparison {
  return present(comparisons[comparison], 'the working datasets of a dataset step');
}

/**
 * Returns the number of a rejects block. Each block of each chain has one number for reading the file and one
 * for each pass. So two tasks never write the same block, and the rejects are in the order of the input.
 *
 * @param pass the pass whose steps rejected the records, or `reading`
 */
export function rejectsBlockNumber(
  { plans, passes }: JobShape,
  chain: number,
  blockNumber: number,
  pass: number | 'reading',
): number {
  const most = Math.max(...passes.map(({ length }) => length));
  const part = pass === 'reading' ? 0 : 1 + pass;
  return (blockNumber * plans.length + chain) * (1 + most) + part;
}
