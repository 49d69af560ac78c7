import { deliveryPoint } from '../../../src/address/delivery-point.ts';
import type { PostcodeEntry, StoredAddress } from '../../../src/address-file/postcode-entry.ts';
import type { RecordAddress } from '../../../src/cleansing/address/typed-address.ts';
import type { ElementComparison, Match } from '../../../src/matching/match.ts';

/*
 * An invented match of an address, as input for the code that writes it, so that each rule is tested alone.
 */

const POSITION = {
  easting: 341_200,
  northing: 374_300,
  gridReference: 'SJ412743',
  latitude: 53.263,
  longitude: -2.883,
};

/** Number 14 of a street in a locality, with a postal county. */
export const HOUSE: StoredAddress = {
  kind: 'delivery-point',
  point: deliveryPoint({
    buildingNumber: '14',
    thoroughfareName: 'High',
    thoroughfareDescriptor: 'Street',
    dependentLocality: 'Little Hoole',
    postTown: 'DIBBELCHESTER',
    postcode: 'CH1 2AB',
    udprn: 1_234_567,
    deliveryPointSuffix: '1A',
  }),
  umprn: 0,
  uprn: 100_010_000_002,
  location: { ...POSITION, easting: 341_222 },
  welsh: undefined,
  aliases: [],
};

export const ENTRY: PostcodeEntry = {
  postcode: 'CH12AB',
  place: {
    ...POSITION,
    countyCode: null,
    county: null,
    districtCode: '',
    district: '',
    wardCode: '',
    ward: '',
    countryCode: 'E92000001',
    country: 'England',
    constituencyCode: null,
    constituency: null,
  },
  counties: { postal: 'Noodleshire', traditional: 'Noodleshire', administrative: '' },
  addresses: [HOUSE],
};

/** An element that was compared. */
export function element(
  name: ElementComparison['element'],
  outcome: ElementComparison['outcome'],
  typed: string,
  found = '',
): ElementComparison {
  return { element: name, outcome, typed, found, weight: 0 };
}

/** A match with the house, in which nothing was changed. */
export function aMatch(more: Partial<Match> = {}): Match {
  return {
    level: 'Exact',
    confidence: 99.97,
    entry: ENTRY,
    address: HOUSE,
    postcode: 'CH1 2AB',
    changed: { postcode: false, address: false },
    elements: [],
    margin: 30,
    kept: [],
    ...more,
  };
}

export function at(point: Partial<StoredAddress['point']>): StoredAddress {
  return { ...HOUSE, point: { ...HOUSE.point, ...point } };
}

export function written(lines: readonly string[], more: Partial<RecordAddress> = {}): RecordAddress {
  return { lines, town: '', county: '', postcode: '', country: '', organisation: '', ...more };
}
