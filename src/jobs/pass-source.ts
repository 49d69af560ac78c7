import type { Database } from '../database/connection.ts';
import { readBlocks, type StoredBlock } from '../datasets/blocks.ts';
import type { JobShape } from '../engine/job-shape.ts';
import type { PassBlock } from '../engine/task-port.ts';
import type { FrozenJob } from './frozen-job.ts';

/** Blocks fetched at a time: one read ahead of the two or so under way. */
const READ_AHEAD = 4;

/** Where a pass of a chain reads its blocks. */
export interface PassSource {
  /** This dataset has a block for each of the pass. */
  readonly datasetId: number;
  /** Whether its blocks have the numbers of their records as their last column; an input's blocks tell their first. */
  readonly isNumbered: boolean;
  /** The blocks of this dataset, numbered, stand in place of those of the same number; null where there is none. */
  readonly insteadId: number | null;
}

/** The input for the first pass, then what the pass before left. */
export function sourceOf(frozen: FrozenJob, shape: JobShape, chain: number, pass: number): PassSource {
  const { datasetId } = frozen.chains[chain]!;
  if (pass === 0) return { datasetId, isNumbered: false, insteadId: null };
  const before = shape.passes[chain]![pass - 1]!;
  const { recordsId } = frozen.comparisons![shape.comparisonAfter(chain, pass - 1)!]!;
  return before.from === before.before
    ? { datasetId, isNumbered: false, insteadId: recordsId }
    : { datasetId: recordsId, isNumbered: true, insteadId: null };
}

/** The blocks of a pass from `from` up to, not including, `before`, in order, always some read ahead. */
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
