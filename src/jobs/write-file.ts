import type { Database } from '../database/connection.ts';
import { runSql } from '../database/connection.ts';
import { readBlocks } from '../datasets/blocks.ts';
import { contentsOf } from '../datasets/contents.ts';
import type { TaskEnd } from '../engine/work.ts';
import { faultPointAsync } from '../faults.ts';
import { beginFile, writePiece } from '../files/job-files.ts';
import { makeTableFile } from '../formats/make-table-file.ts';
import { packerOf } from '../formats/packing.ts';
import { csvWriter, rowEncoder } from '../formats/row-encoder.ts';
import type { CellKind } from '../formats/table-reader.ts';
import { formatOfName, type TableStyle } from '../formats/table-style.ts';
import { present } from '../present.ts';
import type { Block } from '../records/block.ts';
import type { Column } from '../records/column.ts';
import { FilePieces } from './file-pieces.ts';
import { frozenChain, outputDataset } from './frozen-job.ts';
import type { Slice } from './slice.ts';
import { advanceTask, type Progress, type Task, TaskSuperseded, type Work } from './task.ts';

/**
 * The piece of an output file that has its header row. Each block's piece has the block's number plus one.
 */
const HEADER_PIECE = 0;

/** Formats in which a row can be written without knowing the rows before it. */
const BY_ROW: ReadonlySet<string> = new Set(['csv', 'tsv', 'ndjson']);

/** The fewest blocks that a turn writes to a file that each turn begins again. */
const LEAST_BLOCKS = 8;

/** The output that a task writes. */
interface Writing {
  readonly datasetId: number;
  readonly columns: readonly Column[];
  readonly style: TableStyle;
  /** Stores a piece of the file, packed if the file's name says so. */
  readonly write: (piece: number, bytes: Uint8Array) => Promise<void>;
}

/**
 * Writes an output of kind file from its working dataset, in the format of its name. The file is published
 * when the job completes.
 */
export async function writeFileTask(
  database: Database,
  task: Task,
  work: Work & { kind: 'write-file' },
  slice: Slice,
): Promise<TaskEnd> {
  const chain = frozenChain(task.frozen, work.chain);
  const datasetId = outputDataset(chain, work.output);
  const path = present(chain.plan.outputs[work.output]?.path, 'the path of an output file');
  const fileId = await beginFile(database.kysely, task.job, path);
  const contents = await contentsOf(database.kysely, [datasetId]);
  const packer = packerOf(path);
  const write = async (piece: number, bytes: Uint8Array) => {
    const packed = (await packer?.pack(bytes)) ?? Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
    const stored = await writePiece(database.kysely, fileId, piece, packed);
    if (!stored) throw new TaskSuperseded('The job has ended.');
  };
  const format = formatOfName(path) ?? 'csv';
  const style = { format, kinds: await kindsOf(database, task, work.chain) };
  const writing = {
    datasetId,
    columns: present(contents.get(datasetId), 'the dataset of an output').columns,
    style,
    write,
  };
  return BY_ROW.has(format)
    ? writeByBlock(database, task, slice, writing)
    : writeWhole(database, task, slice, writing);
}

/**
 * Writes one piece for each block. A piece has the number of its block plus one, so a piece that is written
 * again after a crash replaces the old one.
 */
async function writeByBlock(
  database: Database,
  task: Task,
  slice: Slice,
  { datasetId, columns, style, write }: Writing,
): Promise<TaskEnd> {
  const encode = rowEncoder(columns, style);
  if (style.format !== 'ndjson') await write(HEADER_PIECE, Buffer.from(csvWriter(columns, style).header()));
  let progress: Progress = task;
  for await (const { blockNumber, block } of blocksFrom(database, datasetId, progress.position)) {
    await faultPointAsync('task.store-block', blockNumber);
    await write(blockNumber + 1, Buffer.from(encode(block) as string));
    progress = { ...progress, position: blockNumber + 1, unitsDone: progress.unitsDone + 1 };
    await advanceTask(database, task, progress, []);
    if (slice.isOver) return 'given-back';
  }
  return 'done';
}

/**
 * Writes a file that cannot be continued in the middle: an Excel or Parquet file, or a JSON array. After a
 * crash or the end of a turn the file is written again from the beginning. Pieces are numbered in order and
 * are the same every time, so they replace the earlier ones. A turn writes at least twice as many blocks as
 * the previous turn, so that all turns together write at most twice the file.
 */
async function writeWhole(
  database: Database,
  task: Task,
  slice: Slice,
  { datasetId, columns, style, write }: Writing,
): Promise<TaskEnd> {
  const { written: before = 0 } = (task.resume ?? {}) as { readonly written?: number };
  const pieces = new FilePieces(write);
  const file = makeTableFile(pieces, style);
  const encode = rowEncoder(columns, style);
  await file.begin(columns);
  let progress: Progress = task;
  let written = 0;
  for await (const { blockNumber, block } of blocksFrom(database, datasetId, 0)) {
    await faultPointAsync('task.store-block', blockNumber);
    await file.write(encode(block));
    written++;
    // Blocks that an earlier turn wrote count only once. So a task whose worker keeps dying makes no progress
    // and is given up.
    if (written <= task.unitsDone) continue;
    progress = { ...progress, unitsDone: written, resume: { written } };
    await advanceTask(database, task, progress, []);
    if (slice.isOver && written >= Math.max(LEAST_BLOCKS, 2 * before)) return 'given-back';
  }
  await file.finish();
  await pieces.finish();
  return 'done';
}

async function* blocksFrom(
  database: Database,
  datasetId: number,
  first: number,
): AsyncGenerator<{ readonly blockNumber: number; readonly block: Block }> {
  for (let from = first; ; ) {
    const [stored] = await readBlocks(database, datasetId, from, MAX_BLOCK_NUMBER, 1);
    if (stored === undefined) return;
    yield stored;
    from = stored.blockNumber + 1;
  }
}

/**
 * Returns the cell types of the chain's input file, if its format has types for cells. With them, the dates
 * of a workbook are written as dates again.
 */
async function kindsOf(database: Database, { job }: Task, chain: number): Promise<Map<string, CellKind>> {
  const [row] = await runSql<{ kinds: Record<string, CellKind> | null }>(
    database.kysely,
    `select resume -> 'kinds' as kinds from task
     where job_id = $1 and work ->> 'kind' = 'read-file' and (work ->> 'chain')::integer = $2`,
    [job, chain],
  );
  return new Map(Object.entries(row?.kinds ?? {}));
}

const MAX_BLOCK_NUMBER = 2 ** 31 - 1;
