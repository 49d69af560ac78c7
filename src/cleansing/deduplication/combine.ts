import type { AllFindings, Answers } from '../dataset-step.ts';
import { writeAnswer } from './answer.ts';
import { freeId, settleClaims } from './claims.ts';
import { type Clusters, Components, cutComponents } from './cluster.ts';
import { conflict } from './conflict.ts';
import { goldenRecord } from './golden-record.ts';
import { Members } from './members.ts';
import { readNote } from './note.ts';
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
      const note = readNote(bytes.subarray(start[at]!, start[at + 1]!));
      if (members.has(number)) members.add(number, note, components.sizeOf(number) > 2);
      else if (note.isWeak && number < main) weak.set(number, weakId(note.fingerprint, number));
    }
  }
  const clusters = cutComponents(components, matched, {
    traits: (record) => members.traits(record),
    against: conflict,
  });
  answers.count('cutLinks', clusters.cut);
  answers.count('ambiguousLinks', clusters.ambiguous);
  await new Combination(clusters, members, main, total, options).answer(answers, weak);
}

/** The id of a record that says too little to be told from another with the same content: that of its content and place. */
function weakId(content: Uint8Array, record: number): string {
  return uniqueIdOf(fingerprint(`${uniqueIdOf(content)}\x1f${record}`));
}

class Combination {
  readonly #leader: Uint32Array;
  readonly #members: Members;
  readonly #main: number;
  readonly #options: DeduplicationOptions;
  /** Leader → the records of its cluster, in order; clusters of one are not there. */
  readonly #clusters = new Map<number, number[]>();
  readonly #ids = new Map<number, string>();

  constructor(
    { leader }: Clusters,
    members: Members,
    main: number,
    total: number,
    options: DeduplicationOptions,
  ) {
    this.#leader = leader;
    this.#members = members;
    this.#main = main;
    this.#options = options;
    for (let record = 0; record < total; record++) {
      if (leader[record] === record) continue;
      const cluster = this.#clusters.get(leader[record]!);
      if (cluster === undefined) this.#clusters.set(leader[record]!, [leader[record]!, record]);
      else cluster.push(record);
    }
    this.#giveIds();
  }

  async answer(answers: Answers, weak: ReadonlyMap<number, string>): Promise<void> {
    const survivors = new Map<number, Survivor>();
    for (let record = 0; record < this.#main; record++) {
      const leader = this.#leader[record]!;
      const cluster = this.#clusters.get(leader);
      if (cluster === undefined) {
        const uniqueId = weak.get(record) ?? (this.#members.has(record) ? this.#ownId(record) : undefined);
        if (uniqueId === undefined) continue;
        await answers.answer(record, writeAnswer({ ...ALONE, uniqueId }));
        continue;
      }
      let survivor = survivors.get(leader);
      if (survivor === undefined) {
        survivor = this.#survivorOf(cluster);
        survivors.set(leader, survivor);
        answers.count('groups');
        if (survivor.isKnown) answers.count('knownGroups');
      }
      await answers.answer(record, this.#answerOf(record, leader, cluster, survivor));
    }
  }

  #answerOf(record: number, leader: number, cluster: readonly number[], survivor: Survivor): Buffer {
    const isKept = record === survivor.kept;
    const others: string[] = [];
    for (const other of cluster) {
      if (other === record) continue;
      if (others.length === MOST_DUPLICATE_IDS) break;
      others.push(this.#members.recordId(other));
    }
    return writeAnswer({
      uniqueId: this.#ids.get(leader)!,
      isDuplicate: true,
      isKept,
      duplicateIds: others.join(';'),
      golden: isKept && this.#options.goldenRecords ? this.#goldenOf(cluster, record) : '',
    });
  }

  /** The kept record of a cluster; none where the reference has the person already and only what is new is wanted. */
  #survivorOf(cluster: readonly number[]): Survivor {
    const isKnown = cluster.some((record) => record >= this.#main);
    if (isKnown && this.#options.reference === 'newToUs') return { kept: undefined, isKnown };
    const order = meritOrder(this.#options.keep);
    let best: Merits | undefined;
    for (const record of cluster) {
      if (record >= this.#main) continue;
      const merits = this.#members.merits(record);
      if (best === undefined || order(merits, best) < 0) best = merits;
    }
    return { kept: best?.record, isKnown };
  }

  #goldenOf(cluster: readonly number[], kept: number): string {
    const records = [kept, ...cluster.filter((record) => record !== kept)].slice(0, MOST_DUPLICATE_IDS);
    const donors = records.map((record) => ({
      merits: this.#members.merits(record),
      recordId: this.#members.recordId(record),
      values: this.#members.values(record),
    }));
    const { values, from } = goldenRecord(donors, valueRules(this.#options));
    return JSON.stringify({ count: cluster.length, values, from });
  }

  #giveIds(): void {
    const votes = new Map<number, Map<string, number>>();
    for (const [leader, cluster] of this.#clusters) {
      for (const record of cluster) {
        if (record < this.#main) continue;
        const id = this.#members.uniqueId(record);
        if (id === '') continue;
        const ids = votes.get(leader) ?? new Map<string, number>();
        ids.set(id, (ids.get(id) ?? 0) + 1);
        votes.set(leader, ids);
      }
    }
    const claimed = settleClaims(votes);
    const taken = new Set(claimed.values());
    for (const [leader, cluster] of this.#clusters) {
      const id = claimed.get(leader) ?? freeId(lowest(cluster.map((record) => this.#ownId(record))), taken);
      this.#ids.set(leader, id);
    }
  }

  #ownId(record: number): string {
    return uniqueIdOf(this.#members.fingerprint(record));
  }
}

const ALONE = { isDuplicate: false, isKept: true, duplicateIds: '', golden: '' } as const;

interface Survivor {
  readonly kept: number | undefined;
  /** Whether the reference has it. */
  readonly isKnown: boolean;
}

function lowest(texts: readonly string[]): string {
  let least = texts[0]!;
  for (const text of texts) if (text < least) least = text;
  return least;
}
