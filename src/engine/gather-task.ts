import { faultPointAsync } from '../faults.ts';
import { present } from '../present.ts';
import { CHUNK } from './dataset-step/chunk.ts';
import { inPlaces } from './dataset-step/placed-records.ts';
import type { OpenedJob } from './opened-job.ts';
import type { Sized, TaskPort } from './task-port.ts';
import type { GatherWork, TaskEnd } from './work.ts';

/**
 * Puts the records of a second output in order, one bucket at a time. Each bucket becomes several blocks of
 * the output.
 */
export async function gatherTask<Made extends Sized>(
  job: OpenedJob,
  { chain, output, before }: GatherWork,
  port: TaskPort<Made>,
): Promise<TaskEnd> {
  const positions = present(job.chain(chain).outputs[output], 'an output of the chain').map(
    ({ position }) => position,
  );
  const source = port.chunks(job.shape.comparisonOf(chain, output));
  let progress = port.began;
  for (let bucket = progress.position; bucket < before; bucket++) {
    const payloads = await Array.fromAsync(source.read(CHUNK.placed, bucket));
    const made: Made[] = [];
    let records = 0;
    for (const [number, block] of inPlaces(payloads)) {
      made.push(port.made({ kind: 'output', chain, output }, number, block.arrange(positions)));
      records += block.recordCount;
    }
    progress = { ...progress, position: bucket + 1, unitsDone: progress.unitsDone + records };
    await faultPointAsync('task.store-chunks', bucket);
    await port.advance(progress, made, []);
    if (port.isOver && bucket + 1 < before) return 'given-back';
  }
  return 'done';
}
