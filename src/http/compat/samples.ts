import { deliveryPoint } from '../../address/delivery-point.ts';
import type { PostcodeEntry, StoredAddress } from '../../address-file/postcode-entry.ts';
import { itemAt } from '../../present.ts';
import { type FullAddress, fullAddress } from './full-address.ts';

/*
 * The answer to the test term XX2 00X: an invented postcode with three addresses.
 */

/** The test term that stands for a successful call, as a postcode and as an id. */
export const SAMPLE_POSTCODE = 'XX2 00X';
export const SAMPLE_ID = 'XX200X';

const street = {
  thoroughfareName: 'Watkin',
  thoroughfareDescriptor: 'Terrace',
  dependentLocality: 'Exampleford',
  postTown: 'SAMPLETON',
};

export const SAMPLE_ENTRY: PostcodeEntry = {
  postcode: SAMPLE_ID,
  place: {
    easting: 475_000,
    northing: 260_000,
    gridReference: 'SP750600',
    latitude: 52.234,
    longitude: -0.902,
    countyCode: null,
    county: null,
    districtCode: '',
    district: 'Sampleton',
    wardCode: '',
    ward: '',
    countryCode: '',
    country: 'England',
    constituencyCode: null,
    constituency: null,
  },
  counties: { postal: 'Exampleshire', traditional: '', administrative: '' },
  addresses: [
    stored({ buildingNumber: '10' }),
    stored({ buildingNumber: '2', subBuildingName: 'Flat 1', buildingName: 'Victoria House' }),
    stored({ buildingNumber: '12', organisation: 'Example Bakery Ltd' }),
  ],
};

/** The first address of the postcode, in full. */
export const SAMPLE_ADDRESS: FullAddress = {
  ...fullAddress({ kind: 'address', entry: SAMPLE_ENTRY, address: itemAt(SAMPLE_ENTRY.addresses, 0) }),
  postcode: SAMPLE_POSTCODE,
};

/** The distance of the sample from any point, in kilometres. */
export const SAMPLE_KILOMETRES = 0.1;

function stored(elements: Parameters<typeof deliveryPoint>[0]): StoredAddress {
  return {
    kind: 'delivery-point',
    point: deliveryPoint({ ...street, ...elements }),
    umprn: 0,
    uprn: 0,
    location: undefined,
    welsh: undefined,
    aliases: [],
  };
}
