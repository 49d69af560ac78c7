/**
 * A delivery point as the Postcode Address File holds it: one address that gets post. Elements that are absent are
 * empty strings, never null; text is in the case of its source. Maximum lengths, in characters, are those of the
 * programmer's guide and are what an importer checks; nothing here relies on them.
 */
export interface DeliveryPoint extends Premises, Streets, Localities {
  /** 60 */
  readonly organisation: string;
  /** 60 */
  readonly department: string;
  /** The number alone, 6: `61` for PO Box 61. */
  readonly poBox: string;
  /** In any of its forms: `CH2 4NE`, `CH2 4NE` of seven characters, `CH24NE`. */
  readonly postcode: string;
  /** Small user or large user; empty where the source does not say. */
  readonly postcodeType: 'S' | 'L' | '';
  /** Whether an organisation holds this small-user address. */
  readonly smallUserOrganisation: boolean;
  /** A digit and a letter, unique within the postcode: `1A`. Large users always `1A`. */
  readonly deliveryPointSuffix: string;
  /** Unique Delivery Point Reference Number, of eight digits. 0 where the source gives none. */
  readonly udprn: number;
  /** With `organisationKey` and `postcodeType`, the identity of the delivery point. 0 where the source gives none. */
  readonly addressKey: number;
  /** 0 for a residence. */
  readonly organisationKey: number;
  /** Households behind the one letter box; 0 and 1 both mean one. */
  readonly households: number;
  /**
   * Whether number and sub-building name are written as one (rule 5): 12 and A as 12A. Undefined where the source has
   * no such indicator, which is every CSV delivery.
   */
  readonly concatenated: boolean | undefined;
}

/** What tells one door of a street from another. */
export interface Premises {
  /** 30: `Flat 1` */
  readonly subBuildingName: string;
  /** 50: `Victoria House` */
  readonly buildingName: string;
  /**
   * 4 digits without padding: `12`. A source that holds zeros for "none" gives the empty string; `0` itself asks for
   * sub-building and building name on one line (rule 7).
   */
  readonly buildingNumber: string;
}

/** The street, or the smaller street off it. */
export interface Streets {
  /** 60: `Stanney Mill` */
  readonly thoroughfareName: string;
  /** 20: `Road`, or `Street North` */
  readonly thoroughfareDescriptor: string;
  readonly dependentThoroughfareName: string;
  readonly dependentThoroughfareDescriptor: string;
}

/** The places around the street, from the smallest. */
export interface Localities {
  /** 35 */
  readonly doubleDependentLocality: string;
  /** 35 */
  readonly dependentLocality: string;
  /** 30, in capitals as delivered: `CHESTER` */
  readonly postTown: string;
}

/** The county of an address, in each of the three senses; empty where it has none. */
export interface Counties {
  /** The county that Royal Mail used to want on an envelope. */
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

/** A delivery point of these elements, the others absent. */
export function deliveryPoint(elements: Partial<DeliveryPoint>): DeliveryPoint {
  return { ...blank, ...elements };
}
