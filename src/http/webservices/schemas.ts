import Type, { type TObject, type TProperties } from 'typebox';

/** Of interface.md 2.4, beside every result. */
export const Status = Type.Object(
  {
    Success: Type.Boolean(),
    ErrorMessage: Type.Union([Type.String(), Type.Null()], { description: 'Null on success.' }),
    CreditsRemaining: Type.Integer({ description: '0 if the caller is not authenticated.' }),
  },
  { title: 'LookupStatus', description: 'Whether the call succeeded.' },
);

/** Members of every body: one of the ways to authenticate. */
export const credentials = {
  username: Type.Optional(
    Type.String({
      description:
        'Required if you send neither an API key nor a token. `apikey-<key>` takes an empty password.',
    }),
  ),
  password: Type.Optional(Type.String()),
};

/** Whichever of them a call uses: key or token, or user name and password in the body, which has no name here. */
export const SECURITY: readonly Record<string, string[]>[] = [{ ApiKey: [] }, { WebToken: [] }, {}];

export const KeyParameter = Type.Object({
  key: Type.Optional(Type.String({ description: 'The API key.', examples: ['7K2M-Q0VX-3BHD-94ZT'] })),
});

const HEADERS = {
  'Fettle-Address-File': Type.String({
    description:
      'What the address file is, with its edition: `real` (made from a delivery), `list` (a plain list of some addresses) or `invented`.',
    examples: ['real;edition="Y26M11"'],
  }),
};

/** What the answers of a method are described with, beside their form. */
interface AnswerNotes {
  readonly headers?: object;
  /** Why a call fails though it was understood. */
  readonly failures: string;
  readonly unavailable: string;
}

const LOOKUP_NOTES: AnswerNotes = {
  headers: HEADERS,
  failures: 'an unknown or invalid postcode, a licence not held, failed authentication, no credits',
  unavailable: 'There is no address file, or the database has been away for too long. Try again.',
};

/** The notes on methods that cleanse a record and need no address file. */
export const CLEANSING_NOTES: AnswerNotes = {
  failures: 'a missing member, failed authentication, no credits',
  unavailable: 'The database has been away for too long. Try again.',
};

/** The answers of a method: the same form whatever the status. */
export function answersOf<Members extends TProperties>(
  answer: TObject<Members>,
  examples: object,
  { headers, failures, unavailable }: AnswerNotes = LOOKUP_NOTES,
) {
  const content = (example?: object) => ({
    'application/json': { schema: answer, ...(example !== undefined && { example }) },
  });
  const refused = (description: string) => ({ description, content: content() });
  return {
    200: {
      description: `The answer. If the call failed, \`Success\` is false and \`ErrorMessage\` says why (${failures}).`,
      ...(headers !== undefined && { headers }),
      content: content(examples),
    },
    400: refused('The body is not JSON.'),
    413: refused('The body is too long.'),
    415: refused('The body is not sent as application/json.'),
    503: refused(unavailable),
  };
}
