import { deliveryPoint } from '../../address/delivery-point.ts';
import type { PostcodeEntry, StoredAddress } from '../../address-file/postcode-entry.ts';
import { type FindAnswer, type FindRequest, findAnswer } from '../../lookup/find.ts';
import { type CompatRefusal, INVALID_POSTCODE, NOT_FOUND } from './answers.ts';

/** Invented postcodes, in compact form, with which a client can try each status free of charge. */
const REFUSALS: ReadonlyMap<string, CompatRefusal> = new Map([
  ['XX404X', NOT_FOUND],
  ['XX400X', INVALID_POSTCODE],
  ['XX401X', { status: 401 }],
  ['XX429X', { status: 429, retryAfter: 1 }],
  ['XX500X', { status: 500 }],
]);

/** The compact form of `XX2 00X`. */
const ANSWERED = 'XX200X';

/** The answer to a test postcode; undefined for any other postcode. `XX2 00X` gives invented addresses. */
export function testAnswer(
  typed: string,
  request: FindRequest,
): { readonly refusal: CompatRefusal } | { readonly answer: FindAnswer } | undefined {
  // Test postcodes are shorter, however they are spaced.
  if (typed.length > 16) return undefined;
  const compact = typed.replace(/\s/g, '').toUpperCase();
  const refusal = REFUSALS.get(compact);
  if (refusal !== undefined) return { refusal };
  if (compact !== ANSWERED) return undefined;
  return { answer: { ...findAnswer(ENTRY, request), postcode: 'XX2 00X' } };
}

const street = {
  thoroughfareName: 'Watkin',
  thoroughfareDescriptor: 'Terrace',
  dependentLocality: 'Exampleford',
  postTown: 'SAMPLETON',
};

const ENTRY: PostcodeEntry = {
  postcode: ANSWERED,
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
