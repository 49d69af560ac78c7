import { describe, expect, test } from 'vitest';
import { deliveryPoint } from '../../../src/address/delivery-point.ts';
import * as layouts from '../../../src/address-file/import/mainfile/layouts.ts';
import { found, readOnly } from './delivery.ts';
import {
  address,
  addresses,
  fixedFile,
  localities,
  locality,
  n,
  organisations,
  references,
  t,
  thoroughfare,
  udprn,
  udprns,
} from './mainfile-files.ts';

const house = address({
  postcode: 'CH2 4NE',
  addressKey: 1001,
  locality: 2,
  street: 10,
  streetDescriptor: 1,
  dependent: 12,
  dependentDescriptor: 3,
  number: 12,
  subBuilding: 31,
  households: 3,
  concatenation: 'Y',
  suffix: '1B',
});
const shop = address({
  postcode: 'CH2 4NE',
  addressKey: 1002,
  locality: 2,
  street: 11,
  streetDescriptor: 2,
  building: 20,
  subBuilding: 30,
  organisation: 40,
  isOrganisation: 'Y',
  suffix: '1D',
});
const box = address({ postcode: 'CH991AA', addressKey: 1003, locality: 1, type: 'L', poBox: '61' });

const numbers = udprns(
  udprn('CH2 4NE', 1001, 10000001),
  udprn('CH2 4NE', 1002, 10000002, 40),
  udprn('CH991AA', 1003, 10000003, 0, 'L'),
);

const housePoint = deliveryPoint({
  subBuildingName: 'A',
  buildingNumber: '12',
  dependentThoroughfareName: 'Back of the Hill',
  dependentThoroughfareDescriptor: 'Lane',
  thoroughfareName: 'Stanney Mill',
  thoroughfareDescriptor: 'Road',
  doubleDependentLocality: 'Upper Green',
  dependentLocality: 'Little Stanney',
  postTown: 'CHESTER',
  postcode: 'CH2 4NE',
  postcodeType: 'S',
  deliveryPointSuffix: '1B',
  udprn: 10000001,
  addressKey: 1001,
  households: 3,
  concatenated: true,
});
const shopPoint = deliveryPoint({
  organisation: 'Bright Tiles Ltd',
  department: 'Sales',
  subBuildingName: 'Flat 1',
  buildingName: "St Anne's House",
  thoroughfareName: 'The',
  thoroughfareDescriptor: 'Street',
  doubleDependentLocality: 'Upper Green',
  dependentLocality: 'Little Stanney',
  postTown: 'CHESTER',
  postcode: 'CH2 4NE',
  postcodeType: 'S',
  smallUserOrganisation: true,
  deliveryPointSuffix: '1D',
  udprn: 10000002,
  addressKey: 1002,
  organisationKey: 40,
  households: 1,
  concatenated: false,
});
const boxPoint = deliveryPoint({
  organisation: 'Post Office Counters plc',
  poBox: '61',
  postTown: 'CHESTER',
  postcode: 'CH991AA',
  postcodeType: 'L',
  deliveryPointSuffix: '1A',
  udprn: 10000003,
  addressKey: 1003,
  households: 1,
  concatenated: false,
});

const isAddress =
  (kind: string, umprn = 0) =>
  (point: object) => ({
    kind: 'address',
    address: { kind, point, umprn },
  });

test('records have the published lengths', () => {
  const lengths = Object.entries(layouts.FORMATS).map(([kind, { length }]) => [kind, length]);
  expect(Object.fromEntries(lengths)).toEqual({
    localities: 151,
    thoroughfares: 68,
    descriptors: 30,
    buildingNames: 58,
    subBuildingNames: 38,
    organisations: 153,
    addresses: 88,
    welshAddresses: 88,
    udprns: 35,
    multipleResidences: 782,
    notYetBuilt: 226,
    aliases: 75,
  });
  for (const layout of [
    layouts.LOCALITY_ALIAS,
    layouts.THOROUGHFARE_ALIAS,
    layouts.DELIVERY_POINT_ALIAS,
    layouts.COUNTY,
    layouts.COUNTY_LINK,
  ]) {
    expect(layout.length).toBe(75);
  }
});

describe('the Mainfile', () => {
  test('gives addresses with the text of their keys and their UDPRNs', async () => {
    const { source, rows, lines, badRows, bytesRead } = await readOnly({
      ...references,
      'fpmainfl.c02': addresses(house, shop),
      'fpmainfl.c03': addresses(box),
      'UDPRN/udprn.c01': numbers,
      'mailsort.c01': 'CH1 100101\r\n',
    });
    expect(source).toMatchObject({
      name: 'PAF Mainfile',
      layout: 'PAF Mainfile, fixed width: addresses (2 files), UDPRNs',
      edition: 'Y24M05',
    });
    expect(badRows).toEqual([]);
    expect(rows).toEqual([housePoint, shopPoint, boxPoint].map(isAddress('delivery-point')));
    expect(lines).toEqual([2, 3, 2]);
    expect(bytesRead).toBe(source.bytes);
  });

  test('reads lines that end in LF, and header and trailer with low and high values', async () => {
    const lf = Object.fromEntries(
      Object.entries(references).map(([name, text]) => [name, text.replaceAll('\r', '')]),
    );
    const content = addresses(house, shop, box)
      .replace(/^ {7}/, '\0'.repeat(7))
      .replace(/ {7}(?=9{8}00000005)/, '\xff'.repeat(7));
    const { rows } = await readOnly({
      ...lf,
      'fpmainfl.c02': Buffer.from(content, 'latin1'),
      'udprn.c01': numbers,
    });
    expect(rows).toHaveLength(3);
  });

  test('has keys only if the UDPRN file is missing', async () => {
    const { rows } = await readOnly({ ...references, 'fpmainfl.c02': addresses(house) });
    expect(rows).toEqual([{ ...housePoint, udprn: 0 }].map(isAddress('delivery-point')));
  });

  test('reads names with non-ASCII characters, in one byte or several', async () => {
    const records = [`${thoroughfare(10, 'TŶ MÔR')}`, thoroughfare(12, 'CÔR')];
    const content = fixedFile({ identifier: 'THOROUGH', length: 68, records });
    const utf8 = await readOnly({
      ...references,
      'thfare.c01': content,
      'fpmainfl.c02': addresses(house),
    });
    expect(utf8.rows).toMatchObject([{ address: { point: { thoroughfareName: 'Tŷ Môr' } } }]);
    const latin = await readOnly({
      ...references,
      'thfare.c01': Buffer.from(content.replace('Ŷ', 'Y'), 'latin1'),
      'fpmainfl.c02': addresses(house),
    });
    expect(latin.rows).toMatchObject([{ address: { point: { dependentThoroughfareName: 'Côr' } } }]);
  });

  test.each([
    [
      'a key without text',
      address({ postcode: 'CH2 4NE', addressKey: 1, locality: 2, street: 99 }),
      'There is no thoroughfare with the key 99.',
    ],
    [
      'no locality',
      address({ postcode: 'CH2 4NE', addressKey: 1, locality: 0 }),
      'The record has no locality key.',
    ],
    [
      'no type',
      address({ postcode: 'CH2 4NE', addressKey: 1, locality: 2, type: ' ' }),
      'The postcode type "" is neither S nor L.',
    ],
    [
      'letters for a number',
      address({ postcode: 'CH2 4NE', addressKey: 1, locality: 2 }).replace('00000001', '0000000x'),
      'The address key "0000000x" is not a number of 8 digits.',
    ],
    ['a character too few', house.slice(0, -1), 'The record has 87 characters instead of 88.'],
  ])('reports a record with %s, and reads on', async (_, record, reason) => {
    const { rows, badRows } = await readOnly({
      ...references,
      'fpmainfl.c02': addresses(house, record, shop),
      'udprn.c01': numbers,
    });
    expect(rows).toEqual([housePoint, shopPoint].map(isAddress('delivery-point')));
    expect(badRows).toEqual([{ file: 'fpmainfl.c02', line: 3, reason }]);
  });

  test('brings Welsh alternatives to their delivery points', async () => {
    const english = address({
      postcode: 'CF101AA',
      addressKey: 5,
      locality: 4,
      street: 10,
      streetDescriptor: 2,
    });
    const welsh = address({ postcode: 'CF101AA', addressKey: 5, locality: 3, street: 13 });
    const { rows } = await readOnly({
      ...references,
      'fpmainfl.c02': addresses(english),
      'wfmainfl.c06': addresses(welsh, welsh.replace('00000005', '00000006')),
      'udprn.c01': udprns(udprn('CF101AA', 5, 10000005)),
    });
    const alternative = {
      thoroughfareName: 'Heol Fawr',
      thoroughfareDescriptor: '',
      dependentThoroughfareName: '',
      dependentThoroughfareDescriptor: '',
      doubleDependentLocality: '',
      dependentLocality: 'Y Fro',
      postTown: 'CAERDYDD',
    };
    const of = { udprn: 10000005, addressKey: 5, organisationKey: 0, postcodeType: 'S' };
    expect(rows.slice(1)).toEqual([
      { kind: 'welsh', welsh: { of, welsh: alternative } },
      { kind: 'welsh', welsh: { of: { ...of, udprn: 0, addressKey: 6 }, welsh: alternative } },
    ]);
  });
});

describe('an incomplete delivery', () => {
  const whole = { ...references, 'fpmainfl.c02': addresses(house, shop), 'udprn.c01': numbers };
  const without = (name: string) =>
    Object.fromEntries(Object.entries(whole).filter(([known]) => known !== name));
  const cut = (text: string, share: number) => text.slice(0, Math.floor(text.length * share));

  test.each([
    [
      'lacks a reference file',
      without('thdesc.c01'),
      'fpmainfl.c02 needs thdesc.c01, which the delivery lacks.',
    ],
    [
      'lacks a part',
      { ...whole, 'fpmainfl.c04': addresses(box) },
      'The part between fpmainfl.c02 and fpmainfl.c04 is missing.',
    ],
    [
      'has a file twice',
      { ...whole, 'copy/fpmainfl.c02': addresses(box) },
      'copy/fpmainfl.c02 and fpmainfl.c02 are two copies of the same file (ADDRESS).',
    ],
    [
      'mixes editions',
      { ...whole, 'local.c01': localities(locality(1, 'CHESTER')).replace('Y24M05', 'Y24M04') },
      /has edition Y24M04/,
    ],
  ])('is refused when it is found, if it %s', async (_, files, message) => {
    await expect(found(files)).rejects.toThrow(message);
  });

  test.each([
    ['cut off', cut(addresses(house, shop), 0.6), 'fpmainfl.c02 is cut off: it has no trailer.'],
    ['only a header', cut(addresses(house), 0.3), 'fpmainfl.c02 is cut off: it has no trailer.'],
    [
      'short of records',
      addresses(house, shop).replace('00000004', '00000005'),
      'fpmainfl.c02 has 4 records; its trailer counts 5.',
    ],
    [
      'joined to another',
      addresses(house) + addresses(shop),
      'fpmainfl.c02 goes on after its trailer, in line 4.',
    ],
  ])('is refused while it is read, if a file is %s', async (_, content, message) => {
    await expect(readOnly({ ...whole, 'fpmainfl.c02': content })).rejects.toThrow(message);
  });

  test('can be read from the start any number of times', async () => {
    const { sources } = await found(whole);
    for (let time = 0; time < 2; time++) {
      let rows = 0;
      for await (const batch of sources[0]!.batches()) rows += batch.rows.length;
      expect(rows).toBe(2);
    }
  });
});

describe('Not Yet Built', () => {
  test('gives planned addresses with the text of their keys', async () => {
    const record =
      t('CH2 4NE', 7) +
      n(1, 8) +
      n(10000009, 8) +
      n(2, 8) +
      n(10, 8) +
      n(1, 4) +
      n(0, 8) +
      n(0, 4) +
      n(7, 4) +
      n(20, 8) +
      n(0, 8) +
      t('BRIGHT TILES LTD', 60) +
      t('', 60) +
      t('PO BOX 12', 14) +
      n(1, 4) +
      n(0, 8) +
      'S' +
      'Y' +
      ' ' +
      '1A';
    const content = fixedFile({ identifier: 'NYBUILTK', length: 226, records: [record], indent: 7 });
    const { source, rows, badRows } = await readOnly({ ...references, 'nybuilt.c01': content });
    expect(source.layout).toBe('PAF Mainfile, fixed width: not yet built');
    expect(badRows).toEqual([]);
    expect(rows).toMatchObject([
      {
        address: {
          kind: 'not-yet-built',
          point: {
            udprn: 10000009,
            organisation: 'Bright Tiles Ltd',
            poBox: '12',
            buildingName: "St Anne's House",
            buildingNumber: '7',
            thoroughfareName: 'Stanney Mill',
            dependentLocality: 'Little Stanney',
            smallUserOrganisation: true,
          },
        },
      },
    ]);
  });
});

describe('Multiple Residence', () => {
  const premise = (number: number, name: string, sub: string, organisation = '') =>
    `${n(number, 4) + n(0, 8) + t(name, 50) + n(0, 9) + t(sub, 30) + t(organisation, 60) + t('', 60)}  `;
  const record = (umprn: number, first: string, second: string) =>
    t('CH2 4NE', 7) +
    n(2, 4) +
    n(1001, 8) +
    n(0, 8) +
    'S' +
    '1B' +
    n(10000001, 8) +
    n(umprn, 8) +
    n(2, 6) +
    t('CHESTER', 30) +
    t('LITTLE STANNEY', 35) +
    t('', 35) +
    n(10, 8) +
    t('STANNEY MILL', 60) +
    n(1, 4) +
    t('ROAD', 20) +
    n(0, 8) +
    t('', 60) +
    n(0, 4) +
    t('', 20) +
    first +
    second;
  const parent = premise(12, 'HILL HOUSE', '');
  const flats = [premise(0, '', 'FLAT 1'), premise(0, '', 'FLAT 2', 'BRIGHT STUDIOS')];
  const isFlat = (umprn: number, elements: object) => ({
    kind: 'address',
    address: {
      kind: 'multiple-residence',
      umprn,
      point: {
        ...deliveryPoint({
          buildingNumber: '12',
          buildingName: 'Hill House',
          thoroughfareName: 'Stanney Mill',
          thoroughfareDescriptor: 'Road',
          dependentLocality: 'Little Stanney',
          postTown: 'CHESTER',
          postcode: 'CH2 4NE',
          postcodeType: 'S',
          deliveryPointSuffix: '1B',
          udprn: 10000001,
          addressKey: 1001,
          households: 1,
          concatenated: false,
        }),
        ...elements,
      },
    },
  });

  test.each([
    ['second', [record(50000001, parent, flats[0]!), record(50000002, parent, flats[1]!)]],
    ['first', [record(50000001, flats[0]!, parent), record(50000002, flats[1]!, parent)]],
  ])('reads residences whose own elements come %s', async (_, records) => {
    const content = fixedFile({ identifier: 'MURESFUL', length: 782, records, indent: 7 });
    const { source, rows, badRows } = await readOnly({ 'mures.c01': content });
    expect(source).toMatchObject({
      name: 'mures.c01',
      layout: 'PAF Mainfile, fixed width: multiple residences',
    });
    expect(badRows).toEqual([]);
    expect(rows).toEqual([
      isFlat(50000001, { subBuildingName: 'Flat 1' }),
      isFlat(50000002, { subBuildingName: 'Flat 2', organisation: 'Bright Studios' }),
    ]);
  });
});

describe('Alias', () => {
  const records = [
    `1${n(2, 9)}CH2  ${t('STANNEY', 35)}LOC${t('', 22)}`,
    `2${t('MILL', 35)}${n(3, 4)}${n(10, 9)}${n(1, 4)}${n(12, 9)}${n(3, 4)}${n(2, 9)}`,
    `3${n(1002, 8)}${n(40, 8)}STNC${t('TILE SHOP', 50)}${t('', 4)}`,
    `4${n(1, 4)}${t('CHESHIRE', 30)}P${t('', 39)}`,
    `4${n(2, 4)}${t('CHESHIRE WEST AND CHESTER', 30)}A${t('', 39)}`,
    `5CH2 4NE${n(1, 4)}${n(0, 4)}${n(2, 4)}${t('', 55)}`,
    `5CH2 4NF${n(0, 4)}${n(0, 4)}${n(0, 4)}${t('', 55)}`,
    `5CH2 4NG${n(9, 4)}${n(0, 4)}${n(0, 4)}${t('', 55)}`,
    `6${t('', 74)}`,
  ];
  const content = fixedFile({ identifier: 'ALIASFLE', length: 75, records });

  test('gives aliases and counties', async () => {
    const { rows, badRows } = await readOnly({
      ...references,
      'aliasfle.c01': content,
      'udprn.c01': numbers,
    });
    const places = {
      doubleDependentLocality: 'Upper Green',
      dependentLocality: 'Little Stanney',
      postTown: 'CHESTER',
    };
    expect(rows).toEqual([
      { kind: 'alias', alias: { kind: 'locality', alias: 'Stanney', ...places, outwardCode: 'CH2' } },
      {
        kind: 'alias',
        alias: {
          kind: 'thoroughfare',
          alias: 'Mill Lane',
          thoroughfare: 'Stanney Mill Road',
          dependentThoroughfare: 'Back of the Hill Lane',
          ...places,
        },
      },
      {
        kind: 'alias',
        alias: {
          kind: 'delivery-point',
          alias: 'Tile Shop',
          of: { udprn: 10000002, addressKey: 1002, organisationKey: 40, postcodeType: 'S' },
        },
      },
      {
        kind: 'postcode-counties',
        postcode: 'CH2 4NE',
        counties: { postal: 'Cheshire', traditional: '', administrative: 'Cheshire West and Chester' },
      },
    ]);
    expect(badRows).toEqual([
      { file: 'aliasfle.c01', line: 9, reason: 'There is no county with the key 9.' },
      { file: 'aliasfle.c01', line: 10, reason: 'The record type "6" is not 1 to 5.' },
    ]);
  });

  test('is refused without the files that its keys refer to', async () => {
    await expect(found({ 'aliasfle.c01': content, 'org.c01': organisations() })).rejects.toThrow(
      /aliasfle\.c01 needs local\.c01, thfare\.c01/,
    );
  });
});
