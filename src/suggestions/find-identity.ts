import type { AddressFile } from '../address-file/address-file.ts';
import { localitiesAround, localityName, localityTexts } from '../address-file/places/locality.ts';
import {
  type StreetNames,
  sameNames,
  streetBehind,
  streetName,
  streetTexts,
} from '../address-file/places/street.ts';
import type { PostcodeEntry } from '../address-file/postcode-entry.ts';
import { postcodeNumber, postcodeOfNumber } from '../address-file/postcode-number.ts';
import { udprnKey } from '../address-file/search/udprn-key.ts';
import type { Container, ContainerKind } from '../address-file/typeahead/container.ts';
import { type AddressKinds, addressesOf } from './address-kinds.ts';
import { buildingOf } from './group-premises.ts';
import { addressText, type Identity, isMeant, textOf } from './identity.ts';
import type { Suggestion } from './suggestion.ts';

/**
 * Finds what an identity means in this file. Returns undefined if the file no longer has anything of that
 * name.
 *
 * @param kinds the kinds of address that a building or postcode is shown with
 */
export function findIdentity(
  file: AddressFile,
  identity: Identity,
  kinds: AddressKinds,
): Suggestion | undefined {
  if (identity.kind === 'outward-code') return undefined;
  if (identity.kind === 'udprn') return addressOfUdprn(file, identity.number, identity.hash);
  const entry = file.stored(postcodeOfNumber(identity.number));
  if (entry === undefined) return undefined;
  switch (identity.kind) {
    case 'postcode':
      return { kind: 'postcode', entry, kinds };
    case 'address': {
      const address = entry.addresses.find((one) => isMeant(identity, addressText(one)));
      return address && { kind: 'address', entry, address };
    }
    case 'premises': {
      const addresses = addressesOf(entry, kinds).filter(({ point }) => isMeant(identity, buildingOf(point)));
      return addresses.length === 0 ? undefined : { kind: 'premises', entry, addresses };
    }
    default:
      return containerOf(file, entry, identity.kind, identity);
  }
}

function addressOfUdprn(file: AddressFile, udprn: number, umprn: number): Suggestion | undefined {
  for (const postcode of file.postings(udprnKey(udprn))?.postcodes ?? []) {
    const entry = file.lookup(postcodeOfNumber(postcode));
    const address = entry?.addresses.find((one) => one.point.udprn === udprn && one.umprn === umprn);
    if (entry !== undefined && address !== undefined) return { kind: 'address', entry, address };
  }
  return undefined;
}

/** Finds the container with these names that has addresses in a postcode. */
function containerOf(
  file: AddressFile,
  entry: PostcodeEntry,
  kind: ContainerKind,
  identity: Identity,
): Suggestion | undefined {
  for (const { point, welsh, aliases } of entry.addresses) {
    for (const names of welsh === undefined ? [point] : [point, welsh]) {
      const own =
        kind === 'building'
          ? [point.buildingName]
          : kind === 'organisation'
            ? [point.organisation, ...aliases]
            : [''];
      for (const name of own) {
        const found = findContainer(file, names, kind, name, identity);
        if (found !== undefined)
          return { kind: 'container', container: { ...found, postcodes: postcodesOf(found, entry) } };
      }
    }
  }
  return undefined;
}

/**
 * Returns the postcodes in which the addresses of a container are looked for. For a building or organisation
 * this is the postcode that its id names. The list is empty for a street, which is looked for in all its
 * postcodes.
 */
function postcodesOf({ kind }: Container, entry: PostcodeEntry): readonly number[] {
  return kind === 'building' || kind === 'organisation' ? [postcodeNumber(entry.postcode)] : [];
}

function findContainer(
  file: AddressFile,
  names: StreetNames,
  kind: ContainerKind,
  name: string,
  identity: Identity,
): Container | undefined {
  if (kind === 'locality') {
    const locality = localitiesAround(names).find((one) => isMeant(identity, textOf(localityTexts(one), '')));
    if (locality === undefined) return undefined;
    const { from, to } = file.localities.named(localityName(locality));
    for (let place = from; place < to; place++) {
      if (sameNames(localityTexts(file.localities.namesAt(place)), localityTexts(locality)))
        return made(kind, place, '');
    }
    return undefined;
  }
  const behind = kind === 'street' ? streetBehind(names) : undefined;
  const street = [names, ...(behind === undefined ? [] : [behind])].find((one) =>
    isMeant(identity, textOf(streetTexts(one), name)),
  );
  if (street === undefined) return undefined;
  const { from, to } = file.streets.named(streetName(street));
  for (let place = from; place < to; place++) {
    if (sameNames(streetTexts(file.streets.namesAt(place)), streetTexts(street)))
      return made(kind, place, name);
  }
  return undefined;
}

function made(kind: ContainerKind, place: number, name: string): Container {
  return { kind, place, name, addresses: 0, postcodes: [], position: undefined };
}
