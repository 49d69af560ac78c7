import type { ColumnKind } from '../../src/recognition/column-kind.ts';
import type { Value } from './invented.ts';

/** The contents of a column. Null if nothing in it is cleansed. */
export type Truth = ColumnKind | null;

export type ColumnOfFile = readonly [heading: string, truth: Truth, value: Value];

/** A realistic file. */
export interface EvaluatedFile {
  readonly name: string;
  /** Held back while the recogniser was developed, and used once, at the end. */
  readonly isHeldBack: boolean;
  readonly columns: readonly ColumnOfFile[];
  readonly delimiter?: ',' | ';' | '\t';
  readonly encoding?: 'utf8' | 'utf16le' | 'latin1';
  readonly format?: 'csv' | 'xlsx';
  /** Rows above the header: a title, headings over several columns. */
  readonly above?: readonly (readonly string[])[];
  readonly hasNoHeader?: boolean;
  readonly rows?: number;
}

/** Describes a file that was looked at while the recogniser was developed. */
export const file = (
  name: string,
  columns: readonly ColumnOfFile[],
  more: Partial<EvaluatedFile> = {},
): EvaluatedFile => ({
  name,
  isHeldBack: false,
  columns,
  ...more,
});

/** Describes a file that was held back. */
export const heldBack = (
  name: string,
  columns: readonly ColumnOfFile[],
  more: Partial<EvaluatedFile> = {},
): EvaluatedFile => ({
  ...file(name, columns, more),
  isHeldBack: true,
});
