import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { deliveryPoint } from '../../src/address/delivery-point.ts';
import type { StoredAddress } from '../../src/address-file/postcode-entry.ts';
import type { Row } from '../../src/address-file/rows.ts';
import { point } from '../address/arbitraries.ts';
import { buildRows, withFile } from './support/build.ts';
import { address, byUdprn, place, shuffled } from './support/rows.ts';

/** The addresses of CH2 4NE in a file of these rows. */
function addressesOf(rows: readonly Row[]): Promise<readonly StoredAddress[]> {
  return withFile(rows, (file) => file.lookup('CH24NE')?.addresses ?? []);
}

const premise = (udprn: number, uprn: number, easting = 341_250, northing = 374_350): Row => ({
  kind: 'premise-location',
  location: { udprn, uprn, easting, northing },
});

test('a delivery point comes out as it went in', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.uniqueArray(point, { maxLength: 30, selector: ({ postcode }) => postcode }),
      async (points) => {
        await withFile(
          points.map((one) => ({
            kind: 'address',
            address: { kind: 'delivery-point', umprn: 0, point: one },
          })),
          (file) => {
            for (const one of points) {
              const entry = file.lookup(one.postcode.replace(/ /g, ''));
              expect(entry?.addresses.map((found) => found.point)).toEqual([one]);
            }
          },
        );
      },
    ),
    { numRuns: 10 },
  );
});

test('postcodes are recognised in every spelling', async () => {
  const forms = ['CH2 4NE', 'ch24ne', 'CH02 4NE', 'CH2  4NE'];
  const found = await addressesOf(forms.map((postcode, at) => address({ postcode, udprn: at + 1 })));
  expect(found.map((one) => [one.point.udprn, one.point.postcode])).toEqual([
    [1, 'CH2 4NE'],
    [2, 'CH2 4NE'],
    [3, 'CH2 4NE'],
    [4, 'CH2 4NE'],
  ]);
});

describe('delivery order', () => {
  test('is by street, number, building, flat, organisation; numbers count as numbers', async () => {
    const inOrder = [
      { thoroughfareName: 'Abbey' },
      { thoroughfareName: 'Mill', buildingName: 'Rose Cottage' },
      { thoroughfareName: 'Mill', buildingName: 'Victoria House', subBuildingName: 'Flat 2' },
      { thoroughfareName: 'Mill', buildingName: 'Victoria House', subBuildingName: 'Flat 10' },
      { thoroughfareName: 'Mill', buildingNumber: '2' },
      { thoroughfareName: 'Mill', buildingNumber: '10' },
      { thoroughfareName: 'Mill', buildingNumber: '10', organisation: 'Hopkins Ltd' },
      { thoroughfareName: 'Mill', buildingNumber: '10', subBuildingName: 'Flat 1' },
      { thoroughfareName: 'Mill', buildingName: '10A' },
      { thoroughfareName: 'Mill', buildingName: '10b' },
      { thoroughfareName: 'Mill', buildingNumber: '11' },
      {
        thoroughfareName: 'Mill',
        dependentThoroughfareName: 'Back',
        dependentThoroughfareDescriptor: 'Lane',
      },
      { thoroughfareName: 'Mill', dependentLocality: 'Little Stanney', buildingNumber: '1' },
    ];
    const rows = shuffled(
      inOrder.map((elements, at) => address({ ...elements, udprn: 100 - at })),
      3,
    );
    const found = await addressesOf(rows);
    expect(found.map(({ point: { udprn } }) => 100 - udprn)).toEqual(inOrder.map((_, at) => at));
  });

  test('of otherwise equal rows follows the reference number', async () => {
    const found = await addressesOf(
      shuffled(
        [3, 20, 100].map((udprn) => address({ udprn })),
        1,
      ),
    );
    expect(found.map((one) => one.point.udprn)).toEqual([3, 20, 100]);
  });
});

describe('duplicate rows', () => {
  test('count once if they are identical', async () => {
    const rows = [address({ udprn: 1 }), address({ udprn: 1 }), address({ udprn: 1 })];
    expect(await addressesOf(rows)).toHaveLength(1);
    const { manifest, repeatedUdprns } = await buildRows(rows);
    expect(manifest.counts).toMatchObject({ addresses: 1, sameRows: 2, repeatedUdprns: 2 });
    expect(repeatedUdprns).toEqual([1]);
  });

  test('are kept and reported if they differ, whether they share a postcode or not', async () => {
    const rows = [
      address({ udprn: 7, buildingNumber: '1' }),
      address({ udprn: 7, buildingNumber: '2' }),
      address({ udprn: 7, postcode: 'M1 1AE' }),
      address({ udprn: 5, postcode: 'M1 1AE' }),
      address({ udprn: 5, postcode: 'AB1 0AA' }),
      address({ udprn: 0 }),
      address({ udprn: 0, buildingNumber: '3' }),
    ];
    const { manifest, repeatedUdprns } = await buildRows(rows);
    expect(manifest.counts).toMatchObject({ addresses: 7, sameRows: 0, repeatedUdprns: 3 });
    expect(repeatedUdprns).toEqual([5, 7]);
  });
});

describe('multiple residences and addresses to be built', () => {
  test('a residence has the UDPRN and place of its delivery point, but not its UPRN', async () => {
    const rows = [
      premise(1, 100_000_000_001),
      address(
        { udprn: 1, buildingNumber: '5', subBuildingName: 'Room 2' },
        { kind: 'multiple-residence', umprn: 90_000_001 },
      ),
      address({ udprn: 1, buildingNumber: '5' }),
    ];
    const [whole, room] = await addressesOf(rows);
    expect(whole).toMatchObject({ kind: 'delivery-point', umprn: 0, uprn: 100_000_000_001 });
    expect(room).toMatchObject({ kind: 'multiple-residence', umprn: 90_000_001, uprn: 0 });
    expect(room!.point.udprn).toBe(1);
    expect(room!.location).toEqual(whole!.location);
    const { manifest } = await buildRows(rows);
    expect(manifest.counts).toMatchObject({ repeatedUdprns: 0, multipleResidences: 1, uprns: 1 });
  });

  test('an address to be built is left out once it is a delivery point', async () => {
    const rows = [
      address({ udprn: 1 }, { kind: 'not-yet-built' }),
      address({ udprn: 1, buildingNumber: '1' }),
      address({ udprn: 2 }, { kind: 'not-yet-built' }),
      address({ udprn: 0, buildingNumber: '8' }),
      address({ udprn: 0, buildingNumber: '9' }, { kind: 'not-yet-built' }),
    ];
    const found = await addressesOf(rows);
    expect(found.map(({ kind, point: { udprn } }) => [kind, udprn])).toEqual([
      ['not-yet-built', 2],
      ['delivery-point', 1],
      ['delivery-point', 0],
      ['not-yet-built', 0],
    ]);
    expect((await buildRows(rows)).manifest.counts).toMatchObject({ notYetBuilt: 2, builtSince: 1 });
  });
});

describe('Welsh forms', () => {
  const point1 = { udprn: 1, addressKey: 10, organisationKey: 11, postcodeType: 'S' as const };
  const names = {
    thoroughfareName: 'Ffordd y Felin',
    thoroughfareDescriptor: '',
    dependentThoroughfareName: '',
    dependentThoroughfareDescriptor: '',
    doubleDependentLocality: '',
    dependentLocality: 'Llŷn',
    postTown: 'CAER',
  };
  const byKey = { ...point1, udprn: 0 };

  test.each([
    ['UDPRN', byUdprn(1)],
    ['key', byKey],
  ])('are found by %s', async (_, of) => {
    const rows: Row[] = [
      { kind: 'welsh', welsh: { of, welsh: names } },
      address(point1),
      address({ udprn: 2, buildingNumber: '2' }),
    ];
    const [one, other] = await addressesOf(rows);
    expect(one!.welsh).toEqual(names);
    expect(other!.welsh).toBeUndefined();
  });

  test('that equal the English form are dropped', async () => {
    const same = {
      ...names,
      thoroughfareName: 'Stanney Mill',
      thoroughfareDescriptor: 'Road',
      dependentLocality: '',
      postTown: 'CHESTER',
    };
    const [one] = await addressesOf([
      address(point1),
      { kind: 'welsh', welsh: { of: byUdprn(1), welsh: same } },
    ]);
    expect(one!.welsh).toBeUndefined();
  });

  test('that share a key are told apart by all three parts of it', async () => {
    const others = [
      { ...byKey, addressKey: 12 },
      { ...byKey, organisationKey: 12 },
      { ...byKey, postcodeType: 'L' as const },
    ];
    const rows: Row[] = [
      address(point1),
      ...others.map((of): Row => ({ kind: 'welsh', welsh: { of, welsh: names } })),
    ];
    expect((await addressesOf(rows))[0]!.welsh).toBeUndefined();
  });
});

describe('aliases', () => {
  const street = {
    thoroughfare: 'Stanney Mill Road',
    dependentThoroughfare: '',
    doubleDependentLocality: '',
    dependentLocality: '',
    postTown: 'Chester',
  };

  test('of a delivery point are its own, sorted, each once', async () => {
    const alias = (text: string): Row => ({
      kind: 'alias',
      alias: { kind: 'delivery-point', alias: text, of: byUdprn(1) },
    });
    const rows = [
      address({ udprn: 1 }),
      address({ udprn: 2, buildingNumber: '1' }),
      alias('The Works'),
      alias('Old Mill'),
      alias('The Works'),
    ];
    expect((await addressesOf(rows)).map((one) => one.aliases)).toEqual([['Old Mill', 'The Works'], []]);
  });

  test('of a street belong to all on it, in that locality alone, whatever the case of its name', async () => {
    const rows: Row[] = [
      address({ buildingNumber: '1' }),
      address({ buildingNumber: '2', dependentLocality: 'Little Stanney' }),
      address({ buildingNumber: '3', thoroughfareName: 'Church' }),
      { kind: 'alias', alias: { kind: 'thoroughfare', alias: 'The Old Road', ...street } },
    ];
    expect((await addressesOf(rows)).map((one) => one.aliases)).toEqual([[], ['The Old Road'], []]);
  });

  test('of a locality belong to all its addresses; of a post town to all of it; within an outward code if one is given', async () => {
    const locality = (alias: string, dependentLocality: string, outwardCode = ''): Row => ({
      kind: 'alias',
      alias: {
        kind: 'locality',
        alias,
        doubleDependentLocality: '',
        dependentLocality,
        postTown: 'CHESTER',
        outwardCode,
      },
    });
    const rows = [
      address({ buildingNumber: '1' }),
      address({ buildingNumber: '2', dependentLocality: 'Little Stanney' }),
      locality('Caer', ''),
      locality('Stanney Parva', 'LITTLE STANNEY'),
      locality('Elsewhere', '', 'CH3'),
      locality('Here', '', 'CH2'),
    ];
    expect((await addressesOf(rows)).map((one) => one.aliases)).toEqual([
      ['Caer', 'Here'],
      ['Caer', 'Here', 'Stanney Parva'],
    ]);
  });
});

describe('premises', () => {
  test('are joined by UDPRN, or come with the address itself', async () => {
    const own: Row = {
      kind: 'address',
      address: {
        kind: 'delivery-point',
        umprn: 0,
        point: deliveryPoint({ postcode: 'CH2 4NE', buildingNumber: '2' }),
        premise: { uprn: 5, easting: 341_000, northing: 374_000 },
      },
    };
    const found = await addressesOf([
      premise(1, 100_000_000_001),
      own,
      address({
        udprn: 1,
        thoroughfareName: '',
        thoroughfareDescriptor: '',
        buildingNumber: '1',
        postTown: '',
      }),
      place('CH2 4NE'),
    ]);
    expect(
      found.map(({ uprn, location }) => [
        uprn,
        location?.easting,
        location?.northing,
        location?.gridReference,
      ]),
    ).toEqual([
      [100_000_000_001, 341_250, 374_350, 'GB412743'],
      [5, 341_000, 374_000, 'GB410740'],
    ]);
  });

  test('without coordinates contribute only their UPRN', async () => {
    const [one] = await addressesOf([address({ udprn: 1 }), premise(1, 7, 0, 0)]);
    expect(one).toMatchObject({ uprn: 7, location: undefined });
  });

  test('of the same delivery point: the most frequent coordinates win, then the lowest UPRN', async () => {
    const rows = [premise(1, 9, 0, 0), premise(1, 30), premise(1, 8), premise(1, 0)];
    for (const seed of [1, 2, 3]) {
      const [one] = await addressesOf([address({ udprn: 1 }), ...shuffled(rows, seed)]);
      expect(one).toMatchObject({ uprn: 8, location: { easting: 341_250 } });
    }
  });

  test('in Northern Ireland use the Irish grid, even if the postcode has no position', async () => {
    await withFile([address({ postcode: 'BT1 5GS', udprn: 1 }), premise(1, 8)], (file) => {
      expect(file.lookup('BT15GS')!.addresses[0]!.location!.gridReference).toBe('I412743');
    });
  });
});

describe('places and counties', () => {
  const names: Row[] = [
    { kind: 'area-name', code: 'E06000050', name: 'Cheshire West and Chester' },
    { kind: 'area-name', code: 'E05012222', name: 'Netherpool' },
    { kind: 'area-name', code: 'E92000001', name: 'England' },
    { kind: 'area-name', code: 'E14001000', name: 'Ellesmere Port and Bromborough' },
    { kind: 'area-name', code: 'E99999999', name: '(pseudo)' },
  ];

  test('a place has its position and the names of its areas', async () => {
    await withFile([address({}), ...names, place('ch24ne', { countyCode: 'E99999999' })], (file) => {
      expect(file.lookup('CH24NE')!.place).toEqual({
        easting: 341_200,
        northing: 374_300,
        gridReference: 'GB412743',
        latitude: 49.3743,
        longitude: -7.6588,
        countyCode: null,
        county: null,
        districtCode: 'E06000050',
        district: 'Cheshire West and Chester',
        wardCode: 'E05012222',
        ward: 'Netherpool',
        countryCode: 'E92000001',
        country: 'England',
        constituencyCode: null,
        constituency: null,
      });
    });
  });

  test('a postcode without data has an empty place', async () => {
    await withFile([address({})], (file) => {
      expect(file.lookup('CH24NE')!.place).toMatchObject({
        easting: 0,
        gridReference: '',
        district: '',
        county: null,
      });
      expect(file.lookup('CH24NE')!.counties).toEqual({ postal: '', traditional: '', administrative: '' });
    });
  });

  test('several sources complement each other, and a terminated postcode has the lowest priority', async () => {
    const rows = [
      place('CH2 4NE', { easting: 1, northing: 2, terminated: '199606', constituencyCode: 'E14009999' }),
      place('CH2 4NE', {
        wardCode: '',
        districtCode: '',
        constituencyCode: 'E14001000',
        grid: 'none',
        easting: 0,
        northing: 0,
      }),
      place('CH2 4NE'),
    ];
    for (const seed of [1, 2, 3, 4]) {
      await withFile([address({}), ...names, ...shuffled(rows, seed)], (file) => {
        expect(file.lookup('CH24NE')!.place).toMatchObject({
          easting: 341_200,
          ward: 'Netherpool',
          constituency: 'Ellesmere Port and Bromborough',
        });
      });
    }
  });

  test('counties are those of the postcode', async () => {
    const counties = { postal: 'Cheshire', traditional: 'Cheshire', administrative: '' };
    await withFile([address({}), { kind: 'postcode-counties', postcode: 'CH2 4NE', counties }], (file) => {
      expect(file.lookup('CH24NE')!.counties).toEqual(counties);
    });
  });

  test('a postcode with a position but without addresses is not in the file', async () => {
    await withFile([place('CH2 4NE')], (file) => {
      expect(file.lookup('CH24NE')).toBeUndefined();
      expect(file.manifest.counts.postcodes).toBe(0);
    });
  });
});

test('rows about unknown delivery points are counted', async () => {
  const rows: Row[] = [
    address({ udprn: 1 }),
    premise(2, 5),
    {
      kind: 'alias',
      alias: {
        kind: 'delivery-point',
        alias: 'The Works',
        of: { udprn: 0, addressKey: 9, organisationKey: 0, postcodeType: 'L' },
      },
    },
    premise(1, 5),
  ];
  expect((await buildRows(rows)).manifest.counts).toMatchObject({ addresses: 1, unmatched: 2 });
});
