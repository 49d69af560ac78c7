import type { FastifySchema } from 'fastify';
import type { Result } from '../../../lookup/result.ts';
import type { WebCall, WebMethod } from '../web-method.ts';
import { PRICE } from './get-full-address.ts';
import { refused, type Terms, termsOf } from './terms.ts';

/**
 * A method that returns full addresses for a credit. If there are none, `find` returns the reason as a text.
 */
export function fullMethod(
  name: string,
  schema: FastifySchema,
  find: (call: WebCall, terms: Terms) => readonly Result[] | string,
): WebMethod {
  return {
    service: 'AddressCapture',
    name,
    schema,
    nothing: '"Results":[]',
    answer: (call) => {
      const terms = termsOf(call);
      if (typeof terms === 'string') return refused(terms);
      const results = find(call, terms);
      if (typeof results === 'string') return refused(results);
      const { resultCount, applicationName } = terms.options;
      const count = resultCount ? `,"ResultCount":${results.length}` : '';
      return {
        kind: 'members',
        members: `"Results":${JSON.stringify(results)}${count}`,
        credits: results.length > 0 ? PRICE : 0,
        applicationName,
      };
    },
  };
}
