import { type DeliveryPoint, deliveryPoint } from '../../../src/address/delivery-point.ts';
import type { AddressKind, Row } from '../../../src/address-file/rows.ts';

/** An address row of these elements. */
export function address(
  elements: Partial<DeliveryPoint>,
  { kind = 'delivery-point', umprn = 0 }: { kind?: AddressKind; umprn?: number } = {},
): Row {
  const usual = {
    postcode: 'CH2 4NE',
    postTown: 'CHESTER',
    thoroughfareName: 'Stanney Mill',
    thoroughfareDescriptor: 'Road',
  };
  return { kind: 'address', address: { kind, umprn, point: deliveryPoint({ ...usual, ...elements }) } };
}

/** Refers to a delivery point by its UDPRN. */
export function byUdprn(udprn: number) {
  return { udprn, addressKey: 0, organisationKey: 0, postcodeType: '' } as const;
}

/** Where the postcode of a row is. */
export function place(
  postcode: string,
  more: Partial<Extract<Row, { kind: 'postcode-location' }>['location']> = {},
): Row {
  return {
    kind: 'postcode-location',
    location: {
      postcode,
      easting: 341_200,
      northing: 374_300,
      grid: 'osgb',
      countyCode: '',
      districtCode: 'E06000050',
      wardCode: 'E05012222',
      countryCode: 'E92000001',
      constituencyCode: '',
      terminated: '',
      ...more,
    },
  };
}

/**
 * A plausible set of rows of every kind for the given number of postcodes, with some addresses in each. The
 * same seed gives the same rows.
 */
export function mixedRows(postcodes: number, seed = 1): Row[] {
  const random = numbers(seed);
  const rows: Row[] = [];
  for (let at = 0; at < postcodes; at++) rows.push(...rowsOfPostcode(at, random));
  rows.push(
    { kind: 'area-name', code: 'E06000050', name: 'Cheshire West and Chester' },
    { kind: 'area-name', code: 'E05012222', name: 'Netherpool' },
    { kind: 'area-name', code: 'E92000001', name: 'England' },
    {
      kind: 'alias',
      alias: {
        kind: 'thoroughfare',
        alias: 'The Old Road',
        thoroughfare: 'Mill Road',
        dependentThoroughfare: '',
        doubleDependentLocality: '',
        dependentLocality: '',
        postTown: 'CHESTER',
      },
    },
  );
  return rows;
}

const LETTERS = 'ABDEFGHJLNPQRSTUWXYZ';
const STREETS = ['Mill', 'Church', 'Victoria', 'Station'];

/**
 * The postcode with this number. The numbers go through 20 districts in each of four areas, then through the
 * ten sectors of each district, then through the letters.
 */
function postcodeAt(at: number): string {
  const area = ['AB', 'CH', 'M', 'ZE'][at % 4]!;
  const district = 1 + (Math.floor(at / 4) % 20);
  const sector = Math.floor(at / 80) % 10;
  const unit = Math.floor(at / 800);
  return `${area}${district} ${sector}${LETTERS[Math.floor(unit / 20) % 20]}${LETTERS[unit % 20]}`;
}

function rowsOfPostcode(at: number, random: (below: number) => number): Row[] {
  const postcode = postcodeAt(at);
  const count = 1 + random(10);
  const rows: Row[] = [];
  for (let number = 0; number < count; number++) {
    const udprn = 1 + at * 20 + number;
    const organisation = random(8) === 0 ? `Hopkins ${random(1000)} Ltd` : '';
    const point = {
      postcode,
      udprn,
      addressKey: 500_000 + udprn,
      organisationKey: organisation === '' ? 0 : udprn,
      organisation,
      postcodeType: 'S' as const,
      households: 1,
      deliveryPointSuffix: `${1 + (number % 9)}A`,
      thoroughfareName: STREETS[at % 4]!,
      subBuildingName: random(5) === 0 ? `Flat ${number}` : '',
      buildingName: random(6) === 0 ? 'Victoria House' : '',
      buildingNumber: String(1 + random(200)),
    };
    rows.push(address(point));
    if (random(3) === 0) {
      const [easting, northing] = [341_000 + random(900), 374_000 + random(900)];
      rows.push({
        kind: 'premise-location',
        location: { udprn, uprn: 100_000_000_000 + udprn, easting, northing },
      });
    }
    if (random(12) === 0) {
      rows.push(
        address(
          { ...point, subBuildingName: 'Room 1' },
          { kind: 'multiple-residence', umprn: 90_000_000 + udprn },
        ),
      );
    }
    if (random(9) === 0) {
      const { address: row } = address(point) as Extract<Row, { kind: 'address' }>;
      const of =
        random(2) === 0
          ? byUdprn(udprn)
          : {
              udprn: 0,
              addressKey: point.addressKey,
              organisationKey: point.organisationKey,
              postcodeType: 'S' as const,
            };
      rows.push({
        kind: 'welsh',
        welsh: {
          of,
          welsh: { ...streetOf(row.point), postTown: 'CAER', thoroughfareName: 'Ffordd y Felin' },
        },
      });
      rows.push({ kind: 'alias', alias: { kind: 'delivery-point', alias: `The Old Shop ${udprn}`, of } });
    }
  }
  if (random(10) > 0)
    rows.push(place(postcode, { easting: 341_000 + random(500), northing: 374_000 + random(500) }));
  if (random(4) === 0) {
    rows.push({
      kind: 'postcode-counties',
      postcode,
      counties: { postal: 'Cheshire', traditional: 'Cheshire', administrative: '' },
    });
  }
  return rows;
}

function streetOf(point: DeliveryPoint) {
  return {
    thoroughfareName: point.thoroughfareName,
    thoroughfareDescriptor: '',
    dependentThoroughfareName: '',
    dependentThoroughfareDescriptor: '',
    doubleDependentLocality: '',
    dependentLocality: '',
    postTown: point.postTown,
  };
}

/** Whole numbers below a bound, the same for the same seed (a linear congruential generator). */
export function numbers(seed: number): (below: number) => number {
  let state = seed >>> 0;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** The same rows in another order. */
export function shuffled<Item>(items: readonly Item[], seed: number): Item[] {
  const random = numbers(seed);
  const mixed = [...items];
  for (let at = mixed.length - 1; at > 0; at--) {
    const other = random(at + 1);
    [mixed[at], mixed[other]] = [mixed[other]!, mixed[at]!];
  }
  return mixed;
}
