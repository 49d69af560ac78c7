import { blockBody, type Columns, columnsOf, type Row } from './columns.ts';
import { FettleError } from './errors.ts';

/** Rows from anywhere: an array, a generator, a stream of a CSV reader. */
export type Rows = Iterable<Row> | AsyncIterable<Row>;

/** @internal The most records of a block, and of a page. */
export const RECORDS_PER_BLOCK = 1000;

/** The default number of blocks that are sent at the same time. */
const PARALLEL = 4;

/** How rows are sent. */
export interface Sending {
  /** How many blocks of 1,000 rows are sent at the same time. Default: 4. */
  readonly parallel?: number | undefined;
  /** Called with the number of rows stored so far. */
  readonly onStored?: ((rows: number) => void) | undefined;
}

interface Target extends Sending {
  /**
   * Creates the dataset. Called once, with the columns of the first rows. @returns the columns of the dataset
   */
  readonly create: (found: Columns) => Promise<Columns>;
  readonly store: (body: string) => Promise<void>;
}

/**
 * @internal Sends rows in numbered blocks, several at a time. No more than those blocks are in memory.
 * @returns the number of rows
 */
export async function uploadRows(
  rows: Rows,
  { create, store, parallel = PARALLEL, onStored }: Target,
): Promise<number> {
  let columns: Columns | undefined;
  let count = 0;
  let blocks = 0;
  let stored = 0;
  let failed: { readonly error: unknown } | undefined;
  const under = new Set<Promise<void>>();
  try {
    for await (const block of blocksOf(rows)) {
      columns ??= await create(columnsOf(block));
      if (failed !== undefined) break;
      const body = blockBody(blocks++, block, columns);
      count += block.length;
      const sending: Promise<void> = store(body)
        .then(() => {
          stored += block.length;
          onStored?.(stored);
        })
        .catch((error: unknown) => {
          failed ??= { error };
        })
        .finally(() => under.delete(sending));
      under.add(sending);
      if (under.size >= parallel) await Promise.race(under);
    }
  } finally {
    // Waits for every block under way, so that the caller can remove the dataset.
    await Promise.all(under);
  }
  if (failed !== undefined) throw failed.error;
  if (columns === undefined) throw new FettleError('There are no rows.');
  return count;
}

async function* blocksOf(rows: Rows): AsyncGenerator<Row[]> {
  let block: Row[] = [];
  for await (const row of rows) {
    block.push(row);
    if (block.length < RECORDS_PER_BLOCK) continue;
    yield block;
    block = [];
  }
  if (block.length > 0) yield block;
}
