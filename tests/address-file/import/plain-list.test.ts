import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { deliveryPoint, NO_COUNTIES } from '../../../src/address/delivery-point.ts';
import { buildAddressFile } from '../../../src/address-file/build/build.ts';
import { findSources } from '../../../src/address-file/import/find-sources.ts';
import { DATA } from '../../support/data.ts';
import { freshFolder, modules } from '../support/build.ts';
import { found, read, readOnly } from './delivery.ts';

const point = deliveryPoint({
  organisation: 'Bright Tiles Ltd',
  subBuildingName: 'Unit 4',
  buildingName: 'Venture Point',
  thoroughfareName: 'Stanney Mill',
  thoroughfareDescriptor: 'Road',
  dependentLocality: 'Little Stanney',
  postTown: 'CHESTER',
  postcode: 'CH2 4NE',
  smallUserOrganisation: true,
});

const isAddress = (expected: object, premise?: object) => ({
  kind: 'address',
  address: {
    kind: 'delivery-point',
    point: expected,
    umprn: 0,
    ...(premise === undefined ? {} : { premise }),
  },
});

describe('a plain list of addresses', () => {
  test.each([
    [
      'a text with commas',
      'name,text,postcode\nBright Tiles Ltd,"Unit 4, Venture Point, Stanney Mill Road, Little Stanney, Chester",CH2 4NE\n',
    ],
    [
      'lines',
      'Company;Address 1;Address 2;Address 3;Town;Post Code\r\nBright Tiles Ltd;Unit 4, Venture Point;Stanney Mill Rd;Little Stanney;Chester;CH24NE\r\n',
    ],
    [
      'elements',
      'organisation_name\tsub building\tbuilding name\tstreet\tlocality\ttown\tpostcode\nBright Tiles Ltd\tUnit 4\tVenture Point\tStanney Mill Road\tLittle Stanney\tChester\tch2 4ne',
    ],
    [
      'capitals and a postcode with a letter for a digit',
      'NAME,ADDRESS_LINE_1,ADDRESS_LINE_2,ADDRESS_LINE_3,ADDRESS_LINE_4,POSTCODE\nBRIGHT TILES LTD,UNIT 4,VENTURE POINT,STANNEY MILL ROAD,"LITTLE STANNEY, CHESTER",CHZ 4NE\n',
    ],
  ])('is read with %s', async (_, content) => {
    const { source, rows, badRows } = await readOnly({ 'list.csv': content });
    expect(source.layout).toMatch(/^Plain list of addresses: .*post ?code/i);
    expect(badRows).toEqual([]);
    expect(rows).toEqual([isAddress(point)]);
  });

  test('keeps property references, coordinates and counties', async () => {
    const content =
      'id,udprn,uprn,easting,northing,address1,town,county,postcode\n' +
      '4711,10000001,100010001001,341467.2,374310,12 High Street,Chester,Ches,CH2 4NE\n' +
      'A-12,,,,,14 High Street,Chester,Cheshire,CH2 4NE\n';
    const { source, rows } = await readOnly({ 'list.csv': content });
    expect(source.layout).toBe(
      'Plain list of addresses: udprn, uprn, easting, northing, address1, town, county, postcode',
    );
    const house = deliveryPoint({
      buildingNumber: '12',
      thoroughfareName: 'High',
      thoroughfareDescriptor: 'Street',
      postTown: 'CHESTER',
      postcode: 'CH2 4NE',
    });
    expect(rows).toEqual([
      isAddress(
        { ...house, udprn: 10000001, addressKey: 4711 },
        { uprn: 100010001001, easting: 341467, northing: 374310 },
      ),
      { kind: 'postcode-counties', postcode: 'CH2 4NE', counties: { ...NO_COUNTIES, postal: 'Cheshire' } },
      isAddress({ ...house, buildingNumber: '14' }),
    ]);
  });

  test('counts each row once, even if it also gives a county', async () => {
    const content =
      'address,county,postcode\n"12 High Street, Chester",Cheshire,CH2 4NE\n"14 High Street, Chester",,CH2 4NE\n"1 Mill Lane, Chester",Ches,CH2 4NF\n';
    const { sources } = await found({ 'list.csv': content });
    const { manifest } = await buildAddressFile({ sources, out: freshFolder(), modules, threads: 0 });
    expect(manifest.sources[0]).toMatchObject({ rows: 3, badRows: 0 });
    expect(manifest.counts.addresses).toBe(3);
  });

  test.each([
    ['12 High Road, Essex, London', { buildingNumber: '12', dependentLocality: '' }],
    ['12 High Road, Leyton, Essex, London', { buildingNumber: '12', dependentLocality: 'Leyton' }],
    ['FLAT, 129A, HIGH ROAD, LONDON', { subBuildingName: 'Flat', buildingName: '129A' }],
    ['FLAT OVER SHOP, 12 HIGH ROAD, LONDON', { subBuildingName: 'Flat Over Shop', organisation: '' }],
    ['Rear Of 92 High Road, London', { subBuildingName: 'Rear Of', buildingNumber: '92' }],
    ['10/1 High Road, London', { buildingName: '10/1' }],
    ['2 Y Graig, High Road, London', { buildingName: '2 Y Graig', buildingNumber: '' }],
    ['Studio 54 Ltd, 12 High Road, London', { organisation: 'Studio 54 Ltd', buildingNumber: '12' }],
    [
      '1 Old Bakery Heights, Trinity Gardens, London',
      { organisation: '', subBuildingName: '1', buildingName: 'Old Bakery Heights' },
    ],
    ['First Floor East, 39 High Road, London', { subBuildingName: 'First Floor East', buildingName: '' }],
    ['The Lodge, Brackenrigg, Thropton, Morpeth', { subBuildingName: 'The Lodge', thoroughfareName: '' }],
    [
      '22 Cavendish Mansions, Baker Park, London',
      { thoroughfareName: 'Baker', thoroughfareDescriptor: 'Park' },
    ],
  ])('splits %s', async (text, expected) => {
    const { rows } = await readOnly({ 'list.csv': `address,postcode\n"${text}",E18 2QZ\n` });
    expect(rows[0]).toMatchObject({ address: { point: expected } });
  });

  test('takes the name of an account only if it is that of a firm', async () => {
    const content =
      'Account Name,Address,Postcode\n' +
      'Rowan & Daughter Ltd,"2 High Street, Chester",CH2 4NE\n' +
      'Mr & Mrs Rowan,"3 High Street, Chester",CH2 4NE\n' +
      'J & M Rowan,"4 High Street, Chester",CH2 4NE\n' +
      'John Rowan,"5 High Street, Chester",CH2 4NE\n' +
      'J Rowan & 1 other,"6 High Street, Chester",CH2 4NE\n' +
      'Rowan John 2,"7 High Street, Chester",CH2 4NE\n' +
      'The Occupier,"8 High Street, Chester",CH2 4NE\n' +
      'The Executors of J Rowan,"9 High Street, Chester",CH2 4NE\n' +
      'Rowan John REF 104711,"10 High Street, Chester",CH2 4NE\n' +
      'The Railway,"The Railway, 11 High Street, Chester",CH2 4NE\n' +
      'The Ship Aground,"12 High Street, Chester",CH2 4NE\n' +
      '4U Mobiles,"13 High Street, Chester",CH2 4NE\n' +
      'Studio 9 Films,"14 High Street, Chester",CH2 4NE\n';
    const { rows } = await readOnly({ 'list.csv': content });
    const firms = rows.flatMap((row) => (row.kind === 'address' ? row.address.point.organisation || [] : []));
    expect(firms).toEqual([
      'Rowan & Daughter Ltd',
      'The Railway',
      'The Ship Aground',
      '4U Mobiles',
      'Studio 9 Films',
    ]);
  });

  test('leaves out on which corner a house stands', async () => {
    const content =
      'Address,Postcode\n"The White Swan, 40 Tarn Avenue (Corner of Mill Street), Chester",CH2 4NE\n';
    const { rows } = await readOnly({ 'list.csv': content });
    expect(rows).toMatchObject([
      {
        address: {
          point: { buildingNumber: '40', thoroughfareName: 'Tarn', thoroughfareDescriptor: 'Avenue' },
        },
      },
    ]);
  });

  test('reads an address that is only a number as the property reference', async () => {
    const content =
      'test\taddress\tname\ttext\tpostcode\nschool:1\t10034170930\tPurcell School\tAldenham Road, Bushey\tWD23 2TS\n';
    const { rows } = await readOnly({ 'list.tsv': content });
    expect(rows).toMatchObject([
      { address: { premise: { uprn: 10034170930 }, point: { thoroughfareName: 'Aldenham' } } },
    ]);
  });

  test('reads a line of the address that is empty in the first rows', async () => {
    const rows = Array.from({ length: 300 }, (_, at) => `${at + 1} School Lane,Hopton,,Ludlow,SY8 4AA`);
    const content = [
      'address 1,address 2,address 3,town,postcode',
      ...rows,
      'The Stables,Hall Farm,Hopton,Ludlow,SY8 4AB',
    ];
    const read = await readOnly({ 'list.csv': `${content.join('\n')}\n` });
    expect(read.rows.at(-1)).toMatchObject({
      address: {
        point: { subBuildingName: 'The Stables', buildingName: 'Hall Farm', dependentLocality: 'Hopton' },
      },
    });
  });

  test('reports rows without postcode or address, and wrong numbers', async () => {
    const { rows, badRows } = await readOnly({
      'list.csv': [
        'uprn,easting,northing,address,postcode',
        ',,,12 High Street,CH2 4NE',
        ',,,12 High Street,',
        ',,,12 High Street,CH2 4N',
        ',,,,CH2 4NE',
        '1234567890123,,,12 High Street,CH2 4NE',
        ',east,,12 High Street,CH2 4NE',
        ',,,12 High Street',
        ',,,"12 High Street,CH2 4NE',
      ].join('\n'),
    });
    expect(rows).toHaveLength(1);
    expect(badRows.map(({ line, reason }) => `${line}: ${reason}`)).toEqual([
      '3: The row has no postcode.',
      '4: "CH2 4N" is not a postcode.',
      '5: The row has no address.',
      '6: The UPRN "1234567890123" is not a number of at most twelve digits.',
      '7: "east", "" are not coordinates.',
      '8: The row has 4 columns; the header has 5.',
      '9: The row has a quote that is not closed.',
    ]);
  });

  test.each([
    ['no postcode', 'name,address\nA,12 High Street\n'],
    ['no address', 'name,postcode\nA,CH2 4NE\n'],
  ])('is not a plain list with %s in its header', async (_, content) => {
    await expect(found({ 'list.csv': content })).rejects.toThrow(/is in no known layout/);
  });
});

async function pointsOf(lines: readonly string[]) {
  const { rows } = await readOnly({ 'list.csv': ['Address,Town,Postcode', ...lines, ''].join('\n') });
  return rows.flatMap((row) => (row.kind === 'address' ? [row.address.point] : []));
}

describe('names that only the whole list explains', () => {
  const HOUSES = [
    'Fell View',
    'Trenarren',
    'Tremorna',
    'Garden Carr',
    'Heron Vean',
    'Burnside',
    'Station House',
  ];
  const STREETS = ['Church Lane', 'Railway Street', 'Duke Road', 'Burnside'];
  const list = [
    'address1,address2,address3,address4,postcode',
    // Bardon Mill ends like a building, Red Row like a street, and Embleton like nothing.
    ...HOUSES.flatMap((house, at) => [
      `${house},Bardon Mill,Hexham,,NE47 0A${'ABD'[at % 3]}`,
      `${house},Embleton,Alnwick,,NE66 0A${'ABD'[at % 3]}`,
    ]),
    'Rose Villa,Embleton,Alnwick,,NE66 0AA',
    'Rose Villa,Bardon Mill,Hexham,,NE47 0AA',
    ...STREETS.flatMap((street, at) =>
      ['3', '4', '5', '6'].map((number) => `${number} ${street},Red Row,Morpeth,,NE65 0A${'ABDE'[at]}`),
    ),
    'Farm Cottage,Burnside,Red Row,Morpeth,NE65 0AE',
    'Byre Hemmel,Tremorna,Bardon Mill,Hexham,NE47 0AD',
    'Barn,Garden Carr,Bardon Mill,Hexham,NE47 0AA',
    // The owner's mistake: the house is missing.
    'Embleton,Alnwick,,,NE66 0AA',
  ];

  test('tells villages, streets and houses apart', async () => {
    const { rows, badRows } = await readOnly({ 'list.csv': `${list.join('\n')}\n` });
    expect(badRows).toEqual([]);
    const points = rows.flatMap((row) => (row.kind === 'address' ? [row.address.point] : []));
    const of = (line: string) => points[list.indexOf(line) - 1];
    expect(of('Tremorna,Bardon Mill,Hexham,,NE47 0AD')).toMatchObject({
      organisation: '',
      buildingName: 'Tremorna',
      dependentLocality: 'Bardon Mill',
      postTown: 'HEXHAM',
    });
    expect(of('Fell View,Embleton,Alnwick,,NE66 0AA')).toMatchObject({
      buildingName: 'Fell View',
      dependentLocality: 'Embleton',
    });
    expect(of('3 Church Lane,Red Row,Morpeth,,NE65 0AA')).toMatchObject({
      buildingNumber: '3',
      dependentThoroughfareName: '',
      thoroughfareName: 'Church',
      dependentLocality: 'Red Row',
    });
    expect(of('Farm Cottage,Burnside,Red Row,Morpeth,NE65 0AE')).toMatchObject({
      buildingName: 'Farm Cottage',
      thoroughfareName: 'Burnside',
      doubleDependentLocality: '',
    });
    expect(of('Byre Hemmel,Tremorna,Bardon Mill,Hexham,NE47 0AD')).toMatchObject({
      subBuildingName: 'Byre Hemmel',
      buildingName: 'Tremorna',
    });
    expect(of('Barn,Garden Carr,Bardon Mill,Hexham,NE47 0AA')).toMatchObject({
      subBuildingName: 'Barn',
      buildingName: 'Garden Carr',
    });
  });

  test('a court of named houses is a street', async () => {
    const houses = ['Ashlea', 'Rosedene', 'Fen View', 'Poplars', 'Westview', 'Hawthorns'];
    const rows = houses.map((house) => `"${house}, Wesmere Court",Chester,CH2 4NE`);
    const points = await pointsOf(rows);
    expect(points.map(({ buildingName }) => buildingName)).toEqual(houses);
    expect(new Set(points.map(({ thoroughfareName }) => thoroughfareName))).toEqual(new Set(['Wesmere']));
  });

  test('a part of a farm may stand behind its farm, and a street may not', async () => {
    const farms = ['Hill Farm', 'Low Farm', 'Ash Farm', 'Elm Farm'];
    const rows = farms.flatMap((farm, at) =>
      ['', ', Stick House', ', Ribble Lane'].map(
        (behind) => `"${farm}${behind}, Gayle",Chester,CH2 ${at + 1}NE`,
      ),
    );
    const points = await pointsOf(rows);
    const part = points.find(({ subBuildingName }) => subBuildingName === 'Stick House');
    expect(part).toMatchObject({ buildingName: 'Hill Farm', thoroughfareName: '' });
    expect(points.filter(({ thoroughfareName }) => thoroughfareName === 'Ribble')).toHaveLength(farms.length);
    expect(points.filter(({ subBuildingName }) => subBuildingName === 'Stick House')).toHaveLength(
      farms.length,
    );
  });

  test('a bothy in a township is a house, and one at a farm is a part of it', async () => {
    const houses = [
      'Rockmount',
      'Taigh Solais',
      'Cnoc Breac',
      'Creag Mhor',
      'Oran na Mara',
      'Ardmore',
      'Seaview',
    ];
    const rows = [...houses, 'Bothy'].map((house) => `"${house}, Bunnahan, Gruinyard",Bowharbour,PA92 6DU`);
    const points = await pointsOf([
      ...rows,
      '"Bothy, Hill Farm, Gruinyard",Bowharbour,PA92 6DW',
      '"Stable, Hill Farm, Gruinyard",Bowharbour,PA92 6DW',
    ]);
    const bothies = points.filter((point) => Object.values(point).includes('Bothy'));
    expect(bothies).toMatchObject([
      { buildingName: 'Bothy', subBuildingName: '' },
      { buildingName: 'Hill Farm', subBuildingName: 'Bothy' },
    ]);
  });

  test('an estate before a number is no street', async () => {
    const [point] = await pointsOf(['"Poets Estate, 9 Laburnum Court",Chester,CH2 4NE']);
    expect(point).toMatchObject({
      buildingName: 'Poets Estate',
      buildingNumber: '9',
      thoroughfareName: 'Laburnum',
    });
  });

  test('a house may stand behind a street that other houses have', async () => {
    const numbered = [1, 2, 3, 4].map((number) => `"${number} Long Drove, Stanney",Chester,CH2 4NE`);
    const points = await pointsOf([...numbered, '"Long Drove, Corner Cottage, Stanney",Chester,CH2 4NE']);
    expect(points.at(-1)).toMatchObject({
      buildingName: 'Corner Cottage',
      thoroughfareName: 'Long',
      dependentLocality: 'Stanney',
    });
  });

  test('a village with streets stays a village if some of its houses have only numbers', async () => {
    const numbered = ['1', '2', '3', '4', '5'].map((number) => `${number} Red Row,,Morpeth,,NE65 0AF`);
    const { rows } = await readOnly({ 'list.csv': `${[...list, ...numbered].join('\n')}\n` });
    const points = rows.flatMap((row) => (row.kind === 'address' ? [row.address.point] : []));
    const point = points.find(({ thoroughfareName }) => thoroughfareName === 'Church');
    expect(point).toMatchObject({ dependentLocality: 'Red Row' });
  });

  test('does not take a name for a village on the evidence of a few rows', async () => {
    const few = [list[0], ...list.filter((line) => line.includes('Church Lane,Red Row'))];
    const { rows } = await readOnly({ 'list.csv': `${few.join('\n')}\n` });
    expect(rows).toHaveLength(4);
    for (const row of rows)
      expect(row).toMatchObject({ address: { point: { thoroughfareName: 'Red', dependentLocality: '' } } });
  });
});

describe('published lists', () => {
  test('are read, and only rows without a postcode are bad', async () => {
    const { sources, passedOver } = await findSources(join(DATA, 'addresses'));
    expect(passedOver).toEqual([]);
    expect(sources).toHaveLength(10);
    for (const source of sources) {
      const { rows, badRows } = await read(source);
      expect(badRows.filter(({ reason }) => !/no postcode|\d columns/.test(reason))).toEqual([]);
      expect(rows.length).toBeGreaterThan(badRows.length);
    }
  });
});
