import type { AddressFile } from '../../address-file/address-file.ts';
import type { PostcodeEntry, StoredAddress } from '../../address-file/postcode-entry.ts';
import { postcodeNumber, postcodeOfNumber } from '../../address-file/postcode-number.ts';
import { hashText } from '../../address-file/search/hash-text.ts';
import { udprnKey } from '../../address-file/search/udprn-key.ts';

/** An address, with the entry of its postcode. */
export interface FoundAddress {
  readonly entry: PostcodeEntry;
  readonly address: StoredAddress;
}

/** Four digits in base 36. */
const CHECKS = 36 ** 4;

/**
 * An id of an address, valid while this address file is in use. It consists of the postcode, the address's
 * place in that postcode, and a check value, which nearly always reveals an id of another release.
 */
export function addressId({ entry, address }: FoundAddress): string {
  const postcode = postcodeNumber(entry.postcode).toString(36);
  const place = entry.addresses.indexOf(address).toString(36);
  return `${postcode}-${place}-${checkOf(address)}`.toUpperCase();
}

/** The address of an id, in any letter case, or of a UDPRN; undefined if there is none. */
export function addressOfId(file: AddressFile, id: string): FoundAddress | undefined {
  const [, postcode = '', place = '', check = ''] =
    /^([0-9a-z]{1,6})-([0-9a-z]{1,5})-([0-9a-z]{4})$/i.exec(id) ?? [];
  if (check === '') return /^[0-9]{1,8}$/.test(id) ? addressOfUdprn(file, Number(id)) : undefined;
  const entry = file.lookup(postcodeOfNumber(Number.parseInt(postcode, 36)));
  const address = entry?.addresses[Number.parseInt(place, 36)];
  if (entry === undefined || address === undefined || checkOf(address) !== check.toLowerCase())
    return undefined;
  return { entry, address };
}

/** The delivery point with a UDPRN. Returns one that is not yet built only if there is no other. */
export function addressOfUdprn(file: AddressFile, udprn: number): FoundAddress | undefined {
  if (udprn === 0) return undefined;
  let other: FoundAddress | undefined;
  for (const postcode of file.postings(udprnKey(udprn))?.postcodes ?? []) {
    const entry = file.lookup(postcodeOfNumber(postcode));
    for (const address of entry?.addresses ?? []) {
      if (entry === undefined || address.point.udprn !== udprn || address.umprn !== 0) continue;
      if (address.kind === 'delivery-point') return { entry, address };
      other ??= { entry, address };
    }
  }
  return other;
}

function checkOf({ point, umprn }: StoredAddress): string {
  const texts = Object.values(point).join('\n');
  return (hashText(`${umprn}\n${texts}`) % CHECKS).toString(36).padStart(4, '0');
}
