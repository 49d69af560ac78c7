import { readFlag } from '../../address/layout/option-values.ts';
import { membersOf } from '../webservices/claim.ts';
import type { CompatMethod } from './compat-handler.ts';
import { fullAddress } from './full-address.ts';
import { SAMPLE_ADDRESS } from './samples.ts';
import { typedTerm } from './typed-term.ts';

/** The price of an address that was found, in credits. */
const PRICE = 1;

/** Longer addresses are cut to this many characters. */
export const MOST_ADDRESS_CHARACTERS = 500;

const MISS = { status: 404 };

/**
 * `GET` and `POST /{prefix}/validate/{address}`: finds the delivery point of an address, with the matcher of
 * CleanAddress. With `strict`, an address that has to be corrected counts as not found.
 */
export const validateMethod: CompatMethod = {
  purpose: { service: 'Postcoder', method: 'CleanAddress' },
  sample: () => ({ status: 200, address: SAMPLE_ADDRESS }),
  nothing: MISS,
  answer: ({ request, matcher }) => {
    const text = typedTerm(request, '/validate/').slice(0, MOST_ADDRESS_CHARACTERS);
    const given = { ...membersOf(request.query), ...membersOf(request.body) };
    const { level, entry, address, changed } = matcher.match({ lines: [text] });
    if (level !== 'Exact' || entry === undefined || address === undefined)
      return { answer: MISS, price: 'needs-credit' };
    const full = fullAddress({ kind: 'address', entry, address });
    const isCorrected = changed.postcode || changed.address;
    const { residential } = given;
    const isOther =
      residential !== undefined &&
      residential !== '' &&
      readFlag(residential, full.residential) !== full.residential;
    if (isOther || (isCorrected && readFlag(given['strict'], false)))
      return { answer: MISS, price: 'needs-credit' };
    return { answer: { status: 200, address: full }, price: PRICE };
  },
};
