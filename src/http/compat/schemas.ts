import type { FastifySchema } from 'fastify';
import Type from 'typebox';

const Text = Type.String();
const flag = (description: string) => Type.Optional(Type.Boolean({ default: false, description }));

const Query = Type.Object({
  'api-key': Type.Optional(
    Type.String({
      description:
        'Also taken from `Authorization: api-key KEY`, or from HTTP Basic with the user name `api-key`.',
    }),
  ),
  expand: flag('Return objects with all components, instead of text.'),
  sort: flag('Sort by number, instead of in plain string order.'),
  format: flag('Return each simple address as an array of seven elements, instead of one text.'),
  fuzzy: flag('Repair a misread postcode, and accept the beginnings of words for the house.'),
});

const Found = {
  postcode: Type.String({ examples: ['CH2 4NE'] }),
  latitude: Type.Number(),
  longitude: Type.Number(),
};

const Simple = Type.Object(
  {
    ...Found,
    addresses: Type.Array(
      Type.Union([
        Type.String({ description: 'Exactly seven elements, joined by `, `; none has a comma.' }),
        Type.Array(Text, { minItems: 7, maxItems: 7 }),
      ]),
    ),
  },
  { title: 'SimpleFindAnswer', description: 'Line 1 to 4, locality, town, county.' },
);

export const expandedMembers = {
  formatted_address: Type.Array(Text, { minItems: 5, maxItems: 5 }),
  thoroughfare: Text,
  building_name: Text,
  sub_building_name: Text,
  sub_building_number: Text,
  building_number: Text,
  line_1: Text,
  line_2: Text,
  line_3: Text,
  line_4: Text,
  locality: Text,
  town_or_city: Text,
  county: Text,
  district: Text,
  country: Text,
  residential: Type.Boolean(),
};

const ExpandedAddress = Type.Object(expandedMembers, {
  title: 'ExpandedAddress',
  description: 'One address. Absent text is empty.',
});

const Expanded = Type.Object(
  { ...Found, addresses: Type.Array(ExpandedAddress) },
  { title: 'ExpandedFindAnswer', description: 'With `expand=true`.' },
);

const Message = Type.Object(
  { Message: Text },
  { title: 'CompatibilityMessage', description: 'The status in words.' },
);

/** A refusal of the layer, as the OpenAPI document describes it. */
export const refusal = (description: string) => ({
  description,
  content: { 'application/json': { schema: Message } },
});

const response = {
  200: {
    description: 'The addresses. An answer with an address costs one credit.',
    content: { 'application/json': { schema: Type.Union([Simple, Expanded]) } },
  },
  400: refusal('Not a postcode (`Invalid-Postcode`), or the account has expired (`Account-Expired`).'),
  401: refusal('The key is missing or not valid. `Token-Expired` marks one that has expired or was revoked.'),
  403: refusal('The key may not be used for this method, from this address, or on this page.'),
  404: refusal('The postcode has no addresses.'),
  429: refusal('No credits (`Limit-Reached`), or too many requests (`Retry-After`).'),
  500: refusal('A fault of the service.'),
  503: refusal('There is no address file, or the database has been away for too long.'),
};

export const SECURITY: readonly Record<string, string[]>[] = [{ CompatibilityKey: [] }, { WebToken: [] }];

const common = {
  tags: ['Compatibility'],
  deprecated: true,
  security: SECURITY,
  querystring: Query,
  response,
};

const Postcode = Type.String({
  description:
    'In any letter case and spacing. `XX2 00X`, `XX4 00X`, `XX4 01X`, `XX4 04X`, `XX4 29X` and `XX5 00X` give ' +
    'the status that they name, free of charge.',
});

export const findSchema: FastifySchema = {
  ...common,
  operationId: 'find',
  summary: 'Look up every address of a postcode',
  params: Type.Object({ postcode: Postcode }),
};

export const findHouseSchema: FastifySchema = {
  ...common,
  operationId: 'findHouse',
  summary: 'Look up the addresses of one building of a postcode',
  params: Type.Object({
    postcode: Postcode,
    house: Type.String({ description: 'Number, name, sub-building or organisation.' }),
  }),
};
