import { createCipheriv, createDecipheriv } from 'node:crypto';
import type { AddressFile } from '../address-file/address-file.ts';
import { localitiesAround, localityName, localityTexts } from '../address-file/places/locality.ts';
import {
  type StreetNames,
  sameNames,
  streetBehind,
  streetName,
  streetTexts,
} from '../address-file/places/street.ts';
import type { PostcodeEntry, StoredAddress } from '../address-file/postcode-entry.ts';
import { postcodeNumber, postcodeOfNumber } from '../address-file/postcode-number.ts';
import { hashText } from '../address-file/search/hash-text.ts';
import { udprnKey } from '../address-file/search/udprn-key.ts';
import type { Container, ContainerKind } from '../address-file/typeahead/container.ts';
import { buildingOf } from './group-premises.ts';
import type { Suggestion } from './suggestion.ts';

/*
 * The id of a suggestion says what was suggested, not where it stands in a file: it means the same in the next release.
 * It is one block of AES-128 under the installation's secret, so nobody can count through ids. The block ends in zeros:
 * of 16 million ids that somebody makes up, one is accepted. As text it is base64url, 22 characters of A-Z, a-z, 0-9,
 * `-` and `_`. The block, numbers little-endian:
 *
 *   byte 0      what it is: {@link KINDS}
 *   bytes 1-4   UDPRN of an address; of everything else the number of a postcode in it
 *   bytes 5-8   UMPRN of an address; of everything else a hash of its names
 *   bytes 9-12  a hash of its names in reverse
 *   bytes 13-15 zero
 */

const BLOCK = 16;
const ID_LENGTH = 22;

/** The length of the secret, in bytes. */
export const ID_SECRET_BYTES = 16;

const KINDS = [
  'udprn',
  'address',
  'premises',
  'postcode',
  'locality',
  'street',
  'building',
  'organisation',
] as const;

type IdKind = (typeof KINDS)[number];

/** What an id says. */
interface Identity {
  readonly kind: IdKind;
  readonly number: number;
  readonly hash: number;
  readonly reverse: number;
}

/** Makes ids of suggestions, and finds what they mean. */
export class SuggestionIds {
  readonly #secret: Buffer;

  /** @param secret {@link ID_SECRET_BYTES} bytes, the same for all processes and for good */
  constructor(secret: Buffer) {
    this.#secret = secret;
  }

  idOf(file: AddressFile, suggestion: Suggestion): string {
    return this.#encode(identityOf(file, suggestion));
  }

  /** What an id means in this file; undefined if the id was never given, or the file has nothing of that name any more. */
  find(file: AddressFile, id: string): Suggestion | undefined {
    const identity = this.#decode(id);
    if (identity === undefined) return undefined;
    if (identity.kind === 'udprn') return addressOfUdprn(file, identity.number, identity.hash);
    const entry = file.lookup(postcodeOfNumber(identity.number));
    if (entry === undefined) return undefined;
    switch (identity.kind) {
      case 'postcode':
        return { kind: 'postcode', entry };
      case 'address': {
        const address = entry.addresses.find((one) => isMeant(identity, addressText(one)));
        return address && { kind: 'address', entry, address };
      }
      case 'premises': {
        const addresses = entry.addresses.filter(
          ({ kind, point }) => kind === 'delivery-point' && isMeant(identity, buildingOf(point)),
        );
        return addresses.length === 0 ? undefined : { kind: 'premises', entry, addresses };
      }
      default:
        return containerOf(file, entry, identity.kind, identity);
    }
  }

  #encode({ kind, number, hash, reverse }: Identity): string {
    const block = Buffer.alloc(BLOCK);
    block[0] = KINDS.indexOf(kind);
    block.writeUInt32LE(number, 1);
    block.writeUInt32LE(hash, 5);
    block.writeUInt32LE(reverse, 9);
    const cipher = createCipheriv('aes-128-ecb', this.#secret, null).setAutoPadding(false);
    return cipher.update(block).toString('base64url');
  }

  #decode(id: string): Identity | undefined {
    if (id.length !== ID_LENGTH || !/^[A-Za-z0-9_-]+$/.test(id)) return undefined;
    const decipher = createDecipheriv('aes-128-ecb', this.#secret, null).setAutoPadding(false);
    const block = decipher.update(Buffer.from(id, 'base64url'));
    const kind = KINDS[block[0]!];
    if (kind === undefined || block.readUIntLE(13, 3) !== 0) return undefined;
    return {
      kind,
      number: block.readUInt32LE(1),
      hash: block.readUInt32LE(5),
      reverse: block.readUInt32LE(9),
    };
  }
}

function identityOf(file: AddressFile, suggestion: Suggestion): Identity {
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
        buildingOf(suggestion.addresses[0]!.point),
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
  return { kind, number, hash: hashText(text), reverse: hashText([...text].reverse().join('')) };
}

function isMeant({ hash, reverse }: Identity, text: string): boolean {
  return hashText(text) === hash && hashText([...text].reverse().join('')) === reverse;
}

function addressText({ point, umprn }: StoredAddress): string {
  return `${umprn}\n${Object.values(point).join('\n')}`.toUpperCase();
}

function addressOfUdprn(file: AddressFile, udprn: number, umprn: number): Suggestion | undefined {
  for (const postcode of file.postings(udprnKey(udprn))?.postcodes ?? []) {
    const entry = file.lookup(postcodeOfNumber(postcode));
    const address = entry?.addresses.find((one) => one.point.udprn === udprn && one.umprn === umprn);
    if (entry !== undefined && address !== undefined) return { kind: 'address', entry, address };
  }
  return undefined;
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

function textOf(texts: readonly string[], name: string): string {
  return [...texts, name].join('\n').toUpperCase();
}

/** The container of these names that has addresses in a postcode. */
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

/** A building is looked for in the postcode that its id names; a street in all of its own. */
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
