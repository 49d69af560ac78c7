/** A value and how often it occurred. */
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
 * Finds the most frequent values in bounded memory. Uses the summary of Misra and Gries (1982), whose parts
 * merge (Agarwal et al. 2013). Up to its capacity of different values, the counts are exact. Beyond that,
 * each count may be too low by {@link error}, which is at most the number of all values divided by the
 * capacity. A value that occurs more often than that is never missed.
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
    // Shrinking in batches keeps the cost of a value independent of the number of values.
    if (this.#counts.size >= 2 * this.#capacity) this.#shrink();
  }

  merge(other: FrequentValues): void {
    this.#error += other.#error;
    for (const [value, count] of other.#counts) this.add(value, count);
  }

  /** The most frequent values as JSON. The others only add to the error. */
  summary(most: number): FrequentSummary {
    const sorted = this.#sorted();
    return { top: sorted.slice(0, most), error: this.#error + (sorted[most]?.[1] ?? 0) };
  }

  mergeSummary({ top, error }: FrequentSummary): void {
    this.#error += error;
    for (const [value, count] of top) this.add(value, count);
  }

  /** The largest number by which a count may be too low. */
  get error(): number {
    return this.#error;
  }

  /** The most frequent values first; values with the same count in character order. */
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
