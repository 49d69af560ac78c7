import type { MatchedPairs } from './matched-pairs.ts';
import { UnionFind } from './union-find.ts';

/** The connected components that the matched pairs form. */
export class Components {
  readonly records: number;
  /** Record → the lowest record of its component. */
  readonly #root: Uint32Array;
  /** For the root of a component, the number of records in it. The values of other records are not used. */
  readonly #size: Uint32Array;
  /** For the root of a component, 1 if no two of its records can be in conflict. */
  #agreed: Uint8Array | undefined;

  constructor(records: number, pairs: MatchedPairs) {
    this.records = records;
    const { count, first, second } = pairs;
    const sets = new UnionFind(records);
    const size = new Uint32Array(records);
    for (let at = 0; at < count; at++) {
      const [one, other] = [first[at]!, second[at]!];
      sets.union(one, other);
      size[one] = 1;
      size[other] = 1;
    }
    const root = sets.flattened();
    for (let record = 0; record < records; record++) {
      const at = root[record]!;
      if (size[record] !== 0 && at !== record) size[at]!++;
    }
    this.#root = root;
    this.#size = size;
  }

  /** Returns the lowest record of the component that contains a record. */
  rootOf(record: number): number {
    return this.#root[record]!;
  }

  /** Returns the number of records in the component that contains a record; 1 if the record is alone. */
  sizeOf(record: number): number {
    return Math.max(1, this.#size[this.#root[record]!]!);
  }

  /** Whether the component of a record may have to be cut: it has more records than two, which may be in conflict. */
  needsCare(record: number): boolean {
    const root = this.#root[record]!;
    return this.#size[root]! > 2 && this.#agreed?.[root] !== 1;
  }

  /**
   * Finds the components of three records in which each of the three pairs matches and agrees. Of
   * the components that may have to be cut, these are the most frequent, and they never need it.
   */
  agree({ count, first, second, agrees }: MatchedPairs): void {
    const [root, size] = [this.#root, this.#size];
    const agreed = new Uint8Array(this.records);
    /** Root → the first record that was found to agree with it, plus 1. */
    const beside = new Uint32Array(this.records);
    for (let at = 0; at < count; at++) {
      const lower = Math.min(first[at]!, second[at]!);
      const upper = Math.max(first[at]!, second[at]!);
      const lowest = root[lower]!;
      if (agrees[at] !== 1 || size[lowest] !== 3) continue;
      if (lower !== lowest) agreed[lowest]! |= UPPER_PAIR;
      else if (beside[lowest] === 0) beside[lowest] = upper + 1;
      else if (beside[lowest] !== upper + 1) agreed[lowest]! |= BOTH_LOWER;
    }
    const all = UPPER_PAIR | BOTH_LOWER;
    for (let record = 0; record < this.records; record++) agreed[record] = agreed[record] === all ? 1 : 0;
    this.#agreed = agreed;
  }
}

/** The pair of the two higher of three records agrees; both pairs with the lowest record agree. */
const UPPER_PAIR = 1;
const BOTH_LOWER = 2;
