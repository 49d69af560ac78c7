import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Sender } from '../../accounts/web/restrictions.ts';

/** How long a browser may cache the answer to a preflight, in seconds. */
const PREFLIGHT_SECONDS = 600;

/**
 * The permissions of pages that call a surface directly (the CORS protocol of the Fetch standard).
 *
 * `@fastify/cors` does not fit: it chooses the origin in a hook, before the body is read. Here the origin
 * depends on the domains of the key, which may be in the body.
 */
export interface CrossOrigin {
  readonly methods: string;
  /** Headers of an answer that a page may read, in addition to the headers that every page may read. */
  readonly exposed: string;
}

/** Where a request comes from. */
export function senderOf({ ip, headers }: FastifyRequest): Sender {
  // Only browsers set this header. Pages cannot.
  const isOtherPage = /^(cross|same)-site$/.test(String(headers['sec-fetch-site'] ?? ''));
  return { address: ip, origin: headers.origin, referer: headers.referer, isOtherPage };
}

/** Lets pages of this origin read the answer. If the origin is undefined, no page may read it. */
export function allowOrigin(reply: FastifyReply, origin: string | undefined, { exposed }: CrossOrigin): void {
  if (origin === undefined) return;
  reply.header('access-control-allow-origin', origin).header('access-control-expose-headers', exposed);
}

/**
 * Lets the page that sent a request read why it is refused. The answer contains no data, and a browser that
 * may not show the reason only says `Failed to fetch`.
 */
export function allowReadingRefusal(
  request: FastifyRequest,
  reply: FastifyReply,
  crossOrigin: CrossOrigin,
): void {
  allowOrigin(reply, request.headers.origin, crossOrigin);
}

/**
 * Answers the preflight of a browser: the request may be sent. Its credentials, and the page that sends it,
 * are checked only when the request comes, so that the answer can say what is wrong. Allowing a preflight
 * reveals nothing.
 */
export function answerPreflight(
  request: FastifyRequest,
  reply: FastifyReply,
  { methods, exposed }: CrossOrigin,
): FastifyReply {
  const { origin } = request.headers;
  reply.code(204).header('allow', methods);
  if (origin === undefined) return reply.send();
  allowOrigin(reply, origin, { methods, exposed });
  return reply
    .header('access-control-allow-methods', methods)
    .header('access-control-allow-headers', 'Content-Type, Authorization')
    .header('access-control-max-age', String(PREFLIGHT_SECONDS))
    .send();
}
