import Type, { type Static } from 'typebox';

/** The minimum levels to which address-cleansing must have settled an address, lowest first. */
const MINIMUM_LEVELS = ['All', 'Town', 'Street', 'Building', 'Exact'] as const;

const INCLUDED = ['LeaveOut', 'Include'] as const;

const oneOf = <Name extends string>(names: readonly Name[], fallback: Name, description: string) =>
  Type.Unsafe<Name>({ type: 'string', enum: [...names], default: fallback, description });

export const MailingOptionsSchema = Type.Object(
  {
    minimumMatchLevel: oneOf(MINIMUM_LEVELS, 'All', 'The lowest paf_match_level for which a letter is sent.'),
    blankAddress: oneOf(
      INCLUDED,
      'LeaveOut',
      'What happens to records without an address. Include writes them with what they have, after the others.',
    ),
    blankName: oneOf(
      ['Include', 'LeaveOut', 'Replace'],
      'Include',
      'What happens to records without the name of a person, office or company. Replace writes the addressee instead.',
    ),
    addressee: Type.String({
      default: 'The Occupier',
      maxLength: 100,
      description: 'The last name of records without a name, if blankName is Replace.',
    }),
    nonUk: oneOf(
      INCLUDED,
      'LeaveOut',
      'What happens to addresses abroad (not the Channel Islands or the Isle of Man). Include writes them last.',
    ),
    probablyUndeliverable: oneOf(
      INCLUDED,
      'LeaveOut',
      'What happens to records whose only legend from unusable-records is ProbablyUndeliverableAddress.',
    ),
  },
  { additionalProperties: false },
);

export type MailingOptions = Static<typeof MailingOptionsSchema>;
