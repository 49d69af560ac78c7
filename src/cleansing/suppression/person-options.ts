import Type from 'typebox';
import { ADDRESS_NEEDS } from '../address/typed-address.ts';
import { NAME_MATCH_LEVELS, type NameMatchLevel } from '../name/compare/match-level.ts';
import { NAME_NEEDS } from '../name/name-reader.ts';
import type { Need } from '../step.ts';

const OUTPUT_TYPES = ['Flag', 'Suppress'] as const;

/** The option of every step that searches a list. */
export const outputTypeOption = Type.Unsafe<(typeof OUTPUT_TYPES)[number]>({
  type: 'string',
  enum: [...OUTPUT_TYPES],
  default: 'Flag',
  description:
    'Flag keeps all records and appends columns with the findings. Suppress leaves out the records that were found and appends nothing.',
});

export const sourcesOption = Type.Array(Type.String({ minLength: 1, maxLength: 50 }), {
  default: [],
  maxItems: 50,
  description:
    'The sources whose rows count, in any letter case. Empty means all. fettle suppression list --sources lists them.',
});

export const matchLevelOption = Type.Unsafe<NameMatchLevel>({
  type: 'string',
  enum: [...NAME_MATCH_LEVELS],
  default: 'Personal',
  description:
    'How much of the name must agree in addition to the address. Surname: the surname, allowing slips and other spellings of the same sound. Initial: also the forename, allowing initials (R Smith and Robert Smith), nicknames and slips, but no different middle name. Forename: like Initial, but without bare initials. Personal: the highest of these levels that the record permits, without a different middle name.',
});

const flag = (description: string) => Type.Boolean({ default: true, description });

export const sourceColumnOption = flag('Whether to append the source of the list’s row.');
export const dateColumnOption = flag('Whether to append its date.');
export const levelColumnOption = flag('Whether to append the level at which the record was found.');

export const UDPRN_NEED: Need = {
  name: 'udprn',
  type: 'text',
  required: false,
  description:
    'The UDPRN of a cleansed address. If the list has one, too, it alone decides whether the addresses are the same.',
};

export const LAST_TRANSACTION_NEED: Need = {
  name: 'last_transaction',
  type: 'date',
  required: false,
  description:
    'The day of the last transaction with the person. Rows of the list dated before it do not count. Rows without a date always count.',
};

/** The columns that may hold the address of a record. Steps that need a company ask for it separately. */
export const LISTED_ADDRESS_NEEDS: readonly Need[] = [
  ...ADDRESS_NEEDS.filter(({ name }) => name !== 'company'),
  UDPRN_NEED,
];

export const ADDRESS_ONE_OF: readonly string[] = ['address', 'postcode', 'udprn'];

export const PERSON_NEEDS: readonly Need[] = [...NAME_NEEDS, ...LISTED_ADDRESS_NEEDS, LAST_TRANSACTION_NEED];
