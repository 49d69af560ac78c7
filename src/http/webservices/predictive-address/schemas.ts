import type { FastifySchema } from 'fastify';
import Type, { type TProperties } from 'typebox';
import { withCapital } from '../../../text/with-capital.ts';
import { Options, Result } from '../address-capture/schemas.ts';
import { answersOf, credentials, KeyParameter, SECURITY, Status } from '../schemas.ts';

const Suggestion = Type.Object(
  {
    label: Type.String({ description: 'The text to show.' }),
    value: Type.String({ description: 'The id, for DrillDown if `container` is true, else for Retrieve.' }),
    container: Type.Boolean({ description: 'Whether it is a place or building with several addresses.' }),
    items: Type.Integer({ description: 'How many addresses it has.' }),
  },
  { title: 'AddressSuggestion', description: 'An address, or a place that addresses lie in.' },
);

const Suggestions = Type.Object(
  {
    Status,
    Results: Type.Array(Suggestion),
    Count: Type.Integer({ description: 'The number of results.' }),
    SessionID: Type.Union([Type.String(), Type.Null()], {
      description: 'The session of the request, or a new one. A hint: nothing depends on it.',
    }),
  },
  { title: 'AddressSuggestions', description: 'Suggestions, the best first.' },
);

const Country = Type.Optional(Type.String({ description: '`GB`, the only country.', examples: ['GB'] }));
const Id = Type.String({ description: 'The `value` of a suggestion.', examples: ['9vKx0bq3Qm2hTnJwzZr4aA'] });

export const searchSchema = schemaOf({
  operationId: 'searchPredictiveAddress',
  summary: 'Suggest addresses while one is being typed',
  description:
    'Free of charge, but the caller must have a credit. Words may come in any order and the last one may be unfinished. Two ' +
    'decimal numbers (`53.190000, -2.890000`) find the addresses around that point.',
  members: {
    country: Country,
    search: Type.String({ description: 'What was typed so far.', examples: ['12 stanney mill'] }),
    session: Type.Optional(Type.String({ description: 'The `SessionID` of the previous answer.' })),
  },
  response: answersOf(Suggestions, {
    Status: { Success: true, ErrorMessage: null, CreditsRemaining: 998 },
    Results: [
      {
        label: 'Stanney Mill Road, Little Stanney, CHESTER',
        value: '9vKx0bq3Qm2hTnJwzZr4aA',
        container: true,
        items: 24,
      },
    ],
    Count: 1,
    SessionID: '0b7cbb2e-8f0d-4bb5-9f5e-6f1d4a7e3c11',
  }),
});

export const drillDownSchema = schemaOf({
  operationId: 'drillDownPredictiveAddress',
  summary: 'List what lies in a suggestion',
  description:
    'Lists the streets of a town, the houses of a street, or the flats of a building. Free, like Search.',
  members: { country: Country, id: Id },
  response: answersOf(Suggestions, {
    Status: { Success: false, ErrorMessage: 'There is nothing with this id.', CreditsRemaining: 998 },
    Results: [],
    Count: 0,
    SessionID: null,
  }),
});

export const retrieveSchema = schemaOf({
  operationId: 'retrievePredictiveAddress',
  summary: 'Fetch the chosen address in full',
  description:
    'Costs one credit. Takes the options of GetFullAddress; `MaxLines` is 5 unless you send another.',
  members: { country: Country, id: Id },
  response: answersOf(
    Type.Object(
      { Status, Result: Type.Union([Result, Type.Null()]) },
      { title: 'RetrievedAddress', description: 'The address in full.' },
    ),
    {
      Status: { Success: false, ErrorMessage: 'There is nothing with this id.', CreditsRemaining: 998 },
      Result: null,
    },
  ),
});

export const supportedCountriesSchema = schemaOf({
  operationId: 'getSupportedCountries',
  summary: 'List the countries with addresses',
  description: 'Free of charge.',
  members: {},
  response: answersOf(
    Type.Object(
      {
        Status,
        Countries: Type.Array(
          Type.Object(
            { ISO2: Type.String(), Name: Type.String(), SupportsGeocoding: Type.Boolean() },
            { title: 'SupportedCountry', description: 'A country.' },
          ),
        ),
        CurrentCountry: Type.Union([Type.String(), Type.Null()]),
      },
      { title: 'SupportedCountries', description: 'The countries with addresses.' },
    ),
    {
      Status: { Success: true, ErrorMessage: null, CreditsRemaining: 998 },
      Countries: [{ ISO2: 'GB', Name: 'United Kingdom', SupportsGeocoding: true }],
      CurrentCountry: 'GB',
    },
  ),
});

interface Outline {
  readonly operationId: string;
  readonly summary: string;
  readonly description: string;
  readonly members: TProperties;
  readonly response: unknown;
}

function schemaOf({ operationId, summary, description, members, response }: Outline): FastifySchema {
  const name = withCapital(operationId);
  return {
    tags: ['Address lookup'],
    operationId,
    summary,
    description,
    security: SECURITY,
    querystring: KeyParameter,
    body: Type.Object(
      { ...members, options: Type.Optional(Options), ...credentials },
      { title: `${name}Request`, description: 'The request.' },
    ),
    response,
  } as FastifySchema;
}
