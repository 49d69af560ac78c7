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

/** What a reference is for. */
export const REFERENCE_USES = ['newToUs', 'sameIds', 'decisions'] as const;

export const VALUE_RULES: readonly ValueRule[] = ['kept', ...KEEP_RULES];

/** The most preferred sources. */
const SOURCES = 100;

const oneOf = <Name extends string>(names: readonly Name[], fallback: Name, description: string) =>
  Type.Unsafe<Name>({ type: 'string', enum: [...names], default: fallback, description });

const valueRule = (what: string) =>
  oneOf<ValueRule>(
    VALUE_RULES,
    'kept',
    `Which record a golden record has its ${what} from: kept takes the kept record's, where it has one; the others choose among all as keep does.`,
  );

export const DeduplicationOptionsSchema = Type.Object(
  {
    duplicate: oneOf<Duplicate>(
      DUPLICATES,
      'person',
      'What there may be one of: a person; a family, which is one surname at one address; a household, which is one address; a company at one site.',
    ),
    matchLevel: oneOf<NameMatchLevel>(
      NAME_MATCH_LEVELS,
      'Personal',
      'How much of two people’s names must agree. Surname: the surname, fuzzily, at one address. Initial: forename or initial too, R Smith as Robert Smith. Forename: forenames, no bare initials. Personal: as much as the records permit.',
    ),
    marriedNames: Type.Boolean({
      default: false,
      description: 'Whether a woman’s surname may be another, where enough else agrees.',
    }),
    weights: oneOf<WeightsFrom>(
      WEIGHTS_FROM,
      'learned',
      'What agreement and disagreement weigh. learned fits the weights to the file, where it has enough duplicates to learn from; standard takes those that are built in.',
    ),
    strictness: oneOf<Strictness>(
      STRICTNESSES,
      'balanced',
      'How sure a merge must be. precision merges less and seldom wrongly; recall merges more, also pairs of which nothing says whether they are one person or two relatives.',
    ),
    outputType: oneOf(
      OUTPUT_TYPES,
      'Flag',
      'Flag keeps all records; Suppress leaves those out whose keep_flag would be 0.',
    ),
    keep: oneOf<KeepRule>(
      KEEP_RULES,
      'completest',
      'Which of several duplicates is kept: the one with the most filled; the one changed last, or first, by updated; the first in the dataset.',
    ),
    preferredSources: Type.Array(Type.String({ minLength: 1, maxLength: 100 }), {
      maxItems: SOURCES,
      default: [],
      description:
        'Values of source, the best first: a record from a better source is kept before keep is asked.',
    }),
    reference: oneOf(
      REFERENCE_USES,
      'newToUs',
      'What a reference is for. newToUs: a record that it has already is a duplicate, and not kept. sameIds: records get the unique_id that they have there, and nothing else changes. decisions: its rows say which records are always together or apart.',
    ),
    reviewList: Type.Boolean({
      default: false,
      description:
        'Whether the step gives the pairs between merging and not as its second output, for somebody to decide; in place of golden records.',
    }),
    goldenRecords: Type.Boolean({
      default: false,
      description:
        'Whether the step gives a second output: one record for each person, family, household or company that has several, merged of them, with where each value is from.',
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
