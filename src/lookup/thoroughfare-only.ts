import { deliveryPoint } from '../address/delivery-point.ts';
import type { StoredAddress } from '../address-file/postcode-entry.ts';

/**
 * What a licence for streets shows of some addresses: every street once, without anything of its premises. The position is
 * the postcode's, since a premise's own would give it away.
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
