import type { Localities, Streets } from '../../address/delivery-point.ts';

/** Everything of an address that it shares with its street, as one text: equal where the streets are the same. */
export function streetOf(names: Streets & Localities): string {
  const { thoroughfareName, thoroughfareDescriptor, doubleDependentLocality, dependentLocality } = names;
  const thoroughfare = `${thoroughfareName}\n${thoroughfareDescriptor}`;
  const dependent = `${names.dependentThoroughfareName}\n${names.dependentThoroughfareDescriptor}`;
  return `${thoroughfare}\n${dependent}\n${doubleDependentLocality}\n${dependentLocality}\n${names.postTown}\n`;
}
