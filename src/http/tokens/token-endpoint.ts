import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import Type from 'typebox';
import type { ClientAuthenticator } from '../../accounts/client-authenticator.ts';
import { BATCH_SCOPE, type TokenOptions } from '../authenticate.ts';
import { authenticateClient } from './client-credentials.ts';
import { type Form, readForms } from './form.ts';
import { answerOAuthErrors, OAUTH_REFUSALS, OAuthError } from './oauth-error.ts';

/** Path at which clients obtain tokens. */
export const TOKEN_PATH = '/connect/token';

/** The only grant (RFC 6749 section 4.4). */
export const GRANT_TYPE = 'client_credentials';

const TokenRequest = Type.Object(
  {
    grant_type: Type.String({ description: `Always \`${GRANT_TYPE}\`.` }),
    scope: Type.Optional(
      Type.String({ default: BATCH_SCOPE, description: `\`${BATCH_SCOPE}\`, which is also the default.` }),
    ),
    client_id: Type.Optional(Type.String({ description: 'Required unless HTTP Basic is used.' })),
    client_secret: Type.Optional(Type.String({ description: 'Required unless HTTP Basic is used.' })),
  },
  {
    title: 'TokenRequest',
    description: 'Unknown parameters are ignored; a repeated parameter is refused.',
  },
);

const TokenResponse = Type.Object(
  {
    access_token: Type.String({
      description: 'A signed JWT (RFC 9068), to send as `Authorization: Bearer`.',
    }),
    token_type: Type.Literal('Bearer'),
    expires_in: Type.Integer({ description: 'The lifetime of the token, in seconds.' }),
    scope: Type.String(),
  },
  { title: 'Token', description: 'The token.' },
);

/** `POST /connect/token`: takes client credentials, returns an access token. */
export async function tokenEndpoint(
  server: FastifyInstance,
  { clients }: TokenOptions & { clients: ClientAuthenticator },
): Promise<void> {
  readForms(server);
  answerOAuthErrors(server);

  server.post<{ Body: Form | undefined }>(
    TOKEN_PATH,
    {
      schema: {
        tags: ['Tokens'],
        operationId: 'obtainToken',
        summary: 'Obtain an access token',
        description:
          'OAuth 2.0 client credentials. Send the client id and secret by HTTP Basic or in the form, not both. ' +
          'Use the token until it expires, then obtain a new one.',
        consumes: ['application/x-www-form-urlencoded'],
        security: [],
        body: TokenRequest,
        response: {
          200: TokenResponse,
          ...OAUTH_REFUSALS,
        },
      },
      onRequest: forbidStoring,
    },
    async (request) => {
      const form = request.body ?? {};
      const client = await authenticateClient(clients, request, form);
      if (form['grant_type'] !== GRANT_TYPE) {
        throw new OAuthError('unsupported_grant_type', `Only ${GRANT_TYPE} is supported.`);
      }
      const scopes = readScopes(form['scope']);
      const { token, expiresIn } = await server.accessTokens.issue(client, scopes);
      return { access_token: token, token_type: 'Bearer', expires_in: expiresIn, scope: scopes.join(' ') };
    },
  );
}

/** RFC 6749 section 5.1 requires this of tokens. Errors get the same headers. */
export async function forbidStoring(_request: FastifyRequest, reply: FastifyReply): Promise<void> {
  reply.header('cache-control', 'no-store').header('pragma', 'no-cache');
}

/**
 * Reads a list of scopes separated by single spaces (RFC 6749 section 3.3).
 *
 * @throws OAuthError `invalid_scope` if a scope is unknown
 */
function readScopes(scope: string = BATCH_SCOPE): string[] {
  const scopes = [...new Set(scope.split(' '))];
  if (scopes.some((one) => one !== BATCH_SCOPE)) {
    throw new OAuthError('invalid_scope', `The only scope is ${BATCH_SCOPE}.`);
  }
  return scopes;
}
