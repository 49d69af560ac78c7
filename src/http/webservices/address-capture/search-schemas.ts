import type { FastifySchema } from 'fastify';
import Type, { type TProperties } from 'typebox';
import { MOST_RESULTS } from '../../../lookup/places/full-results.ts';
import { MOST_ITEMS } from '../../../lookup/places/item-list.ts';
import { answersOf, credentials, KeyParameter, SECURITY, Status } from '../schemas.ts';
import { BuildingMember, LicenceMember, Options, Result } from './schemas.ts';

const Item = Type.Object(
  {
    Description: Type.String({ description: 'What is shown to whoever picks.' }),
    ID: Type.String({
      description: 'The key to ask with next, for as long as the same address file is in use.',
    }),
  },
  { title: 'LookupItem', description: 'One line of a list to pick from.' },
);

const ItemsAnswer = Type.Object(
  {
    Status,
    Results: Type.Array(Item, { maxItems: MOST_ITEMS }),
    ResultCount: Type.Integer({
      description: `How many there are in all. The first ${MOST_ITEMS} of them are in the list.`,
    }),
    IsComplete: Type.Boolean({
      description:
        'False where so much is meant that not all was looked through: then the count is that of what was found.',
    }),
  },
  { title: 'LookupItems', description: 'A list to pick from.' },
);

const FullAnswer = Type.Object(
  {
    Status,
    Results: Type.Array(Result, { maxItems: MOST_RESULTS }),
    ResultCount: Type.Optional(Type.Integer({ description: 'Where it was asked for.' })),
  },
  { title: 'FoundAddresses', description: 'Addresses in full.' },
);

const FREE = 'Free of charge.';
const PAID = 'One credit for each answer that has an address; nothing for any other.';

interface Outline {
  readonly operationId: string;
  readonly summary: string;
  readonly description: string;
  readonly members: TProperties;
}

/** The schema of a method that gives a list to pick from. */
export function itemsSchema(outline: Outline): FastifySchema {
  const example = {
    Status: { Success: true, ErrorMessage: null, CreditsRemaining: 998 },
    Results: [{ Description: 'Stanney Mill Road, Little Stanney, CHESTER', ID: 'A6T-9Q3F' }],
    ResultCount: 1,
    IsComplete: true,
  };
  return schemaOf(outline, FREE, answersOf(ItemsAnswer, example));
}

/** The schema of a method that gives addresses in full. */
export function fullSchema(outline: Outline): FastifySchema {
  const example = {
    Status: { Success: false, ErrorMessage: 'There is no such address.', CreditsRemaining: 998 },
    Results: [],
  };
  return schemaOf(outline, PAID, answersOf(FullAnswer, example));
}

function schemaOf({ operationId, summary, description, members }: Outline, price: string, response: unknown) {
  const name = operationId[0]!.toUpperCase() + operationId.slice(1);
  return {
    tags: ['Address lookup'],
    operationId,
    summary,
    description: `${description} ${price}`,
    security: SECURITY,
    querystring: KeyParameter,
    body: Type.Object(
      { licence: LicenceMember, ...members, options: Type.Optional(Options), ...credentials },
      { title: `${name}Request`, description: 'What is searched for.' },
    ),
    response,
  };
}

/** Members that several methods have. */
export const searched = {
  building: BuildingMember,
  street: Type.Optional(
    Type.String({ description: 'What its name begins with: `Stanney Mill Rd`, `high st`.' }),
  ),
  town: Type.Optional(
    Type.String({
      description: 'The name of a post town or locality, or what it begins with: `Little Stanney, Chester`.',
    }),
  ),
  streetKey: Type.String({ description: 'The `ID` of a street.', examples: ['A6T-9Q3F'] }),
  localityKey: Type.String({ description: 'The `ID` of a locality.', examples: ['2K-01XB'] }),
} as const;
