import type { PostcodeEntry, StoredAddress } from '../../../address-file/postcode-entry.ts';
import { addressesByName, addressesOfStreet, type FoundAddresses } from '../../../lookup/places/addresses.ts';
import { isAsked, type ResultsRequest } from '../../../lookup/results.ts';
import type { WebCall } from '../web-method.ts';
import { nameOf } from './terms.ts';

/**
 * The lowest confidence of a result, in percent. People look at the result, so it is worth showing if it is
 * more likely right than wrong.
 */
const LEAST_CONFIDENCE = 50;

/**
 * Finds the addresses for a town, a street and a building. Returns undefined if neither town nor street is
 * given. First searches the names and beginnings of names in the tables. If that finds nothing, asks the
 * matcher, which forgives misspellings and finds a building by its name even in a town that is too large to
 * search.
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
  const match = call.matcher.match({ lines, town });
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
