import { Block, RECORDS_PER_BLOCK } from '../records/block.ts';
import type { Value } from '../records/column.ts';
import type { GivenRecords } from '../workflow/chain-state.ts';
import { CHUNK } from '../workflow/dataset-step/chunk.ts';
import type { MadeChunk } from './task.ts';

/** Buckets at most, and places in one at least: a bucket is sorted in memory, and each task writes to all of them. */
const MOST_BUCKETS = 128;
const LEAST_PLACES = 8 * RECORDS_PER_BLOCK;

/** How many places a bucket has, where there may be so many records. */
export function placesPerBucket(records: number): number {
  const blocks = Math.ceil(records / MOST_BUCKETS / RECORDS_PER_BLOCK);
  return Math.max(LEAST_PLACES, blocks * RECORDS_PER_BLOCK);
}

/** Records with places that a dataset step gave to its second output, gathered until it is worth storing them. */
export class PlacedRecords {
  readonly step: string;
  readonly #chunksId: number;
  readonly #columnCount: number;
  readonly #places: number;
  #buckets = new Map<number, { records: (readonly Value[])[]; places: number[] }>();

  constructor(step: string, chunksId: number, columnCount: number, records: number) {
    this.step = step;
    this.#chunksId = chunksId;
    this.#columnCount = columnCount;
    this.#places = placesPerBucket(records);
  }

  /** Given records as a block. */
  static block({ records }: Pick<GivenRecords, 'records'>, columnCount: number): Block {
    const columns = Array.from({ length: columnCount }, (_, at) =>
      records.map((values) => values[at] ?? null),
    );
    return Block.of(records.length, columns);
  }

  add({ records, places }: GivenRecords): void {
    if (places.length === 0) return;
    if (places.length !== records.length)
      throw new Error(`Step ${this.step} gave some records a place, others none.`);
    for (const [at, place] of places.entries()) {
      const number = Math.floor(place / this.#places);
      let bucket = this.#buckets.get(number);
      if (bucket === undefined) {
        bucket = { records: [], places: [] };
        this.#buckets.set(number, bucket);
      }
      bucket.records.push(records[at]!);
      bucket.places.push(place);
    }
  }

  /** The chunks of everything gathered, which is forgotten then: blocks with the places as their last column. */
  take(firstBlock: number): MadeChunk[] {
    const chunks = [...this.#buckets].map(([bucket, { records, places }]): MadeChunk => {
      const block = PlacedRecords.block({ records }, this.#columnCount);
      const payload = block.arrange([...Array(this.#columnCount).keys(), places]).pack();
      return {
        datasetId: this.#chunksId,
        kind: CHUNK.placed,
        bucket,
        number: firstBlock,
        count: records.length,
        byteLength: payload.length,
        payload,
      };
    });
    this.#buckets = new Map();
    return chunks;
  }
}
