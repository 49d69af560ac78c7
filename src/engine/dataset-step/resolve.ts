import type { DatasetStepRun, Findings, Partition, RecordNumbers } from '../../cleansing/dataset-step.ts';
import { CHUNK, type Chunk, RECORDS_PER_PAGE } from './chunk.ts';
import { PairBuffer } from './pair-buffer.ts';
import { PartitionGatherer, type Share } from './partition.ts';
import { RecordBytes } from './record-bytes.ts';

/** The part of a dataset step's entries that is to be resolved. */
export interface ResolveWork {
  readonly partition: number;
  readonly share: Share;
}

/** The result of resolving a partition. */
export interface Resolved {
  readonly chunks: readonly Chunk[];
  /** The step's own counts. */
  readonly counts: Record<string, number>;
}

/** A partition always has fewer shares than this. */
const SHARES = 2 ** 16;

/** Compares the entries of one share of a partition. The chunks must come in order. */
export async function resolvePartition(
  run: DatasetStepRun,
  { partition, share }: ResolveWork,
  records: RecordNumbers,
  chunks: AsyncIterable<Uint8Array>,
  surveyed?: Uint8Array,
): Promise<Resolved> {
  const found = new FoundInPartition(records, run.combine === undefined);
  const gatherer = new PartitionGatherer(records, share);
  const resolve = async (parts: Iterable<Partition>) => {
    for (const part of parts) if (part.count > 0) await run.resolve(part, found, surveyed);
  };
  for await (const payload of chunks) await resolve(gatherer.add(payload));
  await resolve(gatherer.finish());
  return { chunks: found.chunks(partition * SHARES + share.at), counts: found.counts };
}

class FoundInPartition implements Findings {
  readonly counts: Record<string, number> = {};
  readonly #pairs = new PairBuffer();
  readonly #answers = new RecordBytes();
  readonly #records: RecordNumbers;
  readonly #mayAnswer: boolean;

  constructor(records: RecordNumbers, mayAnswer: boolean) {
    this.#records = records;
    this.#mayAnswer = mayAnswer;
  }

  pair(first: number, second: number, evidence: number): void {
    if (this.#mayAnswer) throw new Error('A step without combine cannot report pairs: nothing reads them.');
    this.#pairs.add(first, second, evidence);
  }

  answer(record: number, data: Uint8Array): void {
    if (!this.#mayAnswer) throw new Error('A step with combine cannot answer while it resolves a partition.');
    if (record >= this.#records.main) throw new Error('Only records of the main input can be answered.');
    this.#answers.add(record, data);
  }

  count(statistic: string, by = 1): void {
    this.counts[statistic] = (this.counts[statistic] ?? 0) + by;
  }

  chunks(number: number): Chunk[] {
    const pairs = [...this.#pairs.take()].map(
      ({ count, payload }, at): Chunk => ({
        kind: CHUNK.pairs,
        bucket: number,
        number: at,
        count,
        byteLength: 12 * count,
        payload,
      }),
    );
    return [...pairs, ...answerChunks(this.#answers, number)];
  }
}

/**
 * Packs answers into one chunk per page. Within a page they are sorted by record; answers to one record keep
 * their order.
 */
function answerChunks(answers: RecordBytes, number: number): Chunk[] {
  const order = Uint32Array.from({ length: answers.count }, (_, at) => at);
  order.sort((a, b) => answers.record[a]! - answers.record[b]! || a - b);
  const page = (at: number) => Math.floor(answers.record[order[at]!]! / RECORDS_PER_PAGE);
  const chunks: Chunk[] = [];
  for (let from = 0; from < order.length; ) {
    const bucket = page(from);
    let to = from + 1;
    while (to < order.length && page(to) === bucket) to++;
    const payload = answers.pack(order.subarray(from, to));
    chunks.push({ kind: CHUNK.answers, bucket, number, count: to - from, byteLength: 0, payload });
    from = to;
  }
  return chunks;
}
