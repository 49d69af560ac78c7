import type { ListKind } from '../../suppression/list-kind.ts';

/** The columns of a list's CSV file, with their meanings. */
export const LIST_FIELDS = {
  name: 'The whole name, if it is not in parts.',
  title: 'The title.',
  forename: 'The forename or initials.',
  middle: 'Further forenames or initials.',
  surname: 'The surname.',
  company: 'The name of the organisation.',
  address: 'The address in one text with commas, without the postcode or with it.',
  address_line_1: 'Line 1 of the address; 2 to 6 likewise.',
  address_line_2: '',
  address_line_3: '',
  address_line_4: '',
  address_line_5: '',
  address_line_6: '',
  town: 'The post town.',
  county: 'The county.',
  postcode: 'The postcode.',
  udprn: 'The UDPRN, if the list has it. It alone then decides about cleansed records.',
  telephone: 'The telephone number in any notation.',
  email: 'The email address.',
  id: 'The customer number of a person or company: letters and digits.',
  date: 'The day from which the row holds (of death, of moving, of registration): 2026-11-01 or 01/11/2026.',
  source: 'Where the row comes from, at most 50 characters. Default: the list itself.',
  type: 'What happened to a business (Moved, Closed), at most 50 characters.',
  new_address: "A mover's new address in one text.",
  new_address_line_1: "Line 1 of a mover's new address; 2 to 6 likewise.",
  new_address_line_2: '',
  new_address_line_3: '',
  new_address_line_4: '',
  new_address_line_5: '',
  new_address_line_6: '',
  new_town: 'The post town of the new address.',
  new_county: 'Its county.',
  new_postcode: 'Its postcode.',
  new_udprn: 'Its UDPRN.',
} as const;

export type ListField = keyof typeof LIST_FIELDS;

/** Other accepted headings, in the form that header rows are converted to (lower case and `_`). */
const HEADINGS: Readonly<Record<string, ListField>> = {
  full_name: 'name',
  fullname: 'name',
  contact_name: 'name',
  salutation: 'title',
  first_name: 'forename',
  firstname: 'forename',
  forenames: 'forename',
  initials: 'forename',
  initial: 'forename',
  middle_name: 'middle',
  middle_names: 'middle',
  last_name: 'surname',
  lastname: 'surname',
  organisation: 'company',
  organization: 'company',
  company_name: 'company',
  business_name: 'company',
  post_town: 'town',
  city: 'town',
  post_code: 'postcode',
  zip: 'postcode',
  phone: 'telephone',
  phone_number: 'telephone',
  telephone_number: 'telephone',
  tel: 'telephone',
  number: 'telephone',
  cli: 'telephone',
  email_address: 'email',
  e_mail: 'email',
  reference: 'id',
  urn: 'id',
  customer_number: 'id',
  account_number: 'id',
  effective_date: 'date',
  date_of_death: 'date',
  move_date: 'date',
  registered: 'date',
  supplier: 'source',
  reason: 'type',
  new_post_town: 'new_town',
  new_post_code: 'new_postcode',
  ...Object.fromEntries(
    ['', 'new_'].flatMap((which) =>
      [1, 2, 3, 4, 5, 6].flatMap((line) => {
        const field = `${which}address_line_${line}` as ListField;
        return [
          [`${which}address${line}`, field],
          [`${which}address_${line}`, field],
          [`${which}addr${line}`, field],
          [`${which}line_${line}`, field],
          [`${which}line${line}`, field],
        ];
      }),
    ),
  ),
};

/** The field of the column with this name; undefined if the column is ignored. */
export function fieldOf(column: string): ListField | undefined {
  return Object.hasOwn(LIST_FIELDS, column) ? (column as ListField) : HEADINGS[column];
}

const NAME: readonly ListField[] = ['name', 'surname'];
const ADDRESS: readonly ListField[] = ['postcode', 'udprn', 'address'];
const NEW_ADDRESS: readonly ListField[] = ['new_address', 'new_address_line_1', 'new_postcode'];

/** The columns that the file of each kind of list needs: at least one of each group. */
export const LIST_REQUIREMENTS: Readonly<Record<ListKind, readonly (readonly ListField[])[]>> = {
  mps: [NAME, ADDRESS],
  goneaway: [NAME, ADDRESS],
  deceased: [NAME, ADDRESS],
  mover: [NAME, ADDRESS, NEW_ADDRESS],
  tps: [['telephone']],
  ctps: [['telephone']],
  'business-goneaway': [['company'], ADDRESS],
  'in-house': [['postcode', 'udprn', 'address', 'email', 'telephone', 'id']],
};

/**
 * The columns that are stored for each kind of list, in addition to date and source. No other column of the
 * file is stored.
 */
export const LIST_KEEPS: Readonly<
  Record<ListKind, { name: boolean; address: boolean; telephone: boolean; others: boolean; moved: boolean }>
> = {
  mps: people(),
  goneaway: people(),
  deceased: people(),
  mover: { ...people(), moved: true },
  tps: telephones(),
  ctps: telephones(),
  'business-goneaway': people(),
  'in-house': { name: true, address: true, telephone: true, others: true, moved: false },
};

function people() {
  return { name: true, address: true, telephone: false, others: false, moved: false };
}

function telephones() {
  return { name: false, address: false, telephone: true, others: false, moved: false };
}
