import type { Kysely } from 'kysely';
import { runSql } from '../database/connection.ts';
import type { Schema } from '../database/schema.ts';
import { CHUNK } from '../engine/dataset-step/chunk.ts';
import { sharesFor } from '../engine/dataset-step/partition.ts';
import { surveys } from '../engine/dataset-step/survey.ts';
import { passesOf } from '../workflow/passes.ts';
import { comparisonsOfJob, type JobComparison } from './comparison.ts';
import type { FrozenJob } from './frozen-job.ts';
import { placedSource } from './gather.ts';
import { sourceOf } from './pass-source.ts';
import type { Work } from './task.ts';

/**
 * A stage of a job. It starts when the last task of the one before has ended; one without tasks is passed over.
 *
 * Read the files; the first pass of every chain; then, for each level of dataset steps, survey them, resolve the partitions, combine what
 * they found, and the passes that apply it; at last put second outputs into their places, and write the files.
 */
export interface Stage {
  readonly kind: 'read' | 'pass' | 'survey' | 'resolve' | 'combine' | 'gather' | 'write';
  /** The level of the dataset steps that it is about; 0 for the first passes and for what has none. */
  readonly level: number;
  /** Its part of the job's progress; 0 where it does not occur. */
  readonly share: number;
}

/** The most blocks a cleansing task takes: 0.2 s of copying, about 1 s of name, email and telephone cleansing. */
const BLOCKS_PER_TASK = 32;

/**
 * A pass is cut into a multiple of so many tasks of one length, as far as it has blocks, so that the last ones end together on two
 * workers and on four.
 */
const TASKS_TOGETHER = 4;

/** Buckets of a second output a task: at least 32 blocks. */
const BUCKETS_PER_TASK = 4;

interface PlannedTask {
  readonly work: Work;
  readonly unitsTotal: number;
}

/** The stages of a job, in order. A job without dataset steps has 0 to read, 1 to cleanse and 2 to write. */
export function stagesOf(frozen: FrozenJob): readonly Stage[] {
  const outputs = frozen.chains.flatMap(({ plan }, chain) =>
    plan.outputs.map(({ kind }, at) => ({ kind, isPlaced: placedSource(frozen, chain, at) !== undefined })),
  );
  const levels = Math.max(0, ...comparisonsOfJob(frozen).map(({ level }) => level));
  const stages: Stage[] = [
    { kind: 'read', level: 0, share: frozen.chains.some(({ file }) => file !== null) ? 3 : 0 },
    { kind: 'pass', level: 0, share: 6 },
  ];
  for (let level = 1; level <= levels; level++) {
    const isSurveyed = comparisonsOfJob(frozen).some((one) => one.level === level && isSurvey(frozen, one));
    stages.push({ kind: 'survey', level, share: isSurveyed ? 1 : 0 });
    stages.push({ kind: 'resolve', level, share: 5 });
    stages.push({ kind: 'combine', level, share: 1 });
    stages.push({ kind: 'pass', level, share: 3 });
  }
  if (outputs.some(({ isPlaced }) => isPlaced)) stages.push({ kind: 'gather', level: 0, share: 1 });
  stages.push({ kind: 'write', level: 0, share: outputs.some(({ kind }) => kind === 'file') ? 1 : 0 });
  return stages;
}

/** The tasks of a stage, when the stages before it are done. */
async function tasksOf(
  kysely: Kysely<Schema>,
  frozen: FrozenJob,
  { kind, level }: Stage,
): Promise<PlannedTask[]> {
  switch (kind) {
    case 'read':
      return frozen.chains.flatMap(({ file }, chain) =>
        file === null ? [] : { work: { kind: 'read-file', chain }, unitsTotal: file.size },
      );
    case 'pass':
      return passTasks(kysely, frozen, level);
    case 'survey':
      return surveyTasks(kysely, frozen, level);
    case 'resolve':
      return resolveTasks(kysely, frozen, level);
    case 'combine':
      return combineTasks(kysely, frozen, level);
    case 'gather':
      return gatherTasks(kysely, frozen);
    case 'write':
      return writeTasks(kysely, frozen);
  }
}

/**
 * Writes the tasks of a job's next stage that has any, from `stage` on.
 *
 * @returns how many there are: 0 where the job has none left and is complete
 */
export async function startStage(
  kysely: Kysely<Schema>,
  job: number,
  frozen: FrozenJob,
  stage: number,
): Promise<number> {
  const stages = stagesOf(frozen);
  for (let next = stage; next < stages.length; next++) {
    const tasks = await tasksOf(kysely, frozen, stages[next]!);
    if (tasks.length === 0) continue;
    const first = await nextTaskNumber(kysely, job);
    const rows = tasks.map(({ work, unitsTotal }, at) => ({
      job_id: job,
      number: first + at,
      stage: next,
      work: JSON.stringify(work),
      position: 'from' in work ? work.from : 0,
      units_total: unitsTotal,
    }));
    await kysely.insertInto('task').values(rows).execute();
    await kysely.updateTable('job').set({ stage: next }).where('id', '=', job).execute();
    return rows.length;
  }
  return 0;
}

async function nextTaskNumber(kysely: Kysely<Schema>, job: number): Promise<number> {
  const { last } = await kysely
    .selectFrom('task')
    .select(({ fn }) => fn.max('number').as('last'))
    .where('job_id', '=', job)
    .executeTakeFirstOrThrow();
  return (last ?? -1) + 1;
}

/** Level 0: the first pass of every chain. Others: the passes that apply the dataset steps of the level. */
async function passTasks(kysely: Kysely<Schema>, frozen: FrozenJob, level: number): Promise<PlannedTask[]> {
  const passes =
    level === 0
      ? frozen.chains.map((_, chain) => ({ chain, pass: 0 }))
      : comparisonsOfJob(frozen)
          .filter((comparison) => comparison.level === level)
          .map(({ chain, pass }) => ({ chain, pass: pass + 1 }));
  const tasks: PlannedTask[] = [];
  for (const { chain, pass } of passes) {
    const { datasetId } = sourceOf(frozen, chain, pass);
    const isOnly = passesOf(frozen.chains[chain]!.plan.steps).length === 1;
    tasks.push(...(await runsOfBlocks(kysely, datasetId, isOnly ? { chain } : { chain, pass })));
  }
  return tasks;
}

async function runsOfBlocks(
  kysely: Kysely<Schema>,
  datasetId: number,
  place: { chain: number; pass?: number },
): Promise<PlannedTask[]> {
  const blocks = await runSql<{ number: number; count: number }>(
    kysely,
    'select block_number as number, record_count as count from dataset_block where dataset_id = $1 order by 1',
    [datasetId],
  );
  const most = TASKS_TOGETHER * Math.ceil(blocks.length / (TASKS_TOGETHER * BLOCKS_PER_TASK));
  const count = Math.min(most, blocks.length);
  return Array.from({ length: count }, (_, at) => {
    const run = blocks.slice(
      Math.floor((at * blocks.length) / count),
      Math.floor(((at + 1) * blocks.length) / count),
    );
    return {
      work: { kind: 'cleanse', ...place, from: run[0]!.number, before: run.at(-1)!.number + 1 },
      unitsTotal: run.reduce((sum, { count }) => sum + count, 0),
    };
  });
}

/** The largest partitions first: common names make some half as large again as others, and no worker is to begin with one when the others end. */
async function resolveTasks(
  kysely: Kysely<Schema>,
  frozen: FrozenJob,
  level: number,
): Promise<PlannedTask[]> {
  const tasks: PlannedTask[] = [];
  for (const [comparison, { chunksId, level: own }] of comparisonsOfJob(frozen).entries()) {
    if (own !== level) continue;
    const partitions = await runSql<{ partition: number; entries: number; bytes: number }>(
      kysely,
      `select bucket as partition, sum(item_count)::float8 as entries, sum(byte_length)::float8 as bytes
       from working_chunk where dataset_id = $1 and kind = $2 group by bucket order by entries desc, bucket`,
      [chunksId, CHUNK.entries],
    );
    for (const { partition, entries, bytes } of partitions) {
      const of = sharesFor({ entries, bytes });
      for (let at = 0; at < of; at++) {
        const work: Work = { kind: 'resolve', comparison, partition, share: { of, at } };
        tasks.push({ work, unitsTotal: Math.ceil(entries / of) });
      }
    }
  }
  return tasks;
}

function isSurvey({ chains }: FrozenJob, { chain, step }: JobComparison): boolean {
  return surveys(chains[chain]!.plan.steps[step]!.step);
}

function surveyTasks(kysely: Kysely<Schema>, frozen: FrozenJob, level: number): Promise<PlannedTask[]> {
  return tasksOfComparisons(kysely, frozen, level, 'survey');
}

function combineTasks(kysely: Kysely<Schema>, frozen: FrozenJob, level: number): Promise<PlannedTask[]> {
  return tasksOfComparisons(kysely, frozen, level, 'combine');
}

async function tasksOfComparisons(
  kysely: Kysely<Schema>,
  frozen: FrozenJob,
  level: number,
  kind: 'survey' | 'combine',
): Promise<PlannedTask[]> {
  const tasks: PlannedTask[] = [];
  for (const [comparison, planned] of comparisonsOfJob(frozen).entries()) {
    const { chain, level: own } = planned;
    if (own !== level || (kind === 'survey' && !isSurvey(frozen, planned))) continue;
    const { record_count } = await kysely
      .selectFrom('dataset')
      .select('record_count')
      .where('id', '=', frozen.chains[chain]!.datasetId)
      .executeTakeFirstOrThrow();
    tasks.push({ work: { kind, comparison }, unitsTotal: record_count });
  }
  return tasks;
}

async function gatherTasks(kysely: Kysely<Schema>, frozen: FrozenJob): Promise<PlannedTask[]> {
  const tasks: PlannedTask[] = [];
  for (const [chain, { plan }] of frozen.chains.entries()) {
    for (const output of plan.outputs.keys()) {
      const source = placedSource(frozen, chain, output);
      if (source === undefined) continue;
      const buckets = await runSql<{ bucket: number; records: number }>(
        kysely,
        `select bucket, sum(item_count)::float8 as records
         from working_chunk where dataset_id = $1 and kind = $2 group by bucket order by bucket`,
        [source, CHUNK.placed],
      );
      for (let at = 0; at < buckets.length; at += BUCKETS_PER_TASK) {
        const run = buckets.slice(at, at + BUCKETS_PER_TASK);
        const work: Work = {
          kind: 'gather',
          chain,
          output,
          from: run[0]!.bucket,
          before: run.at(-1)!.bucket + 1,
        };
        tasks.push({ work, unitsTotal: run.reduce((sum, { records }) => sum + records, 0) });
      }
    }
  }
  return tasks;
}

async function writeTasks(kysely: Kysely<Schema>, frozen: FrozenJob): Promise<PlannedTask[]> {
  const tasks: PlannedTask[] = [];
  for (const [chain, { plan, outputIds }] of frozen.chains.entries()) {
    for (const [output, { kind }] of plan.outputs.entries()) {
      if (kind !== 'file') continue;
      // Known before the first of several files is written, or the progress would fall with each that comes.
      const unitsTotal = await countBlocks(kysely, outputIds[output]!);
      tasks.push({ work: { kind: 'write-file', chain, output }, unitsTotal });
    }
  }
  return tasks;
}

async function countBlocks(kysely: Kysely<Schema>, datasetId: number): Promise<number> {
  const { count } = await kysely
    .selectFrom('dataset_block')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('dataset_id', '=', datasetId)
    .executeTakeFirstOrThrow();
  return count;
}
