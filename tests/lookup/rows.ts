import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { AddressFile } from '../../src/address-file/address-file.ts';
import { buildAddressFile } from '../../src/address-file/build/build.ts';
import type { Row } from '../../src/address-file/rows.ts';
import { sourceOf } from '../address-file/support/build.ts';
import { address, byUdprn, place } from '../address-file/support/rows.ts';

/*
 * A small address file with a case of everything that a look-up tells apart. All of it is invented.
 */

const modules = {
  renderer: new URL('../../src/lookup/ready.ts', import.meta.url).href,
  locator: new URL('../address-file/support/locator.ts', import.meta.url).href,
};

const STANNEY = { postcode: 'CH2 4NE', thoroughfareName: 'Stanney Mill', thoroughfareDescriptor: 'Road' };
const LITTLE_STANNEY = { ...STANNEY, dependentLocality: 'Little Stanney', postTown: 'CHESTER' };
const WATKIN = {
  postcode: 'NN1 3ER',
  thoroughfareName: 'Watkin',
  thoroughfareDescriptor: 'Terrace',
  postTown: 'NORTHAMPTON',
};
const CARDIFF = {
  postcode: 'CF10 1AA',
  thoroughfareName: 'Mill',
  thoroughfareDescriptor: 'Lane',
  postTown: 'CARDIFF',
};

export const ROWS: readonly Row[] = [
  // An organisation in a unit of a named building.
  address({
    ...LITTLE_STANNEY,
    subBuildingName: 'Unit 4',
    buildingName: 'Venture Point',
    udprn: 5_000_001,
    addressKey: 101,
    postcodeType: 'S',
    deliveryPointSuffix: '1A',
  }),
  address({
    ...LITTLE_STANNEY,
    organisation: 'Hopkins & Sons, Bakers',
    department: 'Flour',
    buildingNumber: '10',
    udprn: 5_000_002,
    addressKey: 102,
    organisationKey: 12,
    postcodeType: 'S',
    deliveryPointSuffix: '1B',
  }),
  address({ ...LITTLE_STANNEY, buildingNumber: '2', udprn: 5_000_003, deliveryPointSuffix: '1D' }),
  address({
    ...LITTLE_STANNEY,
    subBuildingName: 'Flat 10',
    buildingName: 'Victoria House',
    udprn: 5_000_004,
  }),
  address({ ...LITTLE_STANNEY, buildingNumber: '110', udprn: 5_000_005 }),
  // A residence behind the letter box of number 2, and a house that is not yet built.
  address(
    { ...LITTLE_STANNEY, buildingNumber: '2', subBuildingName: 'Room 7', udprn: 5_000_003 },
    { kind: 'multiple-residence', umprn: 90_000_007 },
  ),
  address({ ...LITTLE_STANNEY, buildingNumber: '12', udprn: 5_000_006 }, { kind: 'not-yet-built' }),
  { kind: 'alias', alias: { kind: 'delivery-point', alias: 'The Old Bakery', of: byUdprn(5_000_002) } },
  {
    kind: 'premise-location',
    location: { udprn: 5_000_002, uprn: 100_010_000_002, easting: 341_222, northing: 374_333 },
  },
  place('CH2 4NE', {
    districtCode: 'E06000050',
    wardCode: 'E05012222',
    countryCode: 'E92000001',
    constituencyCode: 'E14001155',
  }),
  {
    kind: 'postcode-counties',
    postcode: 'CH2 4NE',
    counties: { postal: '', traditional: 'Cheshire', administrative: '' },
  },
  { kind: 'area-name', code: 'E06000050', name: 'Cheshire West and Chester' },
  { kind: 'area-name', code: 'E05012222', name: 'Netherpool' },
  { kind: 'area-name', code: 'E92000001', name: 'England' },
  { kind: 'area-name', code: 'E14001155', name: 'Chester North and Neston' },

  ...['10', '2', '1', '21'].map((buildingNumber, at) =>
    address({ ...WATKIN, buildingNumber, udprn: 6_000_001 + at }),
  ),
  place('NN1 3ER', { easting: 475_000, northing: 261_000, districtCode: 'E06000062' }),
  { kind: 'area-name', code: 'E06000062', name: 'West Northamptonshire' },
  {
    kind: 'postcode-counties',
    postcode: 'NN1 3ER',
    counties: { postal: 'Northamptonshire', traditional: 'Northamptonshire', administrative: '' },
  },

  // This address also has a Welsh form.
  address({ ...CARDIFF, buildingNumber: '3', udprn: 7_000_001 }),
  {
    kind: 'welsh',
    welsh: {
      of: byUdprn(7_000_001),
      welsh: {
        thoroughfareName: 'Lôn y Felin',
        thoroughfareDescriptor: '',
        dependentThoroughfareName: '',
        dependentThoroughfareDescriptor: '',
        doubleDependentLocality: '',
        dependentLocality: '',
        postTown: 'CAERDYDD',
      },
    },
  },

  // Shapes of a postcode that are written in another way than they are stored.
  address({
    postcode: 'M1 1AE',
    thoroughfareName: 'High',
    buildingNumber: '1',
    postTown: 'MANCHESTER',
    udprn: 8_000_001,
  }),
  address({
    postcode: 'SW1A 2AA',
    thoroughfareName: 'High',
    buildingNumber: '1',
    postTown: 'LONDON',
    udprn: 8_000_002,
  }),
  address({
    postcode: 'OX1 2JD',
    thoroughfareName: 'High',
    buildingNumber: '1',
    postTown: 'OXFORD',
    udprn: 8_000_003,
  }),
  address({
    postcode: 'JE2 3AB',
    thoroughfareName: 'High',
    buildingNumber: '1',
    postTown: 'JERSEY',
    udprn: 8_000_004,
  }),
  // A large user behind a PO box.
  address({
    postcode: 'CH1 9ZZ',
    organisation: 'Example Insurance Plc',
    poBox: '61',
    thoroughfareName: '',
    thoroughfareDescriptor: '',
    postTown: 'CHESTER',
    postcodeType: 'L',
    deliveryPointSuffix: '1A',
    udprn: 8_000_005,
  }),
  // Nobody lives there yet.
  address(
    {
      postcode: 'CH3 5NB',
      thoroughfareName: 'New',
      buildingNumber: '1',
      postTown: 'CHESTER',
      udprn: 8_000_006,
    },
    { kind: 'not-yet-built' },
  ),
];

/** Builds the file in a new folder. @param invented whether it says that its addresses are invented */
export async function buildSmallFile(rows: readonly Row[] = ROWS, invented = true) {
  const root = mkdtempSync(join(tmpdir(), 'fettle-lookup-'));
  const folder = join(root, 'file');
  if (rows === ROWS && invented) cpSync(await builtOnce(), folder, { recursive: true });
  else await build(rows, invented, folder);
  const remove = () => rmSync(root, { recursive: true, force: true });
  return { folder, remove };
}

let built: Promise<string> | undefined;

/** The file that most tests want, built once in each process: they get copies of it. */
function builtOnce(): Promise<string> {
  built ??= (async () => {
    const root = mkdtempSync(join(tmpdir(), 'fettle-lookup-'));
    process.once('exit', () => rmSync(root, { recursive: true, force: true }));
    const folder = join(root, 'file');
    await build(ROWS, true, folder);
    return folder;
  })();
  return built;
}

async function build(rows: readonly Row[], invented: boolean, out: string): Promise<void> {
  await buildAddressFile({ sources: [{ ...sourceOf(rows), invented }], out, modules, threads: 0 });
}

/** Builds and opens a file for the tests of one test file. */
export async function openSmallFile(rows: readonly Row[] = ROWS) {
  const { folder, remove } = await buildSmallFile(rows);
  const file = AddressFile.open(folder);
  return {
    file,
    close: async () => {
      await file.close();
      remove();
    },
  };
}
