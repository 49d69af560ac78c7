import { describe, expect, test } from 'vitest';
import { ListUnderTest } from './support/list.ts';

const rooms = (rows: readonly string[], place: string) => rows.map((row) => `${row}, ${place}`);

/** Invented, in the manner of the list of a university city beside the hills. */
const ROWS = [
  ...rooms(
    ['Room 3A', 'Room 3B', 'Room 10C', 'Room 12C'].map((room) => `Uriel Block, ${room}`),
    'Station Halls, Ringworth Road, Aldbury | PE61 1AA',
  ),
  ...rooms(
    ['Flat 9 Room A', 'Flat 9 Room B', 'Flat 10 Room B'].map((room) => `${room}, Verger House`),
    'Priory Fields, Hampton Close, Aldbury | PE61 1AB',
  ),
  ...rooms(
    ['Suite 6', 'Suite 7', 'Suite 8'].map((suite) => `${suite}, Sedge House`),
    'Fenland Gateway, Shaw Drive, Aldbury | PE61 1AD',
  ),
  ...rooms(['Unit 6', 'Unit 7', 'Unit 9'], 'Fenland Gateway, Shaw Drive, Aldbury | PE61 1AE'),
  ...rooms(['Flat 1', 'Flat 14A', '14'], 'Rose House, High Street, Aldbury | PE61 1AF'),
  ...rooms(['Lodge 1', 'Lodge 7', 'Lodge 8'], 'Arnby Holiday Lodges, Gayle Moss, Aldbury | PE61 2AA'),
  ...rooms(['Lodge 1', 'Lodge 7', 'Cabin 8'], 'Beck Holiday Park, Gayle Moss, Aldbury | PE61 2AB'),
  ...rooms(['Lodge 1', 'Lodge 2', 'Lodge 22'], 'Ings Holiday Lodges, Aldbury | PE61 2AE'),
  ...rooms(['Suite 1', 'Suite 2'], 'Becket House, Fenland Gateway, Priestgate, Aldbury | PE61 1AH'),
  ...rooms(['Unit 1', 'Unit 2'], 'Fenland Gateway, Priestgate, Aldbury | PE61 1AG'),
  ...rooms(['Lodge 7', 'Barn 8'], 'Beck Farm, Gayle Moss, Aldbury | PE61 2AD'),
];

const list = new ListUnderTest(ROWS);

const row = (start: string) => ROWS.find((one) => one.startsWith(start)) ?? 'no such row';

describe('a block before its room', () => {
  test.each([
    ['Uriel Block, Room 3B, Station Halls, Ringworth Road', 'PE61 1AA', 'Uriel Block, Room 3B'],
    ['Uriel Block Room 3B Station Halls, Ringworth Road', 'PE61 1AA', 'Uriel Block, Room 3B'],
    ['Uriel Block, 10C, Station Halls, Ringworth Road', 'PE61 1AA', 'Uriel Block, Room 10C'],
    ['Uriel Block, 10/C, Station Halls, Ringworth Road', 'PE61 1AA', 'Uriel Block, Room 10C'],
    ['Cluster 3 Rm B, Uriel Block, Station Halls, Ringworth Road', 'PE61 1AA', 'Uriel Block, Room 3B'],
    ['Uriel Block, Cluster 10 Rm C, Station Halls, Ringworth Road', 'PE61 1AA', 'Uriel Block, Room 10C'],
    ['Verger House. Flat 9 Room B. Priory Fields. Hampton Close', 'PE61 1AB', 'Flat 9 Room B, Verger House'],
    ['ashton robotics, sedge house, suite 7, fenland gateway, shaw drive', 'PE61 1AD', 'Suite 7, Sedge'],
    ['Unit 7, Fenland Gateway, Shaw Drive', 'PE61 1AE', 'Unit 7, Fenland'],
  ])('%s', (text, postcode, start) => expect(list.found(`${text}, Aldbury`, postcode)).toBe(row(start)));

  test.each([
    ['Uriel Block, Room 4B, Station Halls, Ringworth Road', 'PE61 1AA'],
    ['Cluster 3 Rm C, Uriel Block, Station Halls, Ringworth Road', 'PE61 1AA'],
    ['Cluster 12 Rm B, Uriel Block, Station Halls, Ringworth Road', 'PE61 1AA'],
    ['Sedge House, Suite 9, Fenland Gateway, Shaw Drive', 'PE61 1AD'],
    ['Marsh House, Unit 9, Fenland Gateway, Shaw Drive', 'PE61 1AD'],
  ])('%s is missing', (text, postcode) =>
    expect(list.found(`${text}, Aldbury`, postcode)).not.toContain('|'),
  );
});

test('a lodge whose park is a place of the list', () => {
  expect(list.found('Cabin 22, Ings Holiday Lodges, Aldbury', 'PE61 2AE')).toBe(row('Lodge 22, Ings'));
  expect(list.found('Cabin 21, Ings Holiday Lodges, Aldbury', 'PE61 2AE')).not.toContain('|');
});

test('a suite of a block of an estate, and not the unit of the estate', () => {
  expect(list.found('Suite 2, Becket House, Fenland Gateway, Priestgate, Aldbury')).toBe(
    row('Suite 2, Becket'),
  );
  expect(list.found('Unit 2, Fenland Gateway, Priestgate, Aldbury')).toBe(row('Unit 2, Fenland'));
});

describe('a lodge that is called a cabin', () => {
  test.each([
    ['Cabin 7, Arnby Holiday Lodges', 'PE61 2AA', 'Lodge 7, Arnby'],
    ['Lodge 7, Arnby Holiday Lodges', 'PE61 2AA', 'Lodge 7, Arnby'],
    ['Cabin 8, Beck Holiday Park', 'PE61 2AB', 'Cabin 8, Beck'],
    ['Lodge 7, Beck Holiday Park', 'PE61 2AB', 'Lodge 7, Beck'],
  ])('%s', (text, postcode, start) =>
    expect(list.found(`${text}, Gayle Moss, Aldbury`, postcode)).toBe(row(start)),
  );

  test.each([
    ['Cabin 9, Arnby Holiday Lodges', 'PE61 2AA'],
    ['Cabin 7, Beck Holiday Park', 'PE61 2AB'],
    ['Cabin 7, Beck Farm', 'PE61 2AD'],
  ])('%s is missing', (text, postcode) =>
    expect(list.found(`${text}, Gayle Moss, Aldbury`, postcode)).not.toContain('|'),
  );
});
