/** A value with how often it was met. */
export interface Frequency {
  readonly value: string;
  readonly count: number;
}

/** A {@link FrequentValues} as JSON. */
export interface FrequentSummary {
  readonly top: readonly (readonly [value: string, count: number])[];
  readonly error: number;
}

/**
 * The values met most often, in bounded memory: the summary of Misra and Gries (1982), whose parts merge (Agarwal et al.
 * 2013). With no more different values than its capacity its counts are exact; beyond that each may be too low by
 * {@link error}, which is at most the number of all values divided by the capacity, and a value met more often than that
 * is never missed.
 */
export class FrequentValues {
  readonly #capacity: number;
  readonly #counts = new Map<string, number>();
  #error = 0;

  constructor(capacity: number) {
    this.#capacity = capacity;
  }

  add(value: string, count = 1): void {
    this.#counts.set(value, (this.#counts.get(value) ?? 0) + count);
    // In batches, so that the cost of a value stays the same however many there are.
    if (this.#counts.size >= 2 * this.#capacity) this.#shrink();
  }

  merge(other: FrequentValues): void {
    this.#error += other.#error;
    for (const [value, count] of other.#counts) this.add(value, count);
  }

  /** The most frequent values as JSON; of the others no more than by how much counts may be too low for it. */
  summary(most: number): FrequentSummary {
    const sorted = this.#sorted();
    return { top: sorted.slice(0, most), error: this.#error + (sorted[most]?.[1] ?? 0) };
  }

  mergeSummary({ top, error }: FrequentSummary): void {
    this.#error += error;
    for (const [value, count] of top) this.add(value, count);
  }

  /** By how much a count may be too low. */
  get error(): number {
    return this.#error;
  }

  /** The most frequent values, the most frequent first; among equals in the order of their characters. */
  top(most: number): Frequency[] {
    return this.#sorted()
      .slice(0, most)
      .map(([value, count]) => ({ value, count }));
  }

  #sorted(): [string, number][] {
    return [...this.#counts].sort(
      ([one, count], [other, otherCount]) => otherCount - count || (one < other ? -1 : 1),
    );
  }

  #shrink(): void {
    const counts = Float64Array.from(this.#counts.values()).sort();
    const least = counts[counts.length - 1 - this.#capacity]!;
    this.#error += least;
    for (const [value, count] of this.#counts) {
      if (count > least) this.#counts.set(value, count - least);
      else this.#counts.delete(value);
    }
  }
}
