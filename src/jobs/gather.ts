import type { Database } from '../database/connection.ts';
import { faultPointAsync } from '../faults.ts';
import { Block, RECORDS_PER_BLOCK } from '../records/block.ts';
import { CHUNK } from '../workflow/dataset-step/chunk.ts';
import { outputColumns } from '../workflow/output-columns.ts';
import { StoredChunks } from './chunks.ts';
import { comparisonsOfJob, realChain } from './comparison.ts';
import type { FrozenJob } from './frozen-job.ts';
import { advanceTask, type MadeBlock, madeBlock, type Task, type Work } from './task.ts';

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
): Promise<void> {
  const { frozen } = task;
  const real = await realChain(database, frozen, chain);
  const positions = outputColumns(real.layout, real.plan.outputs[output]!).map(({ position }) => position);
  const source = new StoredChunks(database, placedSource(frozen, chain, output)!);
  const datasetId = frozen.chains[chain]!.outputIds[output]!;
  let progress = { ...task, resume: null };
  for (let bucket = task.position; bucket < before; bucket++) {
    const blocks: Block[] = [];
    for await (const payload of source.read(CHUNK.placed, bucket))
      blocks.push(Block.unpack(payload as Buffer));
    const made = placed(blocks).map(
      ([number, block]): MadeBlock => madeBlock(datasetId, number, block.arrange(positions)),
    );
    const units = blocks.reduce((sum, { recordCount }) => sum + recordCount, 0);
    progress = { ...progress, position: bucket + 1, unitsDone: progress.unitsDone + units };
    await faultPointAsync('task.store-chunks', bucket);
    await advanceTask(database, task, progress, made);
  }
}

/** The records of these blocks by place, as blocks with their numbers. The last column holds the places. */
function placed(blocks: readonly Block[]): [number, Block][] {
  const order = blocks.flatMap((block, from) => {
    const places = block.values(block.columnCount - 1) as readonly number[];
    return places.map((place, row) => ({ place, from: blocks[from]!, row }));
  });
  order.sort((a, b) => a.place - b.place);
  const made: [number, Block][] = [];
  for (let start = 0; start < order.length; ) {
    const number = Math.floor(order[start]!.place / RECORDS_PER_BLOCK);
    let end = start;
    while (end < order.length && Math.floor(order[end]!.place / RECORDS_PER_BLOCK) === number) end++;
    const run = order.slice(start, end);
    const columns = Array.from({ length: blocks[0]!.columnCount - 1 }, (_, at) =>
      run.map(({ from, row }) => from.values(at)[row]!),
    );
    made.push([number, Block.of(run.length, columns)]);
    start = end;
  }
  return made;
}
