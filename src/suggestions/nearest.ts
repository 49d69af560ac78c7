import type { AddressFile } from '../address-file/address-file.ts';
import { postcodeOfNumber } from '../address-file/postcode-number.ts';
import { type AddressKinds, DELIVERY_POINTS } from './address-kinds.ts';
import { type GeographicPoint, kilometresBetween } from './distance.ts';
import { NO_SCORE } from './ranking.ts';
import type { AddressSuggestion, Ranked } from './suggestion.ts';

/** A point on the map may mean any address within this many kilometres. */
const NEAREST_KILOMETRES = 1;

/** The most postcodes around a point whose addresses are looked at. */
const MOST_POSTCODES = 100;

/** Which addresses around a point are wanted. */
export interface Around {
  /** Addresses farther away than this are left out. */
  readonly kilometres: number;
  /** The number of addresses wanted. */
  readonly most: number;
  /** The kinds of address wanted. The default is only delivery points. */
  readonly kinds?: AddressKinds;
}

/** An address, and how far away it is. */
export interface NearAddress {
  readonly suggestion: AddressSuggestion;
  readonly kilometres: number;
}

/** Returns the addresses around a point, nearest first. */
export function nearest(
  file: AddressFile,
  point: GeographicPoint,
  most: number,
  kinds: AddressKinds,
): Ranked[] {
  return nearestAddresses(file, point, { kilometres: NEAREST_KILOMETRES, most, kinds }).map(
    ({ suggestion, kilometres }) => ({
      suggestion,
      score: { ...NO_SCORE, total: -kilometres, distance: -kilometres },
    }),
  );
}

/** Returns the addresses within some kilometres of a point, nearest first. */
export function nearestAddresses(
  file: AddressFile,
  point: GeographicPoint,
  { kilometres, most, kinds = DELIVERY_POINTS }: Around,
): NearAddress[] {
  const postcodes = file.typeahead
    .postcodesNear(point.latitude, point.longitude, kilometres)
    .map((number) => file.stored(postcodeOfNumber(number)))
    .filter((entry) => entry !== undefined)
    .map((entry) => ({ entry, kilometres: kilometresBetween(entry.place, point) }))
    .sort(
      (one, other) =>
        one.kilometres - other.kilometres || (one.entry.postcode < other.entry.postcode ? -1 : 1),
    )
    .slice(0, MOST_POSTCODES);
  return postcodes
    .flatMap(({ entry }) =>
      entry.addresses
        .filter(({ kind }) => kinds.has(kind))
        .map((address) => ({
          suggestion: { kind: 'address', entry, address } as const,
          kilometres: kilometresBetween(address.location ?? entry.place, point),
        })),
    )
    .filter((found) => found.kilometres <= kilometres)
    .sort((one, other) => one.kilometres - other.kilometres)
    .slice(0, most);
}
