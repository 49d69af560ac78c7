import fc from 'fast-check';
import { NO_COUNTIES } from '../../src/address/delivery-point.ts';
import type { Area } from '../../src/address-file/entry/layout.ts';
import type { Place, Position, PostcodeEntry, StoredAddress } from '../../src/address-file/postcode-entry.ts';
import { junkPoint, point, validPostcode } from '../address/arbitraries.ts';

/** The areas that the generated places lie in. */
export const areas: Area[] = Array.from({ length: 300 }, (_, at) => ({
  code: `E0500${String(at).padStart(4, '0')}`,
  name: `Area ${at}`,
}));

const area = fc.constantFrom(...areas, { code: '', name: '' });
const text = fc.oneof(fc.constant(''), fc.string({ unit: 'binary', maxLength: 40 }), fc.lorem());
const natural = fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 99_999_999 }));
const degrees = (most: number) =>
  fc.integer({ min: -most * 1e6, max: most * 1e6 }).map((value) => value / 1e6);

const position: fc.Arbitrary<Position> = fc
  .record({
    easting: fc.integer({ min: 0, max: 700_000 }),
    northing: fc.integer({ min: 0, max: 1_300_000 }),
    gridReference: fc.oneof(fc.constantFrom('', 'SJ414743'), text),
    latitude: degrees(90),
    longitude: degrees(180),
  })
  .map((one) => ({ ...one, latitude: one.latitude + 0, longitude: one.longitude + 0 }));

const place: fc.Arbitrary<Place> = fc
  .tuple(position, fc.array(area, { minLength: 5, maxLength: 5 }))
  .map(([at, [county, district, ward, country, constituency]]) => ({
    ...at,
    countyCode: county!.code || null,
    county: county!.name || null,
    districtCode: district!.code,
    district: district!.name,
    wardCode: ward!.code,
    ward: ward!.name,
    countryCode: country!.code,
    country: country!.name,
    constituencyCode: constituency!.code || null,
    constituency: constituency!.name || null,
  }));

const welsh = fc.record({
  thoroughfareName: text,
  thoroughfareDescriptor: text,
  dependentThoroughfareName: text,
  dependentThoroughfareDescriptor: text,
  doubleDependentLocality: text,
  dependentLocality: text,
  postTown: fc.oneof(text, fc.constantFrom('PENTREFOELAS', 'Tŷ Ddewi', 'Ŵyn')),
});

const address: fc.Arbitrary<StoredAddress> = fc.record({
  kind: fc.constantFrom('delivery-point', 'multiple-residence', 'not-yet-built'),
  point: fc.oneof(point, junkPoint),
  umprn: natural,
  uprn: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 999_999_999_999 })),
  location: fc.option(position, { nil: undefined }),
  welsh: fc.option(welsh, { nil: undefined }),
  aliases: fc.array(text, { maxLength: 3 }),
});

/** Any entry that a file could hold, and many that none would. */
export const entry: fc.Arbitrary<PostcodeEntry> = fc
  .record({
    postcode: validPostcode,
    place,
    counties: fc.oneof(
      fc.constant(NO_COUNTIES),
      fc.record({ postal: text, traditional: text, administrative: text }),
    ),
    addresses: fc.array(address, { maxLength: 20 }),
  })
  .map(({ postcode, addresses, ...rest }) => ({
    ...rest,
    postcode: postcode.replace(' ', ''),
    addresses: addresses.map((one) => ({ ...one, point: { ...one.point, postcode } })),
  }));
