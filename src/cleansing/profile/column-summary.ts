import type { DistinctSummary } from './distinct-sketch.ts';
import type { FrequentSummary } from './frequent-values.ts';

/** The profile of a column in one block, as JSON. It takes some kilobytes. */
export interface ColumnSummary {
  readonly records: number;
  readonly filled: number;
  readonly distinct: DistinctSummary;
  readonly values: FrequentSummary;
  readonly patterns: FrequentSummary;
  readonly kinds: readonly number[];
  readonly findings: readonly number[];
  readonly lengths: readonly (readonly [length: number, count: number])[];
  readonly totalLength: number;
  readonly longest: number;
  readonly shortest: number | null;
  readonly range: readonly [number, number] | null;
  readonly numberSum: number;
  readonly dates: readonly [string, string] | null;
  readonly examples: readonly (readonly string[])[];
}
