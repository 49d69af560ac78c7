import type { FastifySchema } from 'fastify';
import Type, { type TObject, type TProperties, type TSchema } from 'typebox';
import { expandedMembers, refusal, SECURITY } from './schemas.ts';

const Text = Type.String();
const optional = (schema: TSchema) => Type.Optional(schema);

const Point = Type.Object(
  { latitude: Type.Number(), longitude: Type.Number() },
  { title: 'CompatibilityPoint', description: 'A point on the map, WGS84.' },
);

const Circle = Type.Object(
  {
    km: optional(Type.Number()),
    latitude: optional(Type.Number()),
    longitude: optional(Type.Number()),
  },
  { title: 'CompatibilityCircle', description: 'A point, and how far from it.' },
);

const Postcode = Type.String({ description: 'The postcode, or its beginning.' });
const Top = optional(Type.Integer({ default: 6, maximum: 20, description: '0 means 6.' }));
const NearestTop = optional(Type.Integer({ default: 1, maximum: 20, description: '0 means 1.' }));
const Template = Type.String({
  description: 'The text of a suggestion, such as `{line_1}{line_2,, }{line_2}`.',
});
const near = { location: optional(Point) };
const around = {
  radius: optional(Type.Number({ default: 0.2, maximum: 1, description: 'In kilometres.' })),
  term: optional(Type.String({ description: 'Words that each suggestion must have.' })),
};

const AddressFilter = optional(
  Type.Object(
    {
      county: optional(Text),
      country: optional(Text),
      locality: optional(Text),
      district: optional(Text),
      town_or_city: optional(Text),
      postcode: optional(Postcode),
      residential: optional(Type.Boolean()),
      thoroughfare: optional(Text),
      radius: optional(Circle),
    },
    { title: 'CompatibilityFilter', description: 'Conditions that each suggestion must meet.' },
  ),
);

const LocationFilter = optional(
  Type.Object(
    {
      area: optional(Text),
      country: optional(Text),
      county: optional(Text),
      town_or_city: optional(Text),
      postcode: optional(Postcode),
      outcode: optional(Text),
      radius: optional(Circle),
    },
    { title: 'CompatibilityLocationFilter', description: 'Conditions that each location must meet.' },
  ),
);

const PlaceFilter = optional(
  Type.Object(
    {
      locality: optional(Text),
      district: optional(Text),
      county: optional(Text),
      town_or_city: optional(Text),
      postcode: optional(Postcode),
    },
    { title: 'CompatibilityPlaceFilter', description: 'Places that each text must lie in.' },
  ),
);

const addressText = {
  template: optional(Template),
  show_postcode: optional(Type.Boolean({ default: false, description: 'Append the postcode.' })),
  filter: AddressFilter,
};

const locationText = {
  template: optional(Template),
  template_outcode: optional(
    Type.String({ description: 'The text of a suggestion that is an outward code.' }),
  ),
  template_postcode: optional(Type.String({ description: 'The text of a suggestion that is a postcode.' })),
  filter: LocationFilter,
};

const options = (title: string, members: TProperties) =>
  Type.Object(members, { title, description: 'Options. Unknown members are ignored.' });

const suggestions = (kind: 'address' | 'location', path: string, more: TProperties = {}) =>
  Type.Object(
    {
      suggestions: Type.Array(
        Type.Object(
          {
            [kind]: Text,
            url: Type.String({ description: `\`/${path}/{id}\`` }),
            id: Text,
            ...more,
          },
          {
            title: `Compatibility${more['distance'] === undefined ? '' : 'Near'}${kind === 'address' ? 'Suggestion' : 'Location'}`,
            description: `${kind === 'address' ? 'An address' : 'A location'} to choose.`,
          },
        ),
      ),
    },
    {
      title: `Compatibility${more['distance'] === undefined ? '' : 'Near'}${kind === 'address' ? 'Suggestions' : 'Locations'}`,
      description: 'Suggestions, the best first. An empty list is not an error.',
    },
  );

const distance = { distance: Type.Number({ description: 'In kilometres.' }) };

const FullAddress = Type.Object(
  { postcode: Text, latitude: Type.Number(), longitude: Type.Number(), ...expandedMembers },
  { title: 'CompatibilityFullAddress', description: 'An address in full. Absent text is empty.' },
);

const FullLocation = Type.Object(
  {
    latitude: Type.Number(),
    longitude: Type.Number(),
    area: Text,
    town_or_city: Text,
    county: Text,
    country: Text,
    postcode: Text,
    outcode: Text,
  },
  { title: 'CompatibilityFullLocation', description: 'A location. Absent text is empty.' },
);

const Validated = Type.Object(
  {
    status: Type.Integer({ description: '200, or 404 if the address is not found.' }),
    address: Type.Optional(FullAddress),
  },
  { title: 'CompatibilityValidation', description: 'The address that is meant, if it is found.' },
);

export const refusals = {
  400: refusal('The account has expired (`Account-Expired`), or the request is not valid.'),
  401: refusal('The key is missing or not valid. `Token-Expired` marks one that has expired or was revoked.'),
  403: refusal('The key may not be used for this method, from this address, or on this page.'),
  429: refusal('No credits (`Limit-Reached`), or too many requests (`Retry-After`).'),
  503: refusal('There is no address file, or the database has been away for too long.'),
};

const Key = Type.Object({ 'api-key': Type.Optional(Text) });

interface Outline {
  readonly operationId: string;
  readonly summary: string;
  readonly description: string;
  readonly params?: TSchema;
  readonly answer: TSchema;
}

/** The schema of a method of the layer, for the OpenAPI document. */
export function methodSchema({ operationId, summary, description, params, answer }: Outline): FastifySchema {
  return {
    tags: ['Compatibility'],
    deprecated: true,
    security: SECURITY,
    operationId,
    summary,
    description,
    ...(params !== undefined && { params }),
    querystring: Key,
    response: {
      200: { description: 'The answer.', content: { 'application/json': { schema: answer } } },
      ...refusals,
    },
  };
}

/**
 * The schemas of a method with options. POST takes the options in the body, GET in the query. Options that
 * are objects have no form in a query, so they need POST. A list has its entries separated by commas there.
 */
function withOptions(outline: Outline, body: TObject): (method: 'GET' | 'POST') => FastifySchema {
  const members: TProperties = {};
  for (const [name, option] of Object.entries<TSchema & { type?: string; description?: string }>(
    body.properties,
  )) {
    const { type, description = '' } = option;
    if (type === 'array')
      members[name] = optional(Type.String({ description: `${description} Separate them by commas.` }));
    else if (type !== 'object') members[name] = option;
  }
  const querystring = Type.Object({ ...Key.properties, ...members });
  const schema = { ...methodSchema(outline), querystring };
  const posted = methodSchema({ ...outline, operationId: `${outline.operationId}WithOptions` });
  return (method) => (method === 'GET' ? schema : { ...posted, body });
}

const FREE = 'Free of charge, but the account must have a credit.';

const typed = (description: string, example: string) =>
  Type.Object({ '*': Type.String({ description, examples: [example] }) });

const TYPED = 'What was typed so far.';

const coordinates = Type.Object({
  latitude: Type.String({ description: 'In degrees, WGS84.' }),
  longitude: Type.String({ description: 'In degrees, WGS84.' }),
});

export const autocompleteSchema = withOptions(
  {
    operationId: 'autocomplete',
    summary: 'Suggest addresses while one is being typed',
    description: FREE,
    params: typed(TYPED, '12 stanney mill'),
    answer: suggestions('address', 'get'),
  },
  options('AutocompleteOptions', {
    all: optional(
      Type.Boolean({ default: false, description: 'For a complete postcode, return all of its addresses.' }),
    ),
    top: Top,
    ...addressText,
    ...near,
  }),
);

export const typeaheadSchema = withOptions(
  {
    operationId: 'typeahead',
    summary: 'List the values of fields that begin as typed',
    description: FREE,
    params: typed(TYPED, 'chest'),
    answer: Type.Array(Text, { description: 'Different texts.' }),
  },
  options('TypeaheadOptions', {
    top: Top,
    search: optional(
      Type.Array(Text, {
        description: 'Among `postcode, locality, town_or_city, district, county, country`. Empty means all.',
      }),
    ),
    filter: PlaceFilter,
  }),
);

export const locationSchema = withOptions(
  {
    operationId: 'location',
    summary: 'Suggest towns, localities, outward codes and postcodes',
    description: FREE,
    params: typed(TYPED, 'chester'),
    answer: suggestions('location', 'get-location'),
  },
  options('LocationOptions', { top: Top, ...locationText, ...near }),
);

export const nearestSchema = withOptions(
  {
    operationId: 'nearest',
    summary: 'Suggest the addresses around a point',
    description: FREE,
    params: coordinates,
    answer: suggestions('address', 'get', distance),
  },
  options('NearestOptions', { top: NearestTop, ...around, ...addressText }),
);

export const nearestLocationSchema = withOptions(
  {
    operationId: 'nearestLocation',
    summary: 'Suggest the postcodes around a point',
    description: FREE,
    params: coordinates,
    answer: suggestions('location', 'get-location', distance),
  },
  options('NearestLocationOptions', { top: NearestTop, ...around, ...locationText }),
);

export const validateSchema = withOptions(
  {
    operationId: 'validate',
    summary: 'Find the address that a text means',
    description: 'Costs one credit if the address is found.',
    params: typed('The address.', '110 Stanney Mill Road, Chester'),
    answer: Validated,
  },
  options('ValidateOptions', {
    strict: optional(
      Type.Boolean({
        default: false,
        description: 'If true, an address that has to be corrected counts as not found.',
      }),
    ),
    residential: optional(
      Type.Boolean({
        description: 'True: only an address without an organisation. False: only one with an organisation.',
      }),
    ),
  }),
);

export const getSchema = withNotFound(
  methodSchema({
    operationId: 'getSuggested',
    summary: 'Fetch the chosen address in full',
    description: 'Costs one credit.',
    params: Type.Object({ id: Type.String({ description: 'The `id` of a suggestion.' }) }),
    answer: FullAddress,
  }),
  'There is no address with this id.',
);

export const getLocationSchema = withNotFound(
  methodSchema({
    operationId: 'getLocation',
    summary: 'Fetch the chosen location in full',
    description: FREE,
    params: Type.Object({ id: Type.String({ description: 'The `id` of a location.' }) }),
    answer: FullLocation,
  }),
  'There is no location with this id.',
);

/** The schema with the 404 refusal added. */
export function withNotFound(schema: FastifySchema, description: string): FastifySchema {
  return { ...schema, response: { ...(schema.response as object), 404: refusal(description) } };
}
