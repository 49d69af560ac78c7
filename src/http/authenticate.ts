import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ClientScope } from '../database/client-scope.ts';
import { Refusal } from '../refusal.ts';
import { type Access, AccessTokens, InvalidToken } from '../tokens/access-tokens.ts';
import { askedClient } from './console/client-path.ts';
import { operatorProperty, scopeFor, signedIn } from './console/signed-in.ts';
import type { Service } from './service.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Issues the access tokens (at the token endpoint) and checks them (in `authenticate`). */
    accessTokens: AccessTokens;
    /** The `onRequest` hook described at {@link provideAuthentication}. */
    authenticate(request: FastifyRequest, reply: FastifyReply): Promise<void>;
  }
  interface FastifyRequest {
    /** The client that this request acts for. Set only behind `authenticate`. */
    scope: ClientScope;
    /** Whether that client is a sandbox. */
    isSandbox: boolean;
  }
}

/** The scope that the batch interface requires (docs/clients/errors.md). */
export const BATCH_SCOPE = 'BatchApi';

/** RFC 6750 section 2.1: `Bearer` in any letter case, then a token of these characters. */
const BEARER = /^bearer +([A-Za-z0-9\-._~+/]+=*) *$/i;

/** The parts of the service that the token routes and authentication need. */
export interface TokenOptions {
  readonly service: Pick<Service, 'settings' | 'database' | 'clock' | 'publicUrl' | 'revokedTokens'>;
  /** Defaults to {@link processUptime}. */
  readonly uptime?: () => number;
}

/** Seconds on a clock that is never set back. */
export const processUptime = (): number => performance.now() / 1000;

/**
 * Adds `accessTokens` and the hook `authenticate` to a server. Add the hook with `addHook('onRequest', …)` to
 * plugins for clients only. It runs before the body is read. It requires a valid access token with the scope
 * `BatchApi` in the Authorization header, and sets `request.scope`. It refuses all other requests as
 * `unauthorized` or `forbidden`, with `WWW-Authenticate` (RFC 6750 section 3). A request of the console for a
 * client (client-path.ts) requires a session of an operator who sees this client, instead.
 */
export function provideAuthentication(
  server: FastifyInstance,
  { service, uptime = processUptime }: TokenOptions,
): void {
  const { database, clock, settings, publicUrl, revokedTokens } = service;
  const { tokenSeconds } = settings.limits;
  const tokens = new AccessTokens({
    database,
    clock,
    issuer: publicUrl,
    tokenSeconds,
    uptime,
    revokedTokens,
  });
  server.decorate('accessTokens', tokens);
  server.decorateRequest('scope');
  server.decorateRequest('isSandbox', false);
  server.decorateRequest('operator', operatorProperty);
  server.decorateRequest('auditEntry');
  server.decorate('authenticate', async (request: FastifyRequest, reply: FastifyReply) => {
    const asked = askedClient(request.raw);
    if (asked !== undefined) {
      const operator = await signedIn(request, service);
      Object.assign(request, await scopeFor(operator, asked, service));
      return;
    }
    const { clientId, publicClientId, isSandbox, scopes } = await accessOf(tokens, request, reply);
    request.caller = { client: clientId, key: publicClientId };
    if (!scopes.has(BATCH_SCOPE)) {
      reply.header('www-authenticate', challenge({ error: 'insufficient_scope', scope: BATCH_SCOPE }));
      throw new Refusal('forbidden', `The token does not have the scope ${BATCH_SCOPE}.`);
    }
    request.scope = new ClientScope(database.kysely, clientId);
    request.isSandbox = isSandbox;
  });
}

async function accessOf(tokens: AccessTokens, request: FastifyRequest, reply: FastifyReply): Promise<Access> {
  const { authorization = '' } = request.headers;
  if (!/^bearer\b/i.test(authorization)) {
    reply.header('www-authenticate', challenge());
    throw new Refusal('unauthorized', 'Send an access token: "Authorization: Bearer <token>".');
  }
  try {
    const token = BEARER.exec(authorization)?.[1];
    if (token === undefined) throw new InvalidToken('This is not an access token of this service.');
    return await tokens.verify(token);
  } catch (error) {
    if (!(error instanceof InvalidToken)) throw error;
    reply.header('www-authenticate', challenge({ error: 'invalid_token', error_description: error.message }));
    throw new Refusal('unauthorized', error.message);
  }
}

/** RFC 6750 section 3. The values contain neither quotes nor backslashes, so they need no escaping. */
function challenge(parameters: Record<string, string> = {}): string {
  const all = Object.entries({ realm: 'fettle', ...parameters });
  return `Bearer ${all.map(([name, value]) => `${name}="${value}"`).join(', ')}`;
}
