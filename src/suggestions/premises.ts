import type { AddressFile } from '../address-file/address-file.ts';
import * as layout from '../address-file/entry/layout.ts';
import type { StoredEntry } from '../address-file/entry/stored-entry.ts';
import { isOnStreet, isSameStreet, type Street } from '../address-file/places/street.ts';
import type { StoredAddress } from '../address-file/postcode-entry.ts';
import { postcodeOfNumber } from '../address-file/postcode-number.ts';
import type { Container } from '../address-file/typeahead/container.ts';
import { present } from '../present.ts';
import type { AddressKinds } from './address-kinds.ts';
import { areThere, hasNumbers, isOnlyNumber, numbersIn, type WantedNumbers } from './premise-numbers.ts';
import type { TypedPostcode } from './typed-postcode.ts';

/** The most postcodes that are read for one container. The longest streets have a hundred postcodes. */
const MOST_POSTCODES = 40;

/** The addresses of a container that lie in one postcode. */
export interface FoundInPostcode {
  /** The number of the postcode. */
  readonly number: number;
  readonly entry: StoredEntry;
  readonly addresses: readonly StoredAddress[];
  /** The index of each of these addresses in the entry. */
  readonly places: readonly number[];
}

/** Which addresses of a container are wanted. */
export interface Wanted extends WantedNumbers {
  /** Each of these must be a word in the name of the sub-building. */
  readonly parts: readonly string[];
  /** The postcode must be one of these. If the list is empty, any postcode will do. */
  readonly postcodes: readonly TypedPostcode[];
  readonly kinds: AddressKinds;
  /**
   * How many postcodes may still be read for all containers together. The default is the limit for one
   * container.
   */
  readonly budget?: { left: number } | undefined;
}

/** Whether a compact postcode may be one of the typed postcodes. */
export function isPostcodeTyped(postcode: string, typed: readonly TypedPostcode[]): boolean {
  if (typed.length === 0) return true;
  const outward = postcode.slice(0, -3);
  const inward = postcode.slice(-3);
  return typed.some(({ outwardCode, inwardCode }) =>
    inwardCode === ''
      ? outward.startsWith(outwardCode)
      : outward === outwardCode && inward.startsWith(inwardCode),
  );
}

/**
 * Returns the wanted addresses of a street, building or organisation, postcode by postcode. Returns none for
 * a locality.
 */
export function findPremises(file: AddressFile, container: Container, wanted: Wanted): FoundInPostcode[] {
  if (container.kind === 'locality') return [];
  const { budget = { left: MOST_POSTCODES } } = wanted;
  const street = file.streets.at(container.place);
  const found: FoundInPostcode[] = [];
  let left = MOST_POSTCODES;
  for (const number of container.postcodes.length > 0 ? container.postcodes : street.postcodes) {
    const postcode = postcodeOfNumber(number);
    if (!isPostcodeTyped(postcode, wanted.postcodes)) continue;
    if (left-- === 0 || budget.left-- <= 0) break;
    const entry = file.stored(postcode);
    if (entry === undefined) continue;
    const places = placesIn(entry, container, street, wanted);
    if (places.length === 0) continue;
    found.push({ number, entry, addresses: places.map((at) => entry.addressAt(at)), places });
  }
  return found;
}

/**
 * Returns the indexes of the wanted addresses of a container that lie in a postcode. It decodes few other
 * addresses, because a postcode may have a hundred.
 */
function placesIn(
  entry: StoredEntry,
  container: Container,
  street: Street,
  wanted: Wanted,
): readonly number[] {
  const isStreet = entry.streets.map((names) => isSameStreet(names, street));
  const found: number[] = [];
  for (let at = 0; at < entry.size; at++) {
    if (!wanted.kinds.has(entry.kindAt(at))) continue;
    const isOn = present(isStreet[entry.streetOf(at)], 'the street of an address');
    // The street may be the one in the Welsh form of the address.
    if (!isOn && !entry.has(at, layout.HAS_MORE)) continue;
    if (!mayHaveNumbers(entry, at, wanted)) continue;
    const address = entry.addressAt(at);
    if (!isOn && !isOnStreet(address, street)) continue;
    if (!hasName(address, container)) continue;
    if (isCertain(entry, at, wanted) || hasNumbers(address.point, wanted)) found.push(at);
  }
  return found;
}

/** Whether an address has the wanted numbers and part, as far as can be told without decoding it. */
export function mayHaveNumbers(
  entry: StoredEntry,
  at: number,
  wanted: WantedNumbers & Pick<Wanted, 'parts'>,
): boolean {
  const { numbers, parts } = wanted;
  if (parts.length > 0 && !entry.has(at, layout.HAS_SUB_BUILDING)) return false;
  const own = entry.numberOf(at);
  if (numbers.length === 0 || (own === 0 && entry.has(at, layout.HAS_BUILDING_NUMBER))) return true;
  if (!entry.has(at, layout.HAS_SUB_BUILDING | layout.HAS_BUILDING_NAME))
    return own !== 0 && isOnlyNumber(String(own), wanted);
  const there = {
    house: own === 0 ? '' : String(own),
    building: numbersIn(entry.nameAt(at, layout.HAS_BUILDING_NAME)),
    part: numbersIn(entry.nameAt(at, layout.HAS_SUB_BUILDING)),
  };
  return areThere(there, wanted);
}

/** Whether {@link mayHaveNumbers} knows all numbers of an address, so that its answer is final. */
function isCertain(entry: StoredEntry, at: number, { parts }: Wanted): boolean {
  return parts.length === 0 && (entry.numberOf(at) !== 0 || !entry.has(at, layout.HAS_BUILDING_NUMBER));
}

/**
 * Whether an address has the name of a building or organisation. Every address matches a street or locality.
 */
function hasName({ point, aliases }: StoredAddress, { kind, name }: Container): boolean {
  if (kind === 'street' || kind === 'locality') return true;
  const own = name.toUpperCase();
  if (kind === 'building') return point.buildingName.toUpperCase() === own;
  return point.organisation.toUpperCase() === own || aliases.some((alias) => alias.toUpperCase() === own);
}
