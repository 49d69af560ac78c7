import type { FastifySchema } from 'fastify';
import Type, { type TProperties } from 'typebox';
import { MOST_RESULTS } from '../../../lookup/places/full-results.ts';
import { MOST_ITEMS } from '../../../lookup/places/item-list.ts';
import { withCapital } from '../../../text/with-capital.ts';
import { answersOf, credentials, KeyParameter, SECURITY, Status } from '../schemas.ts';
import { BuildingMember, LicenceMember, Options, Result } from './schemas.ts';

const Item = Type.Object(
  {
    Description: Type.String({ description: 'The text to show in a list.' }),
    ID: Type.String({
      description: 'The key for the next request. It is valid until the address file changes.',
    }),
  },
  { title: 'LookupItem', description: 'A line of a list to pick from.' },
);

const ItemsAnswer = Type.Object(
  {
    Status,
    Results: Type.Array(Item, { maxItems: MOST_ITEMS }),
    ResultCount: Type.Integer({
      description: `The number of results. The list has the first ${MOST_ITEMS} of them.`,
    }),
    IsComplete: Type.Boolean({
      description:
        'False if the search was too broad to look at everything. `ResultCount` then counts the results that were found.',
    }),
  },
  { title: 'LookupItems', description: 'A list to pick from.' },
);

const FullAnswer = Type.Object(
  {
    Status,
    Results: Type.Array(Result, { maxItems: MOST_RESULTS }),
    ResultCount: Type.Optional(
      Type.Integer({ description: 'Present if the option `ReturnResultCount` is set.' }),
    ),
  },
  { title: 'FoundAddresses', description: 'Addresses in full.' },
);

const FREE = 'Free of charge.';
const PAID = 'An answer with an address costs one credit; any other is free.';

interface Outline {
  readonly operationId: string;
  readonly summary: string;
  readonly description: string;
  readonly members: TProperties;
}

/** The schema of a method that returns a list to pick from. */
export function itemsSchema(outline: Outline): FastifySchema {
  const example = {
    Status: { Success: true, ErrorMessage: null, CreditsRemaining: 998 },
    Results: [{ Description: 'Stanney Mill Road, Little Stanney, CHESTER', ID: 'A6T-9Q3F' }],
    ResultCount: 1,
    IsComplete: true,
  };
  return schemaOf(outline, FREE, answersOf(ItemsAnswer, example));
}

/** The schema of a method that returns full addresses. */
export function fullSchema(outline: Outline): FastifySchema {
  const example = {
    Status: { Success: false, ErrorMessage: 'There is no such address.', CreditsRemaining: 998 },
    Results: [],
  };
  return schemaOf(outline, PAID, answersOf(FullAnswer, example));
}

function schemaOf({ operationId, summary, description, members }: Outline, price: string, response: unknown) {
  const name = withCapital(operationId);
  return {
    tags: ['Address lookup'],
    operationId,
    summary,
    description: `${description} ${price}`,
    security: SECURITY,
    querystring: KeyParameter,
    body: Type.Object(
      { licence: LicenceMember, ...members, options: Type.Optional(Options), ...credentials },
      { title: `${name}Request`, description: 'The terms of the search.' },
    ),
    response,
  };
}

/** Members that several methods have. */
export const searched = {
  building: BuildingMember,
  street: Type.Optional(
    Type.String({
      description: 'The name of a street or the beginning of it, such as `Stanney Mill Rd` or `high st`.',
    }),
  ),
  town: Type.Optional(
    Type.String({
      description:
        'The name of a post town or locality or the beginning of it, such as `Little Stanney, Chester`.',
    }),
  ),
  streetKey: Type.String({ description: 'The `ID` of a street.', examples: ['A6T-9Q3F'] }),
  localityKey: Type.String({ description: 'The `ID` of a locality.', examples: ['2K-01XB'] }),
} as const;
