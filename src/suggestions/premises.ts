import type { DeliveryPoint } from '../address/delivery-point.ts';
import { wordsOf } from '../address/normal-form/tokens.ts';
import { KIND } from '../address/normal-form/vocabulary.ts';
import type { AddressFile } from '../address-file/address-file.ts';
import * as layout from '../address-file/entry/layout.ts';
import type { StoredEntry } from '../address-file/entry/stored-entry.ts';
import { isOnStreet, isSameStreet, type Street } from '../address-file/places/street.ts';
import type { PostcodeEntry, StoredAddress } from '../address-file/postcode-entry.ts';
import { postcodeOfNumber } from '../address-file/postcode-number.ts';
import type { Container } from '../address-file/typeahead/container.ts';
import { remembering } from '../caches/remembering.ts';
import { TextCache } from '../text/text-cache.ts';
import type { AddressKinds } from './address-kinds.ts';
import type { Typed } from './typed.ts';
import type { TypedPostcode } from './typed-postcode.ts';

/** The most postcodes that are read for one container. The longest streets have a hundred postcodes. */
const MOST_POSTCODES = 40;

/** The addresses of a container that lie in one postcode. */
export interface FoundInPostcode {
  readonly entry: PostcodeEntry;
  readonly addresses: readonly StoredAddress[];
}

/** Which addresses of a container are wanted. */
export interface Wanted {
  /** Each of these must be a number of the premises. */
  readonly numbers: readonly string[];
  /** Whether more digits may follow the last number. */
  readonly isNumberOpen: boolean;
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
    const addresses = addressesIn(entry, container, street, wanted);
    if (addresses.length > 0) found.push({ entry, addresses });
  }
  return found;
}

/**
 * Returns the wanted addresses of a container that lie in a postcode. It decodes few other addresses, because
 * a postcode may have a hundred.
 */
function addressesIn(
  entry: StoredEntry,
  container: Container,
  street: Street,
  wanted: Wanted,
): readonly StoredAddress[] {
  const isStreet = entry.streets.map((names) => isSameStreet(names, street));
  const found: StoredAddress[] = [];
  for (let at = 0; at < entry.size; at++) {
    if (!wanted.kinds.has(entry.kindAt(at))) continue;
    const isOn = isStreet[entry.streetOf(at)]!;
    // The street may be the one in the Welsh form of the address.
    if (!isOn && !entry.has(at, layout.HAS_MORE)) continue;
    if (!mayHaveNumbers(entry, at, wanted)) continue;
    const address = entry.addressAt(at);
    if (!isOn && !isOnStreet(address, street)) continue;
    if (hasName(address, container) && hasNumbers(address.point, wanted)) found.push(address);
  }
  return found;
}

/** Whether an address has the wanted numbers and part, as far as can be told without decoding it. */
function mayHaveNumbers(entry: StoredEntry, at: number, wanted: Wanted): boolean {
  const { numbers, parts } = wanted;
  if (parts.length > 0 && !entry.has(at, layout.HAS_SUB_BUILDING)) return false;
  const own = entry.numberOf(at);
  if (numbers.length === 0 || (own === 0 && entry.has(at, layout.HAS_BUILDING_NUMBER))) return true;
  if (!entry.has(at, layout.HAS_SUB_BUILDING | layout.HAS_BUILDING_NAME))
    return own !== 0 && isOnlyNumber(String(own), wanted);
  const there = own === 0 ? [] : [String(own)];
  const { buildingName, subBuildingName } = entry.premiseAt(at);
  there.push(...numbersIn(entry.textOf(buildingName)), ...numbersIn(entry.textOf(subBuildingName)));
  return areAmong(there, wanted);
}

/** The same as {@link areAmong} for an address with a single number without a letter. Allocates nothing. */
function isOnlyNumber(
  own: string,
  { numbers, isNumberOpen }: Pick<Wanted, 'numbers' | 'isNumberOpen'>,
): boolean {
  for (let at = 0; at < numbers.length; at++) {
    const number = numbers[at]!;
    const isOpen = isNumberOpen && at === numbers.length - 1;
    if (number !== own && !(isOpen && own.startsWith(number))) return false;
  }
  return true;
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

/**
 * Whether the premises have all of the numbers and all words of the part. While the last number is being
 * typed, more digits may follow it.
 */
export function hasNumbers(
  point: DeliveryPoint,
  { numbers, isNumberOpen, parts }: Pick<Wanted, 'numbers' | 'isNumberOpen' | 'parts'>,
): boolean {
  if (parts.length > 0) {
    const words = wordsOf(point.subBuildingName).map((word) => word.text);
    if (!parts.every((part) => words.includes(part))) return false;
  }
  return numbers.length === 0 || areAmong(numbersOf(point), { numbers, isNumberOpen });
}

function areAmong(
  there: readonly string[],
  { numbers, isNumberOpen }: Pick<Wanted, 'numbers' | 'isNumberOpen'>,
): boolean {
  return numbers.every((number, at) => {
    const isOpen = isNumberOpen && at === numbers.length - 1;
    return isThere(number, there) || (isOpen && there.some((other) => other.startsWith(number)));
  });
}

function isThere(number: string, numbers: readonly string[]): boolean {
  return numbers.includes(number) || isLetteredFlat(number, numbers, numbers);
}

/** Whether a number with a letter is also a flat: `12A` may be flat A in number 12. */
function isLetteredFlat(number: string, houses: readonly string[], flats: readonly string[]): boolean {
  const [, digits = '', letter = ''] = /^(\d+)([A-Z])$/.exec(number) ?? [];
  return letter !== '' && houses.includes(digits) && flats.includes(letter);
}

/** Returns the numbers of an address's premises, with their letters, and the letters of its flats. */
function numbersOf({ buildingNumber, buildingName, subBuildingName }: DeliveryPoint): readonly string[] {
  if (buildingName === '' && subBuildingName === '') return numbersIn(buildingNumber);
  return [...numbersIn(buildingNumber), ...numbersIn(buildingName), ...numbersIn(subBuildingName)];
}

/**
 * Whether the numbers are in the right place: those typed as a flat's belong to the flat, the others to the
 * house.
 */
export function areInPlace(
  { buildingNumber, buildingName, subBuildingName }: DeliveryPoint,
  { numbers, flats }: Pick<Typed, 'numbers' | 'flats'>,
): boolean {
  const house = numbersIn(buildingNumber !== '' ? buildingNumber : buildingName);
  const flat = numbersIn(subBuildingName);
  return numbers.every((number) =>
    flats.includes(number)
      ? isThere(number, flat)
      : house.includes(number) || isLetteredFlat(number, house, flat),
  );
}

/** Returns the numbers and the single letters in a text. */
function numbersIn(text: string): readonly string[] {
  if (text === '') return NONE;
  if (/^[1-9]\d*$/.test(text)) return [text];
  return /\d|\b[A-Za-z]\b/.test(text) ? numbersInName(text) : NONE;
}

/** Remembers the numbers in names that occur again and again, such as `Flat 3`. */
const numbersInName = remembering(new TextCache<readonly string[]>(4096), (text) =>
  wordsOf(text).flatMap((word) => (word.is(KIND.number | KIND.letter | KIND.stair) ? [word.text] : [])),
);

const NONE: readonly string[] = [];
