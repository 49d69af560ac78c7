import type { DeliveryPoint } from '../../../../src/address/delivery-point.ts';
import type { MadeAddress } from './made-postcodes.ts';

/*
 * Keys to search for premises without a postcode. Two addresses share a key if nobody could distinguish them
 * by their text. Written only for the evaluation, so that its truth does not come from the code that it
 * judges.
 */

export function isInFile({ absent, kind }: MadeAddress): boolean {
  return !absent && kind !== 'not-yet-built';
}

/** What distinguishes a building in its street: its number, otherwise its name. */
export function anchorOf({ buildingNumber, buildingName }: DeliveryPoint): string {
  return (buildingNumber || buildingName).toLowerCase();
}

/** What distinguishes premises in their street. */
export function doorOf(point: DeliveryPoint): string {
  const anchor = anchorOf(point);
  const sub = point.subBuildingName.toLowerCase();
  const whole = anchor === '' && sub === '' && point.poBox === '' ? point.organisation.toLowerCase() : '';
  return [sub, anchor, point.poBox, whole].join('|');
}

/** The written street, or the places if there is none. */
export function streetText(point: DeliveryPoint): string {
  const street = [point.thoroughfareName, point.thoroughfareDescriptor].filter(Boolean).join(' ');
  return (street || `${point.doubleDependentLocality}/${point.dependentLocality}`).toLowerCase();
}

/** The key of premises of a street in a town. */
export function doorKey(street: string, point: DeliveryPoint): string {
  return `D|${point.postTown}|${street}|${doorOf(point)}`;
}

/** The key of a building of a street in a town, within its postcode. */
export function buildingKey(street: string, point: DeliveryPoint): string {
  return `B|${point.postTown}|${street}|${anchorOf(point)}`;
}

/** All keys of a delivery point. */
export function placeKeys(point: DeliveryPoint): string[] {
  const streets = [streetText(point)];
  if (point.thoroughfareDescriptor !== '') streets.push(bareStreet(point));
  return streets.flatMap((street) => [doorKey(street, point), buildingKey(street, point)]);
}

/** The street without its descriptor, marked, because another street may have that as its whole name. */
export function bareStreet({ thoroughfareName }: DeliveryPoint): string {
  return `~${thoroughfareName.toLowerCase()}`;
}

export function streetKeys(point: DeliveryPoint): string[] {
  return [`S|${point.postTown}|${streetText(point)}`];
}

/** Whether two addresses are parts of one building. */
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
