import type { FastifyRequest } from 'fastify';
import type { Claim } from '../../accounts/web/authenticator.ts';

/** RFC 6750 section 2.1: `Bearer` in any letter case, then a token of these characters. */
const BEARER = /^bearer +([A-Za-z0-9\-._~+/]+=*) *$/i;

/** The members of a JSON body. None, unless the body is an object. */
export type Members = Readonly<Record<string, unknown>>;

export function membersOf(body: unknown): Members {
  return typeof body === 'object' && body !== null && !Array.isArray(body) ? (body as Members) : {};
}

/** The text of a member, or an empty text if the member is missing or not a text. */
export function textOf(members: Members, name: string): string {
  const value = Object.hasOwn(members, name) ? members[name] : undefined;
  return typeof value === 'string' ? value : '';
}

/** The value of a query parameter, or its first value if it is repeated. */
export function parameterOf(request: FastifyRequest, name: string): string | undefined {
  const value = (request.query as Readonly<Record<string, unknown>>)[name];
  const first = Array.isArray(value) ? (value[0] as unknown) : value;
  return typeof first === 'string' ? first : undefined;
}

/** The token in an Authorization header. */
export function bearerOf({ headers }: FastifyRequest): string | undefined {
  return headers.authorization === undefined ? undefined : BEARER.exec(headers.authorization)?.[1];
}

/** The credentials of a call of a web service (docs/operators/accounts.md). */
export function claimOf(request: FastifyRequest, members: Members): Claim {
  return {
    key: parameterOf(request, 'key'),
    token: bearerOf(request),
    username: textOf(members, 'username'),
    password: textOf(members, 'password'),
  };
}
