import { present } from '../../present.ts';
import type { Answers } from '../dataset-step.ts';
import { freeId, settleClaims } from './claims.ts';
import type { ClusterLists } from './cluster-lists.ts';
import type { ApartDecisions } from './decisions.ts';
import type { Members } from './members.ts';
import type { DeduplicationOptions } from './options.ts';
import { type Merits, meritOrder } from './survivor.ts';
import { FINGERPRINT_BYTES, fingerprint, furtherId, uniqueIdOf } from './unique-id.ts';

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
  readonly #order: (one: Merits, other: Merits) => number;
  /** Cluster → the id that its records had last time. `#taken` holds all of these ids. */
  readonly #claimed: ReadonlyMap<number, string>;
  readonly #taken: ReadonlySet<string>;
  /** Cluster → its id, if the id does not follow from its content alone. */
  readonly #named = new Map<number, string>();
  /** Cluster → its record with the lowest fingerprint, once the cluster is settled. Before that {@link NOBODY}. */
  readonly #least: Uint32Array;
  readonly #kept: Uint32Array;
  readonly #fingerprint = new Uint8Array(FINGERPRINT_BYTES);

  constructor(records: ClusteredRecords, options: DeduplicationOptions, answers: Answers) {
    this.#records = records;
    this.#options = options;
    this.#answers = answers;
    this.#order = meritOrder(options.keep);
    this.#claimed = settleClaims(votesOf(records));
    this.#taken = new Set(this.#claimed.values());
    this.#least = new Uint32Array(records.lists.count).fill(NOBODY);
    this.#kept = new Uint32Array(records.lists.count);
  }

  /** Returns the id of a cluster. */
  idOf(cluster: number): string {
    this.#settle(cluster);
    return this.#named.get(cluster) ?? this.contentId(this.#least[cluster]!);
  }

  /**
   * Returns the id of a cluster, or the fingerprint that it follows from. The fingerprint is valid until the next
   * call.
   */
  idOrFingerprint(cluster: number): string | Uint8Array {
    this.#settle(cluster);
    const named = this.#named.size === 0 ? undefined : this.#named.get(cluster);
    if (named !== undefined) return named;
    this.#records.members.copyFingerprint(this.#least[cluster]!, this.#fingerprint);
    return this.#fingerprint;
  }

  /** Whether a cluster keeps this record. */
  keeps(cluster: number, record: number): boolean {
    this.#settle(cluster);
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

  /** Sets the id of a cluster and the record that is kept. */
  #settle(cluster: number): void {
    if (this.#least[cluster] !== NOBODY) return;
    const { lists, main } = this.#records;
    const least = this.#leastOf(cluster);
    this.#least[cluster] = least;
    const named = this.#claimed.get(cluster) ?? this.#otherId(cluster, least);
    if (named !== undefined) this.#named.set(cluster, named);
    const isKnown = lists.lastOf(cluster) >= main;
    this.#kept[cluster] = this.#survivorOf(cluster, isKnown) ?? NOBODY;
    this.#answers.count('groups');
    if (isKnown) this.#answers.count('knownGroups');
  }

  /**
   * Returns the kept record of a cluster. Undefined if the reference already has the person and only new
   * people are wanted.
   */
  #survivorOf(cluster: number, isKnown: boolean): number | undefined {
    if (isKnown && this.#options.reference === 'newToUs') return undefined;
    const { lists, members, main } = this.#records;
    let best: Merits | undefined;
    for (let at = 0; at < lists.sizeOf(cluster); at++) {
      const record = lists.recordAt(cluster, at);
      if (record >= main) break;
      const merits = members.merits(record);
      if (best === undefined || this.#order(merits, best) < 0) best = merits;
    }
    return best?.record;
  }

  /**
   * Returns the id of a cluster if it must be another than the one that follows from its content: because that
   * one is taken, or because a decision keeps one of its records apart from a record that may have the same
   * content. The id then also depends on the position of the cluster.
   */
  #otherId(cluster: number, least: number): string | undefined {
    const { lists, apart } = this.#records;
    if (this.#taken.size === 0 && apart.isEmpty) return undefined;
    const content = this.contentId(least);
    const records = lists.recordsOf(cluster);
    const isParted = records.some((record) => apart.has(record));
    const id = freeId(isParted ? furtherId(content, records[0]!) : content, this.#taken);
    return id === content ? undefined : id;
  }

  #leastOf(cluster: number): number {
    const { lists, members } = this.#records;
    let least = lists.recordAt(cluster, 0);
    for (let at = 1; at < lists.sizeOf(cluster); at++) {
      const record = lists.recordAt(cluster, at);
      // Ids sort in the same order as the bytes that they are made of.
      if (members.isBefore(record, least)) least = record;
    }
    return least;
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
    if (lists.lastOf(cluster) < main) continue;
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
