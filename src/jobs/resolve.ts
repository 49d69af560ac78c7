import type { ReferenceShelf } from '../cleansing/references.ts';
import type { Database } from '../database/connection.ts';
import { CHUNK, RECORDS_PER_PAGE } from '../engine/dataset-step/chunk.ts';
import { combineFindings } from '../engine/dataset-step/combine.ts';
import { resolvePartition } from '../engine/dataset-step/resolve.ts';
import { surveyed } from '../engine/dataset-step/survey.ts';
import { addStatistics } from '../engine/statistics.ts';
import { faultPointAsync } from '../faults.ts';
import { StoredChunks } from './chunks.ts';
import { comparisonsOfJob, type PreparedComparison, prepareComparison } from './comparison.ts';
import { advanceTask, type Task, type Work } from './task.ts';

/** Compares the entries of a partition and stores what was found, all at once: a crash costs the whole task. */
export async function resolveTask(
  database: Database,
  task: Task,
  work: Work & { kind: 'resolve' },
  shelf: ReferenceShelf,
): Promise<'done'> {
  // Stored already; only the end of the task was lost.
  if (task.position > 0) return 'done';
  const comparison = comparisonsOfJob(task.frozen)[work.comparison]!;
  const prepared = await prepareComparison(database, task.frozen, comparison, shelf);
  const source = new StoredChunks(database, comparison.chunksId);
  const entries = source.read(CHUNK.entries, work.partition);
  const learned = await surveyed(source);
  const { chunks, counts } = await resolvePartition(prepared.run, work, prepared.records, entries, learned);
  await faultPointAsync('task.store-chunks', work.partition);
  await advanceTask(
    database,
    task,
    {
      position: 1,
      resume: null,
      unitsDone: task.unitsTotal,
      unitsTotal: task.unitsTotal,
      statistics: underStep(prepared, counts),
    },
    [],
    chunks.map((chunk) => ({ ...chunk, datasetId: comparison.chunksId })),
  );
  // Most of what a job leaves behind: removed here, by many tasks, it does not all have to be when the job ends. Where a
  // crash comes between, it is then. Other shares of a partition may still need them.
  if (work.share.of === 1) await source.remove(CHUNK.entries, work.partition);
  return 'done';
}

/**
 * Lets a step combine what its partitions found, and stores its answers page by page. After a crash it is combined anew,
 * and pages that are stored already are passed over.
 */
export async function combineTask(
  database: Database,
  task: Task,
  work: Work & { kind: 'combine' },
  shelf: ReferenceShelf,
): Promise<'done'> {
  const comparison = comparisonsOfJob(task.frozen)[work.comparison]!;
  const prepared = await prepareComparison(database, task.frozen, comparison, shelf);
  const source = new StoredChunks(database, comparison.chunksId);
  await faultPointAsync('task.combine', comparison.level);
  const counts = await combineFindings(prepared.run, prepared.records, source, async (chunk, answered) => {
    const page = answered / RECORDS_PER_PAGE;
    if (page <= task.position) return;
    await faultPointAsync('task.store-chunks', chunk.bucket);
    await advanceTask(
      database,
      task,
      { ...task, resume: null, position: page, unitsDone: Math.min(answered, task.unitsTotal) },
      [],
      [{ ...chunk, datasetId: comparison.chunksId }],
    );
  });
  // The counts are complete only now, and replace those of a try before.
  const pages = Math.ceil(prepared.records.main / RECORDS_PER_PAGE);
  const progress = { position: Math.max(task.position, pages), resume: null, unitsDone: task.unitsTotal };
  const statistics = underStep(prepared, counts);
  await advanceTask(database, task, { ...progress, unitsTotal: task.unitsTotal, statistics }, []);
  return 'done';
}

/** A step's own counts under its id. */
function underStep({ placed }: PreparedComparison, counts: Record<string, number>): Record<string, number> {
  return addStatistics(
    {},
    Object.fromEntries(
      Object.entries(counts).map(([name, count]) => [`${placed.planned.id}.${name}`, count]),
    ),
  );
}
