import type { DeliveryPoint } from '../../address/delivery-point.ts';
import { KINDS } from '../entry/layout.ts';
import type { AddressRow } from '../rows.ts';
import { streetOf } from './street.ts';

/*
 * Plain delivery order: the order in which the addresses of a postcode are stored and answered. Addresses are
 * sorted by locality, street, number in the street, building name, flat, then organisation. Numbers inside a
 * name count as numbers (Flat 2 before Flat 10). An address without an element comes before one that has it.
 * Case makes no difference. Reference numbers break ties, so the order never depends on the order of the
 * delivery.
 */

/** Sorts before every character of an address. */
const NEXT = '\u0001';

/** Makes the sort keys of addresses. Remembers the last street, because most neighbours share it. */
export class DeliveryOrder {
  #street = '';
  #streetOrder = '';

  /** A text whose order, compared by UTF-16 units, is the delivery order of its address. */
  keyOf({ kind, point, umprn }: AddressRow): string {
    const street = streetOf(point);
    if (street !== this.#street) {
      this.#street = street;
      this.#streetOrder = streetOrder(point);
    }
    return [
      this.#streetOrder,
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
}

function streetOrder(point: DeliveryPoint): string {
  return [
    natural(point.dependentLocality),
    natural(point.doubleDependentLocality),
    natural(`${point.thoroughfareName} ${point.thoroughfareDescriptor}`),
    natural(`${point.dependentThoroughfareName} ${point.dependentThoroughfareDescriptor}`),
  ].join(NEXT);
}

/**
 * The number on the door: the building number, or the number that a building name such as `12A` or `1-2`
 * starts with.
 */
function premiseNumber({ buildingNumber, buildingName }: DeliveryPoint): string {
  return /^\d+/.exec(buildingNumber || buildingName)?.[0] ?? '';
}

function natural(text: string): string {
  const capitals = text.toUpperCase();
  return /\d/.test(capitals) ? capitals.replace(/\d+/g, figures) : capitals;
}

/** Pads figures to ten digits, so that they sort as numbers. Longer runs of digits stay as they are. */
function figures(digits: string): string {
  return digits.padStart(10, '0');
}
