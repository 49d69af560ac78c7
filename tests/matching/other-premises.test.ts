import { describe, expect, test } from 'vitest';
import { tidied } from '../../src/matching/typed/tidied.ts';
import { ListUnderTest } from './support/list.ts';

const numbered = (numbers: readonly number[], street: string) =>
  numbers.map((number) => `${number} ${street}`);

/** Invented, in the manner of a list of business rates. */
const RATES = [
  ...numbered([2, 4, 6, 8, 10], 'Fold Street, Penmoor, Castlegate | SY21 5AA'),
  '14-16 Fold Street, Penmoor, Castlegate | SY21 5AA',
  'R/O 14-16 Fold Street, Penmoor, Castlegate | SY21 5AA',
  'Adj 10 Fold Street, Penmoor, Castlegate | SY21 5AA',
  'Advertising Right At 8 Fold Street, Penmoor, Castlegate | SY21 5AA',
  'Car Space 1, Alma House, Bolton Road, Penmoor, Castlegate | SY21 5AB',
  'Suite 1, Alma House, Bolton Road, Penmoor, Castlegate | SY21 5AB',
  ...['Unit 1', 'Unit 2', 'Unit 3', 'Unit 4', 'Cafe'].map(
    (unit) => `${unit}, Mill Walk Shopping Centre, Bolton Road, Penmoor, Castlegate | SY21 5AD`,
  ),
];

/** Invented, in the manner of a Scottish council's list: the flat stands behind the street. */
const TENEMENTS = [
  ...['0/1', '0/2', '1/1', '1/2', '2/1', '2/2', '3/2'].flatMap((flat) => [
    `17 Dennis Road, ${flat}, Whitmuir, Dunbrae | DD2 5XP`,
    `19 Dennis Road, ${flat}, Whitmuir, Dunbrae | DD2 5XP`,
  ]),
  ...['Ground Floor Left', 'First Floor Left', 'First Floor Centre', 'Third Floor Left'].map(
    (flat) => `${flat}, 8 Bogie Place, Dunbrae | DD2 5XQ`,
  ),
];

const rates = new ListUnderTest(RATES);
const tenements = new ListUnderTest(TENEMENTS);

const rowOf = (rows: readonly string[], start: string) =>
  rows.find((row) => row.startsWith(start)) ?? 'no such row';

describe('business premises', () => {
  test.each([
    ['Rear of 14 to 16 Fold Street, Penmoor, Castlegate', 'SY21 5AA', 'R/O 14-16 Fold'],
    ['Bloom & Grow, the back of 14-16 Fold Street, Penmoor, Castlegate', 'SY21 5AA', 'R/O 14-16 Fold'],
    ['Adjacent to 10 Fold Street, Penmoor, Castlegate', 'SY21 5AA', 'Adj 10 Fold'],
    ['10 Fold Street, Penmoor, Castlegate', 'SY21 5AA', '10 Fold'],
    ['Advert hoarding at 8 Fold Street, Penmoor, Castlegate', 'SY21 5AA', 'Advertising Right At 8'],
    ['14 Fold Street, Penmoor, Castlegate', 'SY21 5AA', '14-16 Fold'],
    ['fourteen to sixteen Fold Street, Penmoor, Castlegate', 'SY21 5AA', '14-16 Fold'],
    ['Car Park Space one, Alma House, Bolton Road, Penmoor, Castlegate', 'SY21 5AB', 'Car Space 1, Alma'],
    ['Suite 1, Alma House, Bolton Road, Penmoor, Castlegate', 'SY21 5AB', 'Suite 1, Alma'],
    ['Unit 2, Mill Walk Shopping Centre, Castlegate', 'SY21 5AD', 'Unit 2, Mill Walk'],
    [
      'The Corner Plaice, Unit 2, Mill Walk Shopping Centre, Bolton Road, Penmoor',
      'SY21 5AD',
      'Unit 2, Mill',
    ],
  ])('%s %s is %s', (text, postcode, start) => expect(rates.found(text, postcode)).toBe(rowOf(RATES, start)));

  test.each([
    ['Adj 6 Fold Street, Penmoor, Castlegate', 'SY21 5AA'],
    ['15 Fold Street, Penmoor, Castlegate', 'SY21 5AA'],
    ['Mill Walk Shopping Centre, Bolton Road, Penmoor, Castlegate', 'SY21 5AD'],
  ])('%s %s is no row of the list', (text, postcode) => {
    expect(RATES).not.toContain(rates.found(text, postcode));
  });
});

describe('flats that a list writes behind the street', () => {
  test.each([
    ['Flat 1/2, 17 Dennis Road, Dunbrae', 'DD2 5XP', '17 Dennis Road, 1/2'],
    ['two slash one, 19 Dennis Road, Whitmuir, Dunbrae', 'DD2 5XP', '19 Dennis Road, 2/1'],
    ['02-Jan, 19 Dennis Road, Whitmuir, Dunbrae', 'DD2 5XP', '19 Dennis Road, 2/1'],
    ['17 DennisRoad (F3/2), Whitmuir, Dunbrae', 'DD2 5XP', '17 Dennis Road, 3/2'],
    ['GFL, 8 Bogie Place, Dunbrae', 'DD2 5XQ', 'Ground Floor Left'],
    ['Flat TFL, 8 Bogie Place, Dunbrae', 'DD2 5XQ', 'Third Floor Left'],
    ['8 Bogie Place (First Centre), Dunbrae', 'DD2 5XQ', 'First Floor Centre'],
  ])('%s %s is %s', (text, postcode, start) => {
    expect(tenements.found(text, postcode)).toBe(rowOf(TENEMENTS, start));
  });

  test('another stair is no row of the list', () => {
    expect(TENEMENTS).not.toContain(tenements.found('3/1, 17 Dennis Road, Whitmuir, Dunbrae', 'DD2 5XP'));
  });
});

describe('misread and dictated numbers', () => {
  test.each([
    ['6O-62 Cow Lane', '60-62 Cow Lane'],
    ['l6 Convent Court', '16 Convent Court'],
    ['2nd Floor | n/a | Adlington', '2nd Floor, Adlington'],
    ['unit one hundred and fifty Mill Park', 'unit 150 Mill Park'],
    ['One to One Fitness, 12 High Street', 'One to One Fitness, 12 High Street'],
    ['Mr MacDonald, McKay House', 'Mr MacDonald, McKay House'],
    ['42 Guard Wynd, Perth, Perth and Kinross', '42 Guard Wynd, Perth'],
    ['Mu1rhead, EC1V 9BD', 'MuIrhead, EC1V 9BD'],
  ])('%s is %s', (text, expected) => expect(tidied(text)).toBe(expected));
});

describe('a hall and an institute of one village', () => {
  const rows = [
    'Dufton Pike Village Hall, Dufton Pike | CA63 1BU',
    'Dufton Pike Institute, Dufton Pike | CA63 1BU',
  ];
  const halls = new ListUnderTest(rows);

  test.each([
    ['dufton pike village hall, dufton pike', rows[0]],
    ['Dufton Pike Village Hall, Dufton Pike Village Hall, Dufton Pike', rows[0]],
    ['Dufton Pike Institute, Dufton Pike', rows[1]],
  ])('%s', (text, expected) => expect(halls.found(text, 'CA63 1BU')).toBe(expected));
});
