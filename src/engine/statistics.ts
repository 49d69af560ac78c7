import { stepNamed } from '../cleansing/catalogue.ts';
import type { ChainPlan } from '../workflow/job-plan.ts';
import type { ChainResult } from './chain.ts';

/** Adds counts by name; names that are new come last. */
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

/** Records that were only compared with, where there are any: read, but written nowhere. */
const RECORDS_OF_REFERENCE = 'records.reference';

/** What the end of a chain counts: records written, or only compared with. What a step gives is counted by the step. */
export function countsOfEnd(
  { outputs }: Pick<ChainPlan, 'outputs'>,
  records: number,
): Record<string, number> {
  if (outputs.length === 0) return { [RECORDS_OF_REFERENCE]: records };
  return outputs.some(({ step }) => step === undefined) ? { [RECORDS.written]: records } : {};
}

/** What a pass counts: the first one the records that are read, the last one those that are written, each what it lost. */
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
 * The same counts in the order in which a reader follows the job: the counts of records first, then each step's own in the order of the
 * workflow, and within a step in the order in which the catalogue declares them. Tasks finish in any order, so what they
 * add up to has none.
 */
export function inWorkflowOrder(
  statistics: Readonly<Record<string, number>>,
  chains: readonly Pick<ChainPlan, 'steps'>[],
): Record<string, number> {
  const steps = chains.flatMap((chain) => chain.steps);
  const names = new Set([
    ...Object.values(RECORDS),
    RECORDS_OF_REFERENCE,
    ...steps.flatMap(({ id, step }) =>
      Object.keys(stepNamed(step)?.statistics ?? {}).map((statistic) => `${id}.${statistic}`),
    ),
    // Of a step that this version does not know.
    ...Object.keys(statistics),
  ]);
  return Object.fromEntries(
    [...names].filter((name) => Object.hasOwn(statistics, name)).map((name) => [name, statistics[name]!]),
  );
}

/** The counts that every job has, from its first moment. */
export const NO_RECORDS: Readonly<Record<string, number>> = Object.fromEntries(
  Object.values(RECORDS).map((name) => [name, 0]),
);
