import type { Streets } from '../../address/delivery-point.ts';
import { present } from '../../present.ts';
import { SAMPLE_AREAS } from './areas.ts';
import { areaNames, codesOf, countiesOf } from './codes.ts';
import { door } from './doors.ts';
import type { LocalityKeys } from './localities.ts';
import { PointNumbers } from './number-points.ts';
import type { Door, SamplePostcode } from './sample-postcode.ts';
import { streets } from './streets.ts';

/*
 * Addresses that every sample has, whatever its seed, so that documents and demonstrations can name them.
 * They are invented like all others, but their UDPRNs, keys and UPRNs never change.
 * docs/operators/address-sample.md lists them.
 */

interface Fixed {
  readonly postcode: string;
  readonly area: string;
  readonly places: readonly [postTown: string, dependentLocality: string, doubleDependentLocality: string];
  readonly streets: Streets;
  readonly site: { readonly easting: number; readonly northing: number };
  readonly type?: 'L';
  readonly doors: readonly Door[];
  readonly notYetBuilt?: readonly Door[];
  readonly welsh?: { readonly places: Fixed['places']; readonly streets: Streets };
  readonly alias?: string;
}

const house = (buildingNumber: string) => door({ buildingNumber });

const fixed: readonly Fixed[] = [
  {
    postcode: 'BT9 9NX',
    area: 'BT',
    places: ['Whimberford', '', ''],
    streets: streets('Thimble Street'),
    site: { easting: 333_800, northing: 374_100 },
    doors: ['1', '3', '5', '7'].map(house),
  },
  {
    postcode: 'CF11 9WX',
    area: 'CF',
    places: ['Tamberport', 'Mizzlehope', ''],
    streets: streets('Mill Road'),
    site: { easting: 317_450, northing: 175_620 },
    doors: [...['2', '4', '6'].map(house), door({ buildingName: 'Rose Cottage' })],
    welsh: {
      places: ['Abertamber', 'Cwmmizzel', ''],
      streets: { ...streets(''), thoroughfareName: 'Heol Melin' },
    },
  },
  {
    postcode: 'CH2 4NE',
    area: 'CH',
    places: ['Larkenbridge', '', ''],
    streets: streets('Thimblewick Road'),
    site: { easting: 341_450, northing: 374_350 },
    doors: [
      ...['1', '2', '3', '4', '5', '6'].map(house),
      door({ buildingName: '7A' }),
      door({ buildingNumber: '8', buildingName: 'Ivy House' }),
      door({ buildingName: 'Orchard Cottage' }),
      door({ buildingNumber: '10', subBuildingName: 'Flat A' }),
      door({ buildingNumber: '10', subBuildingName: 'Flat B' }),
      door({ buildingNumber: '12', subBuildingName: 'A', concatenated: true }),
      ...['1', '2', '3', '4'].map((flat) =>
        door({ buildingNumber: '14', buildingName: 'Larken Court', subBuildingName: `Flat ${flat}` }),
      ),
      door({ buildingNumber: '16', households: 3 }),
      door({ buildingName: '18-20', organisation: 'Thimble & Quiller Books' }),
      door({ buildingNumber: '22', organisation: 'Fettle Bakery', department: 'Mail Order Department' }),
    ],
    notYetBuilt: [house('24')],
    alias: 'Old Thimblewick Road',
  },
  {
    postcode: 'CH2 4NF',
    area: 'CH',
    places: ['Larkenbridge', 'Hobbleham', 'Hobbleham Parva'],
    streets: streets('Hobbleham Trading Estate', 'Foundry Lane'),
    site: { easting: 342_210, northing: 374_920 },
    doors: [
      door({
        organisation: 'Corvel Engineering plc',
        subBuildingName: 'Unit 1',
        buildingName: 'Foundry House',
      }),
      door({
        organisation: 'Mizzle Timber & Sons',
        subBuildingName: 'Unit 2',
        buildingName: 'Foundry House',
      }),
      door({ organisation: 'Wobble Toys', buildingNumber: '3' }),
      door({ poBox: '61' }),
    ],
  },
  {
    postcode: 'CH99 9LU',
    area: 'CH',
    places: ['Larkenbridge', '', ''],
    streets: streets(''),
    site: { easting: 340_610, northing: 373_480 },
    type: 'L',
    doors: [
      door({
        organisation: 'Quibble & Jostle Solicitors LLP',
        department: 'Accounts Department',
        poBox: '99',
      }),
    ],
  },
  {
    postcode: 'EH9 9TX',
    area: 'EH',
    places: ['Fennelhaven', '', ''],
    streets: streets('Weavers Terrace'),
    site: { easting: 325_870, northing: 671_930 },
    doors: ['0F1', '0F2', '1F1', '1F2', '2F1', '2F2'].map((subBuildingName) =>
      door({ buildingNumber: '12', subBuildingName }),
    ),
  },
];

/**
 * The number of a district that the generator never reaches, so that the fixed postcodes have areas of their
 * own.
 */
const DISTRICT = 59;

/** Generated addresses are numbered from here. Lower numbers belong to the fixed postcodes. */
export const FIRST_FREE_NUMBER = 100;

/** How many delivery points the fixed postcodes have. */
export const FIXED_ADDRESSES = fixed.reduce((total, { doors }) => total + doors.length, 0);

const taken = new Set(fixed.map(({ postcode }) => postcode));

/** Whether a postcode is one of the fixed postcodes. */
export function isFixed(postcode: string): boolean {
  return taken.has(postcode);
}

/**
 * Returns the fixed postcodes in delivery order.
 *
 * @param addresses the size of the sample; a very small sample has only some of the fixed addresses
 * @param names filled with the names of the areas that the postcodes lie in, by code
 */
export function fixedPostcodes(
  addresses: number,
  keys: LocalityKeys,
  names: Map<string, string>,
): SamplePostcode[] {
  const numbers = new PointNumbers(0, 0);
  let left = addresses;
  return fixed.flatMap((one): SamplePostcode[] => {
    const doors = one.doors.slice(0, left);
    left -= doors.length;
    const { postcode, site, notYetBuilt = [], alias = '' } = one;
    const points = numbers.points(doors, one.type ?? 'S', site);
    if (points.length === 0) return [];
    const area = present(
      SAMPLE_AREAS.find(({ area }) => area === one.area),
      `the area ${one.area}`,
    );
    const sector = {
      district: '',
      districtNumber: DISTRICT,
      sector: Number(postcode.at(-3)),
      addresses: 0,
    };
    const codes = codesOf(area, sector);
    const [town, village] = one.places;
    for (const [code, name] of areaNames(area, sector, town, village || town)) names.set(code, name);
    return [
      {
        postcode,
        streets: one.streets,
        locality: keys.of(...one.places),
        welsh: one.welsh && { locality: keys.of(...one.welsh.places), streets: one.welsh.streets },
        streetAlias: alias,
        counties: countiesOf(area),
        place: { ...site, grid: one.area === 'BT' ? 'irish' : 'osgb', ...codes, terminated: '' },
        points,
        residences: numbers.residences(points),
        notYetBuilt: numbers.notYetBuilt(notYetBuilt, points.length, site),
      },
    ];
  });
}
