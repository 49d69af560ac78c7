import type { ChainPlan } from '../workflow/job-plan.ts';

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
