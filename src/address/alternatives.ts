import type { DeliveryPoint, Localities, Premises, Streets } from './delivery-point.ts';

/**
 * The Welsh form of a delivery point in Wales. Only streets and places differ. The thoroughfare name holds
 * the whole street name.
 */
export interface WelshAlternative extends Streets, Localities {}

/** The delivery point, written in Welsh. */
export function inWelsh(point: DeliveryPoint, welsh: WelshAlternative): DeliveryPoint {
  return { ...point, ...welsh };
}

/**
 * One of several residences behind the letter box of a delivery point (the Multiple Residence file). It has a
 * UMPRN of its own. If it becomes a delivery point, that number becomes its UDPRN.
 */
export interface MultipleResidence extends Premises {
  readonly organisation: string;
  readonly department: string;
  /** UMPRN (UMRRN in the fixed-width product), eight digits. */
  readonly umprn: number;
  /** UDPRN of the delivery point that it belongs to. */
  readonly parentUdprn: number;
}

/**
 * The address of a residence. The residence's names are put before those of the delivery point, and its own
 * building number replaces that of the delivery point. The UDPRN stays that of the delivery point.
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
