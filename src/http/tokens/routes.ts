import type { FastifyInstance } from 'fastify';
import { ClientAuthenticator } from '../../accounts/client-authenticator.ts';
import { processUptime, type TokenOptions } from '../authenticate.ts';
import { discovery } from './discovery.ts';
import { revocationEndpoint } from './revocation-endpoint.ts';
import { tokenEndpoint } from './token-endpoint.ts';

/**
 * The token service: discovery, public keys, the token endpoint and revocation (docs/clients/errors.md). Call
 * `provideAuthentication` on the server first: it adds `accessTokens`.
 */
export async function tokenRoutes(server: FastifyInstance, options: TokenOptions): Promise<void> {
  await server.register(discovery, options);
  const { database, clock } = options.service;
  const clients = new ClientAuthenticator({ database, clock, uptime: options.uptime ?? processUptime });
  await server.register(tokenEndpoint, { ...options, clients });
  await server.register(revocationEndpoint, { ...options, clients });
}
