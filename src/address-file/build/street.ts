import type { Localities, Streets } from '../../address/delivery-point.ts';

/**
 * The street and localities of an address as one text. Two addresses on the same street give the same text.
 */
export function streetOf(names: Streets & Localities): string {
  const { thoroughfareName, thoroughfareDescriptor, doubleDependentLocality, dependentLocality } = names;
  const thoroughfare = `${thoroughfareName}\n${thoroughfareDescriptor}`;
  const dependent = `${names.dependentThoroughfareName}\n${names.dependentThoroughfareDescriptor}`;
  return `${thoroughfare}\n${dependent}\n${doubleDependentLocality}\n${dependentLocality}\n${names.postTown}\n`;
}
