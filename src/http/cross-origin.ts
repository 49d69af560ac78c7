import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Sender } from '../accounts/web/restrictions.ts';

/** How long a browser may believe a preflight, in seconds. */
const PREFLIGHT_SECONDS = 600;

/** What a surface that pages call directly lets them do and read (the CORS protocol of the Fetch standard). */
export interface CrossOrigin {
  readonly methods: string;
  /** Headers of an answer that a page may read, beyond those that it always may. */
  readonly exposed: string;
}

/** Where a request comes from. */
export function senderOf({ ip, headers }: FastifyRequest): Sender {
  // Browsers set this header themselves; no page can.
  const isOtherPage = /^(cross|same)-site$/.test(String(headers['sec-fetch-site'] ?? ''));
  return { address: ip, origin: headers.origin, referer: headers.referer, isOtherPage };
}

/** Lets pages of this origin read the answer; undefined lets none. */
export function allowOrigin(reply: FastifyReply, origin: string | undefined, { exposed }: CrossOrigin): void {
  if (origin === undefined) return;
  reply.header('access-control-allow-origin', origin).header('access-control-expose-headers', exposed);
}

/**
 * Lets the page that sent a request read why it is refused: who is refused gets no data, and a browser that may not
 * show the reason says `Failed to fetch`.
 */
export function allowReadingRefusal(
  request: FastifyRequest,
  reply: FastifyReply,
  crossOrigin: CrossOrigin,
): void {
  allowOrigin(reply, request.headers.origin, crossOrigin);
}

/**
 * Answers what a browser asks before it sends a request: it may. Whether the credential is good, and for this page, is judged when
 * the request comes, so that its answer can say what is wrong. To allow the question gives nothing away.
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
