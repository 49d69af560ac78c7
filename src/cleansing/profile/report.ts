import type { ComparisonReport } from './comparison/comparison-report.ts';
import type { Frequency } from './frequent-values.ts';
import type { ColumnKind } from './value-kind.ts';

/** Longer values are counted together in the length chart. */
export const LONGEST_LENGTH = 100;

/** The faults that values of any kind may have, each with its text for people. */
export const FINDING_TEXTS = {
  spacesAround: 'spaces around the value',
  doubleSpaces: 'several spaces together',
  placeholder: 'a placeholder: N/A, unknown, test, …',
  capitalsOnly: 'capitals only',
  smallLettersOnly: 'small letters only',
  wronglyDecoded: 'wrongly decoded characters (Ã©, �)',
  controlCharacters: 'control or invisible characters',
  lineBreaks: 'line breaks within the value',
  beyondAscii: 'characters beyond ASCII',
} as const;

export type Finding = keyof typeof FINDING_TEXTS;

export const FINDINGS = Object.keys(FINDING_TEXTS) as readonly Finding[];

/**
 * Values with their frequencies. If a column has more different values than are kept, the counts may be too
 * low.
 */
export interface Ranking {
  readonly top: readonly Frequency[];
  /** The largest number by which a count may be too low; 0 if the counts are exact. */
  readonly countsLowBy: number;
}

/** The number of different values. If it is an estimate, with its standard error as a share. */
export interface DistinctReport {
  readonly count: number;
  readonly isExact: boolean;
  readonly standardError?: number;
}

export interface LengthReport {
  readonly least: number;
  readonly most: number;
  readonly mean: number;
  /** Values by length in UTF-16 units. The last element has all values longer than {@link LONGEST_LENGTH}. */
  readonly counts: readonly { readonly length: number; readonly count: number }[];
}

/** The profile of a column. */
export interface ColumnReport {
  readonly name: string;
  /** The column's name in the file. */
  readonly label: string;
  /** The kind of most of its values. */
  readonly kind: ColumnKind;
  /** Whether its values may identify people. */
  readonly personal: boolean;
  readonly records: number;
  /** The number of records in which the column is not blank. */
  readonly filled: number;
  /** 0 to 1. */
  readonly fillRate: number;
  readonly distinct: DistinctReport;
  /** Values of the column's kind. For text: all filled values. */
  readonly valid: number;
  readonly invalid: number;
  /** The first values that are not of its kind, masked. */
  readonly invalidExamples: readonly string[];
  readonly lengths: LengthReport | undefined;
  readonly numbers?: { readonly least: number; readonly most: number; readonly mean: number };
  /** First and last day of the dates in ISO 8601 notation. */
  readonly dates?: { readonly first: string; readonly last: string };
  readonly findings: Readonly<Partial<Record<Finding, number>>>;
  readonly patterns: Ranking;
  readonly topValues: Ranking & { readonly isMasked: boolean };
}

/** The profile of a file or dataset. */
export interface TableReport {
  readonly source: string;
  readonly records: number;
  /** Rows that could not be read. */
  readonly rejected: number;
  /** The share of all fields that are filled, 0 to 1. */
  readonly fillRate: number;
  readonly columns: readonly ColumnReport[];
}

/** The profile of one table, or of two tables to compare. */
export interface ProfileReport {
  /** ISO 8601. */
  readonly madeAt: string;
  /** The table; in a comparison, the original one. */
  readonly table: TableReport;
  readonly after?: TableReport;
  /** The comparison of the two tables. Undefined if their records do not belong together. */
  readonly comparison?: ComparisonReport | undefined;
  /** The number of all records, if the report is about a sample of them. */
  readonly sampledOf?: number | undefined;
}
