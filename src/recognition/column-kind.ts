/** The kinds of data in a customer file's columns that Fettle recognises. */
export type ColumnKind =
  | 'title'
  | 'forename'
  | 'middle'
  | 'surname'
  | 'name'
  | 'company'
  | 'address'
  | 'address_line'
  | 'town'
  | 'county'
  | 'postcode'
  | 'country'
  | 'email'
  | 'telephone'
  | 'birth'
  | 'id';

/** A column to be recognised: its heading and some of its values. */
export interface SeenColumn {
  /** Its name in Fettle, unique in the file. */
  readonly name: string;
  /** Its heading. Empty if the file has no header. */
  readonly heading: string;
  /** Values of the first records, trimmed, without empty values. */
  readonly values: readonly string[];
}

/** A column after recognition. */
export interface RecognisedColumn {
  readonly column: SeenColumn;
  /** What it contains. Undefined if that is too uncertain to cleanse the column. */
  readonly kind: ColumnKind | undefined;
  /** Which of several addresses it belongs to: `billing`, `home`. Empty if there is only one. */
  readonly group: string;
  /** Why the column is left alone although its heading suggests a kind. */
  readonly doubt?: string;
}
