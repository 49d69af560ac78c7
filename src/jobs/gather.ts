import type { Database } from '../database/connection.ts';
import { CHUNK } from '../engine/dataset-step/chunk.ts';
import { inPlaces } from '../engine/dataset-step/placed-records.ts';
import { faultPointAsync } from '../faults.ts';
import { outputColumns } from '../workflow/output-columns.ts';
import { StoredChunks } from './chunks.ts';
import { comparisonsOfJob, realChain } from './comparison.ts';
import type { FrozenJob } from './frozen-job.ts';
import type { Slice } from './slice.ts';
import { advanceTask, type MadeBlock, madeBlock, type Task, type TaskEnd, type Work } from './task.ts';

/** Where the placed records of an output lie. @returns undefined for an output that has none */
export function placedSource(frozen: FrozenJob, chain: number, output: number): number | undefined {
  const { plan } = frozen.chains[chain]!;
  const { step } = plan.outputs[output]!;
  if (step === undefined) return undefined;
  const at = plan.steps.findIndex(({ id }) => id === step);
  return comparisonsOfJob(frozen).find((comparison) => comparison.chain === chain && comparison.step === at)
    ?.chunksId;
}

/** Puts the records of a second output into their places, a bucket at a time: each becomes some blocks of the output. */
export async function gatherTask(
  database: Database,
  task: Task,
  { chain, output, before }: Work & { kind: 'gather' },
  slice: Slice,
): Promise<TaskEnd> {
  const { frozen } = task;
  const real = await realChain(database, frozen, chain);
  const positions = outputColumns(real.layout, real.plan.outputs[output]!).map(({ position }) => position);
  const source = new StoredChunks(database, placedSource(frozen, chain, output)!);
  const datasetId = frozen.chains[chain]!.outputIds[output]!;
  let progress = { ...task, resume: null };
  for (let bucket = task.position; bucket < before; bucket++) {
    const payloads = await Array.fromAsync(source.read(CHUNK.placed, bucket));
    const made: MadeBlock[] = [];
    for (const [number, block] of inPlaces(payloads)) {
      made.push(madeBlock(datasetId, number, block.arrange(positions)));
    }
    const units = made.reduce((sum, { recordCount }) => sum + recordCount, 0);
    progress = { ...progress, position: bucket + 1, unitsDone: progress.unitsDone + units };
    await faultPointAsync('task.store-chunks', bucket);
    await advanceTask(database, task, progress, made);
    if (slice.isOver && bucket + 1 < before) return 'given-back';
  }
  return 'done';
}
