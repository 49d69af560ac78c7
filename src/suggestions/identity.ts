import type { AddressFile } from '../address-file/address-file.ts';
import { localityTexts } from '../address-file/places/locality.ts';
import { streetTexts } from '../address-file/places/street.ts';
import type { StoredAddress } from '../address-file/postcode-entry.ts';
import { postcodeNumber } from '../address-file/postcode-number.ts';
import { hashReversed, hashText } from '../address-file/search/hash-text.ts';
import type { Container } from '../address-file/typeahead/container.ts';
import { buildingOf } from './group-premises.ts';
import { firstAddressOf, type Suggestion } from './suggestion.ts';

/** The kinds of thing that an id may stand for. The position of a kind in this list is its number in ids. */
export const KINDS = [
  'udprn',
  'address',
  'premises',
  'postcode',
  'locality',
  'street',
  'building',
  'organisation',
  'outward-code',
] as const;

export type IdKind = (typeof KINDS)[number];

/**
 * The content of an id. It names what was suggested, not its place in a file, so it means the same in the
 * next release.
 */
export interface Identity {
  readonly kind: IdKind;
  /**
   * The UDPRN of an address, or the letters of an outward code. For everything else, the number of a postcode
   * in it.
   */
  readonly number: number;
  /** The UMPRN of an address with a UDPRN. For everything else, a hash of its names. */
  readonly hash: number;
  /** A hash of the names written backwards. */
  readonly reverse: number;
}

export function identityOf(file: AddressFile, suggestion: Suggestion): Identity {
  switch (suggestion.kind) {
    case 'address': {
      const { entry, address } = suggestion;
      const { udprn } = address.point;
      if (udprn !== 0) return { kind: 'udprn', number: udprn, hash: address.umprn, reverse: 0 };
      return named('address', postcodeNumber(entry.postcode), addressText(address));
    }
    case 'premises':
      return named(
        'premises',
        postcodeNumber(suggestion.entry.postcode),
        buildingOf(firstAddressOf(suggestion).point),
      );
    case 'postcode':
      return { kind: 'postcode', number: postcodeNumber(suggestion.entry.postcode), hash: 0, reverse: 0 };
    case 'container':
      return named(
        suggestion.container.kind,
        firstPostcode(file, suggestion.container),
        containerText(file, suggestion.container),
      );
  }
}

function named(kind: IdKind, number: number, text: string): Identity {
  return { kind, number, hash: hashText(text), reverse: hashReversed(text) };
}

/** The identity of an outward code, such as `CH2`. Its letters are read as digits of base 36. */
export function identityOfOutwardCode(outwardCode: string): Identity {
  return { kind: 'outward-code', number: Number.parseInt(outwardCode, 36), hash: 0, reverse: 0 };
}

/** Whether an identity belongs to something with these names. */
export function isMeant({ hash, reverse }: Identity, text: string): boolean {
  return hashText(text) === hash && hashReversed(text) === reverse;
}

/** Returns the text that identifies an address without a UDPRN. */
export function addressText({ point, umprn }: StoredAddress): string {
  return `${umprn}\n${Object.values(point).join('\n')}`.toUpperCase();
}

function firstPostcode(file: AddressFile, { kind, place, postcodes }: Container): number {
  if (kind !== 'locality') return postcodes[0] ?? file.streets.at(place).postcodes[0]!;
  return file.streets.at(file.localities.at(place).streets[0]!).postcodes[0]!;
}

function containerText(file: AddressFile, { kind, place, name }: Container): string {
  const texts =
    kind === 'locality'
      ? localityTexts(file.localities.namesAt(place))
      : streetTexts(file.streets.namesAt(place));
  return textOf(texts, name);
}

/** Returns the names of a place in the form in which they are hashed. */
export function textOf(texts: readonly string[], name: string): string {
  return [...texts, name].join('\n').toUpperCase();
}
