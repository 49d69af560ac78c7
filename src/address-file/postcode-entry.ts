import type { WelshAlternative } from '../address/alternatives.ts';
import type { Counties, DeliveryPoint } from '../address/delivery-point.ts';
import type { AddressKind } from './rows.ts';

/** Everything the address file knows about one postcode. */
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
  /** The `postcode` of the point is printed with one space: `CH2 4NE`. */
  readonly point: DeliveryPoint;
  /**
   * The number of a multiple residence, which shares the UDPRN of its delivery point. 0 for other addresses.
   */
  readonly umprn: number;
  /** 0 if the file does not know it. */
  readonly uprn: number;
  /** Where the premise stands. Undefined if only the position of its postcode is known. */
  readonly location: Position | undefined;
  /** The Welsh form. Undefined if there is none or it is the same as the English one. */
  readonly welsh: WelshAlternative | undefined;
  readonly aliases: readonly string[];
}

/** A point on the map. */
export interface Position {
  /** Metres on the national grid: the British grid, or the Irish grid in Northern Ireland. */
  readonly easting: number;
  readonly northing: number;
  /** Six figures: `SJ414743`. */
  readonly gridReference: string;
  /** Degrees, WGS84, six decimals. */
  readonly latitude: number;
  readonly longitude: number;
}

/**
 * Where a postcode is and which areas it lies in. Names are in full. An unknown position is all zeros with an
 * empty grid reference. An unknown area is the empty string, or null for the areas that not every postcode
 * has.
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
