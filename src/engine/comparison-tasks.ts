import { faultPointAsync } from '../faults.ts';
import { CHUNK, RECORDS_PER_PAGE } from './dataset-step/chunk.ts';
import { combineFindings } from './dataset-step/combine.ts';
import { resolvePartition } from './dataset-step/resolve.ts';
import { surveyed } from './dataset-step/survey.ts';
import type { OpenedJob } from './opened-job.ts';
import { addStatistics } from './statistics.ts';
import type { TaskPort } from './task-port.ts';
import type { ComparisonWork } from './work.ts';

type WorkOf<Kind extends ComparisonWork['kind']> = ComparisonWork & { readonly kind: Kind };

/** Compares the entries of a partition and stores all findings at once. A crash costs the whole task. */
export async function resolveTask(job: OpenedJob, work: WorkOf<'resolve'>, port: TaskPort): Promise<'done'> {
  if (port.began.position > 0) return 'done';
  const { comparison, partition, share } = work;
  const { run } = await job.comparison(comparison);
  const source = port.chunks(comparison);
  const learned = await surveyed(source);
  const entries = source.read(CHUNK.entries, partition);
  const records = job.shape.recordsOf(comparison, port.counts.records);
  const { chunks, counts } = await resolvePartition(run, work, records, entries, learned);
  await faultPointAsync('task.store-chunks', partition);
  await port.advance(
    { position: 1, unitsDone: port.unitsTotal, statistics: underStep(job, comparison, counts) },
    [],
    chunks.map((chunk) => ({ ...chunk, comparison })),
  );
  // Most of the data that a job leaves behind is entries. Many tasks remove them here, so that not all of
  // them need removing when the job ends. After a crash they are removed when the job ends. If a partition is
  // shared, other tasks may still need them.
  if (share.of === 1) await source.remove(CHUNK.entries, partition);
  return 'done';
}

/**
 * Lets a dataset step combine the findings of its partitions, and stores its answers page by page. After a
 * crash the findings are combined again, and pages that were stored are skipped.
 */
export async function combineTask(
  job: OpenedJob,
  { comparison }: WorkOf<'combine'>,
  port: TaskPort,
): Promise<'done'> {
  const { began, unitsTotal } = port;
  const { run } = await job.comparison(comparison);
  const records = job.shape.recordsOf(comparison, port.counts.records);
  await faultPointAsync('task.combine', job.shape.comparison(comparison).level);
  const counts = await combineFindings(run, records, port.chunks(comparison), async (chunk, answered) => {
    const position = answered / RECORDS_PER_PAGE;
    if (position <= began.position) return;
    await faultPointAsync('task.store-chunks', chunk.bucket);
    const unitsDone = Math.min(answered, unitsTotal);
    await port.advance({ ...began, position, unitsDone }, [], [{ ...chunk, comparison }]);
  });
  // The counts are complete only now. They replace those of an earlier try.
  const position = Math.max(began.position, Math.ceil(records.main / RECORDS_PER_PAGE));
  const statistics = underStep(job, comparison, counts);
  await port.advance({ position, unitsDone: unitsTotal, statistics }, [], []);
  return 'done';
}

/** Puts the step's id before the names of its counts. */
function underStep(
  job: OpenedJob,
  comparison: number,
  counts: Record<string, number>,
): Record<string, number> {
  const id = job.shape.stepOf(comparison);
  const named = Object.entries(counts).map(([name, count]) => [`${id}.${name}`, count]);
  return addStatistics({}, Object.fromEntries(named));
}
