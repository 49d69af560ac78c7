import { deliveryPoint } from '../address/delivery-point.ts';
import type { StoredAddress } from '../address-file/postcode-entry.ts';

/**
 * The streets of some addresses, for a licence that covers streets only: each street once, without premises.
 * The position is the postcode's, because that of the premises would reveal them.
 */
export function thoroughfaresOf(addresses: readonly StoredAddress[]): StoredAddress[] {
  const streets = new Map<string, StoredAddress>();
  for (const { point, welsh } of addresses) {
    const street = {
      dependentThoroughfareName: point.dependentThoroughfareName,
      dependentThoroughfareDescriptor: point.dependentThoroughfareDescriptor,
      thoroughfareName: point.thoroughfareName,
      thoroughfareDescriptor: point.thoroughfareDescriptor,
      doubleDependentLocality: point.doubleDependentLocality,
      dependentLocality: point.dependentLocality,
      postTown: point.postTown,
      postcode: point.postcode,
    };
    const key = Object.values(street).join('\n').toLowerCase();
    if (streets.has(key)) continue;
    streets.set(key, {
      kind: 'delivery-point',
      point: deliveryPoint(street),
      umprn: 0,
      uprn: 0,
      location: undefined,
      welsh,
      aliases: [],
    });
  }
  return [...streets.values()];
}
