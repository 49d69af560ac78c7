import Type from 'typebox';
import { addressOfId } from '../../../lookup/places/address-id.ts';
import { addressesByLocality, addressesByStreet, addressItems } from '../../../lookup/places/addresses.ts';
import { fullResults } from '../../../lookup/places/full-results.ts';
import type { WebCall, WebMethod } from '../web-method.ts';
import { findAddresses } from './find-addresses.ts';
import { fullMethod } from './full-method.ts';
import { itemsMethod } from './items-method.ts';
import { fullSchema, itemsSchema, searched } from './search-schemas.ts';
import { nameOf, type Terms } from './terms.ts';

const addressesByStreetKey = itemsMethod(
  'AddressesByStreetKey',
  itemsSchema({
    operationId: 'addressesByStreetKey',
    summary: 'List the addresses of a street',
    description: 'The list includes the addresses on its dependent streets.',
    members: { streetKey: searched.streetKey, building: searched.building },
  }),
  (call, terms) => {
    const request = requestOf(call, terms);
    const found = addressesByStreet(call.file, nameOf(call, 'streetKey'), request);
    return found === undefined ? 'There is no street with this key.' : addressItems(found, request);
  },
);

const addressesByLocalityKey = itemsMethod(
  'AddressesByLocalityKey',
  itemsSchema({
    operationId: 'addressesByLocalityKey',
    summary: 'List the addresses of a locality',
    description:
      'The list includes the localities within it. Meant for villages: a town is too large to be searched completely.',
    members: { localityKey: searched.localityKey, building: searched.building },
  }),
  (call, terms) => {
    const request = requestOf(call, terms);
    const found = addressesByLocality(call.file, nameOf(call, 'localityKey'), request);
    return found === undefined ? 'There is no locality with this key.' : addressItems(found, request);
  },
);

const named = { town: searched.town, street: searched.street, building: searched.building };
const NOTHING_NAMED = 'Both town and street are missing.';

const findAddress = itemsMethod(
  'FindAddress',
  itemsSchema({
    operationId: 'findAddress',
    summary: 'Find addresses by town, street and building',
    description: 'Send the town, the street or both. Names may be incomplete or misspelt.',
    members: named,
  }),
  (call, terms) => {
    const request = requestOf(call, terms);
    const found = findAddresses(call, request);
    return found === undefined ? NOTHING_NAMED : addressItems(found, request);
  },
);

const findFullAddress = fullMethod(
  'FindFullAddress',
  fullSchema({
    operationId: 'findFullAddress',
    summary: 'Find full addresses by town, street and building',
    description: 'Send the town, the street or both. Names may be incomplete or misspelt.',
    members: named,
  }),
  (call, terms) => {
    const request = requestOf(call, terms);
    const found = findAddresses(call, request);
    return found === undefined ? NOTHING_NAMED : fullResults(found.found, request);
  },
);

const fetchAddress = fullMethod(
  'FetchAddress',
  fullSchema({
    operationId: 'fetchAddress',
    summary: 'Fetch an address by its key',
    description: 'The answer has the form of GetFullAddress and takes the same options.',
    members: {
      addressKey: Type.String({
        description: 'The `ID` of an address, or a UDPRN.',
        examples: ['6RQ3KD-4-0Z1M', '5000002'],
      }),
    },
  }),
  (call, terms) => {
    const found = addressOfId(call.file, nameOf(call, 'addressKey'));
    return found === undefined ? 'There is no such address.' : fullResults([found], requestOf(call, terms));
  },
);

/**
 * Finds addresses without a postcode: lists to pick from, and full addresses
 * (docs/clients/address-search.md).
 */
export const addressMethods: readonly WebMethod[] = [
  addressesByStreetKey,
  addressesByLocalityKey,
  findAddress,
  findFullAddress,
  fetchAddress,
];

function requestOf(call: WebCall, { licence, options }: Terms) {
  return { building: nameOf(call, 'building'), licence, options };
}
