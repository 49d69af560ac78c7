import { inWelsh } from '../../address/alternatives.ts';
import { type Localities, NO_COUNTIES } from '../../address/delivery-point.ts';
import { formatAddress } from '../../address/layout/formatters.ts';
import type { AddressFile } from '../../address-file/address-file.ts';
import { type Locality, localitiesAround, localityText } from '../../address-file/places/locality.ts';
import {
  isOnStreet,
  type StreetNames,
  sameNames,
  streetName,
  streetTexts,
} from '../../address-file/places/street.ts';
import type { StoredAddress } from '../../address-file/postcode-entry.ts';
import { postcodeOfNumber } from '../../address-file/postcode-number.ts';
import { isThoroughfareOnly } from '../../licence.ts';
import { present } from '../../present.ts';
import { buildingFilter } from '../building-filter.ts';
import { isAsked, type ResultsRequest } from '../results.ts';
import { thoroughfaresOf } from '../thoroughfare-only.ts';
import { addressId, type FoundAddress } from './address-id.ts';
import { postcodesByBuilding } from './by-building.ts';
import { type ItemList, MOST_ITEMS } from './item-list.ts';
import { localitiesNamed } from './localities.ts';
import { MOST_LOCALITIES, streetsNamed } from './streets.ts';

/** Addresses found in several postcodes. */
export interface FoundAddresses {
  readonly found: readonly FoundAddress[];
  /** Whether the search covered all postcodes. */
  readonly isComplete: boolean;
}

/**
 * A place to search for when the caller has no key: a street, a locality or both, by name or the beginning of
 * a name.
 */
export interface NamedPlace {
  readonly town: string;
  readonly street: string;
}

/**
 * The most postcodes to search for one answer: some 10 ms of work. The longest streets have a hundred
 * postcodes. Towns have more; an answer about a whole town says that there is more.
 */
export const MOST_POSTCODES = 200;

/** The addresses on the street with this key; undefined if no street has it. */
export function addressesByStreet(
  file: AddressFile,
  key: string,
  request: ResultsRequest,
): FoundAddresses | undefined {
  const street = file.streets.numberOf(key);
  return street === undefined ? undefined : addressesOn(file, [street], request);
}

/**
 * The addresses of the locality with this key, those without a street first; undefined if no locality has it.
 */
export function addressesByLocality(
  file: AddressFile,
  key: string,
  request: ResultsRequest,
): FoundAddresses | undefined {
  const locality = file.localities.numberOf(key);
  return locality === undefined ? undefined : addressesIn(file, [locality], request);
}

/** The addresses of the streets and localities with these names, or with names that begin with them. */
export function addressesByName(file: AddressFile, { town, street }: NamedPlace, request: ResultsRequest) {
  if (street !== '') {
    const named = streetsNamed(file, town, street);
    return ofSome(addressesOn(file, named.numbers, request), named.isComplete);
  }
  const localities = localitiesNamed(file, town);
  const some = addressesIn(file, localities.slice(0, MOST_LOCALITIES), request);
  return ofSome(some, localities.length <= MOST_LOCALITIES);
}

function ofSome({ found, isComplete }: FoundAddresses, areAll: boolean): FoundAddresses {
  return { found, isComplete: isComplete && areAll };
}

/** The addresses on a street. `names` are the street names of one of its addresses. */
export function addressesOfStreet(
  file: AddressFile,
  names: StreetNames,
  request: ResultsRequest,
): FoundAddresses {
  const same: number[] = [];
  const { from, to } = file.streets.named(streetName(names));
  for (let number = from; number < to; number++) {
    if (sameNames(streetTexts(file.streets.namesAt(number)), streetTexts(names))) same.push(number);
  }
  return addressesOn(file, same, request);
}

/**
 * The addresses as items of a list, sorted by their text, with numbers in numeric order. Under a licence for
 * streets, lists streets.
 */
export function addressItems({ found, isComplete }: FoundAddresses, request: ResultsRequest): ItemList {
  const items = new Map<string, string>();
  for (const one of found) {
    const description = describe(one, request);
    if (!items.has(description)) items.set(description, addressId(one));
  }
  const sorted = [...items].sort(([one], [other]) => numeric.compare(one, other));
  return {
    items: sorted.slice(0, MOST_ITEMS).map(([Description, ID]) => ({ Description, ID })),
    count: sorted.length,
    isComplete,
  };
}

/**
 * The addresses of localities. With a building name, searches by that name, since a town is too large to
 * search.
 */
function addressesIn(file: AddressFile, numbers: readonly number[], request: ResultsRequest): FoundAddresses {
  const localities = numbers.map((number) => file.localities.at(number));
  const towns = new Set(localities.map(({ postTown }) => postTown));
  const named = postcodesByBuilding(file, request.building, towns, MOST_POSTCODES);
  if (named !== undefined) {
    const places = new Set(localities.map(placeOf));
    const isIn = (names: Localities) => localitiesAround(names).some((place) => places.has(placeOf(place)));
    const search = new Search(file, request);
    for (const postcode of named.postcodes) search.add(postcode, ({ point }) => isIn(point));
    if (search.found.length > 0) return { found: search.found, isComplete: named.isComplete };
  }
  return addressesOn(file, streetsOf(localities), request);
}

/**
 * The numbers of the localities' streets, each once. It is lazy, because towns have tens of thousands of
 * streets.
 */
function* streetsOf(localities: readonly Locality[]): Generator<number> {
  const seen = new Set<number>();
  for (const { streets } of localities) {
    for (const street of streets) {
      if (seen.has(street)) continue;
      seen.add(street);
      yield street;
    }
  }
}

function placeOf(names: Localities): string {
  return localityText(names).toUpperCase();
}

function addressesOn(file: AddressFile, streets: Iterable<number>, request: ResultsRequest): FoundAddresses {
  const search = new Search(file, request);
  let left = MOST_POSTCODES;
  for (const number of streets) {
    const street = file.streets.at(number);
    for (const postcode of street.postcodes) {
      if (left-- === 0) return { found: search.found, isComplete: false };
      search.add(postcode, (address) => isOnStreet(address, street));
    }
  }
  return { found: search.found, isComplete: true };
}

/** Collects the addresses of a search: those that the request includes and that are in the building. */
class Search {
  readonly #file: AddressFile;
  readonly #isWanted: (address: StoredAddress) => boolean;
  /** By postcode and place, since an address on a dependent street is also found on the street behind it. */
  readonly #found = new Map<string, FoundAddress>();

  constructor(file: AddressFile, { building, options }: ResultsRequest) {
    const isInBuilding = buildingFilter(building);
    this.#file = file;
    this.#isWanted = (address) => isAsked(address, options) && isInBuilding(address.point);
  }

  get found(): readonly FoundAddress[] {
    return [...this.#found.values()];
  }

  /**
   * Adds the wanted addresses of a postcode for which `isThere` holds.
   *
   * @param postcode the number of the postcode
   */
  add(postcode: number, isThere: (address: StoredAddress) => boolean): void {
    const entry = this.#file.lookup(postcodeOfNumber(postcode));
    entry?.addresses.forEach((address, at) => {
      // Test the building last, because it costs most.
      if (isThere(address) && this.#isWanted(address))
        this.#found.set(`${postcode} ${at}`, { entry, address });
    });
  }
}

function describe({ address }: FoundAddress, { licence, options }: ResultsRequest): string {
  const { point, welsh } = isThoroughfareOnly(licence)
    ? present(thoroughfaresOf([address])[0], 'the street of the address')
    : address;
  const written = options.language === 'cy' && welsh !== undefined ? inWelsh(point, welsh) : point;
  const { lines } = formatAddress(written, NO_COUNTIES, options.lines);
  return lines.filter((line) => line !== '').join(', ');
}

const numeric = new Intl.Collator('en', { numeric: true });
