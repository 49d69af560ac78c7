import type { FastifyInstance } from 'fastify';

/** A year, as browsers ask of hosts that want to be known for it (RFC 6797 section 6.1). */
const STRICT_TRANSPORT = 'max-age=31536000';

/** For whatever is no page of ours: a browser that shows it as one runs and loads nothing. Pages set their own. */
const NO_PAGE = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/**
 * Headers of every answer that has not set its own. Nothing is kept by browsers and proxies unless its route says that it is public;
 * types are not guessed; browsers come back by https where clients use that.
 */
export function secureAnswers(server: FastifyInstance, publicUrl: string | undefined): void {
  const isSecure = publicUrl?.toLowerCase().startsWith('https:') === true;
  server.addHook('onRequest', async (_request, reply) => {
    reply.headers({ 'x-content-type-options': 'nosniff', 'cache-control': 'no-store' });
    reply.header('content-security-policy', NO_PAGE);
    if (isSecure) reply.header('strict-transport-security', STRICT_TRANSPORT);
  });
}
