import type { Database } from '../database/connection.ts';
import { readBlocks, type StoredBlock } from '../datasets/blocks.ts';
import type { JobShape } from '../engine/job-shape.ts';
import type { PassBlock } from '../engine/task-port.ts';
import { comparisonDatasets, type FrozenJob, frozenChain } from './frozen-job.ts';

/** How many blocks are fetched at a time. About two are being worked on at once; the rest are read ahead. */
const READ_AHEAD = 4;

/** Where a pass of a chain reads its blocks. */
export interface PassSource {
  /** The dataset that has a block for each block of the pass. */
  readonly datasetId: number;
  /**
   * Whether its blocks have the numbers of their records as their last column. An input's blocks only have
   * the number of their first record.
   */
  readonly isNumbered: boolean;
  /** A dataset whose numbered blocks replace blocks with the same number. Null if there is none. */
  readonly insteadId: number | null;
}

/** The first pass reads the input; every other pass reads the records that the pass before it left. */
export function sourceOf(frozen: FrozenJob, shape: JobShape, chain: number, pass: number): PassSource {
  const { datasetId } = frozenChain(frozen, chain);
  if (pass === 0) return { datasetId, isNumbered: false, insteadId: null };
  const before = shape.pass(chain, pass - 1);
  const { recordsId } = comparisonDatasets(frozen, shape.comparisonBefore(chain, pass));
  return before.from === before.before
    ? { datasetId, isNumbered: false, insteadId: recordsId }
    : { datasetId: recordsId, isNumbered: true, insteadId: null };
}

/**
 * Yields the blocks of a pass in order, from `from` up to, but not including, `before`. Some blocks are
 * always read ahead.
 */
export async function* passBlocks(
  database: Database,
  { datasetId, isNumbered, insteadId }: PassSource,
  from: number,
  before: number,
): AsyncGenerator<PassBlock> {
  const instead = new Map<number, StoredBlock>();
  if (insteadId !== null) {
    for (const block of await readBlocks(database, insteadId, from, before, before - from)) {
      instead.set(block.blockNumber, block);
    }
  }
  let next = readBlocks(database, datasetId, from, before, READ_AHEAD);
  for (;;) {
    const blocks = await next;
    const last = blocks.at(-1);
    if (last === undefined) return;
    next = readBlocks(database, datasetId, last.blockNumber + 1, before, READ_AHEAD);
    next.catch(() => undefined);
    for (const stored of blocks) {
      const other = instead.get(stored.blockNumber);
      if (other !== undefined) yield numbered(other);
      else yield isNumbered ? numbered(stored) : counted(stored);
    }
  }
}

function numbered({ blockNumber, recordCount, block }: StoredBlock): PassBlock {
  const numbers = block.values(block.columnCount - 1) as readonly number[];
  return { blockNumber, recordCount, block, numbers };
}

function counted({ blockNumber, recordCount, firstRecord, block }: StoredBlock): PassBlock {
  const numbers = Array.from({ length: recordCount }, (_, row) => firstRecord - 1 + row);
  return { blockNumber, recordCount, block, numbers };
}
