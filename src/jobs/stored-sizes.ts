import type { Kysely } from 'kysely';
import { runSql } from '../database/connection.ts';
import type { Schema } from '../database/schema.ts';
import { blockSizes, countBlocks } from '../datasets/block-numbers.ts';
import { contentsOf } from '../datasets/contents.ts';
import type { ChunkKind } from '../engine/dataset-step/chunk.ts';
import type { JobShape } from '../engine/job-shape.ts';
import type { BlockSize, BucketSize, Sizes } from '../engine/plan-tasks.ts';
import { present } from '../present.ts';
import { comparisonDatasets, type FrozenJob, frozenChain } from './frozen-job.ts';
import { sourceOf } from './pass-source.ts';

/**
 * The most blocks that a cleansing task takes: 0.2 s of copying, or about 1 s of name, email and telephone
 * cleansing.
 */
const BLOCKS_PER_TASK = 32;

/** The sizes of the data that a job has stored so far. */
export class StoredSizes implements Sizes {
  readonly blocksPerTask = BLOCKS_PER_TASK;
  readonly #kysely: Kysely<Schema>;
  readonly #frozen: FrozenJob;
  readonly #shape: JobShape;

  constructor(kysely: Kysely<Schema>, frozen: FrozenJob, shape: JobShape) {
    this.#kysely = kysely;
    this.#frozen = frozen;
    this.#shape = shape;
  }

  blocks(chain: number, pass: number): Promise<BlockSize[]> {
    const { datasetId } = sourceOf(this.#frozen, this.#shape, chain, pass);
    return blockSizes(this.#kysely, datasetId);
  }

  blockCount(datasetId: number): Promise<number> {
    return countBlocks(this.#kysely, datasetId);
  }

  buckets(comparison: number, kind: ChunkKind): Promise<BucketSize[]> {
    const { chunksId } = comparisonDatasets(this.#frozen, comparison);
    return runSql<BucketSize>(
      this.#kysely,
      `select bucket, sum(item_count)::float8 as count, sum(byte_length)::float8 as bytes
       from working_chunk where dataset_id = $1 and kind = $2 group by bucket order by bucket`,
      [chunksId, kind],
    );
  }

  async records(chain: number): Promise<number> {
    const { datasetId } = frozenChain(this.#frozen, chain);
    const contents = await contentsOf(this.#kysely, [datasetId]);
    return present(contents.get(datasetId), 'the dataset of an input').recordCount;
  }
}
