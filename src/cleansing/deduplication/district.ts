import { keyHash } from '../../text/key-hash.ts';
import type { ComparableAddress } from './comparable-record.ts';

/**
 * Returns the district of a British postcode or the whole foreign postcode. Without a postcode, returns the
 * town, which may be empty.
 */
export function districtOf({ postcode, town }: ComparableAddress): string {
  if (postcode === '') return town;
  return isBritishPostcode(postcode) ? postcode.slice(0, -3) : postcode;
}

/** Whether a postcode, written without its space, has the British form. */
export function isBritishPostcode(postcode: string): boolean {
  return postcode.length >= 5 && /^[A-Z]{1,2}\d[A-Z\d]?\d[A-Z]{2}$/.test(postcode);
}

/** Returns a 32-bit hash of the door of an address; 0 if the address does not identify a door. */
export function doorHash({ postcode, number, unit, building, street, udprn }: ComparableAddress): number {
  if (udprn !== '') return keyHash(udprn) >>> 0 || 1;
  if (number + building === '' || postcode + street === '') return 0;
  return keyHash(`${postcode || street}|${number || building}|${unit}`) >>> 0 || 1;
}
