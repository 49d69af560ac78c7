import type { ColumnType } from '../records/column.ts';
import type { CsvEncoding } from '../records/csv-encoding.ts';

export interface TableOptions {
  /** Types of columns, by name. All other columns have the type that the file gives them, or are text. */
  readonly types: Readonly<Record<string, ColumnType>>;
  /** The columns that the file must have. Default: the columns in `types`. */
  readonly required?: readonly string[];
  /** New names for columns, by the name or label that they have in the file. */
  readonly names: ReadonlyMap<string, string>;
  /** The sheet of a workbook. Default: the first sheet that is not hidden. */
  readonly sheet?: string | undefined;
  /** How many rows of a CSV file are above its header. In Excel workbooks the header is searched for. */
  readonly rowsAbove?: number | undefined;
  /**
   * Whether the first row is a record, not a header. Columns are then called `column_1`, `column_2` and so
   * on.
   */
  readonly isHeaderless?: boolean | undefined;
  /** The character encoding of a CSV file. Default: detected from its bytes. */
  readonly encoding?: CsvEncoding | undefined;
}

/** The place of a table in a file, and the encoding of the file. */
export type TablePlace = Pick<TableOptions, 'sheet' | 'rowsAbove' | 'isHeaderless' | 'encoding'>;
