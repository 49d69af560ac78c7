import type { PostcodeEntry, StoredAddress } from '../../../address-file/postcode-entry.ts';
import { matcherOf } from '../../../cleansing/address/matcher-of.ts';
import { addressesByName, addressesOfStreet, type FoundAddresses } from '../../../lookup/places/addresses.ts';
import { isAsked, type ResultsRequest } from '../../../lookup/results.ts';
import type { WebCall } from '../web-method.ts';
import { nameOf } from './terms.ts';

/** In percent: somebody looks at what is found, so that what is rather right than wrong is worth showing. */
const LEAST_CONFIDENCE = 50;

/**
 * The addresses that town, street and building name; undefined where neither town nor street is there. First by the names of the
 * tables, as they are or begun. What is not found so is given to the matcher, which forgives misspelling, and finds a building
 * by its own name in a town too large to be looked through.
 */
export function findAddresses(call: WebCall, request: ResultsRequest): FoundAddresses | undefined {
  const town = nameOf(call, 'town');
  const street = nameOf(call, 'street');
  if (town === '' && street === '') return undefined;
  const named = addressesByName(call.file, { town, street }, request);
  if (named.found.length > 0 || (street === '' && request.building === '')) return named;
  return matched(call, town, street, request) ?? named;
}

function matched(
  call: WebCall,
  town: string,
  street: string,
  request: ResultsRequest,
): FoundAddresses | undefined {
  const { building, options } = request;
  const lines = [building, street].filter((line) => line !== '');
  const match = matcherOf(call.file).match({ lines, town });
  const { entry, address, level, confidence } = match;
  if (entry === undefined || address === undefined || confidence < LEAST_CONFIDENCE) return undefined;
  const complete = (addresses: readonly StoredAddress[]) => ({
    found: addresses.filter((one) => isAsked(one, options)).map((one) => ({ entry, address: one })),
    isComplete: true,
  });
  if (level === 'Exact') return complete([address]);
  if (level === 'Building') return complete(inBuilding(entry, address));
  return level === 'Street' && building === ''
    ? addressesOfStreet(call.file, address.point, request)
    : undefined;
}

function inBuilding({ addresses }: PostcodeEntry, { point }: StoredAddress): StoredAddress[] {
  return addresses.filter(
    (one) =>
      one.point.buildingName === point.buildingName &&
      one.point.buildingNumber === point.buildingNumber &&
      one.point.thoroughfareName === point.thoroughfareName &&
      one.point.dependentThoroughfareName === point.dependentThoroughfareName,
  );
}
