/**
 * A delivery point of the Postcode Address File: an address that receives post. Absent elements are empty
 * strings, never null. Text keeps the case of its source. The comments give the maximum lengths of the
 * programmer's guide, in characters. Importers check them; nothing else relies on them.
 */
export interface DeliveryPoint extends Premises, Streets, Localities {
  /** 60 */
  readonly organisation: string;
  /** 60 */
  readonly department: string;
  /** The number alone, up to 6: `61` for PO Box 61. */
  readonly poBox: string;
  /** In any form: `CH2 4NE`, `CH2 4NE` padded to seven characters, `CH24NE`. */
  readonly postcode: string;
  /** Small user or large user; empty if the source does not say. */
  readonly postcodeType: 'S' | 'L' | '';
  /** Whether this small-user address belongs to an organisation. */
  readonly smallUserOrganisation: boolean;
  /** A digit and a letter, unique within the postcode: `1A`. Large users always have `1A`. */
  readonly deliveryPointSuffix: string;
  /** Unique Delivery Point Reference Number, eight digits. 0 if the source has none. */
  readonly udprn: number;
  /**
   * Identifies the delivery point, together with `organisationKey` and `postcodeType`. 0 if the source has
   * none.
   */
  readonly addressKey: number;
  /** 0 for a residence. */
  readonly organisationKey: number;
  /** Households behind the letter box. Both 0 and 1 mean one household. */
  readonly households: number;
  /**
   * Whether number and sub-building name are written together (rule 5): 12 and A as 12A. Undefined if the
   * source has no such indicator; no CSV delivery has it.
   */
  readonly concatenated: boolean | undefined;
}

/** The elements that tell premises on a street apart. */
export interface Premises {
  /** 30: `Flat 1` */
  readonly subBuildingName: string;
  /** 50: `Victoria House` */
  readonly buildingName: string;
  /**
   * Up to 4 digits without padding: `12`. Empty if the source writes zeros to mean "none". A `0` means that
   * PAF prints sub-building and building name on one line (rule 6 of address printing).
   */
  readonly buildingNumber: string;
}

/** The street, and the smaller street off it. */
export interface Streets {
  /** 60: `Stanney Mill` */
  readonly thoroughfareName: string;
  /** 20: `Road`, or `Street North` */
  readonly thoroughfareDescriptor: string;
  readonly dependentThoroughfareName: string;
  readonly dependentThoroughfareDescriptor: string;
}

/** The places around the street, smallest first. */
export interface Localities {
  /** 35 */
  readonly doubleDependentLocality: string;
  /** 35 */
  readonly dependentLocality: string;
  /** 30, in capitals as delivered: `CHESTER` */
  readonly postTown: string;
}

/** The county of an address in each of the three senses; empty if it has none. */
export interface Counties {
  /** The county that Royal Mail once required on envelopes. */
  readonly postal: string;
  readonly traditional: string;
  readonly administrative: string;
}

export const NO_COUNTIES: Counties = { postal: '', traditional: '', administrative: '' };

const blank: DeliveryPoint = {
  organisation: '',
  department: '',
  poBox: '',
  subBuildingName: '',
  buildingName: '',
  buildingNumber: '',
  dependentThoroughfareName: '',
  dependentThoroughfareDescriptor: '',
  thoroughfareName: '',
  thoroughfareDescriptor: '',
  doubleDependentLocality: '',
  dependentLocality: '',
  postTown: '',
  postcode: '',
  postcodeType: '',
  smallUserOrganisation: false,
  deliveryPointSuffix: '',
  udprn: 0,
  addressKey: 0,
  organisationKey: 0,
  households: 0,
  concatenated: undefined,
};

/** A delivery point with these elements. All other elements are absent. */
export function deliveryPoint(elements: Partial<DeliveryPoint>): DeliveryPoint {
  return { ...blank, ...elements };
}
