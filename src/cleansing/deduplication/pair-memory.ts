/** Remembered results are forgotten all at once when there are so many: names that are compared come again and again. */
const REMEMBERED = 200_000;

/**
 * Remembers what came of comparing two texts. Names have a small vocabulary: of a million comparisons most are of two names that were
 * compared before.
 */
export class PairMemory<Result> {
  readonly #compare: (one: string, other: string) => Result;
  readonly #known = new Map<string, Map<string, Result>>();
  #size = 0;

  constructor(compare: (one: string, other: string) => Result) {
    this.#compare = compare;
  }

  of(one: string, other: string): Result {
    let row = this.#known.get(one);
    if (row === undefined) {
      if (this.#size >= REMEMBERED) this.#forget();
      row = new Map();
      this.#known.set(one, row);
    }
    let result = row.get(other);
    if (result === undefined) {
      result = this.#compare(one, other);
      row.set(other, result);
      this.#size++;
    }
    return result;
  }

  #forget(): void {
    this.#known.clear();
    this.#size = 0;
  }
}
