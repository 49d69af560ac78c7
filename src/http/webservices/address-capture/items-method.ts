import type { FastifySchema } from 'fastify';
import type { ItemList } from '../../../lookup/places/item-list.ts';
import type { WebCall, WebMethod } from '../web-method.ts';
import { refused, type Terms, termsOf } from './terms.ts';

/**
 * A method that returns a list to pick from, free of charge. If there is no list, `find` returns the reason
 * as a text.
 */
export function itemsMethod(
  name: string,
  schema: FastifySchema,
  find: (call: WebCall, terms: Terms) => ItemList | string,
): WebMethod {
  return {
    service: 'AddressCapture',
    name,
    schema,
    nothing: '"Results":[],"ResultCount":0,"IsComplete":true',
    answer: (call) => {
      const terms = termsOf(call);
      if (typeof terms === 'string') return refused(terms);
      const list = find(call, terms);
      if (typeof list === 'string') return refused(list);
      const { items, count, isComplete } = list;
      return {
        kind: 'members',
        members: `"Results":${JSON.stringify(items)},"ResultCount":${count},"IsComplete":${isComplete}`,
        credits: 0,
        applicationName: terms.options.applicationName,
      };
    },
  };
}
