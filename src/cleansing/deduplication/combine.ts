import type { AllFindings, Answers } from '../dataset-step.ts';
import { writeAnswer } from './answer.ts';
import { freeId, settleClaims } from './claims.ts';
import { type Clusters, Components, cutComponents } from './cluster.ts';
import { ClusterLists } from './cluster-lists.ts';
import { conflictsOf } from './conflict.ts';
import type { FileModel } from './file-model.ts';
import { goldenRecord } from './golden-record.ts';
import { Members } from './members.ts';
import { isWeakAt, readNote } from './note.ts';
import type { DeduplicationOptions } from './options.ts';
import { PairList } from './pair-list.ts';
import { type Merits, meritOrder } from './survivor.ts';
import { fingerprint, uniqueIdOf } from './unique-id.ts';
import { valueRules } from './value-rules.ts';

/** The most ids that duplicate_ids holds: a cluster of 100,000 would else be written 100,000 times in full. */
export const MOST_DUPLICATE_IDS = 100;

/** The second half of a run: from the pairs that matched and a note on each record to the answers. */
export async function combine(
  found: AllFindings,
  answers: Answers,
  options: DeduplicationOptions,
  model: FileModel,
): Promise<void> {
  const { main, total } = found.records;
  const pairs = new PairList();
  for await (const { count, first, second, evidence } of found.pairs()) {
    for (let at = 0; at < count; at++) pairs.add(first[at]!, second[at]!, evidence[at]!);
  }
  const matched = pairs.list();
  const components = new Components(total, matched);
  const members = new Members(components);
  const weak = new Map<number, string>();
  for await (const { count, record, start, bytes } of found.notes()) {
    for (let at = 0; at < count; at++) {
      const number = record[at]!;
      const isMember = members.has(number);
      // Most records are neither: their notes stay unread.
      if (!isMember && !(number < main && isWeakAt(bytes, start[at]!))) continue;
      const note = readNote(bytes.subarray(start[at]!, start[at + 1]!));
      if (isMember) members.add(number, note, components.sizeOf(number) > 2);
      else weak.set(number, weakId(note.fingerprint, number));
    }
  }
  const clusters = cutComponents(
    components,
    matched,
    conflictsOf((record) => members.traits(record), model),
  );
  answers.count('learnedPairs', model.learned?.pairs ?? 0);
  answers.count('learnedMatches', model.learned?.matches ?? 0);
  answers.count('households', options.duplicate === 'person' && model.hasHouseholds ? 1 : 0);
  answers.count('cutLinks', clusters.cut);
  answers.count('ambiguousLinks', clusters.ambiguous);
  await new Combination(clusters, members, main, options).answer(answers, weak);
}

/** The id of a record that says too little to be told from another with the same content: that of its content and place. */
function weakId(content: Uint8Array, record: number): string {
  return uniqueIdOf(fingerprint(`${uniqueIdOf(content)}\x1f${record}`));
}

class Combination {
  readonly #members: Members;
  readonly #main: number;
  readonly #options: DeduplicationOptions;
  readonly #lists: ClusterLists;
  /** Cluster → the id that its records had last time, and which these are. */
  readonly #claimed: ReadonlyMap<number, string>;
  readonly #taken: ReadonlySet<string>;
  /** Cluster → what is settled when the first of its records is answered. */
  readonly #ids: string[] = [];
  readonly #kept: Uint32Array;

  constructor({ leader }: Clusters, members: Members, main: number, options: DeduplicationOptions) {
    this.#members = members;
    this.#main = main;
    this.#options = options;
    this.#lists = new ClusterLists(leader);
    this.#claimed = settleClaims(this.#votes());
    this.#taken = new Set(this.#claimed.values());
    this.#kept = new Uint32Array(this.#lists.count);
  }

  async answer(answers: Answers, weak: ReadonlyMap<number, string>): Promise<void> {
    for (let record = 0; record < this.#main; record++) {
      const cluster = this.#lists.numberOf(record);
      if (cluster === undefined) {
        const uniqueId = weak.get(record) ?? (this.#members.has(record) ? this.#ownId(record) : undefined);
        if (uniqueId === undefined) continue;
        await answers.answer(record, writeAnswer({ ...ALONE, uniqueId }));
        continue;
      }
      if (this.#ids[cluster] === undefined) this.#settle(cluster, answers);
      await answers.answer(record, this.#answerOf(record, cluster));
    }
  }

  /** Settles what all records of a cluster are told: its id, and which of them is kept. */
  #settle(cluster: number, answers: Answers): void {
    const records = this.#lists.recordsOf(cluster);
    this.#ids[cluster] = this.#claimed.get(cluster) ?? freeId(this.#lowestId(records), this.#taken);
    const isKnown = records.at(-1)! >= this.#main;
    this.#kept[cluster] = this.#survivorOf(records, isKnown) ?? NOBODY;
    answers.count('groups');
    if (isKnown) answers.count('knownGroups');
  }

  #answerOf(record: number, cluster: number): Buffer {
    const isKept = record === this.#kept[cluster];
    const records = this.#lists.recordsOf(cluster);
    const others: string[] = [];
    for (const other of records) {
      if (other === record) continue;
      if (others.length === MOST_DUPLICATE_IDS) break;
      others.push(this.#members.recordId(other));
    }
    return writeAnswer({
      uniqueId: this.#ids[cluster]!,
      isDuplicate: true,
      isKept,
      duplicateIds: others.join(';'),
      golden: isKept && this.#options.goldenRecords ? this.#goldenOf(records, record) : '',
    });
  }

  /** The kept record of a cluster; none where the reference has the person already and only what is new is wanted. */
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

  /** Which ids the records of each cluster had last time, and how many each. */
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

  #lowestId(records: Uint32Array): string {
    let least = this.#members.fingerprint(records[0]!);
    for (const record of records) {
      const other = this.#members.fingerprint(record);
      // Ids are in the order of the bytes that they are made of.
      if (Buffer.compare(other, least) < 0) least = other;
    }
    return uniqueIdOf(least);
  }

  #ownId(record: number): string {
    return uniqueIdOf(this.#members.fingerprint(record));
  }
}

const ALONE = { isDuplicate: false, isKept: true, duplicateIds: '', golden: '' } as const;

/** No record is so far down. */
const NOBODY = 0xffff_ffff;
