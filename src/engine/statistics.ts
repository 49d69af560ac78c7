import { type Catalogue, stepNamed } from '../cleansing/catalogue.ts';
import type { ChainPlan } from '../workflow/job-plan.ts';
import type { ChainResult } from './chain.ts';

/** Adds counts by name. New names come last. */
export function addStatistics(
  sum: Readonly<Record<string, number>>,
  more: Readonly<Record<string, number>>,
): Record<string, number> {
  const result = { ...sum };
  for (const [name, count] of Object.entries(more)) result[name] = (result[name] ?? 0) + count;
  return result;
}

/** The names of the counts that every job has. */
export const RECORDS = {
  read: 'records.read',
  written: 'records.written',
  suppressed: 'records.suppressed',
  rejected: 'records.rejected',
} as const;

/** The count of reference records, which were read and compared with, but not written. */
const RECORDS_OF_REFERENCE = 'records.reference';

/**
 * Counts the records at the end of a chain, either as written or as reference records. Records in second
 * outputs are counted by their step.
 */
export function countsOfEnd(
  { outputs }: Pick<ChainPlan, 'outputs'>,
  records: number,
): Record<string, number> {
  if (outputs.length === 0) return { [RECORDS_OF_REFERENCE]: records };
  return outputs.some(({ step }) => step === undefined) ? { [RECORDS.written]: records } : {};
}

/**
 * The counts of a pass. The first pass counts records read, the last pass records written, and every pass the
 * records that it dropped.
 */
export function countsOfPass(
  { isFirst, isLast }: { readonly isFirst: boolean; readonly isLast: boolean },
  plan: Pick<ChainPlan, 'outputs'>,
  readCount: number,
  { block, rejects, statistics }: Pick<ChainResult, 'block' | 'rejects' | 'statistics'>,
): Record<string, number> {
  const suppressed = readCount - block.recordCount - rejects.length;
  return {
    ...(isFirst && { [RECORDS.read]: readCount }),
    ...(isLast && countsOfEnd(plan, block.recordCount)),
    ...(suppressed > 0 && { [RECORDS.suppressed]: suppressed }),
    ...(rejects.length > 0 && { [RECORDS.rejected]: rejects.length }),
    ...statistics,
  };
}

/**
 * Sorts counts in the order in which a reader follows the job: first the counts of records, then each step's
 * counts in the order of the workflow. Within a step they are in the order of the catalogue. Sorting is
 * needed because tasks finish in any order.
 */
export function inWorkflowOrder(
  statistics: Readonly<Record<string, number>>,
  chains: readonly Pick<ChainPlan, 'steps'>[],
  catalogue: Catalogue,
): Record<string, number> {
  const steps = chains.flatMap((chain) => chain.steps);
  const names = new Set([
    ...Object.values(RECORDS),
    RECORDS_OF_REFERENCE,
    ...steps.flatMap(({ id, step }) =>
      Object.keys(stepNamed(step, catalogue)?.statistics ?? {}).map((statistic) => `${id}.${statistic}`),
    ),
    // Counts of steps that this version does not know.
    ...Object.keys(statistics),
  ]);
  return Object.fromEntries(
    [...names].flatMap((name) => {
      const count = Object.hasOwn(statistics, name) ? statistics[name] : undefined;
      return count === undefined ? [] : [[name, count]];
    }),
  );
}

/** The counts that every job has from the beginning. */
export const NO_RECORDS: Readonly<Record<string, number>> = Object.fromEntries(
  Object.values(RECORDS).map((name) => [name, 0]),
);
