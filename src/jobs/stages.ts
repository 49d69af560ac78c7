import type { Kysely } from 'kysely';
import type { Catalogue } from '../cleansing/catalogue.ts';
import type { Schema } from '../database/schema.ts';
import { JobShape } from '../engine/job-shape.ts';
import { planTasks } from '../engine/plan-tasks.ts';
import { type Stage as EngineStage, stagesOf as stagesOfEngine } from '../engine/stage.ts';
import { type FrozenJob, outputDataset } from './frozen-job.ts';
import { StoredSizes } from './stored-sizes.ts';
import type { Work } from './task.ts';

/** A stage of a job: reading files, the stages of the engine (engine/stage.ts), then writing files. */
export type Stage = EngineStage | { readonly kind: 'read' | 'write'; readonly share: number };

interface StageTask {
  readonly work: Work;
  readonly units: number;
}

/** The stages of a job, in order. A job without dataset steps has three: 0 reads, 1 cleanses, 2 writes. */
export function stagesOf(frozen: FrozenJob, catalogue: Catalogue): readonly Stage[] {
  const isRead = frozen.chains.some(({ file }) => file !== null);
  const isWritten = frozen.chains.some(({ plan }) => plan.outputs.some(({ kind }) => kind === 'file'));
  return [
    { kind: 'read', share: isRead ? 3 : 0 },
    ...stagesOfEngine(shapeOf(frozen, catalogue)),
    { kind: 'write', share: isWritten ? 1 : 0 },
  ];
}

/** The engine's view of a job's plans. */
export function shapeOf({ chains }: FrozenJob, catalogue: Catalogue): JobShape {
  return new JobShape(
    chains.map(({ plan }) => plan),
    catalogue,
  );
}

/**
 * Creates the tasks of the first stage, from `stage` on, that has any tasks.
 *
 * @returns how many tasks there are; 0 means that the job has none left and is complete
 */
export async function startStage(
  kysely: Kysely<Schema>,
  job: number,
  frozen: FrozenJob,
  stage: number,
  catalogue: Catalogue,
): Promise<number> {
  const stages = stagesOf(frozen, catalogue);
  const shape = shapeOf(frozen, catalogue);
  for (const [next, one] of stages.entries()) {
    if (next < stage) continue;
    const tasks = await tasksOf(kysely, frozen, shape, one);
    if (tasks.length === 0) continue;
    const first = await nextTaskNumber(kysely, job);
    const rows = tasks.map(({ work, units }, at) => ({
      job_id: job,
      number: first + at,
      stage: next,
      work: JSON.stringify(work),
      position: 'from' in work ? work.from : 0,
      units_total: units,
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

/** The tasks of a stage. The stages before it must be done. */
async function tasksOf(
  kysely: Kysely<Schema>,
  frozen: FrozenJob,
  shape: JobShape,
  stage: Stage,
): Promise<StageTask[]> {
  const sizes = new StoredSizes(kysely, frozen, shape);
  switch (stage.kind) {
    case 'read':
      return frozen.chains.flatMap(({ file }, chain) =>
        file === null ? [] : { work: { kind: 'read-file', chain }, units: file.size },
      );
    case 'write':
      return writeTasks(frozen, sizes);
    default:
      return planTasks(shape, stage, sizes);
  }
}

async function writeTasks({ chains }: FrozenJob, sizes: StoredSizes): Promise<StageTask[]> {
  const tasks: StageTask[] = [];
  for (const [chain, frozen] of chains.entries()) {
    for (const [output, { kind }] of frozen.plan.outputs.entries()) {
      if (kind !== 'file') continue;
      // All sizes are known before the first file is written. Otherwise the progress would drop with each
      // further file.
      const units = await sizes.blockCount(outputDataset(frozen, output));
      tasks.push({ work: { kind: 'write-file', chain, output }, units });
    }
  }
  return tasks;
}
