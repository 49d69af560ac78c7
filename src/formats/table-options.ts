import type { ColumnType } from '../records/column.ts';

export interface TableOptions {
  /** The types of columns, by name. All others have the type of the file, or are text. */
  readonly types: Readonly<Record<string, ColumnType>>;
  /** The columns that must be there. Default: those with a type given. */
  readonly required?: readonly string[];
  /** What columns are called instead, by the name or the label that they have in the file. */
  readonly names: ReadonlyMap<string, string>;
  /** The sheet of a workbook. Default: the first that is not hidden. */
  readonly sheet?: string | undefined;
  /** Rows of a CSV file above its table, its header included. Excel workbooks are searched for theirs. */
  readonly rowsAbove?: number | undefined;
  /** The first row is a record, not a header. Columns are called `column_1`, `column_2` … */
  readonly isHeaderless?: boolean | undefined;
}
