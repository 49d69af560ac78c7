import type { WelshAlternative } from '../../address/alternatives.ts';
import type { Localities, Streets } from '../../address/delivery-point.ts';
import { joinThoroughfare } from '../../address/thoroughfare.ts';
import type { ByteReader, ByteWriter } from '../bytes.ts';
import type { StoredAddress } from '../postcode-entry.ts';
import { placeName } from './place-name.ts';

/** What names a street: its own names, and the places it is in. Those of a dependent street have both. */
export type StreetNames = Streets & Localities;

/**
 * A street, or the addresses of a locality that are on none: then it has no name. A street off which dependent streets go is one
 * with all of theirs, and each of them is one for itself. So is the Welsh form of a street, in the Welsh form of its locality.
 */
export interface Street extends StreetNames {
  /** The numbers of the postcodes that have an address on it, ascending. */
  readonly postcodes: Uint32Array;
}

/** The names alone, of a street or an address. Their order is that of {@link streetTexts}. */
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

/** The street that a dependent one goes off; undefined where it is none. */
export function streetBehind(names: StreetNames): StreetNames | undefined {
  const { dependentThoroughfareName, dependentThoroughfareDescriptor, thoroughfareName } = names;
  if (dependentThoroughfareName + dependentThoroughfareDescriptor === '' || thoroughfareName === '')
    return undefined;
  return { ...streetNames(names), dependentThoroughfareName: '', dependentThoroughfareDescriptor: '' };
}

/** `Venture Point, Stanney Mill Road`; empty where there is no street. */
export function streetText(names: Streets): string {
  return [
    joinThoroughfare(names.dependentThoroughfareName, names.dependentThoroughfareDescriptor),
    joinThoroughfare(names.thoroughfareName, names.thoroughfareDescriptor),
  ]
    .filter((text) => text !== '')
    .join(', ');
}

/** What a street is found by the beginning of. */
export function streetName(names: Streets): string {
  return placeName(streetText(names));
}

/**
 * Whether an address is on a street: on the very one, or on one that goes off it; by its name or its Welsh one. In any letter
 * case.
 */
export function isOnStreet({ point, welsh }: StoredAddress, street: StreetNames): boolean {
  const wanted = streetTexts(street);
  const isDependent = street.dependentThoroughfareName + street.dependentThoroughfareDescriptor !== '';
  const isThere = (names: StreetNames) =>
    sameNames(streetTexts(isDependent ? names : { ...names, ...NOT_DEPENDENT }), wanted);
  return isThere(point) || (welsh !== undefined && isThere(welsh));
}

export function sameNames(some: readonly string[], others: readonly string[]): boolean {
  return some.every((text, at) => text === others[at] || text.toUpperCase() === others[at]!.toUpperCase());
}

const NOT_DEPENDENT = { dependentThoroughfareName: '', dependentThoroughfareDescriptor: '' };

/*
 * In bytes (src/address-file/bytes.ts): the seven names · how many postcodes · the first of their numbers, the others each less the
 * one before.
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

/** The names that {@link streetTexts} gave. */
export function namesOf(texts: readonly string[]): WelshAlternative {
  return {
    dependentThoroughfareName: texts[0]!,
    dependentThoroughfareDescriptor: texts[1]!,
    thoroughfareName: texts[2]!,
    thoroughfareDescriptor: texts[3]!,
    doubleDependentLocality: texts[4]!,
    dependentLocality: texts[5]!,
    postTown: texts[6]!,
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
