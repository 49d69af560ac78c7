import type { DeliveryPoint } from '../address/delivery-point.ts';
import type { PostcodeEntry, StoredAddress } from '../address-file/postcode-entry.ts';
import { hasNumbers } from './premise-numbers.ts';
import type { AddressSuggestion, PremisesSuggestion } from './suggestion.ts';
import type { Typed } from './typed.ts';

/** Like {@link groupByBuilding}, but leaves out addresses that lack the typed numbers. */
export function groupPremises(
  entry: PostcodeEntry,
  addresses: readonly StoredAddress[],
  typed: Pick<Typed, 'numbers' | 'isNumberOpen' | 'parts'>,
): (AddressSuggestion | PremisesSuggestion)[] {
  return groupByBuilding(
    entry,
    addresses.filter(({ point }) => hasNumbers(point, typed)),
  );
}

/**
 * Groups the addresses of a postcode by building, in the order of the file. A building with several addresses
 * becomes one suggestion, so that its flats do not hide the other houses.
 */
export function groupByBuilding(
  entry: PostcodeEntry,
  addresses: readonly StoredAddress[],
): (AddressSuggestion | PremisesSuggestion)[] {
  const [only, ...more] = addresses;
  if (only !== undefined && more.length === 0) return [{ kind: 'address', entry, address: only }];
  const buildings = Map.groupBy(addresses, ({ point }) => buildingOf(point));
  return [...buildings.values()].flatMap((ofOne): (AddressSuggestion | PremisesSuggestion)[] => {
    const [first, ...rest] = ofOne;
    if (first === undefined) return [];
    return rest.length === 0
      ? [{ kind: 'address', entry, address: first }]
      : [{ kind: 'premises', entry, addresses: ofOne }];
  });
}

/**
 * Returns the text that all addresses in one building share. An address without a number and a name is a
 * group of its own.
 */
export function buildingOf(point: DeliveryPoint): string {
  const { buildingNumber, buildingName, thoroughfareName, dependentThoroughfareName } = point;
  const own =
    buildingNumber + buildingName === '' ? `${point.organisation}\n${point.poBox}\n${point.udprn}` : '';
  return [buildingNumber, buildingName, thoroughfareName, dependentThoroughfareName, own]
    .join('\n')
    .toUpperCase();
}
