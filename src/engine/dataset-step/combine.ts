import type {
  AllFindings,
  Answers,
  DatasetStepRun,
  Notes,
  Pairs,
  RecordNumbers,
} from '../../cleansing/dataset-step.ts';
import { CHUNK, type Chunk, type ChunkSource, RECORDS_PER_PAGE } from './chunk.ts';
import { unpackPairs } from './pair-buffer.ts';
import { RecordBytes, unpackRecords } from './record-bytes.ts';
import { surveyed } from './survey.ts';

/** Stores a page of answers. All records before `answered` have their answers now. */
export type StoreAnswers = (chunk: Chunk, answered: number) => Promise<void>;

/** Lets a step combine the findings of all partitions. @returns the step's own counts */
export async function combineFindings(
  run: DatasetStepRun,
  records: RecordNumbers,
  source: ChunkSource,
  store: StoreAnswers,
): Promise<Record<string, number>> {
  const learned = await surveyed(source);
  const answers = new CombinedAnswers(records, store);
  await run.combine?.(new StoredFindings(records, source), answers, learned);
  await answers.finish();
  return answers.counts;
}

class StoredFindings implements AllFindings {
  readonly records: RecordNumbers;
  readonly #source: ChunkSource;

  constructor(records: RecordNumbers, source: ChunkSource) {
    this.records = records;
    this.#source = source;
  }

  async *pairs(): AsyncGenerator<Pairs> {
    for (const bucket of await this.#source.buckets(CHUNK.pairs)) {
      for await (const payload of this.#source.read(CHUNK.pairs, bucket)) yield unpackPairs(payload);
    }
  }

  async *notes(): AsyncGenerator<Notes> {
    for await (const payload of this.#source.read(CHUNK.notes, 0)) yield unpackRecords(payload);
  }
}

class CombinedAnswers implements Answers {
  readonly counts: Record<string, number> = {};
  readonly #page = new RecordBytes();
  readonly #records: RecordNumbers;
  readonly #store: StoreAnswers;
  #last = -1;

  constructor(records: RecordNumbers, store: StoreAnswers) {
    this.#records = records;
    this.#store = store;
  }

  answer(record: number, data: Uint8Array): Promise<void> | undefined {
    if (record <= this.#last) throw new Error('Records must be answered in the order of their numbers.');
    if (record >= this.#records.main) throw new Error('Only records of the main input can be answered.');
    const stored = pageOf(record) === pageOf(this.#last) ? undefined : this.#flush();
    this.#page.add(record, data);
    this.#last = record;
    return stored;
  }

  count(statistic: string, by = 1): void {
    this.counts[statistic] = (this.counts[statistic] ?? 0) + by;
  }

  async finish(): Promise<void> {
    await this.#flush();
  }

  /** Packs the page at once, because the next answer already belongs to another page. */
  #flush(): Promise<void> | undefined {
    const { count, byteLength } = this.#page;
    if (count === 0) return undefined;
    const bucket = pageOf(this.#last);
    const payload = this.#page.pack();
    this.#page.truncate(0);
    const chunk: Chunk = { kind: CHUNK.answers, bucket, number: 0, count, byteLength, payload };
    return this.#store(chunk, (bucket + 1) * RECORDS_PER_PAGE);
  }
}

function pageOf(record: number): number {
  return Math.floor(record / RECORDS_PER_PAGE);
}
