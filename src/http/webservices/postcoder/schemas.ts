import type { FastifySchema } from 'fastify';
import Type, { type TProperties } from 'typebox';
import { CORRECTIONS } from '../../../cleansing/address/corrections.ts';
import { LICENCES } from '../../../licence.ts';
import { MATCH_ELEMENTS, MATCH_LEVELS } from '../../../matching/match.ts';
import { Options, RawAddress } from '../address-capture/schemas.ts';
import { answersOf, credentials, KeyParameter, SECURITY, Status } from '../schemas.ts';

const Text = Type.String();
const orNull = <Schema extends Type.TSchema>(schema: Schema, description?: string) =>
  Type.Union([schema, Type.Null()], description === undefined ? {} : { description });

const AddressLines = Type.Object(
  {
    Lines: Type.Array(Text, { description: 'In any order; a line may hold several parts, with commas.' }),
    Town: Type.Optional(Text),
    County: Type.Optional(Text),
    Postcode: Type.Optional(Text),
  },
  {
    title: 'WrittenAddress',
    description: 'An address as it was typed.',
    examples: [{ Lines: ['Unit 4 Venture Pt', 'Stanney Mill Rd', 'Chester CH2 4NE'] }],
  },
);

const CleanOptions = Type.Object(
  {
    ...Options.properties,
    KeepCherished: Type.Optional(
      Type.Boolean({
        default: true,
        description: 'Keep names of houses, localities and companies that are not in the address file.',
      }),
    ),
    Country: Type.Optional(
      Type.String({ description: 'The country of the address, as a code of ISO 3166-1 or a name.' }),
    ),
    DefaultCountryCode: Type.Optional(Type.String({ description: 'Used if `Country` is not sent.' })),
    IncludeCountry: Type.Optional(Type.Boolean({ default: false, description: 'Gives `CountryName`.' })),
    Explain: Type.Optional(
      Type.Boolean({
        default: false,
        description: 'Return `Explanation`: what was compared, and why the winner won.',
      }),
    ),
  },
  {
    title: 'CleanAddressOptions',
    description:
      'The members of `LookupOptions`, which say how to write the address, and some more. Option names match in any letter case; unknown options are ignored.',
    additionalProperties: true,
  },
);

const CleanResult = Type.Object(
  {
    Address: Type.Object(
      { Lines: Type.Array(Text) },
      {
        title: 'CleanedLines',
        description:
          'The postcode is on the last line. Parts that are not settled stay as they were written.',
      },
    ),
    RawAddress: orNull(RawAddress, 'The settled components; null if not even the street is settled.'),
    Confidence: Type.Number({
      description: 'The probability, in percent, that `MatchLevel` is right.',
    }),
    Corrections: Type.Array(Type.Enum(Object.keys(CORRECTIONS)), {
      description: 'What was corrected or added.',
    }),
    Kept: Type.Array(Text, { description: 'Written parts that are not in the address file.' }),
  },
  { title: 'CleanResult', description: 'The corrected address.' },
);

const MatchLevel = Type.Enum(
  ['OK_Unchanged', 'OK_Corrected', 'NOK_Building', 'NOK_Street', 'NOK_Town', 'NOK_NoMatch', 'NOK_Foreign'],
  {
    description:
      'OK: one delivery point is settled. NOK_Building, NOK_Street, NOK_Town: only the building, street or town is settled. NOK_NoMatch: nothing is settled. NOK_Foreign: the address is abroad.',
  },
);

const Explanation = Type.Object(
  {
    Reasons: Type.Array(Text, { description: 'Sentences.' }),
    Candidates: Type.Array(
      Type.Object(
        {
          Address: Type.Object(
            { Lines: Type.Array(Text) },
            { title: 'CandidateLines', description: 'Its lines.' },
          ),
          UniqueReference: orNull(Text, 'The UDPRN.'),
          Level: Type.Enum([...MATCH_LEVELS], { description: 'The highest level at which it may match.' }),
          Score: Type.Number({ description: 'The evidence for it, in bits.' }),
          Source: Type.String({ description: 'How it was found.' }),
          Elements: Type.Array(
            Type.Object(
              {
                Element: Type.Enum([...MATCH_ELEMENTS]),
                Typed: Text,
                Found: Text,
                Outcome: Type.Enum(['agrees', 'similar', 'differs', 'missing', 'extra']),
                Weight: Type.Number(),
              },
              {
                title: 'ComparedElement',
                description: 'An element of the written address, compared with that of the candidate.',
              },
            ),
          ),
        },
        { title: 'MatchCandidate', description: 'An address that was compared.' },
      ),
      { description: 'Best first.' },
    ),
  },
  { title: 'MatchExplanation', description: 'The reasons for the match.' },
);

function schemaOf(operationId: string, summary: string, more: TProperties, title: string): FastifySchema {
  return {
    tags: ['Cleansing'],
    operationId,
    summary,
    description:
      'Finds the delivery point in the address file as the step address-cleansing does. An answer whose MatchLevel begins with OK costs one credit; any other is free.',
    security: SECURITY,
    querystring: KeyParameter,
    body: Type.Object(
      {
        address: Type.Union([AddressLines, Type.Array(Text), Text], {
          description: 'An object with lines, a list of lines, or one text.',
        }),
        ...more,
        licence: Type.Optional(
          Type.Enum([...LICENCES], { description: 'Optional. If it is sent, your account must hold it.' }),
        ),
        options: Type.Optional(CleanOptions),
        ...credentials,
      },
      { title: `${title}Request`, description: 'An address as it was typed.' },
    ),
    response: answersOf(
      Type.Object(
        {
          Status,
          Result: orNull(CleanResult),
          MatchLevel: orNull(MatchLevel),
          CountryName: orNull(Text, 'The country, if it was requested and is known.'),
          Explanation: orNull(Explanation, 'Present if it was requested.'),
        },
        { title: `${title}Answer`, description: 'The corrected address, and how certain each part is.' },
      ),
      {
        Status: { Success: false, ErrorMessage: 'The address is missing.', CreditsRemaining: 998 },
        Result: null,
        MatchLevel: null,
        CountryName: null,
        Explanation: null,
      },
    ),
  };
}

export const cleanAddressSchema = schemaOf('cleanAddress', 'Correct an address', {}, 'CleanAddress');

export const cleanBusinessAddressSchema = schemaOf(
  'cleanBusinessAddress',
  'Correct the address of a company',
  { company: Type.Optional(Type.String({ description: 'The company at the address.' })) },
  'CleanBusinessAddress',
);
