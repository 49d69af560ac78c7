import type { WelshAlternative } from '../../address/alternatives.ts';
import type { Counties, Localities, Premises, Streets } from '../../address/delivery-point.ts';
import type { PostcodeLocationRow } from '../rows.ts';

/** A postcode of the sample with all that is delivered about it. Its addresses are on one street. */
export interface SamplePostcode {
  /** With one space: `CH2 4NE`. */
  readonly postcode: string;
  readonly streets: Streets;
  readonly locality: SampleLocality;
  /** The same in Welsh, for a postcode in Wales. */
  readonly welsh: { readonly locality: SampleLocality; readonly streets: Streets } | undefined;
  /** Another name of the street; empty for most. */
  readonly streetAlias: string;
  readonly counties: Counties;
  readonly place: Omit<PostcodeLocationRow, 'postcode'>;
  readonly points: readonly SamplePoint[];
  readonly residences: readonly SampleResidence[];
  readonly notYetBuilt: readonly SamplePoint[];
}

export interface SampleLocality extends Localities {
  /** From 1, one for each different combination of names. */
  readonly key: number;
}

/** What is behind a door. */
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
  /** Another name of the house; empty for most. */
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
