import type { ReferenceShelf } from '../cleansing/references.ts';
import type { Database } from '../database/connection.ts';
import { partitionsFor } from '../engine/dataset-step/chunk.ts';
import { surveyFindings } from '../engine/dataset-step/survey.ts';
import { faultPointAsync } from '../faults.ts';
import { StoredChunks } from './chunks.ts';
import { comparisonsOfJob, prepareComparison } from './comparison.ts';
import { advanceTask, type Task, type Work } from './task.ts';

/** Lets a dataset step look at the whole, and stores what it learned for the tasks of its next stages. A crash costs the whole task. */
export async function surveyTask(
  database: Database,
  task: Task,
  work: Work & { kind: 'survey' },
  shelf: ReferenceShelf,
): Promise<'done'> {
  if (task.position > 0) return 'done';
  const comparison = comparisonsOfJob(task.frozen)[work.comparison]!;
  const { run, records } = await prepareComparison(database, task.frozen, comparison, shelf);
  const source = new StoredChunks(database, comparison.chunksId);
  const chunk = await surveyFindings(run, records, partitionsFor(records.total), source);
  await faultPointAsync('task.survey', comparison.level);
  const progress = { position: 1, resume: null, unitsDone: task.unitsTotal };
  const chunks = chunk === undefined ? [] : [{ ...chunk, datasetId: comparison.chunksId }];
  await advanceTask(database, task, { ...progress, unitsTotal: task.unitsTotal, statistics: {} }, [], chunks);
  return 'done';
}
