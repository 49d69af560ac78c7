import { itemAt } from '../../present.ts';
import { Block } from '../../records/block.ts';
import { RECORDS_PER_BLOCK } from '../../records/block-size.ts';
import type { Value } from '../../records/column.ts';
import type { GivenRecords } from '../chain-state.ts';
import { CHUNK, type Chunk } from './chunk.ts';

/**
 * The highest number of buckets, and the fewest places in a bucket. A bucket is sorted in memory, and each
 * task writes to all buckets.
 */
const MOST_BUCKETS = 128;
const LEAST_PLACES = 8 * RECORDS_PER_BLOCK;

/**
 * Records with places that a dataset step gave to its second output. They are gathered until there is enough
 * to store.
 */
export class PlacedRecords {
  readonly step: string;
  readonly #columnCount: number;
  readonly #placesPerBucket: number;
  #buckets = new Map<number, { records: (readonly Value[])[]; places: number[] }>();

  /** @param records the highest possible number of records */
  constructor(step: string, columnCount: number, records: number) {
    this.step = step;
    this.#columnCount = columnCount;
    const blocks = Math.ceil(records / MOST_BUCKETS / RECORDS_PER_BLOCK);
    this.#placesPerBucket = Math.max(LEAST_PLACES, blocks * RECORDS_PER_BLOCK);
  }

  add({ records, places }: GivenRecords): void {
    if (places.length === 0) return;
    if (places.length !== records.length) {
      throw new Error(`Step ${this.step} gave places to some of its records only.`);
    }
    for (const [at, place] of places.entries()) {
      const number = Math.floor(place / this.#placesPerBucket);
      let bucket = this.#buckets.get(number);
      if (bucket === undefined) {
        bucket = { records: [], places: [] };
        this.#buckets.set(number, bucket);
      }
      bucket.records.push(itemAt(records, at));
      bucket.places.push(place);
    }
  }

  /**
   * Returns the chunks of everything gathered, and forgets it. Each chunk is a block with the places as its
   * last column.
   */
  take(firstBlock: number): Chunk[] {
    const chunks = [...this.#buckets].map(([bucket, { records, places }]): Chunk => {
      const block = givenBlock(records, this.#columnCount);
      const payload = block.arrange([...Array(this.#columnCount).keys(), places]).pack();
      const count = records.length;
      return { kind: CHUNK.placed, bucket, number: firstBlock, count, byteLength: payload.length, payload };
    });
    this.#buckets = new Map();
    return chunks;
  }
}

/** Makes a block of given records. */
export function givenBlock(records: readonly (readonly Value[])[], columnCount: number): Block {
  const columns = Array.from({ length: columnCount }, (_, at) => records.map((values) => values[at] ?? null));
  return Block.of(records.length, columns);
}

/**
 * The most characters of text in a gathered block, unless a single record has more. Input blocks are bounded
 * by their request. But a gathered block takes its records from up to 1,000 input blocks, so records of
 * 100,000 characters made a block of hundreds of megabytes, which every reader had to hold in memory.
 */
export const GATHERED_CHARACTERS = 8 * 1024 * 1024;

/**
 * Puts the records of a bucket's chunks in order and yields them in blocks, without the column of places. A
 * block's number is the place of its first record, so a block may have any number of records. A block ends at
 * every multiple of {@link RECORDS_PER_BLOCK} places, and earlier if its records get too large.
 */
export function* inPlaces(
  payloads: readonly Uint8Array[],
  mostCharacters = GATHERED_CHARACTERS,
): Generator<[number, Block]> {
  const blocks = payloads.map((payload) =>
    Block.unpack(Buffer.from(payload.buffer, payload.byteOffset, payload.length)),
  );
  const order = blocks.flatMap((block) => {
    const places = block.values(block.columnCount - 1) as readonly number[];
    return places.map((place, row) => ({ place, block, row }));
  });
  order.sort((a, b) => a.place - b.place);
  const columnNumbers = Array.from({ length: (blocks[0]?.columnCount ?? 1) - 1 }, (_, at) => at);
  for (let from = 0; from < order.length; ) {
    const first = itemAt(order, from).place;
    const end = (Math.floor(first / RECORDS_PER_BLOCK) + 1) * RECORDS_PER_BLOCK;
    const columns: Value[][] = columnNumbers.map(() => []);
    let characters = 0;
    let to = from;
    for (; to < order.length; to++) {
      const { place, block, row } = itemAt(order, to);
      if (place >= end) break;
      const values = columnNumbers.map((at) => block.values(at)[row] ?? null);
      for (const value of values) characters += typeof value === 'string' ? value.length : 0;
      if (to > from && characters > mostCharacters) break;
      for (const [at, column] of columns.entries()) column.push(values[at] ?? null);
    }
    yield [first, Block.of(to - from, columns)];
    from = to;
  }
}
