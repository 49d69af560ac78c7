import type { Database } from '../database/connection.ts';
import { readBlocks } from '../datasets/blocks.ts';
import { contentsOf } from '../datasets/contents.ts';
import type { TaskEnd } from '../engine/work.ts';
import { faultPointAsync } from '../faults.ts';
import { beginFile, writePiece } from '../files/job-files.ts';
import { CsvWriter } from '../records/csv-writer.ts';
import type { Slice } from './slice.ts';
import { advanceTask, type Progress, type Task, TaskSuperseded, type Work } from './task.ts';

/**
 * The piece of an output file that has its header row. Each block's piece has the block's number plus one.
 */
const HEADER_PIECE = 0;

/**
 * Writes an output of kind file as CSV, one piece for each block of its working dataset. A piece is numbered
 * by its block, so a piece that is written again after a crash replaces itself. The file is published when
 * the job completes.
 */
export async function writeFileTask(
  database: Database,
  task: Task,
  work: Work & { kind: 'write-file' },
  slice: Slice,
): Promise<TaskEnd> {
  const { plan, outputIds } = task.frozen.chains[work.chain]!;
  const datasetId = outputIds[work.output]!;
  const fileId = await beginFile(database.kysely, task.job, plan.outputs[work.output]!.path!);
  const contents = await contentsOf(database.kysely, [datasetId]);
  const writer = new CsvWriter(contents.get(datasetId)!.columns);
  const write = async (piece: number, text: string) => {
    const stored = await writePiece(database.kysely, fileId, piece, Buffer.from(text));
    if (!stored) throw new TaskSuperseded('The job has ended.');
  };
  await write(HEADER_PIECE, writer.header());
  let progress: Progress = task;
  for (;;) {
    const [stored] = await readBlocks(database, datasetId, progress.position, MAX_BLOCK_NUMBER, 1);
    if (stored === undefined) return 'done';
    await faultPointAsync('task.store-block', stored.blockNumber);
    await write(stored.blockNumber + 1, writer.rows(stored.block));
    progress = { ...progress, position: stored.blockNumber + 1, unitsDone: progress.unitsDone + 1 };
    await advanceTask(database, task, progress, []);
    if (slice.isOver) return 'given-back';
  }
}

const MAX_BLOCK_NUMBER = 2 ** 31 - 1;
