import { deliveryPoint } from '../../../../src/address/delivery-point.ts';
import type { Row } from '../../../../src/address-file/rows.ts';
import type { SampleOptions } from '../../../../src/address-file/sample/generate.ts';
import { sampleRows } from '../../../../src/address-file/sample/sample-rows.ts';

/*
 * The rows of the evaluation's file: those of the sample generator, plus streets named after saints, streets
 * with an apostrophe, and addresses of the forces.
 */

/** In the evaluation's file, every street with the first name has the second name. */
const RENAMED: ReadonlyMap<string, string> = new Map([
  ['Acorn', "St Mary's"],
  ['Alder', "St John's"],
  ['Almond', 'St James'],
  ['Copper', "King's"],
  ['Damson', "Queen's"],
  ['Factory', "St Leonard's"],
  ['Granary', 'Saint George'],
  ['Reservoir', "Bishop's"],
]);

const FORCES_POSTCODES = 60;
const FIRST_FORCES_UDPRN = 80_000_000;
const INWARD = 'ABDEFGHJLNPQRSTUWXYZ';
const UNITS = ['Field Workshop', 'Signal Squadron', 'Supply Depot', 'Medical Centre', 'Garrison Office'];

export function* madeRows(options: SampleOptions): Generator<Row[], void, undefined> {
  for (const rows of sampleRows(options)) yield rows.map(renamed);
  yield forcesRows();
}

function renamed(row: Row): Row {
  if (row.kind !== 'address') return row.kind === 'alias' ? renamedAlias(row) : row;
  const { point } = row.address;
  const name = RENAMED.get(point.thoroughfareName);
  const dependent = RENAMED.get(point.dependentThoroughfareName);
  if (name === undefined && dependent === undefined) return row;
  return {
    kind: 'address',
    address: {
      ...row.address,
      point: {
        ...point,
        thoroughfareName: name ?? point.thoroughfareName,
        dependentThoroughfareName: dependent ?? point.dependentThoroughfareName,
      },
    },
  };
}

function renamedAlias(row: Extract<Row, { kind: 'alias' }>): Row {
  const { alias } = row;
  if (alias.kind !== 'thoroughfare') return row;
  const text = (street: string) => {
    const [first = '', ...others] = street.split(' ');
    return [RENAMED.get(first) ?? first, ...others].join(' ');
  };
  const { thoroughfare, dependentThoroughfare } = alias;
  return {
    kind: 'alias',
    alias: {
      ...alias,
      thoroughfare: text(thoroughfare),
      dependentThoroughfare: text(dependentThoroughfare),
    },
  };
}

function forcesRows(): Row[] {
  return Array.from({ length: FORCES_POSTCODES }, (_, at) => at).flatMap((at): Row[] => {
    const postcode = `BF1 ${at % 3}${INWARD[Math.floor(at / 3)]}${INWARD[(at * 7) % INWARD.length]}`;
    const location = {
      postcode,
      easting: 0,
      northing: 0,
      grid: 'none' as const,
      countyCode: '',
      districtCode: '',
      wardCode: '',
      countryCode: '',
      constituencyCode: '',
      terminated: '',
    };
    const doors = UNITS.slice(0, 1 + (at % UNITS.length)).map((unit, door): Row => {
      const point = deliveryPoint({
        organisation: `${(at % 40) + 2} ${unit}`,
        dependentLocality: `BFPO ${at + 10}`,
        postTown: 'BFPO',
        postcode,
        postcodeType: 'S',
        deliveryPointSuffix: `1${INWARD[door]}`,
        udprn: FIRST_FORCES_UDPRN + at * 10 + door,
        addressKey: FIRST_FORCES_UDPRN + at * 10 + door,
      });
      return { kind: 'address', address: { kind: 'delivery-point', point, umprn: 0 } };
    });
    return [{ kind: 'postcode-location', location }, ...doors];
  });
}
