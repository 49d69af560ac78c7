/** What a column of a customer file may hold, as far as something can be done with it. */
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

/** A column as it is looked at: its heading and some of its values. */
export interface SeenColumn {
  /** Its name here, unique in the file. */
  readonly name: string;
  /** Its heading; empty where the file has no header. */
  readonly heading: string;
  /** Values of the first records, without the empty ones, trimmed. */
  readonly values: readonly string[];
}

/** What was made of a column. */
export interface RecognisedColumn {
  readonly column: SeenColumn;
  /** What it holds; undefined where nothing is sure enough to be cleansed. */
  readonly kind: ColumnKind | undefined;
  /** Which of several addresses it is part of: `billing`, `home`; empty for the only one. */
  readonly group: string;
  /** Why a column that is headed like one that is cleansed is left alone. */
  readonly doubt?: string;
}
