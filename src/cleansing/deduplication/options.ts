import Type, { type Static } from 'typebox';
import { NAME_MATCH_LEVELS, type NameMatchLevel } from '../name/compare/match-level.ts';
import type { ValueRule } from './golden-record.ts';
import {
  DUPLICATES,
  type Duplicate,
  STRICTNESSES,
  type Strictness,
  WEIGHTS_FROM,
  type WeightsFrom,
} from './match-rule.ts';
import { KEEP_RULES, type KeepRule } from './survivor.ts';

/** Whether duplicates are flagged or left out of the output. */
export const OUTPUT_TYPES = ['Flag', 'Suppress'] as const;

/** The purposes that a reference can have. */
export const REFERENCE_USES = ['newToUs', 'sameIds', 'decisions'] as const;

export const VALUE_RULES: readonly ValueRule[] = ['kept', ...KEEP_RULES];

/** The highest number of preferred sources. */
const SOURCES = 100;

const oneOf = <Name extends string>(names: readonly Name[], fallback: Name, description: string) =>
  Type.Unsafe<Name>({ type: 'string', enum: [...names], default: fallback, description });

const valueRule = (what: string) =>
  oneOf<ValueRule>(
    VALUE_RULES,
    'kept',
    `Which record gives the golden record its ${what}: kept is the kept record if it has a value; the others choose among all records, as keep does.`,
  );

export const DeduplicationOptionsSchema = Type.Object(
  {
    duplicate: oneOf<Duplicate>(
      DUPLICATES,
      'person',
      'What counts as one: a person; a family (one surname at one address); a household (one address); a company at one site.',
    ),
    matchLevel: oneOf<NameMatchLevel>(
      NAME_MATCH_LEVELS,
      'Personal',
      'How far two names must agree. Surname: similar surnames at one address. Initial: also the forenames or their initials (R Smith, Robert Smith). Forename: also the forenames, initials do not count. Personal: decided by all values of the records.',
    ),
    marriedNames: Type.Boolean({
      default: false,
      description: 'Whether a woman may have another surname if enough other values agree.',
    }),
    weights: oneOf<WeightsFrom>(
      WEIGHTS_FROM,
      'learned',
      'The weights of agreement and disagreement. learned: fitted to the file, if it has enough duplicates to learn from. standard: the built-in weights.',
    ),
    strictness: oneOf<Strictness>(
      STRICTNESSES,
      'balanced',
      'How sure a merge must be. precision: fewer merges and fewer wrong ones. recall: more merges, including records that may be of one person or of two relatives.',
    ),
    outputType: oneOf(
      OUTPUT_TYPES,
      'Flag',
      'Flag keeps all records. Suppress leaves out records with keep_flag 0.',
    ),
    keep: oneOf<KeepRule>(
      KEEP_RULES,
      'completest',
      'Which duplicate is kept. completest: the one with the most values. newest, oldest: the one changed last or first, by updated. first: the first in the dataset.',
    ),
    preferredSources: Type.Array(Type.String({ minLength: 1, maxLength: 100 }), {
      maxItems: SOURCES,
      default: [],
      description:
        'Values of source, the best first. The record from the best source is kept; keep decides between records of one source.',
    }),
    reference: oneOf(
      REFERENCE_USES,
      'newToUs',
      'The purpose of the reference. newToUs: people who are in the reference are duplicates, and are not kept. sameIds: records get the unique_id that they have in the reference. decisions: each row says that two records are always together or always apart.',
    ),
    reviewList: Type.Boolean({
      default: false,
      description:
        'Whether the second output has pairs that are too uncertain to merge, for a person to decide. It replaces the golden records.',
    }),
    review: Type.Boolean({
      default: false,
      description:
        'Whether the second output has the most uncertain pairs as cases for Review in the console. Later jobs of the workflow follow the answers given there. It replaces the review list and the golden records.',
    }),
    goldenRecords: Type.Boolean({
      default: false,
      description:
        'Whether the second output has golden records: one merged record for each group, with the source of each value.',
    }),
    goldenName: valueRule('name'),
    goldenAddress: valueRule('address'),
    goldenCompany: valueRule('company'),
    goldenEmail: valueRule('email address'),
    goldenTelephone: valueRule('telephone numbers'),
    goldenBirth: valueRule('date of birth'),
    goldenIdentifier: valueRule('identifiers'),
  },
  { additionalProperties: false },
);

export type DeduplicationOptions = Static<typeof DeduplicationOptionsSchema>;
