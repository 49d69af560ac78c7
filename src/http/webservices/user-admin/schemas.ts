import Type from 'typebox';
import { Status } from '../schemas.ts';

export const TokenBody = Type.Object(
  {
    username: Type.String(),
    password: Type.String(),
    clientIp: Type.Optional(
      Type.String({ description: 'The IP address or range (`192.0.2.0/24`) that may use the token.' }),
    ),
    expiresAt: Type.Optional(
      Type.String({
        format: 'date-time',
        description: 'When the token expires: within a year. Default: in one hour.',
      }),
    ),
    allowedMethods: Type.Optional(
      Type.Array(Type.String(), {
        description:
          'Web services and methods that may be called with the token, such as `AddressCapture.GetFullAddress`. Default: all.',
      }),
    ),
    maxCredits: Type.Optional(
      Type.Integer({
        minimum: 0,
        description: 'The most credits that the token may spend. Default: no limit.',
      }),
    ),
    options: Type.Optional(
      Type.Object(
        {},
        {
          additionalProperties: true,
          description: 'Look-up options that calls with the token cannot change, by name.',
        },
      ),
    ),
  },
  { title: 'TokenTerms', description: 'Your user name and password, and the limits of the token.' },
);

export const TokenAnswer = Type.Object(
  {
    Status,
    Jwt: Type.Union([Type.String(), Type.Null()], {
      description: 'Send it as `Authorization: Bearer` with calls of the web services.',
    }),
  },
  { title: 'TokenAnswer', description: 'The token, or the reason why the call failed.' },
);

export const RevocationBody = Type.Object(
  {
    username: Type.String(),
    password: Type.String(),
    jwt: Type.String({ description: 'The token, as returned by GetJWT.' }),
  },
  { title: 'TokenToRevoke', description: 'Your user name and password, and the token to revoke.' },
);

export const RevocationAnswer = Type.Object(
  { Status },
  { title: 'RevocationAnswer', description: 'Whether the token was revoked.' },
);

/** The answer to a body that is not JSON. */
export const malformed = (schema: object) => ({
  description: 'The body is not JSON. `ErrorMessage` says where.',
  content: { 'application/json': { schema } },
});
