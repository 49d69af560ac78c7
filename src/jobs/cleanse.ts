import type { ReferenceShelf } from '../cleansing/references.ts';
import type { Database } from '../database/connection.ts';
import { readBlocks, type StoredBlock } from '../datasets/blocks.ts';
import { faultPointAsync } from '../faults.ts';
import { Block } from '../records/block.ts';
import type { Column } from '../records/column.ts';
import { Chain, type ChainResult } from '../workflow/chain.ts';
import { fitChain } from '../workflow/fit.ts';
import { outputColumns } from '../workflow/output-columns.ts';
import { rejectsBlockNumber } from './frozen-job.ts';
import { addStatistics, RECORDS } from './statistics.ts';
import { advanceTask, type MadeBlock, type Progress, type Task, type Work } from './task.ts';

/** Blocks fetched at a time: one read ahead of the two or so under way. */
const READ_AHEAD = 4;

/**
 * Sends a run of blocks through a chain. While one block is cleansed the next are fetched and the one before is stored;
 * blocks are stored strictly in order, each with the task's new position, so a crash costs one block.
 */
export async function cleanse(
  database: Database,
  task: Task,
  work: Work & { kind: 'cleanse' },
  shelf: ReferenceShelf,
): Promise<void> {
  const { plan, datasetId, outputIds } = task.frozen.chains[work.chain]!;
  const columns = await columnsOf(database, datasetId);
  const { chain: fitted } = fitChain(plan, columns);
  if (fitted === undefined)
    throw new Error(`The columns of ${plan.input} are no longer those that were checked.`);
  const chain = await Chain.prepare(columns, fitted.steps, {
    now: new Date(task.frozen.now),
    references: shelf.open(task.frozen.references ?? {}),
  });
  const outputs = fitted.outputs.map((output, at) => ({
    datasetId: outputIds[at]!,
    positions: outputColumns(chain.layout, output).map(({ position }) => position),
  }));

  let stored: Promise<void> = Promise.resolve();
  let progress: Progress = task;
  try {
    for await (const input of blocksInOrder(database, datasetId, task.position, work.before)) {
      const result = await chain.process(input.block);
      const made: MadeBlock[] = outputs.map(({ datasetId, positions }) => ({
        datasetId,
        blockNumber: input.blockNumber,
        block: result.block.arrange(positions),
      }));
      if (result.rejects.length > 0) made.push(rejectsBlock(task, work, input, columns, result));
      progress = {
        position: input.blockNumber + 1,
        resume: null,
        unitsDone: progress.unitsDone + input.recordCount,
        unitsTotal: task.unitsTotal,
        statistics: addStatistics(progress.statistics, counts(input, result)),
      };
      await stored;
      stored = store(database, task, progress, made);
      // Awaited before the next block is stored; until then an error of it must not count as unhandled.
      stored.catch(() => undefined);
    }
  } finally {
    // Also where the next block failed: the task's position then is that block's.
    await stored;
  }
}

async function store(database: Database, task: Task, progress: Progress, made: MadeBlock[]): Promise<void> {
  await faultPointAsync('task.store-block', progress.position - 1);
  await advanceTask(database, task, progress, made);
}

async function* blocksInOrder(
  database: Database,
  datasetId: number,
  from: number,
  before: number,
): AsyncGenerator<StoredBlock> {
  let next = readBlocks(database, datasetId, from, before, READ_AHEAD);
  for (;;) {
    const blocks = await next;
    const last = blocks.at(-1);
    if (last === undefined) return;
    next = readBlocks(database, datasetId, last.blockNumber + 1, before, READ_AHEAD);
    next.catch(() => undefined);
    yield* blocks;
  }
}

function counts(input: StoredBlock, { block, rejects, statistics }: ChainResult): Record<string, number> {
  const suppressed = input.recordCount - block.recordCount - rejects.length;
  return {
    [RECORDS.read]: input.recordCount,
    [RECORDS.written]: block.recordCount,
    ...(suppressed > 0 && { [RECORDS.suppressed]: suppressed }),
    ...(rejects.length > 0 && { [RECORDS.rejected]: rejects.length }),
    ...statistics,
  };
}

function rejectsBlock(
  task: Task,
  work: Work & { kind: 'cleanse' },
  input: StoredBlock,
  columns: readonly Column[],
  { rejects }: ChainResult,
): MadeBlock {
  const data = (row: number) =>
    JSON.stringify(Object.fromEntries(columns.map(({ name }, at) => [name, input.block.values(at)[row]])));
  const { chains } = task.frozen;
  // A block read from a file has the lines of its records behind its columns.
  const lines = input.block.columnCount > columns.length ? input.block.values(columns.length) : undefined;
  return {
    datasetId: task.frozen.rejectsId,
    blockNumber: rejectsBlockNumber(chains.length, work.chain, input.blockNumber, 'steps'),
    block: Block.of(rejects.length, [
      rejects.map(() => chains[work.chain]!.plan.input),
      rejects.map(({ row }) => input.firstRecord + row),
      rejects.map(({ row }) => lines?.[row] ?? null),
      rejects.map(({ step }) => step),
      rejects.map(({ reason }) => reason),
      rejects.map(({ row }) => data(row)),
    ]),
  };
}

/** The columns of a job's input: those of its dataset, or those found in its file. */
export async function columnsOf(database: Database, datasetId: number): Promise<Column[]> {
  const { columns } = await database.kysely
    .selectFrom('dataset')
    .select('columns')
    .where('id', '=', datasetId)
    .executeTakeFirstOrThrow();
  return columns as Column[];
}
