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
export const RECORDS_OF_REFERENCE = 'records.reference';
