import { countsOfEnd, RECORDS } from '../../engine/statistics.ts';
import type { RecordBatch } from '../../formats/table-reader.ts';
import type { ChainPlan } from '../../workflow/job-plan.ts';
import { passesOf } from '../../workflow/passes.ts';
import type { CleansedBatch } from './messages.ts';

/** What reading counts, under the names that a job has. */
export function countsOfReading({ block, rejects }: RecordBatch): Record<string, number> {
  return {
    [RECORDS.read]: block.recordCount + rejects.length,
    [RECORDS.written]: 0,
    ...(rejects.length > 0 && { [RECORDS.rejected]: rejects.length }),
  };
}

/** What a pass counts: the last one what is written, each what it lost. */
export function countsOfPass(plan: ChainPlan, pass: number, batch: CleansedBatch): Record<string, number> {
  const rejected = batch.rejects.length;
  const suppressed = batch.readCount - batch.recordCount - rejected;
  const isLast = pass === passesOf(plan.steps).length - 1;
  return {
    ...(isLast && countsOfEnd(plan, batch.recordCount)),
    ...(suppressed > 0 && { [RECORDS.suppressed]: suppressed }),
    ...(rejected > 0 && { [RECORDS.rejected]: rejected }),
    ...batch.statistics,
  };
}
