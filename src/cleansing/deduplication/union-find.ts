/** Sets of records that are joined two by two: a forest in one typed array, four bytes a record. */
export class UnionFind {
  readonly #parent: Uint32Array;

  constructor(records: number) {
    this.#parent = new Uint32Array(records);
    for (let record = 0; record < records; record++) this.#parent[record] = record;
  }

  /** The record that stands for the set of this one: the lowest in it. */
  find(record: number): number {
    const parent = this.#parent;
    let at = record;
    while (parent[at] !== at) {
      // Halving the path keeps trees flat without a second walk.
      parent[at] = parent[parent[at]!]!;
      at = parent[at]!;
    }
    return at;
  }

  /** Joins the sets of two records. */
  union(one: number, other: number): void {
    const [a, b] = [this.find(one), this.find(other)];
    if (a < b) this.#parent[b] = a;
    else this.#parent[a] = b;
  }
}
