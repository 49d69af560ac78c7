import { present } from '../../present.ts';
import type { AllFindings, Answers } from '../dataset-step.ts';
import type { Decision } from '../references.ts';
import { writeAnswer } from './answer.ts';
import { freeId, settleClaims } from './claims.ts';
import { type Clusters, cutComponents } from './cluster.ts';
import { ClusterLists } from './cluster-lists.ts';
import { Comparer } from './compare-records.ts';
import { Components } from './components.ts';
import { conflictsOf } from './conflict.ts';
import { ApartDecisions, type Decisions, NO_DECISIONS, readDecisions } from './decisions.ts';
import { DoubtfulPairs, MOST_REVIEWED } from './doubtful-pairs.ts';
import type { FileModel } from './file-model.ts';
import { isMatch } from './found-pair.ts';
import { goldenRecord } from './golden-record.ts';
import { findDecided } from './kept-decisions.ts';
import { DECIDED } from './matched-pairs.ts';
import { Members } from './members.ts';
import { isWeakAt, readNote } from './note.ts';
import type { DeduplicationOptions } from './options.ts';
import { PairList } from './pair-list.ts';
import { caseEvidence, caseFields, MOST_CASES } from './review-case.ts';
import { type ReviewPair, reviewList } from './review-list.ts';
import { Sureness } from './sureness.ts';
import { type Merits, meritOrder } from './survivor.ts';
import { fingerprint, furtherId, uniqueIdOf } from './unique-id.ts';
import { valueRules } from './value-rules.ts';

/**
 * The highest number of ids in `duplicate_ids`. Without this limit, a cluster of 100,000 records would be
 * written 100,000 times in full.
 */
export const MOST_DUPLICATE_IDS = 100;

/** The second half of a run: turns the pairs that matched and the note on each record into answers. */
export async function combine(
  found: AllFindings,
  answers: Answers,
  options: DeduplicationOptions,
  model: FileModel,
  kept: readonly Decision[] = [],
): Promise<void> {
  const { main, total } = found.records;
  const listed = options.reviewList || options.review;
  const decisions = joined(
    options.reference === 'decisions' ? await readDecisions(found) : NO_DECISIONS,
    kept.length === 0 ? NO_DECISIONS : await findDecided(found, kept),
  );
  const apart = new ApartDecisions(decisions.apart);
  const areApart = (one: number, other: number) => apart.keep([one], (record) => record === other);
  const pairs = new PairList();
  const doubtful = new DoubtfulPairs(listed ? MOST_REVIEWED : 0);
  for await (const { count, first, second, evidence } of found.pairs()) {
    for (let at = 0; at < count; at++) {
      const [one, other] = [first[at]!, second[at]!];
      if (!isMatch(evidence[at]!)) doubtful.add(one, other, evidence[at]!);
      else if (!areApart(one, other)) pairs.add(one, other, evidence[at]!);
    }
  }
  for (const [one, other] of decisions.together) if (!areApart(one, other)) pairs.add(one, other, DECIDED);
  const matched = pairs.list();
  const components = new Components(total, matched);
  const members = new Members(components, doubtful.records());
  const weak = new Map<number, string>();
  for await (const { count, record, start, bytes } of found.notes()) {
    for (let at = 0; at < count; at++) {
      const number = record[at]!;
      const isMember = members.has(number);
      // Most records are alone and say enough to be told from others. Their notes are not read.
      if (!isMember && !(number < main && (isWeakAt(bytes, start[at]!) || apart.has(number)))) continue;
      const note = readNote(bytes.subarray(start[at]!, start[at + 1]!));
      if (isMember) members.add(number, note, components.sizeOf(number) > 2);
      // A record that says too little gets an id that also depends on its position, to tell it from another
      // with the same content. So does a record that is kept apart by decision: the record that it is kept
      // from may have the same content.
      if ((note.isWeak || apart.has(number)) && number < main)
        weak.set(number, weakId(note.fingerprint, number));
    }
  }
  const conflicts = conflictsOf((record) => members.traits(record), model);
  const clusters = cutComponents(components, matched, conflicts, apart);
  const together = decisions.together.filter(
    ([one, other]) => clusters.leader[one] === clusters.leader[other],
  );
  answers.count('decidedTogether', together.length);
  answers.count('decidedApart', decisions.apart.length);
  answers.count('decisionsLeft', decisions.left + decisions.together.length - together.length);
  answers.count('learnedPairs', model.learned?.pairs ?? 0);
  answers.count('learnedMatches', model.learned?.matches ?? 0);
  answers.count('households', options.duplicate === 'person' && model.hasHouseholds ? 1 : 0);
  answers.count('cutLinks', clusters.cut);
  answers.count('ambiguousLinks', clusters.ambiguous);
  const apartGroups = options.review ? groupsApart(decisions.apart, clusters) : NOTHING;
  const isSettled = (one: number, other: number) =>
    clusters.leader[one] === clusters.leader[other] ||
    areApart(one, other) ||
    apartGroups.has(groupPair(clusters, one, other));
  const review = listed
    ? reviewList(doubtful.list(), clusters.left, isSettled, options.review ? MOST_CASES : undefined)
    : new Map();
  const caseEvidenceOf = options.review ? evidenceBy(members, options, model) : undefined;
  const sureness = new Sureness(clusters, matched);
  const combination = new Combination(clusters, members, main, options, {
    weak,
    review,
    sureness,
    apart,
    caseEvidenceOf,
  });
  await combination.answer(answers);
}

/**
 * Returns the id of a record that says too little to be told from another with the same content. The id
 * follows from its content and position.
 */
function weakId(content: Uint8Array, record: number): string {
  return uniqueIdOf(fingerprint(`${uniqueIdOf(content)}\x1f${record}`));
}

class Combination {
  readonly #members: Members;
  readonly #main: number;
  readonly #options: DeduplicationOptions;
  readonly #lists: ClusterLists;
  /** Cluster → the id that its records had last time. `#taken` holds all of these ids. */
  readonly #claimed: ReadonlyMap<number, string>;
  readonly #taken: ReadonlySet<string>;
  /** Cluster → its id. It is set when the first record of the cluster is answered. */
  readonly #ids: string[] = [];
  readonly #kept: Uint32Array;

  readonly #beside: Beside;
  /** A record that was left alone → the records that it fits. */
  readonly #between = new Map<number, number[]>();

  constructor(
    { leader, left }: Clusters,
    members: Members,
    main: number,
    options: DeduplicationOptions,
    beside: Beside,
  ) {
    this.#beside = beside;
    for (const { first, second, between } of left) {
      if (between === undefined) continue;
      const others = this.#between.get(between) ?? [];
      this.#between.set(between, others);
      others.push(between === first ? second : first);
    }
    this.#members = members;
    this.#main = main;
    this.#options = options;
    this.#lists = new ClusterLists(leader);
    this.#claimed = settleClaims(this.#votes());
    this.#taken = new Set(this.#claimed.values());
    this.#kept = new Uint32Array(this.#lists.count);
  }

  async answer(answers: Answers): Promise<void> {
    for (let record = 0; record < this.#main; record++) {
      const cluster = this.#lists.numberOf(record);
      if (cluster === undefined) {
        const uniqueId = this.#idAlone(record);
        if (uniqueId === undefined) continue;
        const note = this.#noteOf(record);
        const review = this.#reviewOf(record, answers);
        await answers.answer(record, writeAnswer({ ...ALONE, uniqueId, note, review }));
        continue;
      }
      if (this.#ids[cluster] === undefined) this.#settle(cluster, answers);
      await answers.answer(record, this.#answerOf(record, cluster, answers));
    }
  }

  /**
   * Returns the id of a record that is alone; undefined if it follows from the content, which `apply` works
   * out itself.
   */
  #idAlone(record: number): string | undefined {
    return this.#beside.weak.get(record) ?? (this.#members.has(record) ? this.#ownId(record) : undefined);
  }

  /** Returns the note of a record that fits several people; for all others, an empty text. */
  #noteOf(record: number): string {
    const others = this.#between.get(record);
    if (others === undefined) return '';
    const ids = others.slice(0, MOST_NAMED).map((other) => this.#members.recordId(other));
    return `between ${ids.join(';')}`;
  }

  /** Returns the rows of the review list whose first record is this one. */
  #reviewOf(record: number, answers: Answers): string {
    const pairs = this.#beside.review.get(record);
    if (pairs === undefined) return '';
    const { caseEvidenceOf } = this.#beside;
    const rows = pairs.map(({ first, second, score, percent, reason }) => [
      uniqueIdOf(fingerprint(`${this.#ownId(first)}\x1f${this.#ownId(second)}`)),
      this.#members.recordId(first),
      this.#members.recordId(second),
      this.#currentId(first, answers),
      this.#currentId(second, answers),
      Math.round(score * 10) / 10,
      percent,
      reason,
      ...(caseEvidenceOf === undefined
        ? [this.#contentOf(first), this.#contentOf(second)]
        : [...this.#caseOf(first, second), caseEvidenceOf(first, second)]),
    ]);
    return JSON.stringify(rows);
  }

  /** What a case has that a row of the review list has not: keys, sizes of the groups, values. */
  #caseOf(first: number, second: number): (string | number)[] {
    const pair = [first, second];
    return [
      ...pair.map((record) => this.#members.decisionKey(record)),
      ...pair.map((record) => {
        const cluster = this.#lists.numberOf(record);
        return cluster === undefined ? 1 : this.#lists.recordsOf(cluster).length;
      }),
      ...pair.map((record) => caseFields(this.#members.values(record))),
    ];
  }

  #currentId(record: number, answers: Answers): string {
    const cluster = this.#lists.numberOf(record);
    if (cluster === undefined) return present(this.#idAlone(record), 'the id of a record of the review list');
    return this.#ids[cluster] ?? this.#settle(cluster, answers);
  }

  #contentOf(record: number): string {
    return this.#members.values(record).filter(Boolean).join(' | ').slice(0, LONGEST_CONTENT);
  }

  /** Sets the id of a cluster and the record that is kept. Returns the id. */
  #settle(cluster: number, answers: Answers): string {
    const records = this.#lists.recordsOf(cluster);
    const id = this.#claimed.get(cluster) ?? freeId(this.#idOf(records), this.#taken);
    this.#ids[cluster] = id;
    const isKnown = (records.at(-1) ?? 0) >= this.#main;
    this.#kept[cluster] = this.#survivorOf(records, isKnown) ?? NOBODY;
    answers.count('groups');
    if (isKnown) answers.count('knownGroups');
    return id;
  }

  #answerOf(record: number, cluster: number, answers: Answers): Buffer {
    const isKept = record === this.#kept[cluster];
    const records = this.#lists.recordsOf(cluster);
    const others: string[] = [];
    for (const other of records) {
      if (other === record) continue;
      if (others.length === MOST_DUPLICATE_IDS) break;
      others.push(this.#members.recordId(other));
    }
    return writeAnswer({
      uniqueId: present(this.#ids[cluster], 'the id of a cluster'),
      isDuplicate: true,
      isKept,
      duplicateIds: others.join(';'),
      percent: this.#beside.sureness.ofRecord(record),
      groupPercent: this.#beside.sureness.ofCluster(records[0]!),
      note: this.#noteOf(record),
      review: this.#reviewOf(record, answers),
      golden:
        isKept && this.#options.goldenRecords && !this.#options.reviewList && !this.#options.review
          ? this.#goldenOf(records, record)
          : '',
    });
  }

  /**
   * Returns the kept record of a cluster. Undefined if the reference already has the person and only new
   * people are wanted.
   */
  #survivorOf(records: Uint32Array, isKnown: boolean): number | undefined {
    if (isKnown && this.#options.reference === 'newToUs') return undefined;
    const order = meritOrder(this.#options.keep);
    let best: Merits | undefined;
    for (const record of records) {
      if (record >= this.#main) break;
      const merits = this.#members.merits(record);
      if (best === undefined || order(merits, best) < 0) best = merits;
    }
    return best?.record;
  }

  #goldenOf(cluster: Uint32Array, kept: number): string {
    const records = [kept, ...cluster.filter((record) => record !== kept)].slice(0, MOST_DUPLICATE_IDS);
    const donors = records.map((record) => ({
      merits: this.#members.merits(record),
      recordId: this.#members.recordId(record),
      values: this.#members.values(record),
    }));
    const { values, from } = goldenRecord(donors, valueRules(this.#options));
    return JSON.stringify({ count: cluster.length, values, from });
  }

  /**
   * Returns, for each cluster, the ids that its records had last time, and the number of records that had
   * each id.
   */
  #votes(): Map<number, Map<string, number>> {
    const votes = new Map<number, Map<string, number>>();
    for (let cluster = 0; cluster < this.#lists.count; cluster++) {
      for (const record of this.#lists.recordsOf(cluster)) {
        if (record < this.#main) continue;
        const id = this.#members.uniqueId(record);
        if (id === '') continue;
        const ids = votes.get(cluster) ?? new Map<string, number>();
        ids.set(id, (ids.get(id) ?? 0) + 1);
        votes.set(cluster, ids);
      }
    }
    return votes;
  }

  /**
   * Returns the id that follows from the content of a cluster. If a decision keeps one of its records apart
   * from a record that may have the same content, the id also depends on the position of the cluster.
   */
  #idOf(records: Uint32Array): string {
    const id = this.#lowestId(records);
    const isParted = records.some((record) => this.#beside.apart.has(record));
    return isParted ? furtherId(id, records[0]!) : id;
  }

  #lowestId(records: Uint32Array): string {
    let least = this.#members.fingerprint(records[0]!);
    for (const record of records) {
      const other = this.#members.fingerprint(record);
      // Ids sort in the same order as the bytes that they are made of.
      if (Buffer.compare(other, least) < 0) least = other;
    }
    return uniqueIdOf(least);
  }

  #ownId(record: number): string {
    return uniqueIdOf(this.#members.fingerprint(record));
  }
}

/** The data that answers are made of, apart from the clusters. */
interface Beside {
  /** A record that says too little → the id that it has if it is alone. */
  readonly weak: ReadonlyMap<number, string>;
  readonly review: ReadonlyMap<number, readonly ReviewPair[]>;
  readonly sureness: Sureness;
  readonly apart: ApartDecisions;
  /** With `review`, returns the evidence of a case as JSON. */
  readonly caseEvidenceOf: ((one: number, other: number) => string) | undefined;
}

function joined(one: Decisions, other: Decisions): Decisions {
  return {
    together: [...one.together, ...other.together],
    apart: [...one.apart, ...other.apart],
    left: one.left + other.left,
  };
}

const NOTHING: ReadonlySet<string> = new Set();

/** The pairs of groups that a decision about two of their records keeps apart. */
function groupsApart(apart: Decisions['apart'], clusters: Clusters): Set<string> {
  return new Set(apart.map(([one, other]) => groupPair(clusters, one, other)));
}

function groupPair({ leader }: Clusters, one: number, other: number): string {
  const [a, b] = [leader[one]!, leader[other]!];
  return a < b ? `${a} ${b}` : `${b} ${a}`;
}

function evidenceBy(members: Members, options: DeduplicationOptions, model: FileModel) {
  const comparer = new Comparer({ ...options, reviewList: true }, model);
  return (one: number, other: number) =>
    caseEvidence(members.values(one), members.values(other), comparer, model);
}

const ALONE = {
  isDuplicate: false,
  isKept: true,
  duplicateIds: '',
  percent: 0,
  groupPercent: 0,
  golden: '',
} as const;

/** The highest number of records that a note names. */
const MOST_NAMED = 10;

/** The highest number of characters of a record that the review list shows. */
const LONGEST_CONTENT = 500;

/** Stands for no kept record. It is higher than the number of any record. */
const NOBODY = 0xffff_ffff;
