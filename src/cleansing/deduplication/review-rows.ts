import { caseFields } from './review-case.ts';
import type { ReviewPair } from './review-list.ts';
import type { ClusteredRecords, SettledClusters } from './settled-clusters.ts';
import { fingerprint, uniqueIdOf } from './unique-id.ts';

/** The rows of the review list, or with the option `review` the cases that people decide in the console. */
export class ReviewRows {
  readonly #pairs: ReadonlyMap<number, readonly ReviewPair[]>;
  readonly #records: ClusteredRecords;
  readonly #settled: SettledClusters;
  readonly #evidenceOf: ((one: number, other: number) => string) | undefined;

  /**
   * @param pairs the pairs of the review list by their first record
   * @param evidenceOf if given, the rows are cases, and this returns the evidence of a case as JSON
   */
  constructor(
    pairs: ReadonlyMap<number, readonly ReviewPair[]>,
    records: ClusteredRecords,
    settled: SettledClusters,
    evidenceOf?: (one: number, other: number) => string,
  ) {
    this.#pairs = pairs;
    this.#records = records;
    this.#settled = settled;
    this.#evidenceOf = evidenceOf;
  }

  /** Returns the rows whose first record is this one, as JSON; an empty text if there are none. */
  of(record: number): string {
    const pairs = this.#pairs.get(record);
    if (pairs === undefined) return '';
    const { members } = this.#records;
    const rows = pairs.map(({ first, second, score, percent, reason }) => [
      uniqueIdOf(fingerprint(`${this.#settled.contentId(first)}\x1f${this.#settled.contentId(second)}`)),
      members.recordId(first),
      members.recordId(second),
      this.#settled.idOfRecord(first),
      this.#settled.idOfRecord(second),
      Math.round(score * 10) / 10,
      percent,
      reason,
      ...(this.#evidenceOf === undefined
        ? [this.#contentOf(first), this.#contentOf(second)]
        : [...this.#caseOf(first, second), this.#evidenceOf(first, second)]),
    ]);
    return JSON.stringify(rows);
  }

  /** What a case has in addition to a row of the review list: keys, sizes of the groups, values. */
  #caseOf(first: number, second: number): (string | number)[] {
    const { lists, members } = this.#records;
    const pair = [first, second];
    return [
      ...pair.map((record) => members.decisionKey(record)),
      ...pair.map((record) => {
        const cluster = lists.numberOf(record);
        return cluster === undefined ? 1 : lists.recordsOf(cluster).length;
      }),
      ...pair.map((record) => caseFields(members.values(record))),
    ];
  }

  #contentOf(record: number): string {
    return this.#records.members.values(record).filter(Boolean).join(' | ').slice(0, LONGEST_CONTENT);
  }
}

/** The highest number of characters of a record that the review list shows. */
const LONGEST_CONTENT = 500;
