import type { MatchedPairs } from './matched-pairs.ts';
import { UnionFind } from './union-find.ts';

/** The connected components that the matched pairs form. */
export class Components {
  readonly records: number;
  readonly #sets: UnionFind;
  /** For the root of a component, the number of records in it. The values of other records are not used. */
  readonly #size: Uint32Array;

  constructor(records: number, pairs: MatchedPairs) {
    this.records = records;
    const sets = new UnionFind(records);
    const size = new Uint32Array(records);
    for (let at = 0; at < pairs.count; at++) {
      const [one, other] = [pairs.first[at]!, pairs.second[at]!];
      sets.union(one, other);
      size[one] = 1;
      size[other] = 1;
    }
    for (let record = 0; record < records; record++) {
      const root = sets.find(record);
      if (size[record] !== 0 && root !== record) size[root] = size[root]! + 1;
    }
    this.#sets = sets;
    this.#size = size;
  }

  /** Returns the lowest record of the component that contains a record. */
  rootOf(record: number): number {
    return this.#sets.find(record);
  }

  /** Returns the number of records in the component that contains a record; 1 if the record is alone. */
  sizeOf(record: number): number {
    return Math.max(1, this.#size[this.#sets.find(record)]!);
  }
}
