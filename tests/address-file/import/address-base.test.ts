import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { findSources } from '../../../src/address-file/import/find-sources.ts';
import { DATA } from '../../support/data.ts';
import { found, read, readOnly } from './delivery.ts';

const premise = (udprn: number, uprn: number, easting: number, northing: number) => ({
  kind: 'premise-location',
  location: { udprn, uprn, easting, northing },
});

describe('AddressBase Core', () => {
  const header =
    'UPRN,PARENT_UPRN,UDPRN,USRN,TOID,CLASSIFICATION_CODE,EASTING,NORTHING,LATITUDE,LONGITUDE,RPC,LAST_UPDATE_DATE,' +
    'SINGLE_LINE_ADDRESS,PO_BOX,ORGANISATION,SUB_BUILDING,BUILDING_NAME,BUILDING_NUMBER,STREET_NAME,LOCALITY,TOWN_NAME,' +
    'POST_TOWN,ISLAND,POSTCODE,DELIVERY_POINT_SUFFIX,GSS_CODE,CHANGE_CODE';
  const row = (uprn: string, udprn: string, east = '341467.25', change = 'I') =>
    `${uprn},,${udprn},9401385,osgb1,"RD02",${east},374310.75,53.26,-2.88,1,2024-01-01,"12, HIGH STREET, CHESTER",,,,,12,HIGH STREET,,,CHESTER,,CH2 4NE,1A,E06000050,${change}`;

  test('gives the premises that get post', async () => {
    const { source, rows, badRows } = await readOnly({
      'core.csv': [
        header,
        row('100010001001', '10000001'),
        row('100010001002', ''),
        row('100010001003', '10000003', '341467', 'D'),
        row('0', '10000004'),
        row('100010001005', 'x'),
        row('100010001006', '10000006', 'east'),
      ].join('\r\n'),
    });
    expect(source.layout).toBe('AddressBase Core, 27 columns');
    expect(rows).toEqual([premise(10000001, 100010001001, 341467, 374311)]);
    expect(badRows.map(({ line, reason }) => `${line}: ${reason}`)).toEqual([
      '5: The UPRN "0" is not a number of at most twelve digits.',
      '6: The UDPRN "x" is not a number of at most eight digits.',
      '7: "east", "374310.75" are not coordinates.',
    ]);
  });

  test('counts several tiles as a single source', async () => {
    const { source, rows } = await readOnly({
      'SJ4060.csv': `${header}\n${row('1', '10000001')}\n`,
      'SJ4070.csv': `${header}\n${row('2', '10000002')}\n`,
    });
    expect(source.name).toBe('AddressBase Core (2 files)');
    expect(rows).toHaveLength(2);
  });
});

test('a table of premises by UDPRN is a source, too', async () => {
  const { source, rows } = await readOnly({ 'a.csv': 'UDPRN,UPRN,EASTING,NORTHING\n10000001,1,2,3\n' });
  expect(source.layout).toBe('Premises by UDPRN, 4 columns');
  expect(rows).toEqual([premise(10000001, 1, 2, 3)]);
});

describe('AddressBase Plus', () => {
  test('is recognised by its columns', async () => {
    const row = (uprn: string, udprn: string) =>
      [
        uprn,
        udprn,
        '"I"',
        '2',
        '2007-01-01',
        '"RD02"',
        '',
        '341467.00',
        '374310.00',
        ...Array(68).fill(''),
      ].join(',');
    const { source, rows } = await readOnly({
      'plus.csv': `${row('100010001001', '10000001')}\r\n${row('100010001002', '')}\r\n`,
    });
    expect(source.layout).toBe('AddressBase Plus, 77 columns');
    expect(rows).toEqual([premise(10000001, 100010001001, 341467, 374310)]);
  });
});

describe('AddressBase Premium', () => {
  const blpu = (uprn: number, change = 'I') =>
    `21,"${change}",373713,${uprn},1,2,2007-06-26,,341467.00,374310.00,53.61,-2.31,1,660,"E",2007-06-26,,2016-02-10,2003-09-18,"D","CH2 4NE",0`;
  const dpa = (uprn: number, udprn: number) =>
    `28,"I",272650,${uprn},${udprn},"BRIGHT TILES LTD","","","",12,"","HIGH STREET","","","CHESTER","CH2 4NE","S","1A","","","","","","",2016-01-18,2012-04-23,,2016-02-10,2012-03-19`;
  const file = (...records: string[]) =>
    [
      '10,"GeoPlace",9999,2016-02-10,1,2016-02-10,12:00:00,"2.0","F"',
      '11,"I",1,9401385,1,660,2,1990-01-01,1,8,0,2003-07-01,,2016-02-10,2003-09-18,1,1,1,1,10',
      ...records,
      '24,"I",309891,1,"0655L000015314","ENG",1,2007-10-10,,2016-03-11,2007-06-30,,,,,"",12,"",,"","",9401385,"1","","",""',
      '99,0,1,2016-02-10,12:00:00',
    ].join('\r\n');

  test('joins the properties and delivery points of a tile, in whatever order they come', async () => {
    const { source, rows, badRows } = await readOnly({
      'SJ4060.csv': file(blpu(1), blpu(2), dpa(3, 10000003), dpa(1, 10000001), blpu(3), blpu(4, 'D')),
    });
    expect(source).toMatchObject({ name: 'SJ4060.csv', layout: 'AddressBase Premium, all records' });
    expect(badRows).toEqual([]);
    expect(rows).toEqual([premise(10000001, 1, 341467, 374310), premise(10000003, 3, 341467, 374310)]);
  });

  test('joins across volumes, and keeps the UPRN of a delivery point whose property is missing', async () => {
    const { rows, badRows } = await readOnly({
      'volume1.csv': file(blpu(1), blpu(2), dpa(5, 10000005)),
      'volume2.csv': file(dpa(1, 10000001), dpa(2, 10000002), dpa(6, 10000006)),
      'volume3.csv': file(blpu(5)),
    });
    expect(badRows).toEqual([]);
    expect(rows).toEqual([
      premise(10000001, 1, 341467, 374310),
      premise(10000002, 2, 341467, 374310),
      premise(10000005, 5, 341467, 374310),
      premise(10000006, 6, 0, 0),
    ]);
  });

  test('joins files split by record type, and passes over the other types', async () => {
    const { sources, passedOver } = await found({
      'ID21_BLPU_Records.csv': `RECORD_IDENTIFIER,CHANGE_TYPE,PRO_ORDER,UPRN\r\n${blpu(1)}\r\n${blpu(2)}`,
      'ID28_DPA_Records.csv': `RECORD_IDENTIFIER,CHANGE_TYPE,PRO_ORDER,UPRN\r\n${dpa(2, 10000002)}`,
      'ID32_Class_Records.csv': '32,"I",1,1,"0655C1","RD02","Scheme",1.0,2007-10-24,,2016-02-10,2001-05-05',
    });
    expect(sources.map(({ name }) => name)).toEqual(['AddressBase Premium (2 files)']);
    expect(passedOver).toEqual([
      {
        place: 'ID32_Class_Records.csv',
        reason: 'has records 32 of AddressBase Premium; only records 21 and 28 are needed',
      },
    ]);
    expect((await read(sources[0]!)).rows).toEqual([premise(10000002, 2, 341467, 374310)]);
  });

  test('reports bad records', async () => {
    const { badRows } = await readOnly({
      'a.csv': file(blpu(1).replace('341467.00', 'east'), dpa(1, 123456789), dpa(1, 10000001).slice(0, 14)),
    });
    expect(badRows.map(({ line, reason }) => `${line}: ${reason}`)).toEqual([
      '3: "east", "374310.00" are not coordinates.',
      '4: The UDPRN is not a number of at most eight digits.',
      '5: The UPRN "" is not a number of at most twelve digits.',
    ]);
  });

  test('joins many properties', async () => {
    const count = 20_000;
    const uprns = Array.from({ length: count }, (_, at) => 100_000_000_000 + at * 4099);
    const { rows } = await readOnly({
      'blpu.csv': uprns.map((uprn) => blpu(uprn)).join('\n'),
      'dpa.csv': uprns
        .map((uprn, at) => dpa(uprn, at + 1))
        .reverse()
        .join('\n'),
    });
    expect(rows).toHaveLength(count);
    expect(new Set(rows.map((row) => row.kind === 'premise-location' && row.location.udprn)).size).toBe(
      count,
    );
  });
});

const fixtures = join(DATA, 'fixtures');

describe('published samples', () => {
  test('of AddressBase Premium, split by record', async () => {
    const { sources, passedOver } = await findSources(fixtures);
    const source = sources.find(({ layout }) => layout.startsWith('AddressBase Premium'))!;
    const { rows, badRows } = await read(source);
    expect(badRows).toEqual([]);
    expect(rows).toEqual([premise(18, 2, 379203, 412780), premise(17, 3, 0, 0), premise(19, 1, 0, 0)]);
    expect(passedOver.map(({ place }) => place)).toContain('ons_lpi.csv');
  });

  test.each([
    ['Core', 'os_PostgreSQL_AddressBase_Core_TiledCSV.sql'],
    ['Plus', 'os_PostgreSQL_AddressBase_Plus_CreateTable.sql'],
  ])('of AddressBase %s are read, with the columns of its published table', async (product, name) => {
    const table = /CREATE TABLE [^(]*\(([^;]*)\)/.exec(readFileSync(join(fixtures, name), 'utf8'))![1]!;
    const columns = table.split(/,\s*\n/).map((column) => column.trim().split(/\s+/)[0]!);
    const values: Record<string, string> = {
      uprn: '1',
      udprn: '10000001',
      easting: '379203',
      northing: '412780',
      x_coordinate: '379203',
      y_coordinate: '412780',
      change_code: 'I',
      change_type: 'I',
    };
    const row = columns.map((column) => values[column.toLowerCase()] ?? '').join(',');
    const withHeader = await readOnly({ 'a.csv': `${columns.join(',')}\n${row}\n` });
    expect(withHeader.rows).toEqual([premise(10000001, 1, 379203, 412780)]);
    if (product === 'Plus') {
      const without = await readOnly({ 'a.csv': `${row}\n` });
      expect(without.rows).toEqual([premise(10000001, 1, 379203, 412780)]);
    }
  });
});
