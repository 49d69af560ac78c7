import type { StoredEntry } from '../address-file/entry/stored-entry.ts';
import type { PostcodeEntry, StoredAddress } from '../address-file/postcode-entry.ts';
import type { AddressKind } from '../address-file/rows.ts';

/** The kinds of address that may be suggested. */
export type AddressKinds = ReadonlySet<AddressKind>;

/** Only delivery points are suggested unless a caller asks for other kinds as well. */
export const DELIVERY_POINTS: AddressKinds = new Set(['delivery-point']);

/** Returns the addresses of a postcode that are of these kinds, in the order of the file. */
export function addressesOf({ addresses }: PostcodeEntry, kinds: AddressKinds): readonly StoredAddress[] {
  return addresses.filter(({ kind }) => kinds.has(kind));
}

/** Returns how many addresses of a postcode are of these kinds. */
export function countOf(entry: StoredEntry, kinds: AddressKinds): number {
  let count = 0;
  for (let at = 0; at < entry.size; at++) if (kinds.has(entry.kindAt(at))) count++;
  return count;
}
