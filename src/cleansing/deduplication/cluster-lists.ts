/** No cluster has this number. */
const NONE = 0xffff_ffff;

/**
 * The clusters of two records and more, numbered in the order of their leaders, with the records of each. Arrays of numbers, not a map of lists: of ten million records a
 * million and a half are such clusters.
 */
export class ClusterLists {
  /** How many clusters there are. */
  readonly count: number;
  readonly #leader: Uint32Array;
  /** Leader → number of its cluster. */
  readonly #number: Uint32Array;
  /** Where in the records those of a cluster begin; one more for the end. */
  readonly #start: Uint32Array;
  readonly #records: Uint32Array;

  /** @param leader for each record the lowest one of its cluster; itself where it is alone */
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

  /** Returns the records of a cluster in order. Do not write to this view. */
  recordsOf(number: number): Uint32Array {
    return this.#records.subarray(this.#start[number], this.#start[number + 1]);
  }
}
