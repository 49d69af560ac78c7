import type { FastifyRequest } from 'fastify';
import { invalidField } from '../../refusal.ts';
import { isStorable, STORABLE_RULE } from '../../storable-text.ts';

/**
 * A `preValidation` hook that refuses text no query can hold, by the name of its field: in the path, in the query and in
 * bodies whose texts are names. Bodies of data have no such text in a query of their own.
 */
export async function refuseUnstorable(request: FastifyRequest): Promise<void> {
  const { params, query, body, bodyText, routeOptions } = request;
  // What follows `/File/` has no name in the route, and is called path everywhere else.
  const { '*': path, ...named } = params as Record<string, string>;
  check(path, 'path');
  check(named, '');
  check(query, '');
  // Without text the body is no JSON, but a stream or nothing.
  if (bodyText !== undefined && routeOptions.config.bodyOfData !== true) check(body, '');
}

function check(value: unknown, field: string): void {
  if (typeof value === 'string') {
    if (!isStorable(value)) throw invalidField(field || 'body', STORABLE_RULE);
  } else if (Array.isArray(value)) {
    for (const [at, one] of value.entries()) check(one, `${field}[${at}]`);
  } else if (typeof value === 'object' && value !== null) {
    for (const [name, one] of Object.entries(value)) {
      const inside = field === '' ? name : `${field}.${name}`;
      check(name, inside);
      check(one, inside);
    }
  }
}
