/**
 * A chunk: a packed piece of data of one kind that one phase of a dataset step leaves for another. Chunks are
 * stored with a working dataset of the job, or in memory and a temporary file of `fettle run`.
 */
export interface Chunk {
  readonly kind: ChunkKind;
  /**
   * For entries, the partition. For pairs, the share of a partition. For answers, the page. For placed
   * records, the run of places. For what a part of a survey found, the part. Otherwise 0.
   */
  readonly bucket: number;
  /** Its position among the chunks of the same kind and bucket. Chunks are read in this order. */
  readonly number: number;
  /** How many entries, notes, facts, pairs, answers or records it has. */
  readonly count: number;
  /** About how many bytes it takes when unpacked. */
  readonly byteLength: number;
  readonly payload: Buffer;
}

export type ChunkKind = (typeof CHUNK)[keyof typeof CHUNK];

export const CHUNK = {
  /** Emitted entries, by partition. */
  entries: 0,
  /** Emitted notes. */
  notes: 1,
  /** Pairs found, by share of a partition. */
  pairs: 2,
  /** Answers, by page of records. */
  answers: 3,
  /** Records given to an output, with their places in it. */
  placed: 4,
  /** What a survey learned, in a single chunk. */
  survey: 5,
  /** Facts for a survey. */
  facts: 6,
  /** What a survey counted, in a single chunk. */
  counted: 7,
  /** What a survey found in a part of its sample, in a single chunk for each part. */
  sampled: 8,
} as const;

/** A source to read chunks from. */
export interface ChunkSource {
  /** The payloads of one kind and bucket, in the order of their numbers. */
  read(kind: ChunkKind, bucket: number): AsyncIterable<Uint8Array>;
  /** The buckets of a kind that have chunks, in order. */
  buckets(kind: ChunkKind): Promise<readonly number[]>;
}

/**
 * How many records a page of answers covers. A task handles several pages, and many pages fit into memory.
 */
export const RECORDS_PER_PAGE = 32_768;

/** The pages that have the answers to records from `first` to `last`. */
export function pagesOf(first: number, last: number): number[] {
  const from = Math.floor(first / RECORDS_PER_PAGE);
  return Array.from({ length: Math.floor(last / RECORDS_PER_PAGE) - from + 1 }, (_, at) => from + at);
}

/**
 * The number of a chunk made from blocks. Chunks of the reference come after all chunks of the main input.
 */
export function chunkNumber(isReference: boolean, blockNumber: number): number {
  return (isReference ? 2 ** 40 : 0) + blockNumber;
}

/** Up to this many records form one partition. */
const FEW_RECORDS = 20_000;

/**
 * How many records a partition gets, up to {@link ENOUGH_PARTITIONS} partitions. Comparing them takes 0.2 to
 * 0.6 s, so several threads finish together. With twice as many records, one worker once waited for 0.6 of
 * 7.3 s while the other compared the last ones. With 20 partitions of a million records, the last of 22 tasks
 * would keep seven of eight workers waiting.
 */
const RECORDS_PER_PARTITION = 12_500;
const ENOUGH_PARTITIONS = 64;

/**
 * How many records a partition gets if that makes more than {@link ENOUGH_PARTITIONS} partitions, and the
 * highest number of partitions.
 */
const MOST_RECORDS_PER_PARTITION = 50_000;
const MOST_PARTITIONS = 256;

/** How many partitions the entries of this many records are split into. */
export function partitionsFor(records: number): number {
  if (records <= FEW_RECORDS) return 1;
  const enough = Math.min(ENOUGH_PARTITIONS, Math.ceil(records / RECORDS_PER_PARTITION));
  return Math.min(MOST_PARTITIONS, Math.max(enough, Math.ceil(records / MOST_RECORDS_PER_PARTITION)));
}

/** The partition of a key. Keys are spread evenly over 53 bits. */
export function partitionOf(key: number, partitions: number): number {
  return Math.floor((key / 2 ** 53) * partitions);
}
