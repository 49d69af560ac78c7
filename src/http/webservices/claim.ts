import type { FastifyRequest } from 'fastify';
import type { Claim } from '../../accounts/web/authenticator.ts';

/** RFC 6750 section 2.1: `Bearer` in any letter case, then a token of these characters. */
const BEARER = /^bearer +([A-Za-z0-9\-._~+/]+=*) *$/i;

/** The members of a JSON body. Anything but an object has none. */
export type Members = Readonly<Record<string, unknown>>;

export function membersOf(body: unknown): Members {
  return typeof body === 'object' && body !== null && !Array.isArray(body) ? (body as Members) : {};
}

/** The text of a member; empty where it is missing or no text. */
export function textOf(members: Members, name: string): string {
  const value = Object.hasOwn(members, name) ? members[name] : undefined;
  return typeof value === 'string' ? value : '';
}

/** One of the values of a query parameter: the first, where it is sent more than once. */
export function parameterOf(request: FastifyRequest, name: string): string | undefined {
  const value = (request.query as Readonly<Record<string, unknown>>)[name];
  const first = Array.isArray(value) ? (value[0] as unknown) : value;
  return typeof first === 'string' ? first : undefined;
}

/** The token of an Authorization header. */
export function bearerOf({ headers }: FastifyRequest): string | undefined {
  return headers.authorization === undefined ? undefined : BEARER.exec(headers.authorization)?.[1];
}

/** How a call of a web service says who sends it (contract 6). */
export function claimOf(request: FastifyRequest, members: Members): Claim {
  return {
    key: parameterOf(request, 'key'),
    token: bearerOf(request),
    username: textOf(members, 'username'),
    password: textOf(members, 'password'),
  };
}
