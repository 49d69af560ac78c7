import type { FastifyReply } from 'fastify';
import type { Denial } from '../../accounts/web/access.ts';
import type { CrossOrigin } from '../answers/cross-origin.ts';
import { STATUS_CODES } from '../server/node-http.ts';

/** A refusal of the compatibility layer: its status, and a header that gives the reason. */
export interface CompatRefusal {
  readonly status: number;
  readonly header?: 'invalid-postcode' | 'account-expired' | 'token-expired' | 'limit-reached';
  /** In seconds. */
  readonly retryAfter?: number | undefined;
  /** What is wrong. The default is the status in words. */
  readonly message?: string;
}

export const INVALID_POSTCODE: CompatRefusal = { status: 400, header: 'invalid-postcode' };
export const NOT_FOUND: CompatRefusal = { status: 404 };
export const FORBIDDEN: CompatRefusal = { status: 403 };
export const LIMIT_REACHED: CompatRefusal = { status: 429, header: 'limit-reached' };
/** There is no address file, or the database has been away for too long. */
export const UNAVAILABLE: CompatRefusal = { status: 503, retryAfter: 5 };

export const COMPAT_ORIGINS: CrossOrigin = {
  methods: 'GET, POST, OPTIONS',
  exposed:
    'Account-Expired, Deprecation, Fettle-Address-File, Invalid-Postcode, Limit-Reached, Link, RateLimit, RateLimit-Policy, Retry-After, Sunset, Token-Expired',
};

const DENIALS: Readonly<Record<Denial, CompatRefusal>> = {
  'no-credentials': { status: 401 },
  'wrong-credentials': { status: 401 },
  'token-expired': { status: 401, header: 'token-expired' },
  'token-revoked': { status: 401, header: 'token-expired' },
  'key-expired': { status: 401, header: 'token-expired' },
  'account-expired': { status: 400, header: 'account-expired' },
  'wrong-address': FORBIDDEN,
  'wrong-domain': FORBIDDEN,
  'server-key': FORBIDDEN,
  'wrong-service': FORBIDDEN,
  'daily-limit': { status: 429 },
  'too-many-checks': { status: 429 },
  unavailable: UNAVAILABLE,
};

/** The refusal of a request that authentication has denied. */
export function refusalOf(denial: Denial, retryAfter: number | undefined): CompatRefusal {
  const refusal = DENIALS[denial];
  return retryAfter === undefined ? refusal : { ...refusal, retryAfter };
}

/** The body of every refusal, such as `{"Message":"Bad Request"}`. */
export function messageBody(status: number, message = STATUS_CODES[status] ?? 'Error'): string {
  return JSON.stringify({ Message: message });
}

export function refuse(
  reply: FastifyReply,
  { status, header, retryAfter, message }: CompatRefusal,
): FastifyReply {
  if (header !== undefined) reply.header(header, 'true');
  if (retryAfter !== undefined) reply.header('retry-after', String(retryAfter));
  return reply.code(status).type('application/json; charset=utf-8').send(messageBody(status, message));
}
