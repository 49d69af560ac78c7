import type { Partition, RecordNumbers, Sample } from '../../cleansing/dataset-step.ts';
import { CHUNK, type ChunkSource } from './chunk.ts';
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
 * A survey has a part for this many records, up to {@link MOST_PARTS} parts. A sample of 20,000 records has
 * nearly as many entries as one of a million. With 16 parts, reading the sample would take as long as comparing
 * its pairs.
 */
const RECORDS_PER_PART = 2_000;
const MOST_PARTS = 8;

/** How many parts a survey of this many records has. */
export function sampleParts({ total }: RecordNumbers): number {
  return Math.max(1, Math.min(MOST_PARTS, Math.floor(total / RECORDS_PER_PART)));
}

/** A part of the survey of stored entries. */
export class StoredSample implements Sample {
  readonly records: RecordNumbers;
  readonly part: number;
  readonly parts: number;
  readonly #partitions: number;
  readonly #source: ChunkSource;

  constructor(
    records: RecordNumbers,
    { part, parts }: { readonly part: number; readonly parts: number },
    partitions: number,
    source: ChunkSource,
  ) {
    this.records = records;
    this.part = part;
    this.parts = parts;
    this.#partitions = partitions;
    this.#source = source;
  }

  /**
   * Reads the lowest partitions and keeps halving the share of keys until the sample is small enough. How
   * often it is halved depends only on the entries, not on how they are cut into chunks.
   */
  async entries(from = 0, before = 1): Promise<{ partition: Partition; share: number }> {
    const sample = new KeyedEntries(firstShare(this.records));
    for (const partition of sampledPartitions(this.records, this.#partitions)) {
      for await (const payload of this.#source.read(CHUNK.entries, partition)) sample.add(payload);
    }
    return { partition: sample.partition(this.records, from, before), share: sample.share };
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

  /** The entries of a range of the sample, as {@link Sample.entries} describes it. */
  partition(records: RecordNumbers, from: number, before: number): Partition {
    const keys = Float64Array.from(this.#keys);
    const [first, end] = [from * this.share * KEYS, before * this.share * KEYS];
    const order = sortedByKey(keys, keys.length).filter((at) => keys[at]! >= first && keys[at]! < end);
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
