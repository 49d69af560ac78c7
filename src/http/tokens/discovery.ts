import type { FastifyInstance } from 'fastify';
import Type from 'typebox';
import { SIGNING_ALGORITHM } from '../../tokens/signing-key.ts';
import { BATCH_SCOPE, type TokenOptions } from '../authenticate.ts';
import { REVOCATION_PATH } from './revocation-endpoint.ts';
import { GRANT_TYPE, TOKEN_PATH } from './token-endpoint.ts';

const JWKS_PATH = '/connect/jwks';

/** The ways in which a client can authenticate, at either endpoint. */
const AUTH_METHODS = ['client_secret_basic', 'client_secret_post'];

/**
 * How long these documents may be cached: an hour, well within the day between publishing a key and its first
 * use.
 */
const CACHE = 'public, max-age=3600';

const Strings = Type.Array(Type.String());

const Metadata = Type.Object(
  {
    issuer: Type.String(),
    token_endpoint: Type.String(),
    revocation_endpoint: Type.String(),
    jwks_uri: Type.String(),
    scopes_supported: Strings,
    grant_types_supported: Strings,
    token_endpoint_auth_methods_supported: Strings,
    revocation_endpoint_auth_methods_supported: Strings,
    response_types_supported: Strings,
    subject_types_supported: Strings,
    id_token_signing_alg_values_supported: Strings,
  },
  { title: 'TokenServiceMetadata', description: 'The metadata.' },
);

const Jwks = Type.Object(
  {
    keys: Type.Array(
      Type.Object({
        kty: Type.String(),
        n: Type.String(),
        e: Type.String(),
        kid: Type.String(),
        alg: Type.String(),
        use: Type.String(),
      }),
    ),
  },
  { title: 'PublicKeys', description: 'A JWK set.' },
);

/** The documents that lead clients to the token endpoint and verifiers to the keys. */
export async function discovery(server: FastifyInstance, { service }: TokenOptions): Promise<void> {
  for (const [name, operationId, specification] of [
    ['openid-configuration', 'openIdConfiguration', 'OpenID Connect Discovery'],
    ['oauth-authorization-server', 'authorizationServerMetadata', 'RFC 8414'],
  ] as const) {
    server.get(
      `/.well-known/${name}`,
      {
        schema: {
          tags: ['Tokens'],
          operationId,
          summary: `Read the metadata of the token service (${specification})`,
          security: [],
          response: { 200: Metadata },
        },
      },
      async (_request, reply) => {
        reply.header('cache-control', CACHE);
        return metadata(service.publicUrl());
      },
    );
  }

  server.get(
    JWKS_PATH,
    {
      schema: {
        tags: ['Tokens'],
        operationId: 'publicKeys',
        summary: 'Read the public keys that verify access tokens (RFC 7517)',
        security: [],
        response: { 200: Jwks },
      },
    },
    async (_request, reply) => {
      reply.header('cache-control', CACHE);
      return server.accessTokens.jwks();
    },
  );
}

/**
 * The metadata of RFC 8414 section 2. The last three members mean nothing without an authorization endpoint
 * and ID tokens. But RFC 8414 or OpenID Connect Discovery section 3 require them, and some clients insist.
 */
function metadata(issuer: string) {
  return {
    issuer,
    token_endpoint: issuer + TOKEN_PATH,
    revocation_endpoint: issuer + REVOCATION_PATH,
    jwks_uri: issuer + JWKS_PATH,
    scopes_supported: [BATCH_SCOPE],
    grant_types_supported: [GRANT_TYPE],
    token_endpoint_auth_methods_supported: [...AUTH_METHODS],
    revocation_endpoint_auth_methods_supported: [...AUTH_METHODS],
    response_types_supported: [],
    subject_types_supported: ['public'],
    id_token_signing_alg_values_supported: [SIGNING_ALGORITHM],
  };
}
