import Type from 'typebox';
import { Status } from '../schemas.ts';

const TokenBody = Type.Object(
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

const TokenAnswer = Type.Object(
  {
    Status,
    Jwt: Type.Union([Type.String(), Type.Null()], {
      description: 'Send it as `Authorization: Bearer` with calls of the web services.',
    }),
  },
  { title: 'TokenAnswer', description: 'The token, or the reason why the call failed.' },
);

const RevocationBody = Type.Object(
  {
    username: Type.String(),
    password: Type.String(),
    jwt: Type.String({ description: 'The token, as returned by GetJWT.' }),
  },
  { title: 'TokenToRevoke', description: 'Your user name and password, and the token to revoke.' },
);

const RevocationAnswer = Type.Object(
  { Status },
  { title: 'RevocationAnswer', description: 'Whether the token was revoked.' },
);

/** The answer to a body that is not JSON. */
const malformed = (schema: object) => ({
  description: 'The body is not JSON. `ErrorMessage` says where.',
  content: { 'application/json': { schema } },
});

export const issueTokenSchema = {
  tags: ['UserAdmin'],
  operationId: 'getJwt',
  summary: 'Get a token for a web page or an app',
  description:
    'The token is safe to hand to customers: it carries its own limits. It is a JWT (HS256) with the claims iss, sub (your user name), exp, cn (clientIp), aud (`*` or allowedMethods), mc (maxCredits) and jti. ' +
    '`maxCredits` limits what the token may spend until it expires. Errors come in `Status`, with HTTP status 200.',
  security: [],
  body: TokenBody,
  response: { 200: TokenAnswer, 400: malformed(TokenAnswer) },
};

export const revokeTokenSchema = {
  tags: ['UserAdmin'],
  operationId: 'revokeJwt',
  summary: 'Revoke a web service token',
  description:
    'The service refuses the token from now on. It is not an error if the token is unknown or has expired. ' +
    'Errors come in `Status`, with HTTP status 200.',
  security: [],
  body: RevocationBody,
  response: { 200: RevocationAnswer, 400: malformed(RevocationAnswer) },
};
