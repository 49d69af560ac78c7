import type { DeliveryPoint } from '../../address/delivery-point.ts';
import { KINDS } from '../entry/layout.ts';
import type { AddressRow } from '../rows.ts';
import { streetOf } from './street.ts';

/*
 * Plain delivery order, the order in which the addresses of a postcode are stored and answered: by locality and street, then along
 * the street by number, then within the building by its name and by flat, then by organisation. Numbers inside a name
 * count as numbers (Flat 2 before Flat 10); what lacks an element comes before what has it; case makes no difference.
 * What is still equal is ordered by its reference numbers, so that the order never depends on that of the delivery.
 */

/** Sorts before every character of an address. */
const NEXT = '\u0001';

/** The street of the address before, and how it sorts: most addresses of a postcode are on one. */
let last = { street: '', order: '' };

/** A text that sorts, code unit by code unit, as its address does. */
export function deliveryOrder({ kind, point, umprn }: AddressRow): string {
  const street = streetOf(point);
  if (street !== last.street) last = { street, order: streetOrder(point) };
  return [
    last.order,
    figures(premiseNumber(point)),
    natural(point.buildingName),
    natural(point.subBuildingName),
    natural(point.organisation),
    natural(point.department),
    natural(point.poBox),
    natural(point.buildingNumber),
    point.deliveryPointSuffix,
    KINDS.indexOf(kind),
    figures(String(umprn)),
    figures(String(point.udprn)),
    figures(String(point.addressKey)),
    figures(String(point.organisationKey)),
  ].join(NEXT);
}

function streetOrder(point: DeliveryPoint): string {
  return [
    natural(point.dependentLocality),
    natural(point.doubleDependentLocality),
    natural(`${point.thoroughfareName} ${point.thoroughfareDescriptor}`),
    natural(`${point.dependentThoroughfareName} ${point.dependentThoroughfareDescriptor}`),
  ].join(NEXT);
}

/** The number on the door: the building number, or the one that a building name such as `12A` or `1-2` starts with. */
function premiseNumber({ buildingNumber, buildingName }: DeliveryPoint): string {
  return /^\d+/.exec(buildingNumber || buildingName)?.[0] ?? '';
}

function natural(text: string): string {
  const capitals = text.toUpperCase();
  return /\d/.test(capitals) ? capitals.replace(/\d+/g, figures) : capitals;
}

/** Figures of one width, so that they sort as the numbers they are. Longer ones stay as they are. */
function figures(digits: string): string {
  return digits.padStart(10, '0');
}
