import type { FastifyRequest } from 'fastify';
import { readFlag } from '../../address/layout/option-values.ts';
import { type FindRequest, findAnswer } from '../../lookup/find.ts';
import { find } from '../../lookup/lookup.ts';
import { parameterOf } from '../webservices/claim.ts';
import { INVALID_POSTCODE, NOT_FOUND } from './answers.ts';
import type { CompatMethod } from './compat-handler.ts';
import { SAMPLE_ENTRY, SAMPLE_POSTCODE } from './samples.ts';

/** The price of an answer with at least one address, in credits. */
const PRICE = 1;

/**
 * `GET /{prefix}/find/{postcode}` and `/find/{postcode}/{house}` (docs/clients/migration.md). A key limited
 * to `AddressCapture.GetFullAddress` may not use it.
 */
export const findMethod: CompatMethod = {
  purpose: { service: 'AddressCapture', method: 'Find' },
  sample: (request) => ({ ...findAnswer(SAMPLE_ENTRY, askedOf(request)), postcode: SAMPLE_POSTCODE }),
  answer: ({ request, file }) => {
    const { postcode = '' } = request.params as FindParams;
    const found = find(file, postcode, askedOf(request));
    switch (found.kind) {
      case 'invalid-postcode':
        return { refusal: INVALID_POSTCODE };
      case 'unknown-postcode':
        return { refusal: NOT_FOUND };
      case 'answer':
        return { answer: found.answer, price: found.answer.addresses.length === 0 ? 'free' : PRICE };
      default:
        return { ready: found.answer, price: PRICE };
    }
  },
};

interface FindParams {
  readonly postcode?: string;
  readonly house?: string;
}

function askedOf(request: FastifyRequest): FindRequest {
  const flag = (name: string) => readFlag(parameterOf(request, name), false);
  const { house = '' } = request.params as FindParams;
  return {
    expand: flag('expand'),
    sort: flag('sort'),
    format: flag('format'),
    fuzzy: flag('fuzzy'),
    house,
  };
}
