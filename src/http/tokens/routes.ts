import type { FastifyInstance } from 'fastify';
import type { TokenOptions } from '../authenticate.ts';
import { discovery } from './discovery.ts';
import { tokenEndpoint } from './token-endpoint.ts';

/**
 * The token service (contract 2): discovery, public keys and the token endpoint. The server must have been given
 * `accessTokens` by `provideAuthentication`.
 */
export async function tokenRoutes(server: FastifyInstance, options: TokenOptions): Promise<void> {
  await server.register(discovery, options);
  await server.register(tokenEndpoint, options);
}
