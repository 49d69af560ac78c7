/**
 * What the phases of a dataset step leave for one another: chunks, each a packed piece of one kind. They hang on a working
 * dataset of the job, or lie in a temporary file of `fettle run`.
 */
export interface Chunk {
  readonly kind: ChunkKind;
  /** Entries: the partition. Answers: the page. Placed: the run of places. Otherwise 0. */
  readonly bucket: number;
  /** Its place among those of the same kind and bucket. Chunks are read in this order. */
  readonly number: number;
  /** Entries, notes, pairs, answers or records in it. */
  readonly count: number;
  /** About what it takes when unpacked. */
  readonly byteLength: number;
  readonly payload: Buffer;
}

export type ChunkKind = (typeof CHUNK)[keyof typeof CHUNK];

export const CHUNK = {
  /** Emitted entries, by partition. */
  entries: 0,
  /** Emitted notes. */
  notes: 1,
  /** Pairs found, by partition. */
  pairs: 2,
  /** Answers, by page of records. */
  answers: 3,
  /** Records given to an output with a place in it. */
  placed: 4,
  /** What a survey learned, in one chunk. */
  survey: 5,
} as const;

/** Where chunks are read from. */
export interface ChunkSource {
  /** The payloads of one kind and bucket by their numbers. */
  read(kind: ChunkKind, bucket: number): AsyncIterable<Uint8Array>;
  /** The buckets of a kind that have chunks, in order. */
  buckets(kind: ChunkKind): Promise<readonly number[]>;
}

/** Records a page of answers: some pages a task, and a page fits into memory many times. */
export const RECORDS_PER_PAGE = 32_768;

/** The pages in which the answers to records from `first` to `last` lie. */
export function pagesOf(first: number, last: number): number[] {
  const from = Math.floor(first / RECORDS_PER_PAGE);
  return Array.from({ length: Math.floor(last / RECORDS_PER_PAGE) - from + 1 }, (_, at) => from + at);
}

/** The number of a chunk made of blocks: those of the reference stand behind all of the main input. */
export function chunkNumber(isReference: boolean, blockNumber: number): number {
  return (isReference ? 2 ** 40 : 0) + blockNumber;
}

/** Few records are one partition. */
const FEW_RECORDS = 20_000;

/**
 * Records a partition, until there are {@link ENOUGH_PARTITIONS}: 0.2 to 0.6 s of comparing. So several threads end together: with twice
 * as many records a worker once waited for 0.6 of 7.3 s while the other compared the last of them.
 */
const RECORDS_PER_PARTITION = 12_500;
const ENOUGH_PARTITIONS = 16;

/** Records a partition of more than that, and the most partitions. */
const MOST_RECORDS_PER_PARTITION = 50_000;
const MOST_PARTITIONS = 256;

/** Into how many partitions the entries of so many records are cut. */
export function partitionsFor(records: number): number {
  if (records <= FEW_RECORDS) return 1;
  const enough = Math.min(ENOUGH_PARTITIONS, Math.ceil(records / RECORDS_PER_PARTITION));
  return Math.min(MOST_PARTITIONS, Math.max(enough, Math.ceil(records / MOST_RECORDS_PER_PARTITION)));
}

/** The partition of a key: keys are spread evenly over 53 bits. */
export function partitionOf(key: number, partitions: number): number {
  return Math.floor((key / 2 ** 53) * partitions);
}
