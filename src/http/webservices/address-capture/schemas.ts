import type { FastifySchema } from 'fastify';
import Type from 'typebox';
import { FORMATTERS, LINE_LENGTH, LINES } from '../../../address/layout/line-options.ts';
import { LICENCES } from '../../../licence.ts';
import { answersOf, credentials, KeyParameter, SECURITY, Status } from '../schemas.ts';

const Text = Type.String();
const Whole = Type.Integer();
const Maybe = Type.Union([Type.String(), Type.Null()]);

const flag = (fallback: boolean, description: string) =>
  Type.Optional(Type.Boolean({ default: fallback, description }));

export const Options = Type.Object(
  {
    Formatter: Type.Optional(Type.Enum([...FORMATTERS], { default: FORMATTERS[0] })),
    MaxLines: Type.Optional(
      Type.Integer({ default: LINES.default, description: 'Lines before the postcode.' }),
    ),
    MaxLineLength: Type.Optional(Type.Integer({ default: LINE_LENGTH.default })),
    FixTownCounty: flag(true, 'Reserve the last two lines before the postcode for post town and county.'),
    FixBuilding: flag(false, 'Put the building alone on the first line.'),
    FixPostcode: flag(true, 'Fill up with empty lines, so that the postcode is always at the same place.'),
    NormalizeCase: flag(false, 'Write everything but post town and postcode in title case.'),
    NormalizeTownCase: flag(false, 'Write the post town in title case.'),
    ExcludeCounty: flag(false, 'Leave the county out of the lines.'),
    UseAnyAvailableCounty: flag(
      false,
      'Use the traditional or administrative county if there is no postal county.',
    ),
    UnwantedPunctuation: Type.Optional(
      Type.String({ description: 'Punctuation to leave out of the lines.' }),
    ),
    IncludeUDPRN: flag(false, 'Include `UniqueReference`.'),
    IncludeUPRN: flag(false, 'Include `UPRN` in `AdditionalData`, if it is known.'),
    IncludeLocation: flag(true, 'Include `Location`, and `LatLongType` in `AdditionalData`.'),
    IncludeNYB: flag(false, 'Include addresses that are not yet built.'),
    IncludeMR: flag(false, 'Include the residences behind one letter box.'),
    IncludeAliases: flag(false, 'Gives `Alias` in `AdditionalData`.'),
    ReturnResultCount: flag(false, 'Gives `ResultCount` beside `Results`.'),
    PreferredLanguage: Type.Optional(Type.Enum(['en', 'cy'], { default: 'en' })),
    ApplicationName: Type.Optional(Type.String({ description: 'For usage reports only.' })),
  },
  {
    title: 'LookupOptions',
    description:
      'Option names match in any letter case; unknown options are ignored. Switches and numbers may be sent as text. A value ' +
      'that cannot be used leaves the default. A list of `{name, value}` is accepted as well.',
    additionalProperties: true,
  },
);

const Location = Type.Object(
  {
    Easting: Whole,
    Northing: Whole,
    GridReference: Text,
    Longitude: Type.Number(),
    Latitude: Type.Number(),
    CountyCode: Maybe,
    County: Maybe,
    DistrictCode: Text,
    District: Text,
    WardCode: Text,
    Ward: Text,
    Country: Text,
    Constituency: Maybe,
  },
  { title: 'LookupLocation', description: 'Metres on the national grid; degrees, WGS84.' },
);

export const RawAddress = Type.Object(
  {
    Organisation: Text,
    Department: Text,
    AddressKey: Whole,
    OrganisationKey: Whole,
    PostcodeType: Text,
    BuildingNumber: Type.Integer({ description: '0 when absent.' }),
    SubBuildingName: Text,
    BuildingName: Text,
    DependentThoroughfareName: Text,
    DependentThoroughfareDesc: Text,
    ThoroughfareName: Text,
    ThoroughfareDesc: Text,
    DoubleDependentLocality: Text,
    DependentLocality: Text,
    Locality: Type.String({ description: 'The post town.' }),
    Postcode: Type.String({ description: 'The seven characters of PAF: `M1  1AE`.' }),
    Dps: Text,
    PoBox: Text,
    PostalCounty: Text,
    TraditionalCounty: Text,
    AdministrativeCounty: Text,
    CountryISO2: Maybe,
    UniqueReference: Type.Union([Type.String(), Type.Null()], {
      description: 'The UDPRN, if it was requested.',
    }),
    Location: Type.Union([Location, Type.Null()]),
    AdditionalData: Type.Array(
      Type.Object({ Name: Text, Value: Text }, { title: 'AdditionalData', description: 'A named value.' }),
    ),
  },
  { title: 'RawAddress', description: 'The components of an address. Absent text is empty.' },
);

export const Result = Type.Object(
  {
    Address: Type.Object(
      { Lines: Type.Array(Text, { description: 'The postcode is on the last line; lines may be empty.' }) },
      { title: 'AddressLines', description: 'The address as it is printed.' },
    ),
    RawAddress,
  },
  { title: 'LookupResult', description: 'One address.' },
);

export const Postcode = Type.String({
  description: 'In any letter case, spacing and zero-padding.',
  examples: ['CH2 4NE'],
});

export const LicenceMember = Type.Enum([...LICENCES], {
  description: 'The licence to use the address file under. Your account must hold it.',
});

export const BuildingMember = Type.Optional(
  Type.String({
    description:
      'A building number, building name, sub-building or organisation. Leave it empty for all addresses.',
  }),
);

export const getFullAddressSchema: FastifySchema = {
  tags: ['Address lookup'],
  operationId: 'getFullAddress',
  summary: 'Look up every address of a postcode',
  description:
    'An answer with an address costs one credit; any other is free. Unknown members of the body are ignored.',
  security: SECURITY,
  querystring: KeyParameter,
  body: Type.Object(
    {
      postcode: Postcode,
      licence: LicenceMember,
      building: BuildingMember,
      options: Type.Optional(Options),
      ...credentials,
    },
    { title: 'GetFullAddressRequest', description: 'The postcode, and how to return its addresses.' },
  ),
  response: answersOf(
    Type.Object(
      {
        Status,
        Results: Type.Array(Result),
        ResultCount: Type.Optional(
          Type.Integer({ description: 'Present if the option `ReturnResultCount` is set.' }),
        ),
      },
      { title: 'GetFullAddressAnswer', description: 'The addresses.' },
    ),
    { Status: { Success: false, ErrorMessage: 'Invalid postcode.', CreditsRemaining: 998 }, Results: [] },
  ),
};

const PostcodeCheck = Type.Object(
  {
    Valid: Type.Boolean({ description: 'Whether the text has the form of a postcode.' }),
    Exists: Type.Boolean({ description: 'Whether the postcode, or its repaired form, has addresses.' }),
    Postcode: Type.Union([Type.String(), Type.Null()], {
      description: 'The postcode with one space; null if it is not valid.',
    }),
    Repaired: Type.Union([Type.String(), Type.Null()], {
      description: 'If the postcode is not valid: the only existing postcode that it can be a misreading of.',
    }),
  },
  { title: 'PostcodeCheck', description: 'What is known of the postcode.' },
);

export const validatePostcodeSchema: FastifySchema = {
  tags: ['Address lookup'],
  operationId: 'validatePostcode',
  summary: 'Check and repair a postcode',
  description: 'Free of charge.',
  security: SECURITY,
  querystring: KeyParameter,
  body: Type.Object(
    { postcode: Postcode, ...credentials },
    { title: 'ValidatePostcodeRequest', description: 'The postcode, as the user typed it.' },
  ),
  response: answersOf(
    Type.Object(
      { Status, Result: Type.Union([PostcodeCheck, Type.Null()]) },
      { title: 'ValidatePostcodeAnswer', description: 'The check.' },
    ),
    {
      Status: { Success: true, ErrorMessage: null, CreditsRemaining: 998 },
      Result: { Valid: false, Exists: true, Postcode: null, Repaired: 'OX1 2JD' },
    },
  ),
};
