import type { FastifyInstance } from 'fastify';
import type { Clock } from '../../src/clock.ts';
import type { Database } from '../../src/database/connection.ts';
import { Listener } from '../../src/database/listener.ts';
import { provideAuthentication } from '../../src/http/authenticate.ts';
import { createServer } from '../../src/http/server/create-server.ts';
import { tokenRoutes } from '../../src/http/tokens/routes.ts';
import type { Settings } from '../../src/settings.ts';
import { RevokedTokens } from '../../src/tokens/revoked-tokens.ts';

export interface TokenServer {
  readonly url: string;
  readonly server: FastifyInstance;
  close(): Promise<void>;
}

/**
 * Only the token service, on its own port, and one route behind the authentication of the batch interface:
 * `GET` and `POST /guarded` answer with the id of the calling client.
 */
export async function startTokenServer(parts: {
  settings: Settings;
  database: Database;
  clock: Clock;
  uptime?: () => number;
  /** In place of the address of the server: several servers are one service. */
  issuer?: string;
}): Promise<TokenServer> {
  let url = '';
  const listener = await Listener.open(parts.database.url);
  const revokedTokens = await RevokedTokens.open({ ...parts, listener });
  const service = { ...parts, revokedTokens, publicUrl: () => parts.issuer ?? url };
  const server = createServer(parts.settings);
  provideAuthentication(server, { service, uptime: parts.uptime });
  await server.register(tokenRoutes, { service, uptime: parts.uptime });
  await server.register(async (guarded) => {
    guarded.addHook('onRequest', server.authenticate);
    guarded.get('/guarded', async (request) => ({ client: request.scope.clientId }));
    guarded.post('/guarded', async (request) => ({ client: request.scope.clientId, body: request.body }));
  });
  const close = async () => {
    await server.close();
    revokedTokens.close();
    await listener.close();
  };
  url = await server.listen({ port: 0, host: '127.0.0.1' });
  return { url, server, close };
}

/**
 * Time that a test moves: the machine's clock, which may also be set back, and the uptime, which only grows.
 */
export class TestTime {
  #offset = 0;
  #passed = 0;

  readonly clock: Clock = { now: () => new Date(Date.now() + this.#offset * 1000) };
  readonly uptime = (): number => performance.now() / 1000 + this.#passed;

  /** Lets time pass. */
  pass(seconds: number): void {
    this.#offset += seconds;
    this.#passed += seconds;
  }

  /** Sets the clock without time passing. */
  setClock(seconds: number): void {
    this.#offset += seconds;
  }
}

/** A token request as raw HTTP; `form` may be a list, to send a parameter twice. */
export async function requestToken(
  url: string,
  form: Record<string, string> | [string, string][],
  headers: Record<string, string> = {},
): Promise<{ status: number; headers: Headers; body: Record<string, unknown> }> {
  const response = await fetch(`${url}/connect/token`, {
    method: 'POST',
    headers,
    body: new URLSearchParams(form),
  });
  return { status: response.status, headers: response.headers, body: (await response.json()) as never };
}

/** The value of an Authorization header for HTTP Basic, unchanged. */
export function basic(clientId: string, secret: string): string {
  return `Basic ${Buffer.from(`${clientId}:${secret}`).toString('base64')}`;
}
