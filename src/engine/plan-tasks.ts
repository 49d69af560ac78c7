import { itemAt } from '../present.ts';
import { CHUNK, type ChunkKind } from './dataset-step/chunk.ts';
import { sharesFor } from './dataset-step/partition.ts';
import { sampleParts } from './dataset-step/stored-sample.ts';
import type { JobShape } from './job-shape.ts';
import type { Stage } from './stage.ts';
import type { PassWork, Work } from './work.ts';

/**
 * A pass is cut into a multiple of this many tasks of equal length, if it has enough blocks. So two or four
 * workers finish their last tasks at about the same time.
 */
const TASKS_TOGETHER = 4;

/** How many buckets of a second output a task takes. That is at least 32 blocks. */
const BUCKETS_PER_TASK = 4;

/** A task to be created, and the number of records that it handles. */
export interface PlannedTask {
  readonly work: Work;
  readonly units: number;
}

export interface BlockSize {
  readonly number: number;
  readonly records: number;
}

export interface BucketSize {
  readonly bucket: number;
  /** How many entries, or records, its chunks have. */
  readonly count: number;
  /** About how many bytes they take when unpacked. */
  readonly bytes: number;
}

/** The sizes of the data that earlier stages stored. They decide how a stage is cut into tasks. */
export interface Sizes {
  /** The most blocks a task takes. */
  readonly blocksPerTask: number;
  /** The blocks that a pass reads, in order. */
  blocks(chain: number, pass: number): Promise<readonly BlockSize[]>;
  /** The buckets of a comparison's chunks of one kind, in order. */
  buckets(comparison: number, kind: ChunkKind): Promise<readonly BucketSize[]>;
  /** How many records a chain's input has. */
  records(chain: number): Promise<number>;
}

/** The tasks of a stage. The stages before it must be done. */
export async function planTasks(shape: JobShape, stage: Stage, sizes: Sizes): Promise<PlannedTask[]> {
  switch (stage.kind) {
    case 'pass':
      return passTasks(shape, stage, sizes);
    case 'survey':
    case 'learn':
    case 'combine':
      return wholeTasks(shape, stage, stage.kind, sizes);
    case 'sample':
      return sampleTasks(shape, stage, sizes);
    case 'resolve':
      return resolveTasks(shape, stage, sizes);
    case 'gather':
      return gatherTasks(shape, sizes);
  }
}

/**
 * The tasks of a stage of passes. Level 0 has the first pass of every chain. Any other level has the passes
 * that apply its comparisons.
 */
async function passTasks(shape: JobShape, { level }: Stage, sizes: Sizes): Promise<PlannedTask[]> {
  const passes =
    level === 0
      ? shape.plans.map((_, chain) => ({ chain, pass: 0 }))
      : shape.comparisonsAt(level).map((at) => {
          const { chain, pass } = shape.comparison(at);
          return { chain, pass: pass + 1 };
        });
  const tasks: PlannedTask[] = [];
  for (const { chain, pass } of passes) {
    const isOnly = shape.passes[chain]?.length === 1;
    const blocks = await sizes.blocks(chain, pass);
    tasks.push(...runsOfBlocks(blocks, sizes.blocksPerTask, isOnly ? { chain } : { chain, pass }));
  }
  return tasks;
}

function runsOfBlocks(
  blocks: readonly BlockSize[],
  blocksPerTask: number,
  place: Pick<PassWork, 'chain' | 'pass'>,
): PlannedTask[] {
  const most = TASKS_TOGETHER * Math.ceil(blocks.length / (TASKS_TOGETHER * blocksPerTask));
  const count = Math.min(most, blocks.length);
  return Array.from({ length: count }, (_, at) => {
    const run = blocks.slice(
      Math.floor((at * blocks.length) / count),
      Math.floor(((at + 1) * blocks.length) / count),
    );
    return {
      work: {
        kind: 'pass',
        ...place,
        from: itemAt(run, 0).number,
        before: itemAt(run, run.length - 1).number + 1,
      },
      units: run.reduce((sum, { records }) => sum + records, 0),
    };
  });
}

/** One task for each comparison of the level, because the task needs all of its data. */
async function wholeTasks(
  shape: JobShape,
  { level }: Stage,
  kind: 'survey' | 'learn' | 'combine',
  sizes: Sizes,
): Promise<PlannedTask[]> {
  const tasks: PlannedTask[] = [];
  for (const comparison of shape.comparisonsAt(level)) {
    if (kind !== 'combine' && !shape.surveys(comparison)) continue;
    const units = await sizes.records(shape.comparison(comparison).chain);
    tasks.push({ work: { kind, comparison }, units });
  }
  return tasks;
}

/** A task for each part of the sample of each comparison that surveys. */
async function sampleTasks(shape: JobShape, { level }: Stage, sizes: Sizes): Promise<PlannedTask[]> {
  const tasks: PlannedTask[] = [];
  for (const comparison of shape.comparisonsAt(level)) {
    if (!shape.surveys(comparison)) continue;
    const counts = await Promise.all(shape.plans.map((_, chain) => sizes.records(chain)));
    const records = shape.recordsOf(comparison, counts);
    const parts = sampleParts(records);
    for (let part = 0; part < parts; part++) {
      const work: Work = { kind: 'sample', comparison, part, parts };
      tasks.push({ work, units: Math.ceil(records.total / parts) });
    }
  }
  return tasks;
}

/**
 * The largest partitions come first. Common names make some partitions half as large again as others, and no
 * worker should start a large partition when the other workers are finishing.
 */
async function resolveTasks(shape: JobShape, { level }: Stage, sizes: Sizes): Promise<PlannedTask[]> {
  const tasks: PlannedTask[] = [];
  for (const comparison of shape.comparisonsAt(level)) {
    const partitions = await sizes.buckets(comparison, CHUNK.entries);
    for (const { bucket, count, bytes } of partitions.toSorted((a, b) => b.count - a.count)) {
      const of = sharesFor({ entries: count, bytes });
      for (let at = 0; at < of; at++) {
        const work: Work = { kind: 'resolve', comparison, partition: bucket, share: { of, at } };
        tasks.push({ work, units: Math.ceil(count / of) });
      }
    }
  }
  return tasks;
}

async function gatherTasks(shape: JobShape, sizes: Sizes): Promise<PlannedTask[]> {
  const tasks: PlannedTask[] = [];
  for (const { comparison, chain, output } of shape.comparisonOutputs()) {
    const buckets = await sizes.buckets(comparison, CHUNK.placed);
    for (let at = 0; at < buckets.length; at += BUCKETS_PER_TASK) {
      const run = buckets.slice(at, at + BUCKETS_PER_TASK);
      const before = itemAt(run, run.length - 1).bucket + 1;
      tasks.push({
        work: { kind: 'gather', chain, output, from: itemAt(run, 0).bucket, before },
        units: run.reduce((sum, { count }) => sum + count, 0),
      });
    }
  }
  return tasks;
}
