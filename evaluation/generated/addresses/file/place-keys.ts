import type { DeliveryPoint } from '../../../../src/address/delivery-point.ts';
import type { MadeAddress } from './made-postcodes.ts';

/*
 * Texts under which a door can be looked for without its postcode: what two addresses have in common when nobody could
 * tell them apart by what was written. Written for the evaluation alone, so that what it holds for right does not come
 * from what it judges.
 */

export function isInFile({ absent, kind }: MadeAddress): boolean {
  return !absent && kind !== 'not-yet-built';
}

/** What tells a building from others of its street: its number, or else its name. */
export function anchorOf({ buildingNumber, buildingName }: DeliveryPoint): string {
  return (buildingNumber || buildingName).toLowerCase();
}

/** What tells a door from others of its street. */
export function doorOf(point: DeliveryPoint): string {
  const anchor = anchorOf(point);
  const sub = point.subBuildingName.toLowerCase();
  const whole = anchor === '' && sub === '' && point.poBox === '' ? point.organisation.toLowerCase() : '';
  return [sub, anchor, point.poBox, whole].join('|');
}

/** The street as it is written, or the places where it has none. */
export function streetText(point: DeliveryPoint): string {
  const street = [point.thoroughfareName, point.thoroughfareDescriptor].filter(Boolean).join(' ');
  return (street || `${point.doubleDependentLocality}/${point.dependentLocality}`).toLowerCase();
}

/** A door of a street in a town. */
export function doorKey(street: string, point: DeliveryPoint): string {
  return `D|${point.postTown}|${street}|${doorOf(point)}`;
}

/** A building of a street in a town, in its postcode. */
export function buildingKey(street: string, point: DeliveryPoint): string {
  return `B|${point.postTown}|${street}|${anchorOf(point)}`;
}

/** All that a delivery point is counted under. */
export function placeKeys(point: DeliveryPoint): string[] {
  const streets = [streetText(point)];
  if (point.thoroughfareDescriptor !== '') streets.push(bareStreet(point));
  return streets.flatMap((street) => [doorKey(street, point), buildingKey(street, point)]);
}

/** The street without its descriptor; marked, for a street may have the other's name for its own. */
export function bareStreet({ thoroughfareName }: DeliveryPoint): string {
  return `~${thoroughfareName.toLowerCase()}`;
}

export function streetKeys(point: DeliveryPoint): string[] {
  return [`S|${point.postTown}|${streetText(point)}`];
}

/** Whether two are parts of one building. */
export function isSameBuilding(one: DeliveryPoint, other: DeliveryPoint): boolean {
  return (
    one.postcode === other.postcode &&
    anchorOf(one) !== '' &&
    anchorOf(one) === anchorOf(other) &&
    isSameStreet(one, other)
  );
}

export function isSameStreet(one: DeliveryPoint, other: DeliveryPoint): boolean {
  return one.postTown === other.postTown && streetText(one) === streetText(other);
}
