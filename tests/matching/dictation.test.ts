import { describe, expect, test } from 'vitest';
import { tidied } from '../../src/matching/typed/tidied.ts';
import { ListUnderTest } from './support/list.ts';

const numbered = (from: number, to: number, street: string) =>
  Array.from({ length: to - from + 1 }, (_, at) => `${from + at} ${street}`);

/** Invented, in the manner of a council tax list with villages whose houses have numbers and no street. */
const ROWS = [
  ...numbered(1, 45, 'Draper Lane, Berrymoor, Castlegate | SY21 5AA'),
  ...numbered(1, 12, 'Vicarage Close, Berrymoor, Castlegate | SY21 5AB'),
  ...numbered(1, 12, 'The Square, Berrymoor, Castlegate | SY21 5AD'),
  ...numbered(1, 12, 'Heol yr Eglwys, Berrymoor, Castlegate | SY21 5AE'),
  ...numbered(1, 9, 'Berrymoor, Castlegate | SY21 5AF'),
  'Ash View, Berrymoor, Castlegate | SY21 5AF',
  'Elm View, Berrymoor, Castlegate | SY21 5AF',
  '9A Draper Lane, Berrymoor, Castlegate | SY21 5AA',
];

const list = new ListUnderTest(ROWS);

const row = (start: string) => ROWS.find((one) => one.startsWith(`${start}, `)) ?? 'no such row';

describe('numbers as they are dictated', () => {
  test.each([
    ['double 1 Draper Lane, Berrymoor, Castlegate', '11 Draper Lane'],
    ['Forty-four Draper Lane, Berrymoor, Castlegate', '44 Draper Lane'],
    ['Thirty two Draper Lane, Berrymoor, Castlegate', '32 Draper Lane'],
    ['9 a for apple Draper Lane, Berrymoor, Castlegate', '9A Draper Lane'],
    ['9A flat Draper Lane, Berrymoor, Castlegate', '9A Draper Lane'],
    ['21.0 Draper Lane, Berrymoor, #N/A, Castlegate', '21 Draper Lane'],
    ['21 Draper Lane - Berrymoor - Tel: 01632 960517 - Castlegate', '21 Draper Lane'],
    ['21 draper lane berrymoor castlegate castlegate', '21 Draper Lane'],
    ['21 Draper Lane, Berrymoor, C', '21 Draper Lane'],
    ['21 Draper Lane, Berrymoor, Castlegate, beware of the dog', '21 Draper Lane'],
    ['21 Draper Lane, Berrymoor, up the bank on the left, Castlegate', '21 Draper Lane'],
  ])('%s', (text, expected) => expect(list.found(text, 'SY21 5AA')).toBe(row(expected)));

  test.each([
    ['double 7 Draper Lane, Berrymoor, Castlegate', 'SY21 5AA'],
    ['Sixty two Draper Lane, Berrymoor, Castlegate', 'SY21 5AA'],
    // The number is that of the lane, not that of a house in the village.
    ['Seven Potter Lane, Berrymoor, Castlegate', 'SY21 5AF'],
    ['5, Upper Potters, Berrymoor, Castlegate', 'SY21 5AF'],
  ])('%s %s is no house of the list', (text, postcode) =>
    expect(ROWS).not.toContain(list.found(text, postcode)),
  );
});

test.each(['T 01632 960 233', 'tel 07700 900142', '+44 7700 900142', '01632960517'])(
  'a telephone number is kept and is no part of the address: %s',
  (telephone) => {
    expect(list.found(`21 Draper Lane, ${telephone}, Berrymoor, Castlegate`, 'SY21 5AA')).toBe(
      row('21 Draper Lane'),
    );
    expect(list.kept(`21 Draper Lane, ${telephone}, Berrymoor, Castlegate`, 'SY21 5AA').join()).toContain(
      telephone.replace('+', ''),
    );
  },
);

describe('words torn apart and run together', () => {
  test.each([
    ['4 Vic arage Close, Berrymoor, Castlegate', 'SY21 5AB', '4 Vicarage Close'],
    ['4 Vic arage Close, Berrymoor, Castlegate', '', '4 Vicarage Close'],
    ['11 Dra per La, Berrymoor, Castlegate', 'SY21 5AA', '11 Draper Lane'],
    ['5 THESQUARE, BERRYMOOR, CASTLEGATE', 'SY21 5AD', '5 The Square'],
    ['5 THESQUARE, BERRYMOOR, CASTLEGATE', '', '5 The Square'],
    ['8 HEOLYR EGLWYS, BERRYMOOR, CASTLEGATE', 'SY21 5AE', '8 Heol yr Eglwys'],
  ])('%s %s', (text, postcode, expected) => expect(list.found(text, postcode)).toBe(row(expected)));
});

describe('what a typed line keeps', () => {
  test.each([
    ['41-43 - 3 High Street', '41-43 - 3 High Street'],
    ['16 - C Elmore Walk', '16 - C Elmore Walk'],
    ['flat 2 double 1 High Street', 'flat 2 11 High Street'],
    ['1 double 5 Shirley Avenue', '155 Shirley Avenue'],
    ['Bron Bron', 'Bron Bron'],
    ['12 A Alma Terrace', '12 A Alma Terrace'],
  ])('%s', (line, expected) => expect(tidied(line)).toBe(expected));
});
