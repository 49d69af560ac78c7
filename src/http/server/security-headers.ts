import type { FastifyInstance } from 'fastify';

/** One year, the shortest time that browsers accept for their preload lists (RFC 6797 section 6.1). */
const STRICT_TRANSPORT = 'max-age=31536000';

/**
 * The policy of answers that are not pages. A browser that shows such an answer runs and loads nothing. Pages
 * set their own policy.
 */
const NO_PAGE = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/**
 * Sets security headers on every answer that has not set its own. Browsers and proxies keep nothing unless
 * the route says that it is public. They do not guess media types. If clients use https, browsers come back
 * by https.
 */
export function secureAnswers(server: FastifyInstance, publicUrl: string | undefined): void {
  const isSecure = publicUrl?.toLowerCase().startsWith('https:') === true;
  server.addHook('onRequest', (_request, reply, done) => {
    reply.header('x-content-type-options', 'nosniff').header('cache-control', 'no-store');
    reply.header('content-security-policy', NO_PAGE);
    if (isSecure) reply.header('strict-transport-security', STRICT_TRANSPORT);
    done();
  });
}
