import type { AddressFile } from '../../address-file/address-file.ts';
import { AddressMatcher } from '../../matching/address-matcher.ts';

const matchers = new WeakMap<AddressFile, AddressMatcher>();

/**
 * The matcher of an open address file. Each thread has one per file, so that what it prepared for one record
 * serves the next.
 */
export function matcherOf(file: AddressFile): AddressMatcher {
  const known = matchers.get(file);
  if (known !== undefined) return known;
  const matcher = new AddressMatcher(file);
  matchers.set(file, matcher);
  return matcher;
}
