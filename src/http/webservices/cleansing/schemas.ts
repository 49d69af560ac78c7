import type { FastifySchema } from 'fastify';
import Type, { type TObject, type TProperties } from 'typebox';
import { EMAIL_COMMENTS } from '../../../cleansing/email/comments.ts';
import { TELEPHONE_COMMENTS } from '../../../cleansing/telephone/comments.ts';
import { answersOf, CLEANSING_NOTES, credentials, KeyParameter, SECURITY, Status } from '../schemas.ts';

const Text = Type.String();
const Option = (description: string) => Type.Optional(Type.String({ description }));
export const orNull = <Schema extends Type.TSchema>(schema: Schema) => Type.Union([schema, Type.Null()]);

/** Describes codes, which an answer separates by `;`. */
const codes = (meanings: Readonly<Record<string, string>>): string =>
  `Codes separated by ;. ${Object.entries(meanings)
    .map(([code, meaning]) => `${code}: ${meaning}.`)
    .join(' ')}`;

/** The options of a method. Every method has `ApplicationName`. */
export function optionsOf(title: string, options: TProperties): TProperties[string] {
  return Type.Optional(
    Type.Object(
      { ...options, ApplicationName: Option('For usage reports only.') },
      {
        title,
        description:
          'Option names match in any letter case; unknown options are ignored. A list of `{name, value}` is accepted as well.',
        additionalProperties: true,
      },
    ),
  );
}

interface MethodDescription {
  readonly operationId: string;
  readonly summary: string;
  readonly description: string;
  readonly body: TObject;
  readonly answer: TObject;
  readonly example: object;
}

export function schemaOf({
  operationId,
  summary,
  description,
  body,
  answer,
  example,
}: MethodDescription): FastifySchema {
  return {
    tags: ['Cleansing'],
    operationId,
    summary,
    description: `${description} Member names match in any letter case; unknown members are ignored.`,
    security: SECURITY,
    querystring: KeyParameter,
    body,
    response: answersOf(answer, example, CLEANSING_NOTES),
  };
}

export const SUCCESS = { Success: true, ErrorMessage: null, CreditsRemaining: 998 };

const NameParts = Type.Object(
  {
    title: Type.Optional(Text),
    forename: Type.Optional(Text),
    middleName: Type.Optional(Text),
    surname: Type.Optional(Text),
  },
  { title: 'NameParts', description: 'A name in parts.' },
);

export const Name = Type.Union([Type.String({ examples: ['MR JOHN A SMITH'] }), NameParts], {
  description: 'One text, or the parts.',
});

export const parseNameSchema = schemaOf({
  operationId: 'parseName',
  summary: 'Split a name into its parts',
  description:
    'Returns the parts, gender, salutations and envelope name, as the step name-cleansing does. Costs one credit.',
  body: Type.Object(
    {
      name: Name,
      options: optionsOf('ParseNameOptions', {
        Case: Option('mixed (default), upper, lower or asis.'),
        DefaultSalutation: Option('The salutation if none can be made from the name.'),
      }),
      ...credentials,
    },
    { title: 'ParseNameRequest', description: 'A name in any order and notation.' },
  ),
  answer: Type.Object(
    {
      Status,
      Name: orNull(
        Type.Object(
          { Title: Text, Forename: Text, MiddleName: Text, Surname: Text, Suffix: Text },
          { title: 'ParsedName', description: 'The parts. A missing part is empty.' },
        ),
      ),
      Gender: orNull(
        Type.String({ description: 'M, F, U if the name does not tell, J for several people, or empty.' }),
      ),
      FormalSalutation: orNull(Text),
      InformalSalutation: orNull(Text),
      EnvelopeName: orNull(Type.String({ description: 'The name for an envelope.' })),
      NameType: orNull(Type.String({ description: 'Person, Joint, Company or Unknown.' })),
    },
    { title: 'ParseNameAnswer', description: 'The name. All members are null if the call failed.' },
  ),
  example: {
    Status: SUCCESS,
    Name: { Title: 'Mr', Forename: 'John', MiddleName: 'A', Surname: 'Smith', Suffix: '' },
    Gender: 'M',
    FormalSalutation: 'Dear Mr Smith',
    InformalSalutation: 'Dear John',
    EnvelopeName: 'Mr John A Smith',
    NameType: 'Person',
  },
});

const emailRequest = (title: string) =>
  Type.Object(
    {
      email: Type.String({ examples: ['ann@example.com'] }),
      level: Type.Optional(
        Type.Enum(['Syntax', 'MX', 'Server', 'Address'], {
          default: 'MX',
          description:
            'Syntax: the form of the address. MX: also whether the DNS knows a mail server for its domain. Server and ' +
            'Address are checked like MX: Fettle contacts no mail server.',
        }),
      ),
      options: optionsOf(`${title}Options`, {
        MissingMXRecordHandling: Option(
          'AssumeInvalid: a domain that names no mail server is Invalid, even if mail would go to the domain itself.',
        ),
      }),
      ...credentials,
    },
    { title, description: 'An email address, and how far to check it.' },
  );

const emailResult = {
  Status,
  Result: orNull(Type.String({ description: 'Valid, Invalid, or Inconclusive if the DNS gave no answer.' })),
  Level: orNull(Type.String({ description: 'How far the address was checked: Syntax or MX.' })),
};

const EMAIL_PRICE = 'Costs one credit; an Inconclusive result is free.';

export const isValidEmailSchema = schemaOf({
  operationId: 'isValidEmail',
  summary: 'Validate an email address',
  description: `Checks an address as the step email-validation does. ${EMAIL_PRICE}`,
  body: emailRequest('IsValidEmailRequest'),
  answer: Type.Object(emailResult, { title: 'IsValidEmailAnswer', description: 'The verdict.' }),
  example: { Status: SUCCESS, Result: 'Valid', Level: 'MX' },
});

/** The methods `Cleanse` and `CleanseSimple` have the same request and answer. */
export function cleanseEmailSchema(method: string): FastifySchema {
  return schemaOf({
    operationId: `email${method}`,
    summary:
      method === 'Cleanse'
        ? 'Validate and correct an email address'
        : 'Validate and correct an email address (simple form)',
    description: `Checks an address as the step email-validation does, with all of its results. ${EMAIL_PRICE}`,
    body: emailRequest(`Email${method}Request`),
    answer: Type.Object(
      {
        ...emailResult,
        OriginalValid: orNull(Type.Boolean({ description: 'Whether the address may be used as it is.' })),
        EmailType: orNull(
          Type.String({ description: 'Disposable, Role, Free or Business; empty if it is not known.' }),
        ),
        SuggestedEmailAddress: orNull(
          Type.String({ description: 'The address that was probably meant, or empty.' }),
        ),
        Comment: orNull(Type.String({ description: codes(EMAIL_COMMENTS) })),
      },
      { title: `Email${method}Answer`, description: 'The verdict and its details.' },
    ),
    example: {
      Status: SUCCESS,
      Result: 'Invalid',
      Level: 'MX',
      OriginalValid: false,
      EmailType: 'Free',
      SuggestedEmailAddress: 'ann@gmail.com',
      Comment: 'DomainMistyped',
    },
  });
}

const TelephoneResult = Type.Object(
  {
    TelephoneNumber: Type.String({
      description: 'The valid number in the requested format, otherwise the text that was sent.',
    }),
    ValidationResult: Type.String({ description: 'Valid, Invalid, or Blank for an empty number.' }),
    ValidationLevel: Type.String({
      description:
        'NumberingPlan: the number is in a range that its country has allocated. Fettle does not ring it.',
    }),
    Provider: Type.String({
      description: 'Always empty, because numbers move from one provider to another.',
    }),
    NumberType: Type.String({
      description:
        'Mobile, Landline, LandlineOrMobile, Freephone, Premium, Service, SharedCost, NonGeographic, Personal, Voip, Pager, Voicemail, Unknown or empty.',
    }),
    Location: Type.String({
      description: 'The place of a British landline by its area code; the country of any other number.',
    }),
    CountryCode: Type.String({
      description: 'ISO 3166-1, two letters; empty for numbers that belong to no single country.',
    }),
    CountryName: Text,
    Extension: Text,
    Comment: Type.String({ description: codes(TELEPHONE_COMMENTS) }),
  },
  { title: 'TelephoneResult', description: 'What is known of the number.' },
);

export const isValidTelephoneSchema = schemaOf({
  operationId: 'isValidTelephone',
  summary: 'Validate a telephone number',
  description:
    'Checks, repairs and formats a number as the step telephone-validation does. Costs one credit; an empty number is free.',
  body: Type.Object(
    {
      telephoneNumber: Type.String({ examples: ['01244 355 112'] }),
      defaultCountry: Type.Optional(
        Type.Union([Type.String(), Type.Integer()], {
          default: 'GB',
          description:
            'The country of numbers without an international prefix: GB or UK, or a calling code such as 44. `auto` is GB.',
        }),
      ),
      options: optionsOf('IsValidTelephoneOptions', {
        RequiredCountry: Option('A number of any other country is Invalid.'),
        AllowedPrefixes: Option('For example +441,+447. A number with any other prefix is Invalid.'),
        BarredPrefixes: Option('For example +4470. A number with one of these prefixes is Invalid.'),
        DefaultFormatType: Option('E164 (default), International or National.'),
      }),
      ...credentials,
    },
    { title: 'IsValidTelephoneRequest', description: 'A telephone number in any notation.' },
  ),
  answer: Type.Object(
    { Status, Result: orNull(TelephoneResult) },
    { title: 'IsValidTelephoneAnswer', description: 'The verdict.' },
  ),
  example: {
    Status: SUCCESS,
    Result: {
      TelephoneNumber: '+441244355112',
      ValidationResult: 'Valid',
      ValidationLevel: 'NumberingPlan',
      Provider: '',
      NumberType: 'Landline',
      Location: 'Chester',
      CountryCode: 'GB',
      CountryName: 'United Kingdom',
      Extension: '',
      Comment: '',
    },
  },
});

export const isUnusableNameSchema = schemaOf({
  operationId: 'isUnusableName',
  summary: 'Check a name for rude, random or incomplete text',
  description: 'Checks a name as the step unusable-records does. Costs one credit.',
  body: Type.Object(
    { name: Name, options: optionsOf('IsUnusableNameOptions', {}), ...credentials },
    { title: 'IsUnusableNameRequest', description: 'A name, as one text or in parts.' },
  ),
  answer: Type.Object(
    {
      Status,
      Result: orNull(
        Type.Enum(['', 'IncompleteName', 'SalaciousName', 'RandomName'], {
          description: 'Why the name cannot be used; empty if it can.',
        }),
      ),
    },
    { title: 'IsUnusableNameAnswer', description: 'The verdict.' },
  ),
  example: { Status: SUCCESS, Result: 'RandomName' },
});
