import type { DeliveryPoint, Localities, Premises, Streets } from './delivery-point.ts';

/** The Welsh form of a delivery point in Wales: only streets and places differ. The name of a street is whole in it. */
export interface WelshAlternative extends Streets, Localities {}

/** The delivery point as it is written in Welsh. */
export function inWelsh(point: DeliveryPoint, welsh: WelshAlternative): DeliveryPoint {
  return { ...point, ...welsh };
}

/**
 * One of several residences behind the letter box of a delivery point (the Multiple Residence file). It has a number
 * of its own, which no delivery point has; should it become a delivery point that number becomes its UDPRN.
 */
export interface MultipleResidence extends Premises {
  readonly organisation: string;
  readonly department: string;
  /** UMPRN (UMRRN in the fixed-width product), of eight digits. */
  readonly umprn: number;
  /** The UDPRN of the delivery point that it is a part of. */
  readonly parentUdprn: number;
}

/**
 * The residence as an address of its own: what the residence has is put before what its delivery point has, and a
 * building number of its own takes the place of the other. The UDPRN stays that of the delivery point.
 */
export function residenceAt(parent: DeliveryPoint, residence: MultipleResidence): DeliveryPoint {
  return {
    ...parent,
    organisation: residence.organisation || parent.organisation,
    department: residence.department || parent.department,
    subBuildingName: bothNames(residence.subBuildingName, parent.subBuildingName),
    buildingName: bothNames(residence.buildingName, parent.buildingName),
    buildingNumber: residence.buildingNumber || parent.buildingNumber,
    households: 1,
  };
}

function bothNames(own: string, shared: string): string {
  if (own === '' || shared === '' || own.toLowerCase() === shared.toLowerCase()) return own || shared;
  return `${own}, ${shared}`;
}
