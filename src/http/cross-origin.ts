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
  return { address: ip, origin: headers.origin, referer: headers.referer };
}

/** Lets pages of this origin read the answer; undefined lets none. */
export function allowOrigin(reply: FastifyReply, origin: string | undefined, { exposed }: CrossOrigin): void {
  if (origin === undefined) return;
  reply.header('access-control-allow-origin', origin).header('access-control-expose-headers', exposed);
}

/**
 * Answers what a browser asks before it sends a request. A key in the query must be for the page's origin. Any other
 * credential comes with the request itself, and so is judged then: to allow the question gives nothing away.
 */
export async function answerPreflight(
  request: FastifyRequest,
  reply: FastifyReply,
  { methods, exposed }: CrossOrigin,
  isKeyForOrigin: () => Promise<boolean> | true,
): Promise<FastifyReply> {
  const { origin } = request.headers;
  reply.code(204).header('allow', methods);
  if (origin === undefined || !(await isKeyForOrigin())) return reply.send();
  allowOrigin(reply, origin, { methods, exposed });
  return reply
    .header('access-control-allow-methods', methods)
    .header('access-control-allow-headers', 'Content-Type, Authorization')
    .header('access-control-max-age', String(PREFLIGHT_SECONDS))
    .send();
}
