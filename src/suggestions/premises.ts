import type { DeliveryPoint } from '../address/delivery-point.ts';
import { wordsOf } from '../address/normal-form/tokens.ts';
import { KIND } from '../address/normal-form/vocabulary.ts';
import type { AddressFile } from '../address-file/address-file.ts';
import { isOnStreet, type Street } from '../address-file/places/street.ts';
import type { PostcodeEntry, StoredAddress } from '../address-file/postcode-entry.ts';
import { postcodeOfNumber } from '../address-file/postcode-number.ts';
import { doorKey, runTogether, streetText } from '../address-file/search/keys.ts';
import type { Container } from '../address-file/typeahead/container.ts';
import { soundOfWord } from '../text/sound-of-word.ts';
import type { AddressKinds } from './address-kinds.ts';
import type { TypedPostcode } from './typed.ts';

/** The most postcodes that are read for one container. The longest streets have a hundred. */
const MOST_POSTCODES = 40;

/** The addresses of a container that lie in one postcode. */
export interface FoundInPostcode {
  readonly entry: PostcodeEntry;
  readonly addresses: readonly StoredAddress[];
}

/** Which addresses of a container are wanted. */
export interface Wanted {
  /** Each must be a number of the premises. */
  readonly numbers: readonly string[];
  /** Whether more digits may follow the last number. */
  readonly isNumberOpen: boolean;
  /** The postcode must be one of these; any if there are none. */
  readonly postcodes: readonly TypedPostcode[];
  readonly kinds: AddressKinds;
}

/** Whether a compact postcode may be one that was typed. */
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

/** The wanted addresses of a street, building or organisation, postcode by postcode; none for a locality. */
export function findPremises(file: AddressFile, container: Container, wanted: Wanted): FoundInPostcode[] {
  if (container.kind === 'locality') return [];
  const street = file.streets.at(container.place);
  const isIn = inContainer(container, street, wanted.kinds);
  const found: FoundInPostcode[] = [];
  let left = MOST_POSTCODES;
  for (const number of postcodesOf(file, container, street, wanted)) {
    const postcode = postcodeOfNumber(number);
    if (!isPostcodeTyped(postcode, wanted.postcodes)) continue;
    if (left-- === 0) break;
    const entry = file.stored(postcode);
    const addresses =
      entry?.addresses.filter((address) => isIn(address) && hasNumbers(address.point, wanted)) ?? [];
    if (entry !== undefined && addresses.length > 0) found.push({ entry, addresses });
  }
  return found;
}

/** Whether an address is in the container, and of a kind that is wanted. */
function inContainer(
  { kind, name }: Container,
  street: Street,
  kinds: AddressKinds,
): (address: StoredAddress) => boolean {
  const own = name.toUpperCase();
  return (address) => {
    if (!kinds.has(address.kind) || !isOnStreet(address, street)) return false;
    const { organisation, buildingName } = address.point;
    if (kind === 'building') return buildingName.toUpperCase() === own;
    if (kind !== 'organisation') return true;
    return organisation.toUpperCase() === own || address.aliases.some((alias) => alias.toUpperCase() === own);
  };
}

/** The postcodes to read: those of the container, or of its street those that have a house with the number. */
function postcodesOf(
  file: AddressFile,
  container: Container,
  street: Street,
  wanted: Wanted,
): Iterable<number> {
  if (container.postcodes.length > 0) return container.postcodes;
  const { postcodes } = street;
  if (wanted.numbers.length === 0 || wanted.isNumberOpen || postcodes.length <= 2) return postcodes;
  const words = (text: string) => wordsOf(text);
  const name =
    street.dependentThoroughfareName + street.dependentThoroughfareDescriptor !== ''
      ? streetText(words(street.dependentThoroughfareName), words(street.dependentThoroughfareDescriptor))
      : streetText(words(street.thoroughfareName), words(street.thoroughfareDescriptor));
  const town = soundOfWord(runTogether(words(street.postTown)));
  const doors = new Set<number>();
  for (const number of wanted.numbers) {
    const found = file.postings(doorKey(Number.parseInt(number, 10) || 0, name, town));
    // A key with too many postcodes lists none of them.
    if (found !== undefined && found.postcodes.length < found.count) return postcodes;
    for (const postcode of found?.postcodes ?? []) doors.add(postcode);
  }
  return postcodes.filter((postcode) => doors.has(postcode));
}

/** Whether the premises have each of the numbers. More digits may follow the last one while it is being typed. */
export function hasNumbers(
  point: DeliveryPoint,
  { numbers, isNumberOpen }: Pick<Wanted, 'numbers' | 'isNumberOpen'>,
): boolean {
  if (numbers.length === 0) return true;
  const there = numbersOf(point);
  return numbers.every((number, at) => {
    const isOpen = isNumberOpen && at === numbers.length - 1;
    return there.some((other) => other === number || (isOpen && other.startsWith(number)));
  });
}

/** The numbers of an address's premises, with their letters; and the letters of its flats. */
function numbersOf(point: DeliveryPoint): string[] {
  const texts = [point.buildingNumber, point.buildingName, point.subBuildingName];
  return texts.flatMap((text) =>
    text === ''
      ? []
      : wordsOf(text).flatMap((word) => (word.is(KIND.number | KIND.letter) ? [word.text] : [])),
  );
}

/** Whether each number is the number of the house itself, not of a flat in it. */
export function isHouseNumber(
  { buildingNumber, buildingName }: DeliveryPoint,
  numbers: readonly string[],
): boolean {
  const own = wordsOf(buildingNumber !== '' ? buildingNumber : buildingName).map((word) => word.text);
  return numbers.every((number) => own.includes(number));
}
