import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { deliveryPoint } from '../../../src/address/delivery-point.ts';
import { found, read, readOnly } from './delivery.ts';

const shop =
  'CH2 4NE,CHESTER,Little Stanney,,Stanney Mill Road,,,Venture Point,Unit 4,,Sales,Bright Tiles Ltd,10000001,S,Y,1A';
const house = 'CH2 4NF,CHESTER,Little Stanney,Upper Green,High Street,Back Lane,12,,,,,,10000002,S, ,1B';
const large = 'CH99 1AA,CHESTER,,,,,,,,61,,Bright Tiles Ltd,10000003,L, ,1A';

const shopPoint = deliveryPoint({
  organisation: 'Bright Tiles Ltd',
  department: 'Sales',
  subBuildingName: 'Unit 4',
  buildingName: 'Venture Point',
  thoroughfareName: 'Stanney Mill',
  thoroughfareDescriptor: 'Road',
  dependentLocality: 'Little Stanney',
  postTown: 'CHESTER',
  postcode: 'CH2 4NE',
  postcodeType: 'S',
  smallUserOrganisation: true,
  deliveryPointSuffix: '1A',
  udprn: 10000001,
});
const housePoint = deliveryPoint({
  buildingNumber: '12',
  dependentThoroughfareName: 'Back',
  dependentThoroughfareDescriptor: 'Lane',
  thoroughfareName: 'High',
  thoroughfareDescriptor: 'Street',
  doubleDependentLocality: 'Upper Green',
  dependentLocality: 'Little Stanney',
  postTown: 'CHESTER',
  postcode: 'CH2 4NF',
  postcodeType: 'S',
  deliveryPointSuffix: '1B',
  udprn: 10000002,
});
const largePoint = deliveryPoint({
  organisation: 'Bright Tiles Ltd',
  poBox: '61',
  postTown: 'CHESTER',
  postcode: 'CH99 1AA',
  postcodeType: 'L',
  deliveryPointSuffix: '1A',
  udprn: 10000003,
});

const isAddress = (kind: string) => (point: object) => ({
  kind: 'address',
  address: { kind, point, umprn: 0 },
});

describe('CSV PAF', () => {
  test.each([
    ['CR LF', '\r\n', '\r\n'],
    ['LF', '\n', '\n'],
    ['no end after the last line', '\r\n', ''],
  ])('reads delivery points from lines that end in %s', async (_, end, last) => {
    const content = [shop, house, large].join(end) + last;
    const { source, rows, lines, badRows, bytesRead } = await readOnly({ 'CSV PAF/CSV PAF.csv': content });
    expect(source).toMatchObject({
      name: 'CSV PAF.csv',
      layout: 'CSV PAF, 16 columns',
      edition: '',
      invented: false,
      bytes: content.length,
    });
    expect(rows).toEqual([shopPoint, housePoint, largePoint].map(isAddress('delivery-point')));
    expect(lines).toEqual([1, 2, 3]);
    expect(badRows).toEqual([]);
    expect(bytesRead).toBe(content.length);
  });

  test('reads keys and households of the extended form', async () => {
    const content = `${shop},4711,815,1,2345\n${house},4712,0,3,2345\n`;
    const { source, rows } = await readOnly({ 'Y24M05/CSV PAF.csv': content });
    expect(source).toMatchObject({ layout: 'CSV PAF, 20 columns', edition: 'Y24M05' });
    expect(rows).toEqual(
      [
        { ...shopPoint, addressKey: 4711, organisationKey: 815, households: 1 },
        { ...housePoint, addressKey: 4712, households: 3 },
      ].map(isAddress('delivery-point')),
    );
  });

  test('reads a gzip file, a byte order mark, a header and non-ASCII characters', async () => {
    const welsh = house.replace('Upper Green', 'Tŷ Ddewi');
    const header = `Postcode${',Column'.repeat(15)}`;
    const { rows, bytesRead, source } = await readOnly({
      'paf.csv.gz': gzipSync(`\ufeff${header}\n${shop}\n${welsh}\n`),
    });
    expect(rows).toEqual(
      [shopPoint, { ...housePoint, doubleDependentLocality: 'Tŷ Ddewi' }].map(isAddress('delivery-point')),
    );
    expect(bytesRead).toBe(source.bytes);
  });

  test('keeps a quote inside a name, and reads a file that is quoted throughout', async () => {
    const line = shop.replace('Bright Tiles Ltd', '"K" Line');
    const plain = await readOnly({ 'paf.csv': `${house}\n${line}\n` });
    expect(plain.rows[1]).toMatchObject({ address: { point: { organisation: '"K" Line' } } });
    const quoted = [house, shop].map((row) =>
      row
        .split(',')
        .map((field) => `"${field}"`)
        .join(','),
    );
    const { rows } = await readOnly({ 'paf.csv': quoted.join('\r\n') });
    expect(rows).toEqual([housePoint, shopPoint].map(isAddress('delivery-point')));
  });

  test.each([
    ['a column too few', house.slice(0, -3), 'The row has 15 columns; CSV PAF has 16.'],
    ['a cut line', house.slice(0, 30), 'The row has 3 columns; CSV PAF has 16.'],
    ['no postcode', house.replace('CH2 4NF', ' '), 'The row has no postcode.'],
    ['no post town', house.replace('CHESTER', ''), 'The row has no post town.'],
    ['no UDPRN', house.replace('10000002', '0'), 'The row has no UDPRN.'],
    [
      'letters in the UDPRN',
      house.replace('10000002', '1000000x'),
      'The UDPRN "1000000x" is not a number of at most eight digits.',
    ],
    [
      'nine digits in the UDPRN',
      house.replace('10000002', '100000020'),
      'The UDPRN "100000020" is not a number of at most eight digits.',
    ],
    ['another type', house.replace(',S,', ',X,'), 'The postcode type "X" is neither S nor L.'],
    [
      'another indicator',
      house.replace(', ,1B', ',N,1B'),
      'The small user organisation indicator "N" is neither Y nor a space.',
    ],
    ['a suffix with C', house.replace('1B', '1C'), '"1C" is not a delivery point suffix.'],
    [
      'a long name',
      house.replace(',12,,', `,12,${'x'.repeat(51)},`),
      'The building name has 51 characters; at most 50 are allowed.',
    ],
  ])('reports a row with %s, and reads on', async (_, line, reason) => {
    const { rows, lines, badRows } = await readOnly({
      'paf.csv': `${shop}\n\n${line}\n${large}\n${shop}\n${shop}`,
    });
    expect(badRows).toEqual([{ file: 'paf.csv', line: 3, reason }]);
    expect(rows).toHaveLength(4);
    expect(lines).toEqual([1, 4, 5, 6]);
  });

  test('survives a file that ends in the middle of a character', async () => {
    const content = Buffer.concat([
      Buffer.from(`\ufeff${shop}\n${shop}\n${house.slice(0, 20)}`),
      Buffer.from([0xc3]),
    ]);
    const { rows, badRows } = await readOnly({ 'paf.csv': content });
    expect(rows).toHaveLength(2);
    expect(badRows).toEqual([{ file: 'paf.csv', line: 3, reason: 'The row has bytes that are not UTF-8.' }]);
  });

  test('yields batches of a thousand rows', async () => {
    const { sources } = await found({ 'paf.csv': `${shop}\n`.repeat(2500) });
    const sizes: number[] = [];
    for await (const batch of sources[0]!.batches()) sizes.push(batch.rows.length);
    expect(sizes).toEqual([1000, 1000, 500]);
  });
});

describe('files that look like CSV PAF', () => {
  test('Not Yet Built is read as planned addresses', async () => {
    const { source, rows } = await readOnly({ 'CSV NOT YET BUILT/CSV Not Yet Built.csv': `${house}\n` });
    expect(source.layout).toBe('CSV Not Yet Built, 16 columns');
    expect(rows).toEqual([housePoint].map(isAddress('not-yet-built')));
  });

  test('Just Built is read as delivery points, with their dates', async () => {
    const { source, rows } = await readOnly({ 'CSV Just Built.csv': `${house},20240517\n` });
    expect(source.layout).toBe('CSV Just Built, 17 columns');
    expect(rows).toEqual([housePoint].map(isAddress('delivery-point')));
  });

  test('Just Built adds only the delivery points that PAF lacks', async () => {
    const { sources } = await found({
      'CSV JUST BUILT/CSV Just Built.csv': `${house},20240517\n${house.replace('10000002', '99999999')},20240517\n`,
      'CSV PAF/CSV PAF.csv': `${house},4712,0,1,2345\n`,
    });
    expect(sources.map(({ name }) => name)).toEqual(['CSV PAF.csv', 'CSV Just Built.csv']);
    const [onPaf, since] = [await read(sources[0]!), await read(sources[1]!)];
    expect(onPaf.rows).toHaveLength(1);
    expect(since.rows).toEqual([isAddress('delivery-point')({ ...housePoint, udprn: 99999999 })]);
    expect(since.lines).toEqual([2]);
  });

  test('PAF Welsh is read as Welsh alternatives, with complete streets', async () => {
    const line = 'CF10 1AA,CAERDYDD,Y Fro,,Heol Fawr,Lon Gefn,12,,,,,,10000009,S, ,1B';
    const { source, rows } = await readOnly({ 'CSV PAF/CSV PAF Welsh.csv': line });
    expect(source.layout).toBe('CSV PAF Welsh, 16 columns');
    expect(rows).toEqual([
      {
        kind: 'welsh',
        welsh: {
          of: { udprn: 10000009, addressKey: 0, organisationKey: 0, postcodeType: 'S' },
          welsh: {
            thoroughfareName: 'Heol Fawr',
            thoroughfareDescriptor: '',
            dependentThoroughfareName: 'Lon Gefn',
            dependentThoroughfareDescriptor: '',
            doubleDependentLocality: '',
            dependentLocality: 'Y Fro',
            postTown: 'CAERDYDD',
          },
        },
      },
    ]);
  });

  test('BFPO is read with its header and without UDPRNs', async () => {
    const header =
      'Postcode,Post Town,Dependent Locality,Double Dependent Locality,Thoroughfare,Dependent Thoroughfare,' +
      'Building Number,Building Name,Sub Building Name,PO Box,Department Name,Organisation Name,UDPRN,' +
      'Postcode Type,SU Organisation Identifier,Delivery Point Suffix';
    const line = 'BF1 0AA,BFPO,,,BFPO 57,,,,,,,HMS Invented,,S,Y,1A';
    const { source, rows, badRows } = await readOnly({ 'CSV BFPO.csv': `${header}\r\n${line}\r\n` });
    expect(source.layout).toBe('CSV BFPO, 16 columns');
    expect(badRows).toEqual([]);
    expect(rows).toMatchObject([
      { address: { point: { postcode: 'BF1 0AA', thoroughfareName: 'BFPO 57', udprn: 0 } } },
    ]);
  });
});

describe('CSV Multiple Residence', () => {
  const parent = 'CH2 4NF,CHESTER,,,High Street,,12,Hill House,,,,10000002,S, ,1B';
  const flat = `${parent},0,,Flat 1,,,50000001, `;
  const studio = `${parent},14,The Annexe,Studio 2,Prints,Bright Studios,50000002,Y`;

  test('gives each residence with the elements that it shares with its delivery point', async () => {
    const { source, rows } = await readOnly({ 'CSV Multiple Residence.csv': `${flat}\r\n${studio}\r\n` });
    expect(source.layout).toBe('CSV Multiple Residence, 22 columns');
    const shared = deliveryPoint({
      buildingNumber: '12',
      buildingName: 'Hill House',
      thoroughfareName: 'High',
      thoroughfareDescriptor: 'Street',
      postTown: 'CHESTER',
      postcode: 'CH2 4NF',
      postcodeType: 'S',
      deliveryPointSuffix: '1B',
      udprn: 10000002,
      households: 1,
    });
    const isResidence = (umprn: number, point: object) => ({
      kind: 'address',
      address: { kind: 'multiple-residence', umprn, point },
    });
    expect(rows).toEqual([
      isResidence(50000001, { ...shared, subBuildingName: 'Flat 1' }),
      isResidence(50000002, {
        ...shared,
        organisation: 'Bright Studios',
        department: 'Prints',
        subBuildingName: 'Studio 2',
        buildingName: 'The Annexe, Hill House',
        buildingNumber: '14',
        smallUserOrganisation: true,
      }),
    ]);
  });

  test.each([
    ['no UMPRN', flat.replace('50000001', ''), 'The row has no UMPRN.'],
    ['no UDPRN', flat.replace('10000002', ''), 'The row has no UDPRN.'],
    ['a cut line', flat.slice(0, -3), 'The row has 21 columns; CSV Multiple Residence has 22.'],
  ])('reports a row with %s', async (_, line, reason) => {
    const { rows, badRows } = await readOnly({ 'mr.csv': `${studio}\n${line}\n${studio}\n` });
    expect(rows).toHaveLength(2);
    expect(badRows).toEqual([{ file: 'mr.csv', line: 2, reason }]);
  });
});

describe('CSV Alias', () => {
  test('reads aliases of streets', async () => {
    const content =
      '"Mill Bank","CHESTER","Little Stanney","","Stanney Mill Road","","000123"\r\n' +
      '"Rope Walk, The","CHESTER","","","High Street","Back Lane","000124"\r\n' +
      '"Nameless","CHESTER","","","","","000124"\r\n';
    const { source, rows, badRows } = await readOnly({ 'CSV ALIAS/CSV Alias Thoroughfare.csv': content });
    expect(source.layout).toBe('CSV Alias Thoroughfare, 7 columns');
    expect(rows).toEqual([
      {
        kind: 'alias',
        alias: {
          kind: 'thoroughfare',
          alias: 'Mill Bank',
          thoroughfare: 'Stanney Mill Road',
          dependentThoroughfare: '',
          doubleDependentLocality: '',
          dependentLocality: 'Little Stanney',
          postTown: 'CHESTER',
        },
      },
      {
        kind: 'alias',
        alias: {
          kind: 'thoroughfare',
          alias: 'Rope Walk, The',
          thoroughfare: 'High Street',
          dependentThoroughfare: 'Back Lane',
          doubleDependentLocality: '',
          dependentLocality: '',
          postTown: 'CHESTER',
        },
      },
    ]);
    expect(badRows).toEqual([
      { file: 'CSV Alias Thoroughfare.csv', line: 3, reason: 'The row has no thoroughfare.' },
    ]);
  });

  test('reads aliases of delivery points', async () => {
    const content =
      '"00004711","00000815","S","TN","C","Tile ""Shop"""\n"4711","815","S","XX","C","Tiles"\n"4712","0","S","BN","","Hill"\n';
    const { source, rows, badRows } = await readOnly({ 'CSV Alias Delivery Point.csv': content });
    expect(source.layout).toBe('CSV Alias Delivery Point, 6 columns');
    expect(rows[0]).toEqual({
      kind: 'alias',
      alias: {
        kind: 'delivery-point',
        alias: 'Tile "Shop"',
        of: { udprn: 0, addressKey: 4711, organisationKey: 815, postcodeType: 'S' },
      },
    });
    expect(rows).toHaveLength(2);
    expect(badRows).toMatchObject([{ line: 2, reason: '"XX" is not a category of aliases.' }]);
  });
});
