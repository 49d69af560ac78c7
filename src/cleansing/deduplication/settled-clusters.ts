import { present } from '../../present.ts';
import type { Answers } from '../dataset-step.ts';
import { freeId, settleClaims } from './claims.ts';
import type { ClusterLists } from './cluster-lists.ts';
import type { ApartDecisions } from './decisions.ts';
import type { Members } from './members.ts';
import type { DeduplicationOptions } from './options.ts';
import { type Merits, meritOrder } from './survivor.ts';
import { fingerprint, furtherId, uniqueIdOf } from './unique-id.ts';

/** The clusters of a run and the records in them. */
export interface ClusteredRecords {
  readonly lists: ClusterLists;
  readonly members: Members;
  /** The number of records of the dataset. Records with this number or a higher one are of the reference. */
  readonly main: number;
  /** A record that says too little → the id that it has if it is alone. */
  readonly weak: ReadonlyMap<number, string>;
  readonly apart: ApartDecisions;
}

/**
 * The id and the kept record of each cluster. A cluster is settled, and counted, when somebody first asks for
 * its id.
 */
export class SettledClusters {
  readonly #records: ClusteredRecords;
  readonly #options: DeduplicationOptions;
  readonly #answers: Answers;
  /** Cluster → the id that its records had last time. `#taken` holds all of these ids. */
  readonly #claimed: ReadonlyMap<number, string>;
  readonly #taken: ReadonlySet<string>;
  /** Cluster → its id, once the cluster is settled. */
  readonly #ids: string[] = [];
  readonly #kept: Uint32Array;

  constructor(records: ClusteredRecords, options: DeduplicationOptions, answers: Answers) {
    this.#records = records;
    this.#options = options;
    this.#answers = answers;
    this.#claimed = settleClaims(votesOf(records));
    this.#taken = new Set(this.#claimed.values());
    this.#kept = new Uint32Array(records.lists.count);
  }

  /** Returns the id of a cluster. */
  idOf(cluster: number): string {
    return this.#ids[cluster] ?? this.#settle(cluster);
  }

  /** Whether a cluster keeps this record. */
  keeps(cluster: number, record: number): boolean {
    if (this.#ids[cluster] === undefined) this.#settle(cluster);
    return record === this.#kept[cluster];
  }

  /** Returns the id of a record: its cluster's, or its own if it is alone. */
  idOfRecord(record: number): string {
    const cluster = this.#records.lists.numberOf(record);
    if (cluster === undefined) return present(this.idAlone(record), 'the id of a record of the review list');
    return this.idOf(cluster);
  }

  /**
   * Returns the id of a record that is alone; undefined if it follows from the content, which `apply` works
   * out itself.
   */
  idAlone(record: number): string | undefined {
    const { weak, members } = this.#records;
    return weak.get(record) ?? (members.has(record) ? this.contentId(record) : undefined);
  }

  /** Returns the id that follows from the content of a record. */
  contentId(record: number): string {
    return uniqueIdOf(this.#records.members.fingerprint(record));
  }

  /** Sets the id of a cluster and the record that is kept. Returns the id. */
  #settle(cluster: number): string {
    const records = this.#records.lists.recordsOf(cluster);
    const id = this.#claimed.get(cluster) ?? freeId(this.#newId(records), this.#taken);
    this.#ids[cluster] = id;
    const isKnown = (records.at(-1) ?? 0) >= this.#records.main;
    this.#kept[cluster] = this.#survivorOf(records, isKnown) ?? NOBODY;
    this.#answers.count('groups');
    if (isKnown) this.#answers.count('knownGroups');
    return id;
  }

  /**
   * Returns the kept record of a cluster. Undefined if the reference already has the person and only new
   * people are wanted.
   */
  #survivorOf(records: Uint32Array, isKnown: boolean): number | undefined {
    if (isKnown && this.#options.reference === 'newToUs') return undefined;
    const order = meritOrder(this.#options.keep);
    let best: Merits | undefined;
    for (let at = 0; at < records.length; at++) {
      const record = records[at]!;
      if (record >= this.#records.main) break;
      const merits = this.#records.members.merits(record);
      if (best === undefined || order(merits, best) < 0) best = merits;
    }
    return best?.record;
  }

  /**
   * Returns the id that follows from the content of a cluster. If a decision keeps one of its records apart
   * from a record that may have the same content, the id also depends on the position of the cluster.
   */
  #newId(records: Uint32Array): string {
    const id = this.#lowestId(records);
    const isParted = records.some((record) => this.#records.apart.has(record));
    return isParted ? furtherId(id, records[0]!) : id;
  }

  #lowestId(records: Uint32Array): string {
    const { members } = this.#records;
    let least = records[0]!;
    for (let at = 1; at < records.length; at++) {
      const record = records[at]!;
      // Ids sort in the same order as the bytes that they are made of.
      if (members.isBefore(record, least)) least = record;
    }
    return uniqueIdOf(members.fingerprint(least));
  }
}

/**
 * Returns the id of a record that says too little to be told from another with the same content. The id
 * follows from its content and position.
 */
export function weakId(content: Uint8Array, record: number): string {
  return uniqueIdOf(fingerprint(`${uniqueIdOf(content)}\x1f${record}`));
}

/**
 * Returns, for each cluster, the ids that its records had last time, and the number of records that had each
 * id.
 */
function votesOf({ lists, members, main }: ClusteredRecords): Map<number, Map<string, number>> {
  const votes = new Map<number, Map<string, number>>();
  for (let cluster = 0; cluster < lists.count; cluster++) {
    for (const record of lists.recordsOf(cluster)) {
      if (record < main) continue;
      const id = members.uniqueId(record);
      if (id === '') continue;
      const ids = votes.get(cluster) ?? new Map<string, number>();
      ids.set(id, (ids.get(id) ?? 0) + 1);
      votes.set(cluster, ids);
    }
  }
  return votes;
}

/** Stands for no kept record. It is higher than the number of any record. */
const NOBODY = 0xffff_ffff;
