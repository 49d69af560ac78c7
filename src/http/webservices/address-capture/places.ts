import Type from 'typebox';
import { localitiesByName, localitiesByPostcode } from '../../../lookup/places/localities.ts';
import { streetsByLocality, streetsByName } from '../../../lookup/places/streets.ts';
import type { WebMethod } from '../web-method.ts';
import { itemsMethod } from './items-method.ts';
import { itemsSchema, searched } from './search-schemas.ts';
import { nameOf } from './terms.ts';

const localitiesByNameMethod = itemsMethod(
  'LocalitiesByName',
  itemsSchema({
    operationId: 'localitiesByName',
    summary: 'Find post towns and localities by name',
    description: 'Lists places whose name begins with the text. Exact matches come first.',
    members: {
      name: Type.String({ description: 'The name, or the beginning of it.', examples: ['Little Sta'] }),
    },
  }),
  (call) => {
    const name = nameOf(call, 'name');
    return name === '' ? 'The name is missing.' : localitiesByName(call.file, name);
  },
);

const localitiesByPostcodeMethod = itemsMethod(
  'LocalitiesByPostcode',
  itemsSchema({
    operationId: 'localitiesByPostcode',
    summary: 'Find post towns and localities by postcode',
    description: 'Lists places that have addresses in the postcode, sector or outward code.',
    members: {
      postcode: Type.String({
        description: 'A postcode, an outward code, or a sector.',
        examples: ['CH2 4NE', 'CH2', 'CH2 4'],
      }),
    },
  }),
  (call) =>
    localitiesByPostcode(call.file, nameOf(call, 'postcode')) ?? 'Invalid postcode: it has no addresses.',
);

const streetsByLocalityKeyMethod = itemsMethod(
  'StreetsByLocalityKey',
  itemsSchema({
    operationId: 'streetsByLocalityKey',
    summary: 'List the streets of a locality',
    description: 'The list includes streets of the localities within it.',
    members: { localityKey: searched.localityKey, street: searched.street },
  }),
  (call) =>
    streetsByLocality(call.file, nameOf(call, 'localityKey'), nameOf(call, 'street')) ??
    'There is no locality with this key.',
);

const streetsByNameMethod = itemsMethod(
  'StreetsByName',
  itemsSchema({
    operationId: 'streetsByName',
    summary: 'Find streets by name',
    description: 'Send a locality to list all of its streets, a street to search the whole country, or both.',
    members: { locality: searched.town, street: searched.street },
  }),
  (call) => {
    const [locality, street] = [nameOf(call, 'locality'), nameOf(call, 'street')];
    if (locality === '' && street === '') return 'Both locality and street are missing.';
    return streetsByName(call.file, locality, street);
  },
);

/**
 * Localities and streets to pick from: the steps towards an address whose postcode is unknown
 * (docs/clients/address-search.md).
 */
export const placeMethods: readonly WebMethod[] = [
  localitiesByNameMethod,
  localitiesByPostcodeMethod,
  streetsByLocalityKeyMethod,
  streetsByNameMethod,
];
