import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { DeliveryPoint } from '../../../src/address/delivery-point.ts';
import { isDeliveryPointSuffix } from '../../../src/address/delivery-point-suffix.ts';
import { parsePostcode } from '../../../src/address/postcode.ts';
import { isPostcodeArea } from '../../../src/address/postcode-areas.ts';
import { printLines } from '../../../src/address/printing/print.ts';
import { inTitleCase } from '../../../src/address/title-case/delivery-point.ts';
import { AddressFile } from '../../../src/address-file/address-file.ts';
import { FIXED_ADDRESSES } from '../../../src/address-file/sample/fixed-postcodes.ts';
import { generateSample, MOST_SAMPLE_ADDRESSES } from '../../../src/address-file/sample/generate.ts';
import type { SamplePostcode } from '../../../src/address-file/sample/sample-postcode.ts';
import { pointAt, sampleRows, sampleSource } from '../../../src/address-file/sample/sample-rows.ts';
import { buildRows, freshFolder, modules } from '../support/build.ts';

const settings = fc.record({
  addresses: fc.oneof(fc.integer({ min: 1, max: 120 }), fc.integer({ min: 121, max: 4000 })),
  seed: fc.integer(),
});

const LONGEST = {
  organisation: 60,
  department: 60,
  poBox: 6,
  subBuildingName: 30,
  buildingName: 50,
  buildingNumber: 4,
  thoroughfareName: 60,
  thoroughfareDescriptor: 20,
  dependentThoroughfareName: 60,
  dependentThoroughfareDescriptor: 20,
  doubleDependentLocality: 35,
  dependentLocality: 35,
  postTown: 30,
} as const;

test('every generated address fits the fields of a delivery', () => {
  fc.assert(
    fc.property(settings, (options) => {
      const udprns = new Set<number>();
      const identities = new Set<string>();
      const keys = new Set<number>();
      let count = 0;
      let last = '';
      const sample = generateSample(options);
      for (const postcode of sample.postcodes) {
        const { outward, inward } = parsePostcode(postcode.postcode)!;
        expect(isPostcodeArea(/^[A-Z]+/.exec(outward)![0])).toBe(true);
        const key = outward.padEnd(4) + inward;
        expect(key > last).toBe(true);
        last = key;
        checkPostcode(postcode);
        count += postcode.points.length;
        for (const point of [...postcode.points, ...postcode.notYetBuilt]) {
          udprns.add(point.udprn);
          identities.add(`${point.addressKey} ${point.organisationKey} ${point.postcodeType}`);
        }
        for (const { umprn } of postcode.residences) udprns.add(umprn);
        count += postcode.notYetBuilt.length + postcode.residences.length;
        expect(sample.localities.all[postcode.locality.key - 1]).toBe(postcode.locality);
        keys.add(postcode.locality.key);
      }
      expect(udprns.size).toBe(count);
      expect(Math.max(...udprns)).toBeLessThan(100_000_000);
      expect(identities.size).toBe(count - [...udprns].filter(isUmprn).length);
      expect(sample.localities.all.length).toBeGreaterThanOrEqual(keys.size);
    }),
    { numRuns: 10 },
  );
});

const isUmprn = (number: number) => number >= 70_000_000 && number < 90_000_000;

function checkPostcode(postcode: SamplePostcode): void {
  const all = [...postcode.points, ...postcode.notYetBuilt];
  expect(postcode.points.length).toBeGreaterThan(0);
  expect(postcode.points.length).toBeLessThanOrEqual(100);
  expect(new Set(all.map(({ deliveryPointSuffix }) => deliveryPointSuffix)).size).toBe(all.length);
  // One expectation for all: there are a million of them.
  expect(all.flatMap((one) => faultsOf(pointAt(postcode, one)))).toStrictEqual([]);
}

function faultsOf(point: DeliveryPoint): string[] {
  const names = Object.keys(LONGEST) as (keyof typeof LONGEST)[];
  const faults = names.filter(
    (name) => point[name].length > LONGEST[name] || !/^[A-Za-z0-9 '&/-]*$/.test(point[name]),
  ) as string[];
  const { deliveryPointSuffix, postcodeType } = point;
  if (!isDeliveryPointSuffix(deliveryPointSuffix)) faults.push('suffix');
  if (postcodeType === 'L' && deliveryPointSuffix !== '1A') faults.push('suffix of a large user');
  const lines = printLines(point);
  if (lines.length === 0 || lines.some(({ text }) => text === '')) faults.push('lines');
  // In capitals and back, as in the Mainfile, nothing changes.
  const capitals = Object.fromEntries(names.map((name) => [name, point[name].toUpperCase()]));
  const back = inTitleCase({ ...point, ...capitals });
  return [...faults, ...names.filter((name) => back[name] !== point[name])];
}

test.each([1, 2, 20, FIXED_ADDRESSES, FIXED_ADDRESSES + 1, 299, 5000, 40_000])(
  'a sample of %d addresses has exactly that many',
  (addresses) => {
    let count = 0;
    for (const { points } of generateSample({ addresses }).postcodes) count += points.length;
    expect(count).toBe(addresses);
  },
);

test('a postcode has 17 addresses on average, and a large user postcode has a single address', () => {
  let [postcodes, addresses, alone] = [0, 0, 0];
  for (const { points } of generateSample({ addresses: 100_000, seed: 3 }).postcodes) {
    postcodes++;
    addresses += points.length;
    if (points[0]!.postcodeType === 'L') {
      alone++;
      expect(points.length).toBe(1);
    }
  }
  expect(addresses / postcodes).toBeGreaterThan(15);
  expect(addresses / postcodes).toBeLessThan(19);
  expect(alone / postcodes).toBeGreaterThan(0.02);
});

test('an impossible number of addresses is refused', () => {
  for (const addresses of [0, -1, 1.5, Number.NaN, MOST_SAMPLE_ADDRESSES + 1]) {
    expect(() => generateSample({ addresses })).toThrow(RangeError);
  }
  expect(() => generateSample({ addresses: 10, seed: 0.5 })).toThrow(RangeError);
});

test('the fixed addresses are in every sample, with the same numbers', () => {
  const ofPostcode = (addresses: number, seed: number) =>
    [...sampleRows({ addresses, seed })]
      .flat()
      .flatMap((row) =>
        row.kind === 'address' && row.address.point.postcode === 'CH2 4NE' ? [row.address] : [],
      );
  const [small, large] = [ofPostcode(FIXED_ADDRESSES, 1), ofPostcode(9000, 99)];
  expect(large).toStrictEqual(small);
  expect(small.filter(({ kind }) => kind === 'delivery-point').length).toBe(19);
});

test('a file built from it has the documented postcode with its place', async () => {
  const out = freshFolder();
  const { manifest } = await buildRows([], {
    out,
    sources: [sampleSource({ addresses: 2000 })],
    modules: {
      ...modules,
      locator: new URL('../../../src/address-file/location/locate.ts', import.meta.url).href,
    },
  });
  expect(manifest.invented).toBe(true);
  expect(manifest.sources[0]).toMatchObject({ badRows: 0, licence: expect.stringContaining('INVENTED') });
  expect(manifest.counts).toMatchObject({ repeatedUdprns: 0, unmatched: 0 });
  const file = AddressFile.open(out);
  try {
    const entry = file.lookup('CH24NE')!;
    const first = entry.addresses.find(({ point }) => point.buildingNumber === '1')!;
    expect(first.point).toMatchObject({ thoroughfareName: 'Thimblewick', postTown: 'LARKENBRIDGE' });
    expect(first.uprn).toBeGreaterThan(100_000_000_000);
    expect(entry.place.gridReference).toBe('SJ414743');
    const { place } = entry;
    for (const area of ['county', 'district', 'ward', 'country', 'constituency'] as const) {
      expect(place[area], area).toMatch(/^[A-Z]/);
    }
    expect(entry.counties.postal).not.toBe('');
    expect(file.lookup('CF119WX')!.addresses[0]!.welsh).toMatchObject({ postTown: 'ABERTAMBER' });
    expect(file.lookup('BT99NX')!.place.gridReference).toBe('J338741');
    expect(file.lookup('BT99NX')!.place.country).toBe('Northern Ireland');
  } finally {
    await file.close();
  }
});
