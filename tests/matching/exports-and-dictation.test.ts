import { describe, expect, test } from 'vitest';
import { ListUnderTest } from './support/list.ts';

const numbered = (from: number, to: number, street: string) =>
  Array.from({ length: to - from + 1 }, (_, at) => `${from + at} ${street}`);

const flats = (count: number, block: string) =>
  Array.from({ length: count }, (_, at) => `Flat ${at + 1}, ${block}`);

/** Invented, in the manner of a council's list. */
const ROWS = [
  ...numbered(1, 29, 'Linnet Square, Danesfield, Marlingham | WR36 1AA'),
  ...numbered(1, 9, "St Peter's Place, Danesfield, Marlingham | WR36 1AB"),
  ...numbered(10, 14, 'Plane Croft, Danesfield, Marlingham | WR36 1AD'),
  'Garage 3, Plane Croft, Danesfield, Marlingham | WR36 1AD',
  'Garage 12, Plane Croft, Danesfield, Marlingham | WR36 1AD',
  ...flats(9, 'Block 2, Osprey Way, Danesfield, Marlingham | WR36 1AE'),
  ...flats(9, 'Teal Gardens, Hood Place, Danesfield, Marlingham | WR36 1AF'),
  ...numbered(1, 9, 'Heron Gardens, Swift Drive, Danesfield, Marlingham | WR36 1AG'),
  '0/1, 8B Ormond Road, Marlingham | WR36 1AH',
  '1/2, 8B Ormond Road, Marlingham | WR36 1AH',
  '1/2, 4 Ormond Road, Marlingham | WR36 1AH',
  'Main Door, 3 Balloch Row, Marlingham | WR36 1AJ',
  'Flat 3, 3 Balloch Row, Marlingham | WR36 1AJ',
  'Hafod, Danesfield, Isle of Scarba | PH81 1AA',
  ...numbered(1, 9, 'Argyle Court, Isle of Scarba | PH81 1AB'),
];

const list = new ListUnderTest(ROWS);

const row = (start: string) => ROWS.find((one) => one.startsWith(start)) ?? 'no such row';

describe('what exports and web pages leave', () => {
  test.each([
    ['Order WEB-61754, 12 Linnet Square, Danesfield, Marlingham', 'WR36 1AA', '12 Linnet'],
    ['12 Linnet Square<br>Danesfield<br/>Marlingham', 'WR36 1AA', '12 Linnet'],
    ['3 St Peter&#39;s Place, Danesfield, Marlingham', 'WR36 1AB', '3 St Peter'],
    ['3 St Peterâ€™s Place, Danesfield, Marlingham', 'WR36 1AB', '3 St Peter'],
    ['12 Linnet Square, Danesfield, MarlinghamWR36 1AA', '', '12 Linnet'],
    ['Line 1: 12 Linnet Square, Line 2: Linnet Square, Line 3: Marlingham', 'WR36 1AA', '12 Linnet'],
    ['12, Linnet Square, opposite the bus shelter, Linnet Square, Marlingham', 'WR36 1AA', '12 Linnet'],
    ["12 Linnet Square, Danesfield, M'ham", '', '12 Linnet'],
    ['4 Argyle Court, Scarba', '', '4 Argyle'],
    ['4 Argyle Court, Isle of Scarba, PH81 1', '', '4 Argyle'],
    ['4 Argyle Court, Isle of Scarba, PH81 1A, ring twice', '', '4 Argyle'],
  ])('%s %s is %s', (text, postcode, expected) => {
    expect(list.found(text, postcode)).toBe(row(expected));
  });
});

describe('numbers run together, spoken or behind other words', () => {
  test.each([
    ['8Linnet Square, Danesfield, Marlingham', 'WR36 1AA', '8 Linnet'],
    ['22Linnet Square, Danesfield, Marlingham', 'WR36 1AA', '22 Linnet'],
    ["3St Peter's Place, Danesfield, Marlingham", 'WR36 1AB', '3 St Peter'],
    ['two three Linnet Square, Danesfield, Marlingham', 'WR36 1AA', '23 Linnet'],
    ['one one Linnet Square, Danesfield, Marlingham', 'WR36 1AA', '11 Linnet'],
    ['House No 12, Linnet Square, Danesfield, Marlingham', 'WR36 1AA', '12 Linnet'],
    ['12 Linnet Square, Danesfield, Marlingham, If out leave at no 14', 'WR36 1AA', '12 Linnet'],
    ['12 Linnet Square, Danesfield, Marlingham, Key safe 6416', 'WR36 1AA', '12 Linnet'],
  ])('%s %s is %s', (text, postcode, expected) => {
    expect(list.found(text, postcode)).toBe(row(expected));
  });
});

describe('flats, garages and stairs', () => {
  test.each([
    ['4 Block 2, Osprey Way, Danesfield, Marlingham', 'WR36 1AE', 'Flat 4, Block 2'],
    ['#4, Block 2, Osprey Way, Danesfield, Marlingham', 'WR36 1AE', 'Flat 4, Block 2'],
    ['4 Teal Gardens, Hood Place, Danesfield, Marlingham', 'WR36 1AF', 'Flat 4, Teal'],
    ['Apartment 4, Heron Gardens, Swift Drive, Danesfield, Marlingham', 'WR36 1AG', '4 Heron'],
    ['Garage 12, Plane Croft, Danesfield, Marlingham', 'WR36 1AD', 'Garage 12'],
    ['12 Plane Croft, Danesfield, Marlingham', 'WR36 1AD', '12 Plane'],
    ['Flat No 1/2, 8B Ormond Road, Marlingham', 'WR36 1AH', '1/2, 8B'],
    ['1/2, Ormond Road 4, Marlingham', 'WR36 1AH', '1/2, 4'],
    ['Main Door 3 Balloch Row Marlingham', 'WR36 1AJ', 'Main Door'],
  ])('%s %s is %s', (text, postcode, expected) => {
    expect(list.found(text, postcode)).toBe(row(expected));
  });

  test.each([
    // The list has a garage with this number.
    ['3 Plane Croft, Danesfield, Marlingham', 'WR36 1AD'],
    ['Garage 11, Plane Croft, Danesfield, Marlingham', 'WR36 1AD'],
    // The 1 is neither repeated nor flat 0/1 of another number.
    ['0/1,1 Ormond Road, Marlingham', 'WR36 1AH'],
  ])('%s %s is no row of the list', (text, postcode) => {
    expect(ROWS).not.toContain(list.found(text, postcode));
  });
});

describe('names of houses, blocks and parks', () => {
  const list = new ListUnderTest([
    'White House (Ty Gwyn), Old Radnor, Presthay | LD41 4DW',
    'Bryn Glas / Green Hill, Old Radnor, Presthay | LD41 4DW',
    ...numbered(1, 9, 'Keats House, Barbot Estate, Granfield Drive, Presthay | LD41 4DX'),
    ...numbered(1, 9, 'Granfield Drive, Presthay | LD41 4DY'),
    ...numbered(38, 42, 'Wrekin Home Park, Old Radnor, Presthay | LD41 4DZ'),
    'Elm Road School, Elm Road School, Elm Road, Presthay | LD41 4EA',
  ]);

  test('the caretaker does not live in the school', () => {
    expect(list.found('The Caretaker, Elm Road School, Elm Road, Presthay', 'LD41 4EA')).not.toMatch(
      /School/,
    );
  });

  test.each([
    [
      'White House, Old Radnor, Presthay',
      'LD41 4DW',
      'White House (Ty Gwyn), Old Radnor, Presthay | LD41 4DW',
    ],
    ['Ty Gwyn, Old Radnor, Presthay', 'LD41 4DW', 'White House (Ty Gwyn), Old Radnor, Presthay | LD41 4DW'],
    [
      'Green Hill, Old Radnor, Presthay',
      'LD41 4DW',
      'Bryn Glas / Green Hill, Old Radnor, Presthay | LD41 4DW',
    ],
    ['A/C 83150P, 7 Granfield Drive, Presthay', 'LD41 4DY', '7 Granfield Drive, Presthay | LD41 4DY'],
    [
      '7 Keats House, Granfield Drive, Presthay',
      'LD41 4DX',
      '7 Keats House, Barbot Estate, Granfield Drive, Presthay | LD41 4DX',
    ],
    [
      'Caravan 40, Wrekin Home Park, Old Radnor, Presthay',
      'LD41 4DZ',
      '40 Wrekin Home Park, Old Radnor, Presthay | LD41 4DZ',
    ],
  ])('%s %s is %s', (text, postcode, expected) => {
    expect(list.found(text, postcode)).toBe(expected);
  });
});

describe('postcode districts', () => {
  const list = new ListUnderTest([
    ...numbered(1, 9, 'Navarino Road, London | E5 8AA'),
    ...numbered(11, 19, 'Navarino Road, London | E8 5AA'),
    ...numbered(1, 9, 'Guernsey Way, London | SE6 1PT'),
  ]);

  test.each([
    ['15 Navarino Road, London', 'E8', '15 Navarino Road, London | E8 5AA'],
    ['5 Guernsey Way, London', 'SE61', '5 Guernsey Way, London | SE6 1PT'],
    ['5 Guernsey Wau, London', 'SE6', '5 Guernsey Way, London | SE6 1PT'],
    ['5 Guernsey W, London', 'SE6', '5 Guernsey Way, London | SE6 1PT'],
    // The road in E5 has no 15.
    ['15 Navarino Road, London', 'E5', 'Street'],
  ])('%s %s is %s', (text, postcode, expected) => {
    expect(list.found(text, postcode)).toBe(expected);
  });
});
