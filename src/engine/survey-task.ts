import type { RecordNumbers, Survey } from '../cleansing/dataset-step.ts';
import { faultPointAsync } from '../faults.ts';
import { present } from '../present.ts';
import { CHUNK, type Chunk, type ChunkSource } from './dataset-step/chunk.ts';
import { StoredSample } from './dataset-step/stored-sample.ts';
import { countFacts, examineSample, learnFromSample } from './dataset-step/survey.ts';
import type { OpenedJob } from './opened-job.ts';
import type { TaskPort } from './task-port.ts';
import type { SurveyWork } from './work.ts';

/**
 * Does a phase of a dataset step's survey, or a part of it, and stores the result for the tasks of later
 * stages. A crash costs the whole task.
 */
export async function surveyTask(job: OpenedJob, work: SurveyWork, port: TaskPort): Promise<'done'> {
  // The result is stored already. Only the end of the task was lost.
  if (port.began.position > 0) return 'done';
  const { comparison } = work;
  const { survey } = (await job.comparison(comparison)).run;
  const records = job.shape.recordsOf(comparison, port.counts.records);
  const partitions = present(port.counts.partitions[comparison], 'the partitions of a comparison');
  const surveys = present(survey, 'the survey of a dataset step');
  const source = port.chunks(comparison);
  const chunk = await resultOf(surveys, work, records, partitions, source);
  await faultPointAsync(`task.${work.kind}`, job.shape.comparison(comparison).level);
  await port.advance(
    { position: 1, unitsDone: port.unitsTotal, statistics: {} },
    [],
    [{ ...chunk, comparison }],
  );
  // After a crash they are removed when the job ends.
  if (work.kind === 'survey') await source.remove(CHUNK.facts, 0);
  return 'done';
}

function resultOf(
  survey: Survey,
  work: SurveyWork,
  records: RecordNumbers,
  partitions: number,
  source: ChunkSource,
): Promise<Chunk> {
  switch (work.kind) {
    case 'survey':
      return countFacts(survey, records, source);
    case 'sample':
      return examineSample(survey, new StoredSample(records, work, partitions, source), source);
    case 'learn':
      return learnFromSample(survey, records, source);
  }
}
