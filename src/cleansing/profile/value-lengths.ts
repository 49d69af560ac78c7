import { addTo, rounded } from './arithmetic.ts';
import type { ColumnSummary } from './column-summary.ts';
import { type ColumnReport, LONGEST_LENGTH } from './report.ts';

/** The lengths in a {@link ColumnSummary}. */
type LengthSummary = Pick<ColumnSummary, 'lengths' | 'totalLength' | 'longest' | 'shortest'>;

/** The lengths of the values of a column, in characters. */
export class ValueLengths {
  /**
   * The number of values of each length. The last element counts all values that are longer than {@link
   * LONGEST_LENGTH}.
   */
  readonly #counts = new Float64Array(LONGEST_LENGTH + 2);
  #total = 0;
  #longest = 0;
  #shortest = Number.POSITIVE_INFINITY;

  add(length: number): void {
    this.#counts[Math.min(length, LONGEST_LENGTH + 1)]!++;
    this.#total += length;
    if (length > this.#longest) this.#longest = length;
    if (length < this.#shortest) this.#shortest = length;
  }

  merge(other: ValueLengths): void {
    addTo(this.#counts, other.#counts);
    this.#total += other.#total;
    this.#longest = Math.max(this.#longest, other.#longest);
    this.#shortest = Math.min(this.#shortest, other.#shortest);
  }

  summary(): LengthSummary {
    return {
      lengths: this.#filledCounts(),
      totalLength: this.#total,
      longest: this.#longest,
      shortest: this.#isEmpty ? null : this.#shortest,
    };
  }

  mergeSummary({ lengths, totalLength, longest, shortest }: LengthSummary): void {
    for (const [length, count] of lengths) this.#counts[length]! += count;
    this.#total += totalLength;
    this.#longest = Math.max(this.#longest, longest);
    this.#shortest = Math.min(this.#shortest, shortest ?? Number.POSITIVE_INFINITY);
  }

  /** Undefined if there is no value. */
  report(): ColumnReport['lengths'] {
    if (this.#isEmpty) return undefined;
    const counts = this.#filledCounts().map(([length, count]) => ({ length, count }));
    const values = counts.reduce((sum, { count }) => sum + count, 0);
    return { least: this.#shortest, most: this.#longest, mean: rounded(this.#total / values), counts };
  }

  get #isEmpty(): boolean {
    return this.#shortest === Number.POSITIVE_INFINITY;
  }

  /** The lengths that occur, each with its number of values. */
  #filledCounts(): [length: number, count: number][] {
    return [...this.#counts.entries()].filter(([, count]) => count > 0);
  }
}
