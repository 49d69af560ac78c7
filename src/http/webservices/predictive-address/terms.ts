import { isThoroughfareOnly, type Licence } from '../../../licence.ts';
import { type LookupOptions, readLookupOptions } from '../../../lookup/lookup-options.ts';
import { type AddressKinds, DELIVERY_POINTS } from '../../../suggestions/address-kinds.ts';
import { textOf } from '../claim.ts';
import type { WebCall } from '../web-method.ts';

/** The terms of a call. Requests of this service name no licence, so it is one of the account's. */
export interface PredictiveTerms {
  readonly licence: Licence;
  readonly options: LookupOptions;
  /** The kinds of address that the options ask for. */
  readonly kinds: AddressKinds;
}

/** Addresses on five lines before the postcode, unless the caller asks for another number. */
const DEFAULTS = { MaxLines: 5 } as const;

/** The options of calls that send none. They are read once, because most calls send none. */
const DEFAULT_OPTIONS = readLookupOptions(DEFAULTS);

/** Reads the terms of a call. If they cannot be used, returns the reason as a text. */
export function predictiveTerms({ members, access }: WebCall): PredictiveTerms | string {
  const country = textOf(members, 'country').trim().toUpperCase();
  if (country !== '' && !COUNTRIES.has(country))
    return `The country ${country.slice(0, 10)} is not supported. Send GB.`;
  const licence = [...access.licences].find((one) => !isThoroughfareOnly(one));
  if (licence === undefined) return 'The account does not hold a licence for whole addresses.';
  const given = members['options'];
  const isObject = typeof given === 'object' && given !== null && !Array.isArray(given);
  const options =
    isObject || access.options !== undefined
      ? readLookupOptions({ ...DEFAULTS, ...(isObject && given), ...access.options })
      : DEFAULT_OPTIONS;
  return { licence, options, kinds: kindsOf(options) };
}

function kindsOf({ includeMultipleResidences, includeNotYetBuilt }: LookupOptions): AddressKinds {
  if (!includeMultipleResidences && !includeNotYetBuilt) return DELIVERY_POINTS;
  const kinds = new Set(DELIVERY_POINTS);
  if (includeMultipleResidences) kinds.add('multiple-residence');
  if (includeNotYetBuilt) kinds.add('not-yet-built');
  return kinds;
}

/** The codes under which the United Kingdom is known (ISO 3166-1). */
const COUNTRIES = new Set(['GB', 'UK', 'GBR']);
