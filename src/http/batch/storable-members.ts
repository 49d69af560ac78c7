import type { FastifyRequest } from 'fastify';
import { invalidField } from '../../refusal.ts';
import { isStorable, STORABLE_RULE } from '../../storable-text.ts';

/**
 * A `preValidation` hook that refuses text that the database cannot store, and names the field. It checks the
 * path, the query, and every body that is not data. Texts in bodies of data never become text in a query.
 */
export async function refuseUnstorable(request: FastifyRequest): Promise<void> {
  const { params, query, body, bodyText, routeOptions } = request;
  // The router gives the name `*` to the part of the path after `/File/`. Refusals call it `path`.
  const { '*': path, ...named } = params as Record<string, string>;
  check(path, 'path');
  check(named, '');
  check(query, '');
  // Without `bodyText`, the body is a stream or empty.
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
