import type { FastifySchema } from 'fastify';
import Type from 'typebox';
import { expandedMembers, refusal, SECURITY } from './schemas.ts';

const Text = Type.String();

const Place = Type.Object(
  { latitude: Type.Number(), longitude: Type.Number() },
  { title: 'CompatibilityPoint', description: 'A point on the map, WGS84.' },
);

const Options = Type.Object(
  {
    all: Type.Optional(
      Type.Boolean({ default: false, description: 'For a complete postcode, return all of its addresses.' }),
    ),
    top: Type.Optional(Type.Integer({ default: 6, maximum: 20, description: '0 means 6.' })),
    template: Type.Optional(
      Type.String({ description: 'The text of a suggestion, such as `{line_1}{line_2,, }{line_2}`.' }),
    ),
    show_postcode: Type.Optional(Type.Boolean({ default: false, description: 'Append the postcode.' })),
    filter: Type.Optional(
      Type.Object(
        {
          county: Type.Optional(Text),
          country: Type.Optional(Text),
          locality: Type.Optional(Text),
          district: Type.Optional(Text),
          town_or_city: Type.Optional(Text),
          postcode: Type.Optional(Type.String({ description: 'The postcode, or its beginning.' })),
          residential: Type.Optional(Type.Boolean()),
          thoroughfare: Type.Optional(Text),
          radius: Type.Optional(
            Type.Object({
              km: Type.Optional(Type.Number()),
              latitude: Type.Optional(Type.Number()),
              longitude: Type.Optional(Type.Number()),
            }),
          ),
        },
        { title: 'CompatibilityFilter', description: 'What must hold for each suggestion.' },
      ),
    ),
    location: Type.Optional(Place),
  },
  { title: 'AutocompleteOptions', description: 'How to suggest. Unknown members are ignored.' },
);

const Suggestions = Type.Object(
  {
    suggestions: Type.Array(
      Type.Object(
        { address: Text, url: Type.String({ description: '`/get/{id}`' }), id: Text },
        { title: 'CompatibilitySuggestion', description: 'An address to choose.' },
      ),
    ),
  },
  { title: 'CompatibilitySuggestions', description: 'Suggestions, the best first. None is no error.' },
);

const FullAddress = Type.Object(
  { postcode: Text, latitude: Type.Number(), longitude: Type.Number(), ...expandedMembers },
  { title: 'CompatibilityFullAddress', description: 'An address in full. Absent text is empty.' },
);

const refusals = {
  400: refusal('The account has expired (`Account-Expired`), or the body is not JSON.'),
  401: refusal('The key is missing or not valid. `Token-Expired` marks one that has expired or was revoked.'),
  403: refusal('The key may not be used for this method, from this address, or on this page.'),
  429: refusal('No credits (`Limit-Reached`), or too many requests (`Retry-After`).'),
  503: refusal('There is no address file, or the database has been away for too long.'),
};

const Key = Type.Object({ 'api-key': Type.Optional(Text) });

/** @param method of the route: with POST the options are in the body, with GET in the query */
export function autocompleteSchema(method: 'GET' | 'POST'): FastifySchema {
  return {
    tags: ['Compatibility'],
    deprecated: true,
    security: SECURITY,
    operationId: method === 'GET' ? 'autocomplete' : 'autocompleteWithOptions',
    summary: 'Suggest addresses while one is being typed',
    description: 'Free of charge, but the account must have a credit.',
    params: Type.Object({
      '*': Type.String({ description: 'What was typed so far.', examples: ['12 stanney mill'] }),
    }),
    querystring: Key,
    ...(method === 'POST' && { body: Options }),
    response: {
      200: { description: 'The suggestions.', content: { 'application/json': { schema: Suggestions } } },
      ...refusals,
    },
  };
}

export const getSchema: FastifySchema = {
  tags: ['Compatibility'],
  deprecated: true,
  security: SECURITY,
  operationId: 'getSuggested',
  summary: 'Fetch the chosen address in full',
  description: 'Costs one credit.',
  params: Type.Object({ id: Type.String({ description: 'The `id` of a suggestion.' }) }),
  querystring: Key,
  response: {
    200: { description: 'The address.', content: { 'application/json': { schema: FullAddress } } },
    ...refusals,
    404: refusal('There is no address with this id.'),
  },
};
