import { inWelsh } from '../../address/alternatives.ts';
import { NO_COUNTIES } from '../../address/delivery-point.ts';
import { formatAddress } from '../../address/layout/formatters.ts';
import type { AddressFile } from '../../address-file/address-file.ts';
import {
  isOnStreet,
  type StreetNames,
  sameNames,
  streetName,
  streetTexts,
} from '../../address-file/places/street.ts';
import { postcodeOfNumber } from '../../address-file/postcode-number.ts';
import { isThoroughfareOnly } from '../../licence.ts';
import { buildingFilter } from '../building-filter.ts';
import { isAsked, type ResultsRequest } from '../results.ts';
import { thoroughfaresOf } from '../thoroughfare-only.ts';
import { addressId, type FoundAddress } from './address-id.ts';
import { type ItemList, MOST_ITEMS } from './item-list.ts';
import { streetsNamed } from './streets.ts';

/** Addresses that were found in several postcodes. */
export interface FoundAddresses {
  readonly found: readonly FoundAddress[];
  /** Whether all that there are were come upon. */
  readonly isComplete: boolean;
}

/** What is searched in place of a key: a street, a locality, or both; of a name, or beginning so. */
export interface NamedPlace {
  readonly town: string;
  readonly street: string;
}

/**
 * Postcodes that are looked through for one answer: some 10 ms of work. The longest streets have a hundred; a town has more, and
 * whoever asks for all of it is told that there is more.
 */
export const MOST_POSTCODES = 200;

/** The addresses on the street of a key; undefined where no street has it. */
export function addressesByStreet(
  file: AddressFile,
  key: string,
  request: ResultsRequest,
): FoundAddresses | undefined {
  const street = file.streets.numberOf(key);
  return street === undefined ? undefined : addressesOn(file, [street], request);
}

/** The addresses of the locality of a key, those on no street first; undefined where no locality has it. */
export function addressesByLocality(
  file: AddressFile,
  key: string,
  request: ResultsRequest,
): FoundAddresses | undefined {
  const locality = file.localities.numberOf(key);
  return locality === undefined
    ? undefined
    : addressesOn(file, file.localities.at(locality).streets, request);
}

/** The addresses of the streets and localities that these names, or their beginnings, are those of. */
export function addressesByName(file: AddressFile, { town, street }: NamedPlace, request: ResultsRequest) {
  return addressesOn(file, streetsNamed(file, town, street), request);
}

/** The addresses on a street that one of its addresses names. */
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

/** As items of a list, in the order in which they are read, numbers as numbers. A licence for streets shows streets. */
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

function addressesOn(file: AddressFile, streets: Iterable<number>, request: ResultsRequest): FoundAddresses {
  const isWanted = buildingFilter(request.building);
  // By postcode and place: what is on a dependent street is on the street behind, too.
  const found = new Map<string, FoundAddress>();
  let left = MOST_POSTCODES;
  for (const number of streets) {
    const street = file.streets.at(number);
    for (const postcode of street.postcodes) {
      if (left-- === 0) return { found: [...found.values()], isComplete: false };
      const entry = file.lookup(postcodeOfNumber(postcode));
      entry?.addresses.forEach((address, at) => {
        if (!isAsked(address, request.options) || !isOnStreet(address, street)) return;
        if (isWanted(address.point)) found.set(`${postcode} ${at}`, { entry, address });
      });
    }
  }
  return { found: [...found.values()], isComplete: true };
}

function describe({ address }: FoundAddress, { licence, options }: ResultsRequest): string {
  const { point, welsh } = isThoroughfareOnly(licence) ? thoroughfaresOf([address])[0]! : address;
  const written = options.language === 'cy' && welsh !== undefined ? inWelsh(point, welsh) : point;
  const { lines } = formatAddress(written, NO_COUNTIES, options.lines);
  return lines.filter((line) => line !== '').join(', ');
}

const numeric = new Intl.Collator('en', { numeric: true });
