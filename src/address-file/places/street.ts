import type { WelshAlternative } from '../../address/alternatives.ts';
import type { Localities, Streets } from '../../address/delivery-point.ts';
import { joinThoroughfare } from '../../address/thoroughfare.ts';
import type { ByteReader, ByteWriter } from '../bytes.ts';
import type { StoredAddress } from '../postcode-entry.ts';
import { placeName } from './place-name.ts';
import type { PlaceKind } from './place-table.ts';

/**
 * The names that identify a street: its own names and the names of its localities. A dependent street has
 * both thoroughfares.
 */
export type StreetNames = Streets & Localities;

/**
 * A street. A row without a street name stands for the addresses of a locality that have no street. A street
 * with dependent streets also counts the addresses of those, and each dependent street has a row of its own.
 * So has the Welsh form of a street, in the Welsh form of its locality.
 */
export interface Street extends StreetNames {
  /** The numbers of the postcodes that have an address on it, ascending. */
  readonly postcodes: Uint32Array;
}

/** Picks the names from a street or an address, in the order of {@link streetTexts}. */
export function streetNames(names: StreetNames): WelshAlternative {
  return {
    dependentThoroughfareName: names.dependentThoroughfareName,
    dependentThoroughfareDescriptor: names.dependentThoroughfareDescriptor,
    thoroughfareName: names.thoroughfareName,
    thoroughfareDescriptor: names.thoroughfareDescriptor,
    doubleDependentLocality: names.doubleDependentLocality,
    dependentLocality: names.dependentLocality,
    postTown: names.postTown,
  };
}

export function streetTexts(names: StreetNames): string[] {
  return Object.values(streetNames(names));
}

/** The main street of a dependent street. Undefined if `names` has no dependent street. */
export function streetBehind(names: StreetNames): StreetNames | undefined {
  const { dependentThoroughfareName, dependentThoroughfareDescriptor, thoroughfareName } = names;
  if (dependentThoroughfareName + dependentThoroughfareDescriptor === '' || thoroughfareName === '')
    return undefined;
  return { ...streetNames(names), dependentThoroughfareName: '', dependentThoroughfareDescriptor: '' };
}

/** The name of a street as one text: `Venture Point, Stanney Mill Road`. Empty if there is no street. */
export function streetText(names: Streets): string {
  return [
    joinThoroughfare(names.dependentThoroughfareName, names.dependentThoroughfareDescriptor),
    joinThoroughfare(names.thoroughfareName, names.thoroughfareDescriptor),
  ]
    .filter((text) => text !== '')
    .join(', ');
}

/** The name under which a street is sorted and found. */
export function streetName(names: Streets): string {
  return placeName(streetText(names));
}

/**
 * Whether an address is on a street or on one of its dependent streets, by the English or the Welsh name.
 * Case makes no difference.
 */
export function isOnStreet({ point, welsh }: StoredAddress, street: StreetNames): boolean {
  return isSameStreet(point, street) || (welsh !== undefined && isSameStreet(welsh, street));
}

/** Whether these are the names of a street, or of a dependent street off it. Case makes no difference. */
export function isSameStreet(names: StreetNames, street: StreetNames): boolean {
  const isDependent = street.dependentThoroughfareName + street.dependentThoroughfareDescriptor !== '';
  const isSame = (element: keyof StreetNames) => sameName(names[element], street[element]);
  return NAMES.every(isSame) && (!isDependent || DEPENDENT_NAMES.every(isSame));
}

/** The names of a street and its places. Those that tell most streets apart come first. */
const NAMES = [
  'thoroughfareName',
  'postTown',
  'dependentLocality',
  'thoroughfareDescriptor',
  'doubleDependentLocality',
] as const;
const DEPENDENT_NAMES = ['dependentThoroughfareName', 'dependentThoroughfareDescriptor'] as const;

function sameName(one: string, other: string): boolean {
  return one === other || (one.length === other.length && one.toUpperCase() === other.toUpperCase());
}

export function sameNames(some: readonly string[], others: readonly string[]): boolean {
  return some.every((text, at) => text === others[at] || text.toUpperCase() === others[at]?.toUpperCase());
}

/*
 * A street in bytes (src/address-file/bytes.ts): the seven names, the number of postcodes, then the postcode
 * numbers as differences.
 */

export function writeStreet(writer: ByteWriter, street: Street): void {
  writer.texts(streetTexts(street));
  writeAscending(writer, street.postcodes);
}

export function readStreet(reader: ByteReader): Street {
  return { ...readStreetNames(reader), postcodes: readAscending(reader) };
}

export function readStreetNames(reader: ByteReader): StreetNames {
  return namesOf(reader.texts());
}

/** Turns the result of {@link streetTexts} back into names. */
export function namesOf(texts: readonly string[]): WelshAlternative {
  const [
    dependentThoroughfareName = '',
    dependentThoroughfareDescriptor = '',
    thoroughfareName = '',
    thoroughfareDescriptor = '',
    doubleDependentLocality = '',
    dependentLocality = '',
    postTown = '',
  ] = texts;
  return {
    dependentThoroughfareName,
    dependentThoroughfareDescriptor,
    thoroughfareName,
    thoroughfareDescriptor,
    doubleDependentLocality,
    dependentLocality,
    postTown,
  };
}

export function writeAscending(
  writer: ByteWriter,
  numbers: Iterable<number> & { readonly length: number },
): void {
  writer.number(numbers.length);
  let before = 0;
  for (const number of numbers) {
    writer.number(number - before);
    before = number;
  }
}

export function readAscending(reader: ByteReader): Uint32Array {
  const numbers = new Uint32Array(reader.number());
  let before = 0;
  for (let at = 0; at < numbers.length; at++) {
    before += reader.number();
    numbers[at] = before;
  }
  return numbers;
}

/** The rows of the table of streets. */
export const STREETS: PlaceKind<StreetNames, Street> = {
  read: readStreet,
  readNames: readStreetNames,
  name: streetName,
  texts: streetTexts,
};
