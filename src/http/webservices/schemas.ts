import Type, { type TObject, type TProperties } from 'typebox';

/** Whether a call succeeded. Every answer has it, beside its result. */
export const Status = Type.Object(
  {
    Success: Type.Boolean(),
    ErrorMessage: Type.Union([Type.String(), Type.Null()], { description: 'Null on success.' }),
    CreditsRemaining: Type.Integer({ description: '0 if the caller is not authenticated.' }),
  },
  { title: 'LookupStatus', description: 'Whether the call succeeded.' },
);

/** Members of every body for one of the ways to authenticate. */
export const credentials = {
  username: Type.Optional(
    Type.String({
      description:
        'Required if you send neither an API key nor a token. `apikey-<key>` takes an empty password.',
    }),
  ),
  password: Type.Optional(Type.String()),
};

/**
 * The alternatives for a call: key, token, or (last, without a name here) user name and password in the body.
 */
export const SECURITY: readonly Record<string, string[]>[] = [{ ApiKey: [] }, { WebToken: [] }, {}];

export const KeyParameter = Type.Object({
  key: Type.Optional(Type.String({ description: 'The API key.', examples: ['7K2M-Q0VX-3BHD-94ZT'] })),
});

const HEADERS = {
  'Fettle-Address-File': Type.String({
    description:
      'The kind and edition of the address file: `real` (made from a delivery), `list` (a plain list of some addresses) or `invented`.',
    examples: ['real;edition="Y26M11"'],
  }),
};

/** Notes on the answers of a method, for its description. */
interface AnswerNotes {
  readonly headers?: object;
  /** Reasons for which a well-formed call may fail. */
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

/** The answers of a method. They have the same form for every status. */
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
    415: refused('The Content-Type is not application/json.'),
    503: refused(unavailable),
  };
}
