import Type from 'typebox';
import { ADDRESS_NEEDS } from '../address/typed-address.ts';
import { NAME_MATCH_LEVELS, type NameMatchLevel } from '../name/compare/match-level.ts';
import { NAME_NEEDS } from '../name/name-reader.ts';
import type { Need } from '../step.ts';

const OUTPUT_TYPES = ['Flag', 'Suppress'] as const;

/** The option that every step has that asks a list. */
export const outputTypeOption = Type.Unsafe<(typeof OUTPUT_TYPES)[number]>({
  type: 'string',
  enum: [...OUTPUT_TYPES],
  default: 'Flag',
  description:
    'Flag keeps all records and says in columns what was found. Suppress leaves out the records that were found, and appends nothing.',
});

export const sourcesOption = Type.Array(Type.String({ minLength: 1, maxLength: 50 }), {
  default: [],
  maxItems: 50,
  description:
    'The sources of the list whose rows count, in any letter case; all of them where the option is empty. fettle suppression list --sources names them.',
});

export const matchLevelOption = Type.Unsafe<NameMatchLevel>({
  type: 'string',
  enum: [...NAME_MATCH_LEVELS],
  default: 'Personal',
  description:
    'How much of the name must agree beside the address. Surname: the surname, with slips and other spellings of the same sound. Initial: also the forename, where an initial is enough (R Smith and Robert Smith), and nicknames and slips count. Forename: likewise, but no bare initials. Personal: the highest of these that the record permits, and no middle name that differs.',
});

const flag = (description: string) => Type.Boolean({ default: true, description });

export const sourceColumnOption = flag('Whether the source of what was found is appended.');
export const dateColumnOption = flag('Whether its date is appended.');
export const levelColumnOption = flag('Whether the level is appended at which it was found.');

export const UDPRN_NEED: Need = {
  name: 'udprn',
  type: 'text',
  required: false,
  description:
    'The UDPRN, of an address that was cleansed. Where the list has one too, it decides alone whether the addresses are the same.',
};

export const LAST_TRANSACTION_NEED: Need = {
  name: 'last_transaction',
  type: 'date',
  required: false,
  description:
    'The day of the last dealings with the person: what a list says of a day before that does not count. What a list says without a day counts always.',
};

/** Where the address of a record may be; companies are asked for by steps that need them. */
export const LISTED_ADDRESS_NEEDS: readonly Need[] = [
  ...ADDRESS_NEEDS.filter(({ name }) => name !== 'company'),
  UDPRN_NEED,
];

export const ADDRESS_ONE_OF: readonly string[] = ['address', 'postcode', 'udprn'];

export const PERSON_NEEDS: readonly Need[] = [...NAME_NEEDS, ...LISTED_ADDRESS_NEEDS, LAST_TRANSACTION_NEED];
