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
    summary: 'Post towns and localities whose name begins so',
    description: 'Those of this very name come first.',
    members: {
      name: Type.String({ description: 'What the name begins with.', examples: ['Little Sta'] }),
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
    summary: 'The post towns and localities of a postcode or the beginning of one',
    description: 'Those that have addresses there, with the towns that they are in.',
    members: {
      postcode: Type.String({
        description: 'A postcode, an outward code, or a sector.',
        examples: ['CH2 4NE', 'CH2', 'CH2 4'],
      }),
    },
  }),
  (call) =>
    localitiesByPostcode(call.file, nameOf(call, 'postcode')) ??
    'Invalid postcode: there are no addresses of it.',
);

const streetsByLocalityKeyMethod = itemsMethod(
  'StreetsByLocalityKey',
  itemsSchema({
    operationId: 'streetsByLocalityKey',
    summary: 'The streets of a locality',
    description: 'Those of the localities in it, too.',
    members: { localityKey: searched.localityKey, street: searched.street },
  }),
  (call) =>
    streetsByLocality(call.file, nameOf(call, 'localityKey'), nameOf(call, 'street')) ??
    'There is no locality of this key.',
);

const streetsByNameMethod = itemsMethod(
  'StreetsByName',
  itemsSchema({
    operationId: 'streetsByName',
    summary: 'Streets whose name begins so',
    description: 'Without a street, those of the locality; without a locality, those of the country.',
    members: { locality: searched.town, street: searched.street },
  }),
  (call) => {
    const [locality, street] = [nameOf(call, 'locality'), nameOf(call, 'street')];
    if (locality === '' && street === '') return 'Both locality and street are missing.';
    return streetsByName(call.file, locality, street);
  },
);

/** Localities and streets to pick from (contract 5): the steps to an address of which no postcode is known. */
export const placeMethods: readonly WebMethod[] = [
  localitiesByNameMethod,
  localitiesByPostcodeMethod,
  streetsByLocalityKeyMethod,
  streetsByNameMethod,
];
