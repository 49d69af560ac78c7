import type {
  DatasetStepRun,
  Facts,
  Partition,
  RecordNumbers,
  Sample,
} from '../../cleansing/dataset-step.ts';
import { CHUNK, type Chunk, type ChunkSource } from './chunk.ts';
import { unpackFacts } from './fact-buffer.ts';
import { asUint32 } from './packed-arrays.ts';
import { RecordBytes, unpackRecords } from './record-bytes.ts';
import { sortedByKey } from './sort-keys.ts';

/**
 * The most entries of a sample. That is nearly all entries of 20,000 records, or those of one key in 64 for a
 * million records.
 */
const SAMPLED_ENTRIES = 150_000;

/** The most bytes of a sample, whatever its entries contain. */
const MOST_BYTES = 128 * 1024 * 1024;

/** A rough number of entries per record, from which the first share is estimated. */
const ENTRIES_PER_RECORD = 4;

/** All keys are below this. */
const KEYS = 2 ** 53;

/** The share of all keys that sampling begins with. */
function firstShare({ total }: RecordNumbers): number {
  const wanted = SAMPLED_ENTRIES / Math.max(1, ENTRIES_PER_RECORD * total);
  return 2 ** Math.min(0, Math.floor(Math.log2(wanted)));
}

/** The partitions that a sample is taken from. They are the first ones, which have the lowest keys. */
export function sampledPartitions(records: RecordNumbers, partitions: number): number[] {
  return Array.from({ length: Math.ceil(firstShare(records) * partitions) }, (_, partition) => partition);
}

/**
 * Lets a step survey a sample before its partitions are resolved. @returns the survey's result as a chunk, or
 * undefined if the step does not survey
 */
export async function surveyFindings(
  run: DatasetStepRun,
  records: RecordNumbers,
  partitions: number,
  source: ChunkSource,
): Promise<Chunk | undefined> {
  if (run.survey === undefined) return undefined;
  const learned = Buffer.from(await run.survey(new StoredSample(records, partitions, source)));
  return {
    kind: CHUNK.survey,
    bucket: 0,
    number: 0,
    count: 1,
    byteLength: learned.length,
    payload: learned,
  };
}

/** Returns the result of the survey, or undefined if there was none. */
export async function surveyed(source: ChunkSource): Promise<Uint8Array | undefined> {
  for await (const payload of source.read(CHUNK.survey, 0)) return payload;
  return undefined;
}

class StoredSample implements Sample {
  readonly records: RecordNumbers;
  readonly #partitions: number;
  readonly #source: ChunkSource;

  constructor(records: RecordNumbers, partitions: number, source: ChunkSource) {
    this.records = records;
    this.#partitions = partitions;
    this.#source = source;
  }

  async *facts(): AsyncGenerator<Facts> {
    for await (const payload of this.#source.read(CHUNK.facts, 0)) yield unpackFacts(payload);
  }

  /**
   * Reads the lowest partitions and keeps halving the share of keys until the sample is small enough. How
   * often it is halved depends only on the entries, not on how they are cut into chunks.
   */
  async entries(): Promise<{ partition: Partition; share: number }> {
    const sample = new KeyedEntries(firstShare(this.records));
    for (const partition of sampledPartitions(this.records, this.#partitions)) {
      for await (const payload of this.#source.read(CHUNK.entries, partition)) sample.add(payload);
    }
    return { partition: sample.partition(this.records), share: sample.share };
  }
}

class KeyedEntries {
  share: number;
  #entries = new RecordBytes();
  #keys: number[] = [];

  constructor(share: number) {
    this.share = share;
  }

  add(payload: Uint8Array): void {
    const { count, record, start, bytes, beside } = unpackRecords(payload);
    const low = asUint32(beside[0]!);
    const high = asUint32(beside[1]!);
    for (let at = 0; at < count; at++) {
      const key = high[at]! * 2 ** 32 + low[at]!;
      if (key >= this.share * KEYS) continue;
      this.#keys.push(key);
      this.#entries.add(record[at]!, bytes.subarray(start[at]!, start[at + 1]!));
      while (this.#keys.length > SAMPLED_ENTRIES || this.#entries.byteLength > MOST_BYTES) this.#halve();
    }
  }

  partition(records: RecordNumbers): Partition {
    const keys = Float64Array.from(this.#keys);
    const order = sortedByKey(keys, keys.length);
    const { record, start, bytes } = this.#entries;
    return {
      records,
      count: order.length,
      key: Float64Array.from(order, (at) => keys[at]!),
      record: Uint32Array.from(order, (at) => record[at]!),
      start: Uint32Array.from(order, (at) => start[at]!),
      end: Uint32Array.from(order, (at) => start[at + 1]!),
      bytes,
      isPart: false,
    };
  }

  #halve(): void {
    this.share /= 2;
    const { record, start, bytes } = this.#entries;
    const kept = new RecordBytes();
    const keys: number[] = [];
    for (const [at, key] of this.#keys.entries()) {
      if (key >= this.share * KEYS) continue;
      keys.push(key);
      kept.add(record[at]!, bytes.subarray(start[at]!, start[at + 1]!));
    }
    this.#keys = keys;
    this.#entries = kept;
  }
}
