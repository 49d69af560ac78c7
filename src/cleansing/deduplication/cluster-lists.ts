/** Stands for no cluster: no cluster has this number. */
const NONE = 0xffff_ffff;

/**
 * The clusters of two or more records, each with its records. They are numbered in the order of their
 * leaders. They are stored in arrays of numbers, not in a map of lists: ten million records form a million
 * and a half such clusters.
 */
export class ClusterLists {
  /** How many clusters there are. */
  readonly count: number;
  readonly #leader: Uint32Array;
  /** Leader → number of its cluster. */
  readonly #number: Uint32Array;
  /** For each cluster, the position in `#records` where its records begin. One more entry holds the end. */
  readonly #start: Uint32Array;
  readonly #records: Uint32Array;

  /** @param leader for each record, the lowest record of its cluster; the record itself if it is alone */
  constructor(leader: Uint32Array) {
    this.#leader = leader;
    this.#number = new Uint32Array(leader.length).fill(NONE);
    for (let record = 0; record < leader.length; record++) {
      if (leader[record] !== record) this.#number[leader[record]!] = 0;
    }
    let [clusters, members] = [0, 0];
    for (let record = 0; record < leader.length; record++) {
      if (this.#number[leader[record]!] === NONE) continue;
      members++;
      if (leader[record] === record) this.#number[record] = clusters++;
    }
    this.count = clusters;
    this.#start = new Uint32Array(clusters + 1);
    this.#records = new Uint32Array(members);
    for (let record = 0; record < leader.length; record++) {
      const number = this.numberOf(record);
      if (number !== undefined) this.#start[number + 1]!++;
    }
    for (let number = 0; number < clusters; number++) this.#start[number + 1]! += this.#start[number]!;
    const next = this.#start.slice();
    for (let record = 0; record < leader.length; record++) {
      const number = this.numberOf(record);
      if (number !== undefined) this.#records[next[number]!++] = record;
    }
  }

  /** Returns the number of a record's cluster, from 0; undefined if the record is alone. */
  numberOf(record: number): number | undefined {
    const number = this.#number[this.#leader[record]!]!;
    return number === NONE ? undefined : number;
  }

  /** Returns how many records a cluster has. */
  sizeOf(number: number): number {
    return this.#start[number + 1]! - this.#start[number]!;
  }

  /** Returns one of the records of a cluster, which are in order. */
  recordAt(number: number, place: number): number {
    return this.#records[this.#start[number]! + place]!;
  }

  /** Returns the last record of a cluster. */
  lastOf(number: number): number {
    return this.#records[this.#start[number + 1]! - 1]!;
  }

  /** Returns the records of a cluster in order. Do not write to this view. */
  recordsOf(number: number): Uint32Array {
    return this.#records.subarray(this.#start[number], this.#start[number + 1]);
  }
}
