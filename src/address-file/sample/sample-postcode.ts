import type { WelshAlternative } from '../../address/alternatives.ts';
import type { Counties, Localities, Premises, Streets } from '../../address/delivery-point.ts';
import type { PostcodeLocationRow } from '../rows.ts';

/**
 * A postcode of the sample, with everything that a delivery says about it. All its addresses are on one
 * street.
 */
export interface SamplePostcode {
  /** Printed with one space: `CH2 4NE`. */
  readonly postcode: string;
  readonly streets: Streets;
  readonly locality: SampleLocality;
  /** Locality and streets in Welsh. Undefined outside Wales. */
  readonly welsh: { readonly locality: SampleLocality; readonly streets: Streets } | undefined;
  /** An alias of the street. Empty for most. */
  readonly streetAlias: string;
  readonly counties: Counties;
  readonly place: Omit<PostcodeLocationRow, 'postcode'>;
  readonly points: readonly SamplePoint[];
  readonly residences: readonly SampleResidence[];
  readonly notYetBuilt: readonly SamplePoint[];
}

export interface SampleLocality extends Localities {
  /** Numbered from 1. Each combination of names has its own key. */
  readonly key: number;
}

/** The elements of an address that belong to its own door. */
export interface Door extends Premises {
  readonly organisation: string;
  readonly department: string;
  readonly poBox: string;
  readonly households: number;
  readonly concatenated: boolean;
}

export interface SamplePoint extends Door {
  readonly udprn: number;
  readonly addressKey: number;
  readonly organisationKey: number;
  readonly postcodeType: 'S' | 'L';
  readonly smallUserOrganisation: boolean;
  readonly deliveryPointSuffix: string;
  readonly uprn: number;
  readonly easting: number;
  readonly northing: number;
  /** An alias of the house. Empty for most. */
  readonly alias: string;
}

/** One of the homes behind the door of a delivery point. */
export interface SampleResidence {
  readonly parent: SamplePoint;
  readonly umprn: number;
  readonly subBuildingName: string;
}

export function welshAlternative({ welsh }: SamplePostcode): WelshAlternative | undefined {
  if (welsh === undefined) return undefined;
  const { doubleDependentLocality, dependentLocality, postTown } = welsh.locality;
  return { ...welsh.streets, doubleDependentLocality, dependentLocality, postTown };
}
