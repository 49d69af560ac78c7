import type pg from 'pg';
import type { Database } from '../database/connection.ts';
import { faultPointAsync } from '../faults.ts';
import { Block } from '../records/block.ts';
import { Refusal } from '../refusal.ts';
import type { BlockRange } from './block-rows.ts';
import type { Dataset } from './dataset.ts';

/** A stored block, still packed. */
export interface StoredBlock {
  readonly blockNumber: number;
  readonly recordCount: number;
  /** The number of its first record in the dataset, from 1. It is 0 while the dataset is incomplete. */
  readonly firstRecord: number;
  readonly block: Block;
}

/** A block in the form that {@link Block.pack} makes. */
export interface PackedBlock {
  readonly recordCount: number;
  readonly payload: Buffer;
}

/**
 * Stores a block of an input dataset, replacing any block with the same number. When this returns, the block
 * is on disk.
 *
 * @returns the record count of the whole dataset
 * @throws Refusal `wrong-state` if the dataset was completed or removed in the meantime
 */
export async function storeBlock(
  database: Database,
  dataset: Dataset,
  blockNumber: number,
  { recordCount, payload }: PackedBlock,
): Promise<number> {
  await faultPointAsync('dataset.store-block', blockNumber);
  const { rows } = await database.pool.query<{ total: number | null }>({
    name: 'store-block',
    text: 'select store_block($1, $2, $3, $4) as total',
    values: [dataset.id, blockNumber, recordCount, payload],
  });
  const total = rows[0]?.total ?? null;
  if (total === null) throw new Refusal('wrong-state', 'This dataset is complete already or was removed.');
  return total;
}

interface BlockRow {
  block_number: number;
  record_count: number;
  first_record: number | null;
  payload: Buffer;
}

/**
 * `pg` reads results as text only, so a payload comes as hexadecimal digits. That costs about 0.1 ms a block.
 */
async function queryBlocks(
  pool: pg.Pool,
  name: string,
  text: string,
  values: unknown[],
): Promise<StoredBlock[]> {
  const { rows } = await pool.query<BlockRow>({ name, text, values });
  return rows.map((row) => ({
    blockNumber: row.block_number,
    recordCount: row.record_count,
    firstRecord: row.first_record ?? 0,
    block: Block.unpack(row.payload),
  }));
}

/**
 * Reads up to `count` blocks of a dataset in order, with block numbers from `from` up to, but not including,
 * `before`.
 */
export function readBlocks(
  database: Database,
  datasetId: number,
  from: number,
  before: number,
  count: number,
): Promise<StoredBlock[]> {
  const text = `select block_number, record_count, first_record, payload from dataset_block
    where dataset_id = $1 and block_number >= $2 and block_number < $3 order by block_number limit $4`;
  return queryBlocks(database.pool, 'read-blocks', text, [datasetId, from, before, count]);
}

/**
 * Finds the records `start` to `end` (from 1, both included) in the blocks of a complete dataset. The ranges
 * are in order.
 */
export async function rangesOfRecords(
  { pool }: Database,
  { dataset, start, end }: { dataset: Pick<Dataset, 'id'>; start: number; end: number },
): Promise<BlockRange[]> {
  const { rows } = await pool.query<
    Omit<BlockRow, 'payload'> & { first_record: number; packed_bytes: number }
  >({
    name: 'ranges-of-records',
    text: `select block_number, record_count, first_record, octet_length(payload) as packed_bytes from dataset_block
      where dataset_id = $1 and record_count > 0 and first_record <= $3 and first_record >= coalesce(
        (select max(first_record) from dataset_block
          where dataset_id = $1 and record_count > 0 and first_record <= $2), $2)
      order by first_record`,
    values: [dataset.id, start, end],
  });
  return rows.map((row, at) => ({
    datasetId: dataset.id,
    blockNumber: row.block_number,
    packedBytes: row.packed_bytes,
    from: Math.max(0, start - row.first_record),
    to: Math.min(row.record_count, end - row.first_record + 1),
    isFirst: at === 0,
  }));
}
