import type { WelshAlternative } from '../address/alternatives.ts';
import type { Counties, DeliveryPoint } from '../address/delivery-point.ts';
import type { AddressKind } from './rows.ts';

/** Everything the address file knows of a postcode that has addresses. */
export interface PostcodeEntry {
  /** Compact: `CH24NE`. */
  readonly postcode: string;
  readonly place: Place;
  readonly counties: Counties;
  /** In plain delivery order (src/address-file/build/delivery-order.ts). */
  readonly addresses: readonly StoredAddress[];
}

/** One address. */
export interface StoredAddress {
  readonly kind: AddressKind;
  /** Its `postcode` is written with one space: `CH2 4NE`. */
  readonly point: DeliveryPoint;
  /** Of a multiple residence, whose UDPRN is its delivery point's; otherwise 0. */
  readonly umprn: number;
  /** 0 where the file does not know it. */
  readonly uprn: number;
  /** Where the premise itself stands; undefined where only its postcode's position is known. */
  readonly location: Position | undefined;
  /** Undefined where there is no Welsh form, or it is the same. */
  readonly welsh: WelshAlternative | undefined;
  readonly aliases: readonly string[];
}

/** A point on the map. */
export interface Position {
  /** Metres on the national grid: the British one, in Northern Ireland the Irish one. */
  readonly easting: number;
  readonly northing: number;
  /** Six figures: `SJ414743`. */
  readonly gridReference: string;
  /** Degrees, WGS84, six decimals. */
  readonly latitude: number;
  readonly longitude: number;
}

/**
 * Where a postcode is, and in which areas. Names are in full. A postcode whose position is not known has zeros for it and
 * an empty grid reference; an area that is not known is the empty string, or null for those that not every
 * postcode has.
 */
export interface Place extends Position {
  readonly countyCode: string | null;
  readonly county: string | null;
  readonly districtCode: string;
  readonly district: string;
  readonly wardCode: string;
  readonly ward: string;
  readonly countryCode: string;
  readonly country: string;
  readonly constituencyCode: string | null;
  readonly constituency: string | null;
}
