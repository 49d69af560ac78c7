import type { FastifyInstance } from 'fastify';
import type { Access } from '../../accounts/web/access.ts';
import type { RequestLog } from '../../request-log/request-log.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The client's program that sent this request, once it is known. Undefined for requests of the console. */
    caller: Caller | undefined;
    /** Whether a web service refuses this request although it answers with status 200. */
    isRefused: boolean;
  }
}

/** Who sent a request, for the request log. */
export interface Caller {
  readonly client?: number;
  readonly account?: number;
  /** The public id of the client id or the API key; `token` or `password` for the other ways to sign in. */
  readonly key: string;
}

/** The caller of a web service. */
export function webCaller({ accountId, keyId, tokenId }: Access): Caller {
  return { account: accountId, key: keyId ?? (tokenId === undefined ? 'password' : 'token') };
}

/**
 * Notes each request of a known caller in the request log once it has been answered: the pattern of its path,
 * and nothing that it sent. A request without a known caller is in no log. `/metrics` counts it.
 */
export function noteRequests(server: FastifyInstance, log: RequestLog): void {
  server.decorateRequest('caller');
  server.decorateRequest('isRefused', false);
  server.addHook('onResponse', (request, reply, done) => {
    const { caller } = request;
    if (caller !== undefined)
      log.note({
        method: request.method,
        route: request.routeOptions.url ?? '',
        status: reply.statusCode,
        isRefused: request.isRefused,
        milliseconds: reply.elapsedTime,
        client: caller.client,
        account: caller.account,
        key: caller.key,
      });
    done();
  });
}
