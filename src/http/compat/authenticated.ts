import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Granted } from '../../accounts/web/access.ts';
import type { Purpose } from '../../accounts/web/restrictions.ts';
import { allowOrigin, allowReadingRefusal, senderOf } from '../answers/cross-origin.ts';
import { webCaller } from '../operations/note-requests.ts';
import type { Service } from '../service.ts';
import { COMPAT_ORIGINS, NOT_FOUND, refusalOf, refuse } from './answers.ts';
import { compatClaim } from './claim.ts';
import { testTermOf } from './test-terms.ts';

/** The members that every method of the layer has. */
export interface CompatOutline {
  /** The method's name for keys and usage reports. */
  readonly purpose: Purpose;
  /** The answer to the test term that stands for a successful call (docs/clients/sandbox.md). */
  sample(request: FastifyRequest): object;
  /** The answer to the test term for which nothing is found. The default is a 404. */
  readonly nothing?: object;
}

/**
 * Wraps a handler so that only callers who may use the method reach it. This is the only place that
 * authenticates callers of the layer. It also answers test terms.
 */
export function authenticated(
  { authenticator }: Pick<Service, 'authenticator'>,
  { purpose, sample, nothing }: CompatOutline,
  handle: (request: FastifyRequest, reply: FastifyReply, granted: Granted) => Promise<FastifyReply>,
) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const verdict = await authenticator.authenticate(compatClaim(request), senderOf(request), purpose);
    allowOrigin(reply, verdict.allowOrigin, COMPAT_ORIGINS);
    if (!verdict.ok) {
      allowReadingRefusal(request, reply, COMPAT_ORIGINS);
      return refuse(reply, refusalOf(verdict.denial, verdict.retryAfter));
    }
    request.caller = webCaller(verdict.access);
    const test = testTermOf(request);
    if (test === undefined) return handle(request, reply, verdict);
    if (test === 'answered') return sendJson(reply, sample(request));
    if (test !== 'nothing') return refuse(reply, test);
    return nothing === undefined ? refuse(reply, NOT_FOUND) : sendJson(reply, nothing);
  };
}

export function sendJson(reply: FastifyReply, answer: object): FastifyReply {
  return reply.type('application/json; charset=utf-8').send(JSON.stringify(answer));
}
