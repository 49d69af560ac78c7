import type { FastifyInstance } from 'fastify';
import Type from 'typebox';
import type { ClientAuthenticator } from '../../accounts/client-authenticator.ts';
import type { TokenOptions } from '../authenticate.ts';
import { authenticateClient } from './client-credentials.ts';
import { type Form, readForms } from './form.ts';
import { answerOAuthErrors, OAUTH_REFUSALS, OAuthError } from './oauth-error.ts';
import { forbidStoring } from './token-endpoint.ts';

/** Path at which clients revoke tokens (RFC 7009). */
export const REVOCATION_PATH = '/connect/revocation';

const RevocationRequest = Type.Object(
  {
    token: Type.String({ description: 'The access token to revoke.' }),
    token_type_hint: Type.Optional(
      Type.String({ description: 'Ignored: every token is an access token.', examples: ['access_token'] }),
    ),
    client_id: Type.Optional(Type.String({ description: 'Required unless HTTP Basic is used.' })),
    client_secret: Type.Optional(Type.String({ description: 'Required unless HTTP Basic is used.' })),
  },
  { title: 'RevocationRequest', description: 'The client authenticates as at the token endpoint.' },
);

/** `POST /connect/revocation`: ends an access token early. */
export async function revocationEndpoint(
  server: FastifyInstance,
  { clients }: TokenOptions & { clients: ClientAuthenticator },
): Promise<void> {
  readForms(server);
  answerOAuthErrors(server);

  server.post<{ Body: Form | undefined }>(
    REVOCATION_PATH,
    {
      schema: {
        tags: ['Tokens'],
        operationId: 'revokeToken',
        summary: 'Revoke an access token',
        description:
          'The service refuses the token from now on. The answer is 200 even if the token is unknown or has expired (RFC 7009 section 2.2). ' +
          "Any client id of the same client may revoke it; another client's token is refused with `invalid_grant`.",
        consumes: ['application/x-www-form-urlencoded'],
        security: [],
        body: RevocationRequest,
        response: {
          200: { type: 'null', description: 'The service does not accept the token. The body is empty.' },
          ...OAUTH_REFUSALS,
        },
      },
      onRequest: forbidStoring,
    },
    async (request, reply) => {
      const form = request.body ?? {};
      const client = await authenticateClient(clients, request, form);
      const token = form['token'];
      if (token === undefined)
        throw new OAuthError('invalid_request', 'Send the token to revoke as the parameter token.');
      if ((await server.accessTokens.revoke(token, client.id)) === 'of-another-client') {
        throw new OAuthError('invalid_grant', 'The token was issued to another client.');
      }
      return reply.code(200).send();
    },
  );
}
