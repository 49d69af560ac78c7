import { ADDRESS_NEEDS } from '../address/typed-address.ts';
import { NAME_NEEDS } from '../name/name-reader.ts';
import { type Need, optionalNeed } from '../step.ts';

export const TELEPHONES = ['telephone', 'telephone_2', 'telephone_3'] as const;

export const IDENTIFIERS = ['identifier', 'identifier_2'] as const;

/** The needs that describe the person or the place. */
const EVIDENCE: readonly Need[] = [
  ...NAME_NEEDS,
  ...ADDRESS_NEEDS,
  optionalNeed('udprn', 'text', 'The delivery point, as address-cleansing appends it.'),
  optionalNeed('email', 'text', 'The email address.'),
  optionalNeed('telephone', 'text', 'A telephone number.'),
  optionalNeed('telephone_2', 'text', 'Another telephone number.'),
  optionalNeed('telephone_3', 'text', 'Another telephone number.'),
  optionalNeed('date_of_birth', 'date', 'The date of birth.'),
  optionalNeed(
    'birth_text',
    'text',
    'The date of birth, if its column is text: 1971-06-24, 24/06/1971, 24.6.71, 24 June 1971, or the number of a spreadsheet, 26108.',
  ),
  optionalNeed(
    'identifier',
    'text',
    'A number that only one person has: a customer, insurance or passport number.',
  ),
  optionalNeed('identifier_2', 'text', 'Another such number.'),
];

/** The needs that describe the record itself. */
const ADMINISTRATION: readonly Need[] = [
  optionalNeed(
    'record_id',
    'text',
    'The id of the record in duplicate_ids. Without it, the position in the dataset is used, from 1.',
  ),
  optionalNeed('updated', 'date', 'When the record was last changed, for keep: newest.'),
  optionalNeed('source', 'text', 'The source of the record, for preferredSources.'),
  optionalNeed(
    'unique_id',
    'text',
    'In the reference: the unique_id of the last run. People who are still in the file keep theirs.',
  ),
  optionalNeed('other_id', 'text', 'In a reference of decisions: the other record_id.'),
  optionalNeed('decision', 'text', 'In a reference of decisions: together or apart.'),
];

export const NEEDS: readonly Need[] = [...EVIDENCE, ...ADMINISTRATION];

export const EVIDENCE_NAMES: readonly string[] = EVIDENCE.map(({ name }) => name);

/** A workflow must map at least one of these. */
export const NEEDS_ONE_OF: readonly string[] = [
  'name',
  'surname',
  'company',
  'address',
  'address_line_1',
  'postcode',
  'udprn',
  'email',
  'telephone',
];

/**
 * The groups of values that a golden record takes from one record as a whole. For example, nobody has the
 * first line of one address and the second line of another. Each telephone number is a group of its own.
 */
export const VALUE_GROUPS: readonly { readonly name: string; readonly needs: readonly string[] }[] = [
  { name: 'name', needs: NAME_NEEDS.map(({ name }) => name) },
  {
    name: 'address',
    needs: [...ADDRESS_NEEDS.map(({ name }) => name).filter((name) => name !== 'company'), 'udprn'],
  },
  { name: 'company', needs: ['company'] },
  { name: 'email', needs: ['email'] },
  ...TELEPHONES.map((name) => ({ name, needs: [name] })),
  { name: 'birth', needs: ['date_of_birth', 'birth_text'] },
  ...IDENTIFIERS.map((name) => ({ name, needs: [name] })),
];
