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

  /**
   * A text whose order, compared by UTF-16 units, is the delivery order of its address. {@link compareTies}
   * orders addresses with the same text.
   */
  keyOf({ point }: AddressRow): string {
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
    ].join(NEXT);
  }
}

/** Compares two addresses with the same key by their kinds, then by their reference numbers. */
export function compareTies(one: AddressRow, other: AddressRow): number {
  return (
    KINDS.indexOf(one.kind) - KINDS.indexOf(other.kind) ||
    one.umprn - other.umprn ||
    one.point.udprn - other.point.udprn ||
    one.point.addressKey - other.point.addressKey ||
    one.point.organisationKey - other.point.organisationKey
  );
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
  if (text === '') return '';
  const capitals = text.toUpperCase();
  return /\d/.test(capitals) ? capitals.replace(/\d+/g, figures) : capitals;
}

/** Pads figures to ten digits, so that they sort as numbers. Longer runs of digits stay as they are. */
function figures(digits: string): string {
  return digits.padStart(10, '0');
}
