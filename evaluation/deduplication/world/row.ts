/** The columns of a made file, in the order of the file. */
export const COLUMNS = [
  'record_id',
  'title',
  'forename',
  'middle',
  'surname',
  'address_line_1',
  'address_line_2',
  'address_line_3',
  'town',
  'county',
  'postcode',
  'email',
  'telephone',
  'mobile',
  'date_of_birth',
] as const;

export type Column = (typeof COLUMNS)[number];

export type Row = Record<Column, string>;

/** A record with the truth about it. */
export interface Made {
  readonly row: Row;
  readonly person: number;
  /** The changes that the report counts: `nickname`, `moved`. */
  readonly kinds: readonly string[];
}
