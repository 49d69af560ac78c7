import type { FastifyRequest } from 'fastify';
import type { Claim } from '../../accounts/web/authenticator.ts';
import { bearerOf, parameterOf } from '../webservices/claim.ts';

const API_KEY = /^api-key +(\S+) *$/i;
const BASIC = /^basic +([A-Za-z0-9+/_-]+=*) *$/i;
const BASIC_USER = /^api-key:/i;

/**
 * The key of a request: from the query, or from one of the forms of the Authorization header that clients
 * use.
 */
export function compatClaim(request: FastifyRequest): Claim {
  const { authorization = '' } = request.headers;
  return {
    key: parameterOf(request, 'api-key') || API_KEY.exec(authorization)?.[1] || basicKey(authorization),
    token: bearerOf(request),
  };
}

/** The key from HTTP Basic, with the user name `api-key` and the key as the password. */
function basicKey(authorization: string): string | undefined {
  const encoded = BASIC.exec(authorization)?.[1];
  if (encoded === undefined) return undefined;
  const text = Buffer.from(encoded, 'base64').toString();
  return BASIC_USER.test(text) ? text.replace(BASIC_USER, '') : undefined;
}
