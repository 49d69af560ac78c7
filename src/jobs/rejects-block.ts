import type { Database } from '../database/connection.ts';
import { readBlocks } from '../datasets/blocks.ts';
import type { Reject } from '../engine/chain-state.ts';
import type { OpenedJob } from '../engine/opened-job.ts';
import type { PassBlock } from '../engine/task-port.ts';
import type { PassWork } from '../engine/work.ts';
import { itemAt } from '../present.ts';
import { Block } from '../records/block.ts';
import { type FrozenJob, frozenChain, rejectsBlockNumber } from './frozen-job.ts';
import { type MadeBlock, madeBlock } from './task.ts';

/**
 * The records of a block that the steps of a pass rejected, as a block of the output Rejects. Each is shown
 * as it came in.
 */
export async function rejectsOfSteps(
  database: Database,
  { frozen, opened }: { readonly frozen: FrozenJob; readonly opened: OpenedJob },
  { chain, pass = 0 }: PassWork,
  { blockNumber, block, numbers }: PassBlock,
  rejects: readonly Reject[],
): Promise<MadeBlock> {
  const { columns } = opened.chain(chain);
  const { plan, datasetId } = frozenChain(frozen, chain);
  // In a later pass the records have been changed by steps and have no line numbers.
  const [stored] = pass === 0 ? [] : await readBlocks(database, datasetId, blockNumber, blockNumber + 1, 1);
  const input = stored?.block ?? block;
  const first = stored === undefined ? itemAt(numbers, 0) : stored.firstRecord - 1;
  const rows = rejects.map(({ row }) => itemAt(numbers, row) - first);
  const data = (row: number) =>
    JSON.stringify(Object.fromEntries(columns.map(({ name }, at) => [name, input.values(at)[row]])));
  // A block read from a file has an extra column with the lines of its records.
  const lines = input.columnCount > columns.length ? input.values(columns.length) : undefined;
  const made = Block.of(rejects.length, [
    rejects.map(() => plan.input),
    rejects.map(({ row }) => itemAt(numbers, row) + 1),
    rows.map((row) => lines?.[row] ?? null),
    rejects.map(({ step }) => step),
    rejects.map(({ reason }) => reason),
    rows.map(data),
  ]);
  return madeBlock(frozen.rejectsId, rejectsBlockNumber(opened.shape, chain, blockNumber, pass), made);
}
