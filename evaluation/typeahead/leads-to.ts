import type { Wanted } from '../../invented/typing/draw.ts';
import type { AddressFile } from '../../src/address-file/address-file.ts';
import type { StreetNames } from '../../src/address-file/places/street.ts';
import type { Suggestion } from '../../src/suggestions/suggestion.ts';

/**
 * Whether a suggestion is the wanted address, or its building, organisation, street or postcode. Its town
 * does not count, because a town has too many addresses.
 */
export function leadsTo(file: AddressFile, suggestion: Suggestion, { entry, address }: Wanted): boolean {
  const { point } = address;
  switch (suggestion.kind) {
    case 'address':
      return suggestion.address.point.udprn === point.udprn;
    case 'premises':
      return suggestion.addresses.some((one) => one.point.udprn === point.udprn);
    case 'postcode':
      return suggestion.entry.postcode === entry.postcode;
    case 'container': {
      const { kind, place, name } = suggestion.container;
      if (kind === 'locality' || !isOn(file.streets.namesAt(place), address)) return false;
      if (kind === 'building') return same(name, point.buildingName);
      return kind === 'street' || [point.organisation, ...address.aliases].some((one) => same(one, name));
    }
  }
}

/** Whether an address is on a street. A street also contains the addresses on its dependent streets. */
function isOn(street: StreetNames, { point, welsh }: Wanted['address']): boolean {
  const isDependent = street.dependentThoroughfareName + street.dependentThoroughfareDescriptor !== '';
  const elements = [
    ...(isDependent ? (['dependentThoroughfareName', 'dependentThoroughfareDescriptor'] as const) : []),
    'thoroughfareName',
    'thoroughfareDescriptor',
    'doubleDependentLocality',
    'dependentLocality',
    'postTown',
  ] as const;
  return [point, welsh].some(
    (names) => names !== undefined && elements.every((element) => same(names[element], street[element])),
  );
}

function same(one: string, other: string): boolean {
  return one.toUpperCase() === other.toUpperCase();
}
