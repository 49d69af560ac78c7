import type { FastifySchema } from 'fastify';
import Type, { type TProperties } from 'typebox';
import { NAME_MATCH_LEVELS } from '../../../cleansing/name/compare/match-level.ts';
import { Name, optionsOf, orNull, SUCCESS, schemaOf } from '../cleansing/schemas.ts';
import { credentials, Status } from '../schemas.ts';

const ListDate = orNull(
  Type.String({
    description: 'The effective day of the list, such as 2026-11-01.',
    examples: ['2026-11-01'],
  }),
);

const Day = orNull(
  Type.String({ description: 'The date of the entry; null if the list does not give one.' }),
);

const Source = orNull(Type.String({ description: 'The source of the entry.' }));

const answerOf = (title: string, members: TProperties) =>
  Type.Object(
    { Status, ...members },
    { title, description: 'The result; every member is null if the call failed.' },
  );

/** `TPS/Check` and `CTPS/Check` have the same request and answer. */
export function preferenceSchema(service: 'TPS' | 'CTPS'): FastifySchema {
  const whose = service === 'TPS' ? 'Telephone Preference Service' : 'Corporate Telephone Preference Service';
  return schemaOf({
    operationId: `check${service === 'TPS' ? 'Tps' : 'Ctps'}`,
    summary: `Check a telephone number against the ${whose}`,
    description:
      'Looks the number up as the step tps does. Costs one credit; a number that cannot be read is free.',
    body: Type.Object(
      {
        telephoneNumber: Type.String({ examples: ['01632 960001'] }),
        options: optionsOf(`Check${service}Options`, {}),
        ...credentials,
      },
      { title: `Check${service}Request`, description: 'A British telephone number in any notation.' },
    ),
    answer: answerOf(`Check${service}Answer`, {
      Result: orNull(Type.Enum(['Registered', 'NotRegistered'])),
      ListDate,
    }),
    example: { Status: SUCCESS, Result: 'Registered', ListDate: '2026-11-01' },
  });
}

const Address = Type.Union(
  [
    Type.String({ examples: ['12 High Street, Quibblemarket, EH1 2AD'] }),
    Type.Array(Type.String()),
    Type.Object(
      {
        lines: Type.Optional(Type.Array(Type.String())),
        town: Type.Optional(Type.String()),
        county: Type.Optional(Type.String()),
        postcode: Type.Optional(Type.String()),
        udprn: Type.Optional(Type.String()),
      },
      { title: 'ListedAddress', description: 'An address in parts.' },
    ),
  ],
  { description: 'One text, lines, or an object of lines and parts. It needs a postcode or a UDPRN.' },
);

export const deceasedSchema = schemaOf({
  operationId: 'checkDeceased',
  summary: 'Check a person against the list of the deceased',
  description:
    'Looks a person up by name and address as the step deceased does. Costs one credit; a name or address that cannot be searched is free.',
  body: Type.Object(
    {
      name: Name,
      address: Address,
      lastTransaction: Type.Optional(
        Type.String({
          description: 'Entries dated before this day are ignored, for example 2026-11-01.',
        }),
      ),
      options: optionsOf('CheckDeceasedOptions', {
        MatchLevel: Type.Optional(
          Type.Enum([...NAME_MATCH_LEVELS], {
            default: 'Personal',
            description: 'How much of the name must agree.',
          }),
        ),
      }),
      ...credentials,
    },
    { title: 'CheckDeceasedRequest', description: 'A person at an address.' },
  ),
  answer: answerOf('CheckDeceasedAnswer', {
    Result: orNull(Type.Enum(['Found', 'NotFound'])),
    MatchLevel: orNull(Type.String({ description: 'The highest level at which the name agrees.' })),
    Source,
    Date: Day,
    ListDate,
  }),
  example: {
    Status: SUCCESS,
    Result: 'Found',
    MatchLevel: 'Forename',
    Source: 'Registrars',
    Date: '2024-05-01',
    ListDate: '2026-11-01',
  },
});
