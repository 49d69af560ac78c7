/**
 * Sets of records that are joined two by two. They are a forest in one typed array, with four bytes per
 * record.
 */
export class UnionFind {
  readonly #parent: Uint32Array;

  constructor(records: number) {
    this.#parent = new Uint32Array(records);
    for (let record = 0; record < records; record++) this.#parent[record] = record;
  }

  /** Returns the record that stands for the set of this record: the lowest record in the set. */
  find(record: number): number {
    const parent = this.#parent;
    let at = record;
    while (parent[at] !== at) {
      // Halving the path keeps the trees flat without a second walk.
      parent[at] = parent[parent[at]!]!;
      at = parent[at]!;
    }
    return at;
  }

  /** Returns what {@link find} returns for each record. Nothing can be joined afterwards. */
  flattened(): Uint32Array {
    const parent = this.#parent;
    // A parent is never higher than its child, so it has been flattened before.
    for (let record = 0; record < parent.length; record++) parent[record] = parent[parent[record]!]!;
    return parent;
  }

  /** Joins the sets of two records. */
  union(one: number, other: number): void {
    const [a, b] = [this.find(one), this.find(other)];
    if (a < b) this.#parent[b] = a;
    else this.#parent[a] = b;
  }
}
