import type { Answers } from '../dataset-step.ts';
import { writeAnswer } from './answer.ts';
import type { LeftLink } from './careful-clusters.ts';
import { goldenRecord } from './golden-record.ts';
import type { DeduplicationOptions } from './options.ts';
import type { ReviewRows } from './review-rows.ts';
import type { ClusteredRecords, SettledClusters } from './settled-clusters.ts';
import type { Sureness } from './sureness.ts';
import { valueRules } from './value-rules.ts';

/**
 * The highest number of ids in `duplicate_ids`. Without this limit, a cluster of 100,000 records would be
 * written 100,000 times in full.
 */
const MOST_DUPLICATE_IDS = 100;

/** What the answers to records are made of. */
interface AnswerSources {
  readonly records: ClusteredRecords;
  readonly settled: SettledClusters;
  readonly review: ReviewRows;
  readonly sureness: Sureness;
  /** The links that were left out of the clusters. */
  readonly left: readonly LeftLink[];
}

/** Writes the answer to each record of the dataset that has one. */
export class RecordAnswers {
  readonly #from: AnswerSources;
  readonly #options: DeduplicationOptions;
  /** A record that was left alone → the records that it fits. */
  readonly #between = new Map<number, number[]>();

  constructor(from: AnswerSources, options: DeduplicationOptions) {
    this.#from = from;
    this.#options = options;
    for (const { first, second, between } of from.left) {
      if (between === undefined) continue;
      const others = this.#between.get(between) ?? [];
      this.#between.set(between, others);
      others.push(between === first ? second : first);
    }
  }

  async write(answers: Answers): Promise<void> {
    const { records, settled, review } = this.#from;
    for (let record = 0; record < records.main; record++) {
      const cluster = records.lists.numberOf(record);
      if (cluster !== undefined) {
        const stored = answers.answer(record, this.#answerOf(record, cluster));
        // Only one answer in thousands fills a page. Awaiting each of them takes longer than writing it.
        if (stored !== undefined) await stored;
        continue;
      }
      const uniqueId = settled.idAlone(record);
      if (uniqueId === undefined) continue;
      const note = this.#noteOf(record);
      await answers.answer(record, writeAnswer({ ...ALONE, id: uniqueId, note, review: review.of(record) }));
    }
  }

  #answerOf(record: number, cluster: number): Uint8Array {
    const { records, settled, review, sureness } = this.#from;
    const isKept = settled.keeps(cluster, record);
    const { goldenRecords, reviewList, review: hasCases } = this.#options;
    return writeAnswer({
      id: settled.idOrFingerprint(cluster),
      isDuplicate: true,
      isKept,
      others: this.#othersOf(record, cluster),
      strongest: sureness.ofRecord(record),
      weakest: sureness.ofCluster(record),
      note: this.#noteOf(record),
      review: review.of(record),
      golden:
        isKept && goldenRecords && !reviewList && !hasCases
          ? this.#goldenOf(records.lists.recordsOf(cluster), record)
          : '',
    });
  }

  #othersOf(record: number, cluster: number): string | readonly number[] {
    const { lists, members } = this.#from.records;
    const size = lists.sizeOf(cluster);
    const others: number[] = [];
    for (let at = 0; at < size && others.length < MOST_DUPLICATE_IDS; at++) {
      const other = lists.recordAt(cluster, at);
      if (other !== record) others.push(other);
    }
    return members.haveIds ? others.map((other) => members.recordId(other)).join(';') : others;
  }

  /** Returns the note of a record that fits several people; for all others, an empty text. */
  #noteOf(record: number): string {
    const others = this.#between.get(record);
    if (others === undefined) return '';
    const { members } = this.#from.records;
    const ids = others.slice(0, MOST_NAMED).map((other) => members.recordId(other));
    return `between ${ids.join(';')}`;
  }

  #goldenOf(cluster: Uint32Array, kept: number): string {
    const { members } = this.#from.records;
    const records = [kept, ...cluster.filter((record) => record !== kept)].slice(0, MOST_DUPLICATE_IDS);
    const donors = records.map((record) => ({
      merits: members.merits(record),
      recordId: members.recordId(record),
      values: members.values(record),
    }));
    const { values, from } = goldenRecord(donors, valueRules(this.#options));
    return JSON.stringify({ count: cluster.length, values, from });
  }
}

const ALONE = {
  isDuplicate: false,
  isKept: true,
  others: [],
  strongest: 0,
  weakest: 0,
  golden: '',
} as const;

/** The highest number of records that a note names. */
const MOST_NAMED = 10;
