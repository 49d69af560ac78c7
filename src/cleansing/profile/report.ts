import type { Frequency } from './frequent-values.ts';
import type { ColumnKind } from './value-kind.ts';

/** Longer values are counted together in the lengths. */
export const LONGEST_LENGTH = 100;

/** What may be wrong with values whatever their kind, with what is said of it. */
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

/** Some values and how often they were met. Counts of more different values than are kept may be too low. */
export interface Ranking {
  readonly top: readonly Frequency[];
  /** By how much a count may be too low; 0 where they are exact. */
  readonly countsLowBy: number;
}

/** The number of different values; with a standard error, as a share, where it is estimated. */
export interface DistinctReport {
  readonly count: number;
  readonly isExact: boolean;
  readonly standardError?: number;
}

export interface LengthReport {
  readonly least: number;
  readonly most: number;
  readonly mean: number;
  /** Values by length in UTF-16 units, those of {@link LONGEST_LENGTH} + 1 and more in the last one. */
  readonly counts: readonly { readonly length: number; readonly count: number }[];
}

/** What is known of one column. */
export interface ColumnReport {
  readonly name: string;
  /** As the file has it. */
  readonly label: string;
  /** What most of its values are. */
  readonly kind: ColumnKind;
  /** Whether its values may tell who somebody is. */
  readonly personal: boolean;
  readonly records: number;
  /** Records in which it is not blank. */
  readonly filled: number;
  /** 0 to 1. */
  readonly fillRate: number;
  readonly distinct: DistinctReport;
  /** Values of the column's kind; all that are filled, where it is text. */
  readonly valid: number;
  readonly invalid: number;
  /** The first values that are not of its kind, masked. */
  readonly invalidExamples: readonly string[];
  readonly lengths: LengthReport | undefined;
  readonly numbers?: { readonly least: number; readonly most: number; readonly mean: number };
  /** First and last day of the dates that are written as ISO 8601 has them. */
  readonly dates?: { readonly first: string; readonly last: string };
  readonly findings: Readonly<Partial<Record<Finding, number>>>;
  readonly patterns: Ranking;
  readonly topValues: Ranking & { readonly isMasked: boolean };
}

/** What is known of a file or dataset. */
export interface TableReport {
  readonly source: string;
  readonly records: number;
  /** Rows that could not be read. */
  readonly rejected: number;
  /** Filled fields of all, 0 to 1. */
  readonly fillRate: number;
  readonly columns: readonly ColumnReport[];
}

/** The profile of one table, or of two to be compared. */
export interface ProfileReport {
  /** ISO 8601. */
  readonly madeAt: string;
  /** The table; where two are compared, the one before. */
  readonly table: TableReport;
  readonly after?: TableReport;
}
