import type { FieldKind } from './compared-field.ts';
import type { Outcome, OutcomeCounts, Usable } from './outcome.ts';

/** A value before and after. */
export interface ChangeExample {
  /** The line of the record in the original file, or its row in a sheet. */
  readonly line: number;
  readonly outcome: Outcome;
  readonly before: string;
  readonly after: string;
  readonly reasons: readonly string[];
}

/** The results of comparing a field. */
export interface FieldReport {
  /** The headings of its original columns. */
  readonly label: string;
  readonly kind: FieldKind | 'column';
  /** The names of its original columns. */
  readonly originalColumns: readonly string[];
  /** The columns of the cleansed table that hold the result. */
  readonly cleansedColumns: readonly string[];
  readonly counts: OutcomeCounts;
  /** Undefined for a column that was changed in place, because nothing shows whether its values are right. */
  readonly usable: Usable | undefined;
  /** How often each code was given, the most frequent first. */
  readonly reasons: readonly { readonly code: string; readonly text: string; readonly count: number }[];
  readonly examples: readonly ChangeExample[];
}

/** The result of comparing the records of a table with its cleansed version. */
export interface ComparisonReport {
  /** Records that were compared. */
  readonly records: number;
  readonly usable: Usable | undefined;
  readonly fields: readonly FieldReport[];
  /**
   * Records that are marked as duplicates of another one. Undefined if the run did not look for duplicates.
   */
  readonly duplicates: number | undefined;
  /** Whether the examples show values as they are. Otherwise they are masked. */
  readonly showsValues: boolean;
}
