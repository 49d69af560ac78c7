import pg from 'pg';
import type { AddressFile } from '../src/address-file/address-file.ts';

/*
 * Stores an address file as rows of PostgreSQL for comparison, one row per address with an index on the
 * postcode. Columns are small integers and text, so that the rows are as small as possible.
 */

const TEXTS = [
  'postcode organisation department po_box postcode_type delivery_point_suffix sub_building_name building_name building_number',
  'thoroughfare_name thoroughfare_descriptor dependent_thoroughfare_name dependent_thoroughfare_descriptor',
  'double_dependent_locality dependent_locality post_town',
]
  .join(' ')
  .split(' ');
const NUMBERS = ['udprn', 'address_key', 'organisation_key', 'easting', 'northing'];

const BATCH = 5000;

/** Fills the tables. They are unlogged, because they are only for measuring. @returns the number of rows */
export async function fillRows(url: string, file: AddressFile): Promise<number> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const columns = [...TEXTS.map((name) => `${name} text`), ...NUMBERS.map((name) => `${name} int`)];
  await client.query(`create unlogged table address_row (${columns.join(', ')})`);
  await client.query('create unlogged table place_row (postcode text primary key, place jsonb)');
  const names = [...TEXTS, ...NUMBERS];
  const types = [...TEXTS.map(() => 'text[]'), ...NUMBERS.map(() => 'int[]')];
  const insert = `insert into address_row (${names.join(', ')}) select * from unnest(${types
    .map((type, at) => `$${at + 1}::${type}`)
    .join(', ')})`;
  let values: (string | number)[][] = names.map(() => []);
  let places: [string[], string[]] = [[], []];
  let rows = 0;
  const flush = async () => {
    await client.query(insert, values);
    await client.query('insert into place_row select * from unnest($1::text[], $2::jsonb[])', places);
    values = names.map(() => []);
    places = [[], []];
  };
  for (const { postcode, place, addresses } of file.entries()) {
    places[0].push(postcode);
    places[1].push(JSON.stringify(place));
    for (const { kind, point, location } of addresses) {
      if (kind !== 'delivery-point') continue;
      rows++;
      const row = [
        ...[postcode, point.organisation, point.department, point.poBox, point.postcodeType],
        ...[point.deliveryPointSuffix, point.subBuildingName, point.buildingName, point.buildingNumber],
        ...[point.thoroughfareName, point.thoroughfareDescriptor],
        ...[point.dependentThoroughfareName, point.dependentThoroughfareDescriptor],
        ...[point.doubleDependentLocality, point.dependentLocality, point.postTown],
        ...[point.udprn, point.addressKey, point.organisationKey],
        ...[location?.easting ?? 0, location?.northing ?? 0],
      ];
      row.forEach((value, at) => void values[at]!.push(value));
    }
    if (values[0]!.length >= BATCH) await flush();
  }
  await flush();
  await client.query('create index on address_row (postcode)');
  await client.query('vacuum analyze address_row');
  await client.end();
  return rows;
}
