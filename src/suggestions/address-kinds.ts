import type { PostcodeEntry, StoredAddress } from '../address-file/postcode-entry.ts';
import type { AddressKind } from '../address-file/rows.ts';

/** The kinds of address that suggestions may be of. */
export type AddressKinds = ReadonlySet<AddressKind>;

/** Unless a caller asks for more, suggestions are of delivery points alone. */
export const DELIVERY_POINTS: AddressKinds = new Set(['delivery-point']);

/** The addresses of a postcode that are of these kinds, in the order of the file. */
export function addressesOf({ addresses }: PostcodeEntry, kinds: AddressKinds): readonly StoredAddress[] {
  return addresses.filter(({ kind }) => kinds.has(kind));
}
