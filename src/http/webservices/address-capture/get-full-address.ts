import { lookUp } from '../../../lookup/lookup.ts';
import { textOf } from '../claim.ts';
import type { WebAnswer, WebCall, WebMethod } from '../web-method.ts';
import { getFullAddressSchema } from './schemas.ts';
import { nameOf, refused, termsOf } from './terms.ts';

/** The price of an answer that has a full address, in credits. */
export const PRICE = 1;

/** Returns every address of a postcode (docs/clients/lookup.md). */
export const getFullAddress: WebMethod = {
  service: 'AddressCapture',
  name: 'GetFullAddress',
  schema: getFullAddressSchema,
  nothing: '"Results":[]',
  answer,
};

function answer(call: WebCall): WebAnswer {
  const terms = termsOf(call);
  if (typeof terms === 'string') return refused(terms);
  const { licence, options } = terms;
  const outcome = lookUp(call.file, {
    postcode: textOf(call.members, 'postcode'),
    building: nameOf(call, 'building'),
    licence,
    options,
  });
  const { applicationName } = options;
  switch (outcome.kind) {
    case 'invalid-postcode':
      return refused('Invalid postcode.');
    case 'unknown-postcode':
      return refused('Invalid postcode: it has no addresses.');
    case 'ready':
      return { kind: 'ready', name: 'Results', value: outcome.results, credits: PRICE, applicationName };
    case 'results': {
      const { results } = outcome;
      const count = options.resultCount ? `,"ResultCount":${results.length}` : '';
      const credits = results.length > 0 ? PRICE : 0;
      return {
        kind: 'members',
        members: `"Results":${JSON.stringify(results)}${count}`,
        credits,
        applicationName,
      };
    }
  }
}
