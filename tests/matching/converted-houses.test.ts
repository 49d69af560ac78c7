import { describe, expect, test } from 'vitest';
import { ListUnderTest } from './support/list.ts';

const numbered = (from: number, to: number, street: string) =>
  Array.from({ length: to - from + 1 }, (_, at) => `${from + at} ${street}`);

/**
 * Invented, in the manner of a council tax list: houses divided in all the ways that their owners thought of.
 */
const ROWS = [
  ...numbered(1, 8, 'Endwell Lane, London | SE4 9QA'),
  'Annexe, 6 Endwell Lane, London | SE4 9QA',
  'Ground Floor Front Flat, 10 Endwell Lane, London | SE4 9QA',
  'Ground Floor Rear Flat, 10 Endwell Lane, London | SE4 9QA',
  'First Floor Flat, 10 Endwell Lane, London | SE4 9QA',
  'Second Floor Flat, 12 Endwell Lane, London | SE4 9QA',
  'First And Second Floor Flat, 14 Endwell Lane, London | SE4 9QA',
  'Flat Above, 16 Endwell Lane, London | SE4 9QA',
  '18 Endwell Lane, London | SE4 9QA',
  'Upper Maisonette, 20 Endwell Lane, London | SE4 9QA',
  'Lower Maisonette, 20 Endwell Lane, London | SE4 9QA',
  'Flat A Ground Floor, 22 Endwell Lane, London | SE4 9QA',
  'Flat B First Floor, 22 Endwell Lane, London | SE4 9QA',
  '24A Endwell Lane, London | SE4 9QA',
  '24B Endwell Lane, London | SE4 9QA',
  'Flat, 26A Endwell Lane, London | SE4 9QA',
  'Rear Of 8 Endwell Lane, London | SE4 9QA',
  ...['Basement Flat', 'Hall Floor Flat', 'Top Flat', 'Middle Flat', 'Shop Flat'].map(
    (flat) => `${flat}, 9 Endwell Lane, London | SE4 9QA`,
  ),
  ...['Flat 1', 'Flat 2', 'Owners Accommodation'].map((flat) => `${flat}, 13 Endwell Lane, London | SE4 9QA`),
  'Flat 3 Second Floor, 11 Endwell Lane, London | SE4 9QA',
  'Flat 4 Top Floor, 11 Endwell Lane, London | SE4 9QA',
  ...['Flat 1', 'Flat 2', 'Flat 3'].map((flat) => `${flat}, 30 Endwell Lane, London | SE4 9QA`),
  ...['Flat 1', 'Flat 2', 'Flat 3'].map((flat) => `${flat}, 32-34 Endwell Lane, London | SE4 9QA`),
  ...numbered(15, 19, 'Royal Arsenal Point, Tooting Bec Villas, London | SE4 9QB'),
  'Studio 24, Unit 1, 56 Silk Street, Oldham | OL1 9QA',
  ...numbered(1, 9, 'Link 665 Mill, Silk Street, Oldham | OL1 9QA').map(
    (row) => `Unit ${row.replace(' ', ', ')}`,
  ),
  ...numbered(21, 29, 'East Acre Road, London | SE4 9QD'),
  ...numbered(21, 29, 'Acre Road, Ladywell, London | SE4 9QE'),
  ...numbered(21, 29, 'East Dulwich Road, London | SE4 9QH'),
  ...numbered(21, 29, 'East Dulwich Road, London | SW17 9QB'),
  ...numbered(21, 29, 'Dulwich Road, London | SW17 9QA'),
  '31 Scotts Road, London | SE4 9QF',
  '33 Scotts Road, Brockley, London | SE4 9QF',
  '35 Scotts Road, London | SE4 9QG',
];

const list = new ListUnderTest(ROWS);
const found = (text: string, postcode = 'SE4 9QA') => list.found(text, postcode);
const row = (address: string, postcode = 'SE4 9QA') => `${address} | ${postcode}`;

describe('a part of a house is found under other words', () => {
  test.each([
    ['Granny Annexe, 6 Endwell Lane, London', 'Annexe, 6 Endwell Lane, London'],
    ['Ground Floor Front, 10 Endwell Lane, London', 'Ground Floor Front Flat, 10 Endwell Lane, London'],
    ['Ground Floor Flat Front, 10 Endwell Lane', 'Ground Floor Front Flat, 10 Endwell Lane, London'],
    ['Front Ground Floor Flat, 10 Endwell Lane', 'Ground Floor Front Flat, 10 Endwell Lane, London'],
    ['GF Front Flat, 10 Endwell Lane', 'Ground Floor Front Flat, 10 Endwell Lane, London'],
    ['Ground Floor Back Flat, 10 Endwell Lane', 'Ground Floor Rear Flat, 10 Endwell Lane, London'],
    ['1FF, 10 Endwell Lane, London', 'First Floor Flat, 10 Endwell Lane, London'],
    ['1st/2nd Floor Flat, 14 Endwell Lane', 'First And Second Floor Flat, 14 Endwell Lane, London'],
    ['Flat Over, 16 Endwell Lane, London', 'Flat Above, 16 Endwell Lane, London'],
    ['Above, 16 Endwell Lane, London', 'Flat Above, 16 Endwell Lane, London'],
    ['Maisonette (Upper), 20 Endwell Lane', 'Upper Maisonette, 20 Endwell Lane, London'],
    ['Flat A, 22 Endwell Lane, London', 'Flat A Ground Floor, 22 Endwell Lane, London'],
    ['Hall Floor, 9 Endwell Lane, London', 'Hall Floor Flat, 9 Endwell Lane, London'],
    ['HFF, 9 Endwell Lane, London', 'Hall Floor Flat, 9 Endwell Lane, London'],
    ['Middle Apartment, 9 Endwell Lane, London', 'Middle Flat, 9 Endwell Lane, London'],
    ['Owners Accommodation, 13 Endwell Lane', 'Owners Accommodation, 13 Endwell Lane, London'],
    ['Shop Flat, 9 Endwell Lane, London', 'Shop Flat, 9 Endwell Lane, London'],
    ['Flat 3 (2nd Floor), 11 Endwell Lane, London', 'Flat 3 Second Floor, 11 Endwell Lane, London'],
    ['Flat 4 Top Floor, 11 Endwell Lain, London', 'Flat 4 Top Floor, 11 Endwell Lane, London'],
    ['Flat 24B, Endwell Lane, London', '24B Endwell Lane, London'],
    ['26A Endwell Lane, London', 'Flat, 26A Endwell Lane, London'],
    ['30 - 3 Endwell Lane, London', 'Flat 3, 30 Endwell Lane, London'],
    ['Flat Over, Flat 2, 30 Endwell Lane, London', 'Flat 2, 30 Endwell Lane, London'],
    ['Flat 2 at Rear, 30 Endwell Lane, London', 'Flat 2, 30 Endwell Lane, London'],
    ['32-34 - 3 Endwell Lane, London', 'Flat 3, 32-34 Endwell Lane, London'],
  ])('%s', (text, address) => expect(found(text)).toBe(row(address)));
});

describe('a part that the house does not have matches neither the house nor another part', () => {
  test.each([
    ['Granny Annexe, 7 Endwell Lane, London'],
    ['Mr J Hill Rear Of 7 Endwell Lane London'],
    ['Ground Floor Flat, 10 Endwell Lane, London'],
    ['First Floor Front Flat, 10 Endwell Lane, London'],
    ['1st/2nd Floor Flat, 12 Endwell Lane, London'],
    ['Second Floor Flat, 14 Endwell Lane, London'],
    ['Above, 18 Endwell Lane, London'],
    ['Flat Lower, 14 Endwell Lane, London'],
    ['Flat Upper, 10 Endwell Lane, London'],
    ['Flat B Ground Floor, 10 Endwell Lane, London'],
    ['32-34 - 7 Endwell Lane, London'],
    ['13 Endwell Lane, London'],
    ['Back of 7 Endwell Lane, London'],
    ['BF 7 Endwell Lane London'],
    ['Penthouse Apartment, 7 Endwell Lane, London'],
    ['Garden Flat, 9 Endwell Lane, London'],
    ['Flat at Side, 9 Endwell Lane, London'],
  ])('%s', (text) => expect(found(text)).toBe('Building'));

  test.each([
    ['17 Tooting Bec Villas, London', 'SE4 9QB'],
    ['Flat 24C, Endwell Lane, London', 'SE4 9QA'],
  ])('%s', (text, postcode) => expect(found(text, postcode)).toBe('Street'));
});

test('a company with a number in its name has that number only once', () => {
  expect(found('Studio 24, Unit 1, 56 Silk Street, Oldham', 'OL1 9QA')).toBe(
    row('Studio 24, Unit 1, 56 Silk Street, Oldham', 'OL1 9QA'),
  );
  expect(found('Ms A Yilmaz, Studio 24, Unit 1, 56 Silk St, Oldham', 'OL1 9QA')).toBe(
    row('Studio 24, Unit 1, 56 Silk Street, Oldham', 'OL1 9QA'),
  );
});

describe('a number in the name of a building is not a house number', () => {
  test.each([
    ['Unit 5, Link 665 Mill, Silk Street, Oldham', 'OL1 9QA'],
    ['Unit 5, Link 665 Mill, Silk St', 'OL1 9QA'],
  ])('%s', (text, postcode) =>
    expect(found(text, postcode)).toBe(row('Unit 5, Link 665 Mill, Silk Street, Oldham', 'OL1 9QA')),
  );
});

test('a person written before a house is not a part of it', () => {
  expect(found('c/- Mrs H Hill, 7 Endwell Lane, London')).toBe(row('7 Endwell Lane, London'));
});

test('a street listed with its village in some rows only continues in the next postcode', () => {
  expect(found('35 Scotts Road, London', 'SE4 9QF')).toBe(row('35 Scotts Road, London', 'SE4 9QG'));
});

test('the postcode decides between two streets, against a village or district that was not written', () => {
  expect(found('27 Dulwich Road, London', 'SE4 9QH')).toBe(row('27 East Dulwich Road, London', 'SE4 9QH'));
  expect(found('27 Dulwich Road, London', 'SW17 9QB')).toBe(row('27 Dulwich Road, London', 'SW17 9QA'));
  expect(found('23 Acre Road, London', 'SE4 9QD')).toBe(row('23 East Acre Road, London', 'SE4 9QD'));
});
