import type { Kysely } from 'kysely';
import { runSql } from '../database/connection.ts';
import type { Schema } from '../database/schema.ts';

/** A block's number and how many records it has. */
export interface StoredBlockSize {
  readonly number: number;
  readonly records: number;
}

/** The blocks of a dataset, in order. */
export function blockSizes(kysely: Kysely<Schema>, datasetId: number): Promise<StoredBlockSize[]> {
  return runSql<StoredBlockSize>(
    kysely,
    'select block_number as number, record_count as records from dataset_block where dataset_id = $1 order by 1',
    [datasetId],
  );
}

export async function countBlocks(kysely: Kysely<Schema>, datasetId: number): Promise<number> {
  const { count } = await kysely
    .selectFrom('dataset_block')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('dataset_id', '=', datasetId)
    .executeTakeFirstOrThrow();
  return count;
}

/**
 * The number of the first block from `position` on. Block numbers may have gaps. @returns undefined if there
 * is none
 */
export async function firstBlockFrom(
  kysely: Kysely<Schema>,
  datasetId: number,
  position: number,
): Promise<number | undefined> {
  const { block } = await kysely
    .selectFrom('dataset_block')
    .select(({ fn }) => fn.min('block_number').as('block'))
    .where('dataset_id', '=', datasetId)
    .where('block_number', '>=', position)
    .executeTakeFirstOrThrow();
  return block ?? undefined;
}
