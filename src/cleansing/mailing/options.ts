import Type, { type Static } from 'typebox';

/** The least that address-cleansing must have settled, from the least on. */
const MINIMUM_LEVELS = ['All', 'Town', 'Street', 'Building', 'Exact'] as const;

const INCLUDED = ['LeaveOut', 'Include'] as const;

const oneOf = <Name extends string>(names: readonly Name[], fallback: Name, description: string) =>
  Type.Unsafe<Name>({ type: 'string', enum: [...names], default: fallback, description });

export const MailingOptionsSchema = Type.Object(
  {
    minimumMatchLevel: oneOf(
      MINIMUM_LEVELS,
      'All',
      'The least that has to be settled, by paf_match_level, for a letter to be sent.',
    ),
    blankAddress: oneOf(
      INCLUDED,
      'LeaveOut',
      'What becomes of records without an address. Include writes them with what they have, behind the others.',
    ),
    blankName: oneOf(
      ['Include', 'LeaveOut', 'Replace'],
      'Include',
      'What becomes of records without the name of a person, office or company. Replace writes the addressee in its place.',
    ),
    addressee: Type.String({
      default: 'The Occupier',
      maxLength: 100,
      description: 'The last name of records without one, where blankName is Replace.',
    }),
    nonUk: oneOf(
      INCLUDED,
      'LeaveOut',
      'What becomes of addresses abroad (not the Channel Islands nor the Isle of Man). Include writes them last.',
    ),
    probablyUndeliverable: oneOf(
      INCLUDED,
      'LeaveOut',
      'What becomes of records of which unusable-records says no more than ProbablyUndeliverableAddress.',
    ),
  },
  { additionalProperties: false },
);

export type MailingOptions = Static<typeof MailingOptionsSchema>;
