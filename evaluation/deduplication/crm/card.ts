import type { Home } from './places.ts';

/** The columns of the file. */
export const CRM_COLUMNS = [
  'record_id',
  'source',
  'title',
  'forename',
  'middle',
  'surname',
  'name',
  'address_line_1',
  'address_line_2',
  'address_line_3',
  'town',
  'county',
  'postcode',
  'email',
  'telephone',
  'mobile',
  'telephone_other',
  'date_of_birth',
] as const;

export type CrmRow = Record<(typeof CRM_COLUMNS)[number], string>;

/** Which true facts a record states, whatever their spelling. The rule of what can be known reads these. */
export interface Stated {
  /** `full` is the first name, a spelling of it or another name that the person goes by. */
  given?: { readonly how: 'full' | 'called' | 'initial'; readonly text: string };
  middle?: string;
  surname?: string;
  sex?: 'M' | 'F';
  home?: Home;
  /** Whether the house number is not the true one. */
  isNumberWrong?: boolean;
  mail?: string;
  isMailWrong?: boolean;
  mobile?: string;
  landline?: string;
  birth?: 'right' | 'wrong';
}

/** A record in the making. */
export interface Card {
  readonly row: CrmRow;
  readonly stated: Stated;
  readonly kinds: Set<string>;
}

export function blankCard(source: string, kinds: Iterable<string>): Card {
  const row = Object.fromEntries(CRM_COLUMNS.map((column) => [column, ''])) as CrmRow;
  return { row: { ...row, source }, stated: {}, kinds: new Set([source, ...kinds]) };
}
