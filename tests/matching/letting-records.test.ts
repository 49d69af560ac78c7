import { describe, expect, test } from 'vitest';
import { ListUnderTest } from './support/list.ts';

const numbered = (from: number, to: number, street: string) =>
  Array.from({ length: to - from + 1 }, (_, at) => `${from + at} ${street}`);

/** Invented, in the manner of the list of a council whose residents let their houses. */
const ROWS = [
  ...numbered(1, 9, 'Kirkgate, Aldbury | PE61 1AA'),
  ...numbered(1, 9, 'Tallow Road, Aldbury | PE61 1AB'),
  'Moor House, Aldbury | PE61 1AD',
  'Flat 1, Jerome Tower, Mill Road, Aldbury | PE61 1AE',
  'Flat 2, Jerome Tower, Mill Road, Aldbury | PE61 1AE',
  'Flat 3, Jerome Tower, Mill Road, Aldbury | PE61 1AE',
  'Apartment W1, Baker Mill, Mill Road, Aldbury | PE61 1AE',
  'Apartment W14, Baker Mill, Mill Road, Aldbury | PE61 1AE',
  'Managers Flat, White Bear Inn, Gayle Moss, Aldbury | PE61 2AA',
  'White Bear Inn, Gayle Moss, Aldbury | PE61 2AA',
  'Loft Farm, Gayle Moss, Aldbury | PE61 2AB',
  'Cart House, Loft Farm, Gayle Moss, Aldbury | PE61 2AB',
  'Arn Cottage, Gayle Moss, Aldbury | PE61 2AD',
  'Snaizsyke Bungalow, Gayle Moss, Aldbury | PE61 2AE',
  'Lower Wensdale Cottage, Gayle Moss, Aldbury | PE61 2AE',
  'Sunny Bank, Monument Court, Thorp, Aldbury | PE61 3AA',
  'Drovers Rest, Monument Court, Thorp, Aldbury | PE61 3AA',
  'Mallards, Monument Court, Thorp, Aldbury | PE61 3AA',
  ...numbered(1, 4, 'Monument Court, Thorp, Aldbury | PE61 3AA'),
];

const list = new ListUnderTest(ROWS);

const row = (start: string) => ROWS.find((one) => one.startsWith(`${start}, `)) ?? 'no such row';

describe('what an address is for', () => {
  test.each([
    ['Property to let: Cart House, Loft Farm, Gayle Moss, Aldbury', 'PE61 2AB', 'Cart House, Loft Farm'],
    ['Term-time address: Arn Cottage, Gayle Moss, Aldbury', 'PE61 2AD', 'Arn Cottage'],
    ['Supply address - Arn Cottage, Gayle Moss, Aldbury', 'PE61 2AD', 'Arn Cottage'],
    ['Rental: 4 Kirkgate, Aldbury', 'PE61 1AA', '4 Kirkgate'],
    ['Loft Farm: Cart House, Gayle Moss, Aldbury', 'PE61 2AB', 'Cart House, Loft Farm'],
  ])('%s', (text, postcode, start) => expect(list.found(text, postcode)).toBe(row(start)));
});

describe('who lets or rents a house', () => {
  test.each([
    ['via Citylet, Arn Cottage, Gayle Moss, Aldbury', 'PE61 2AB', 'Arn Cottage'],
    ['Agent: Loft & Key, Arn Cottage, Gayle Moss, Aldbury', 'PE61 2AD', 'Arn Cottage'],
    ['Managed by Loft & Key, Loft Farm, Gayle Moss, Aldbury', 'PE61 2AB', 'Loft Farm'],
    ['Rahul Jerome + Ines Baker, Arn Cottage, Gayle Moss, Aldbury', 'PE61 2AB', 'Arn Cottage'],
  ])('%s', (text, postcode, start) => expect(list.found(text, postcode)).toBe(row(start)));

  test('is not a house that the list lacks', () =>
    expect(list.found('Swallow + Hay Barn, Loft Farm, Gayle Moss, Aldbury', 'PE61 2AB')).not.toBe(
      row('Loft Farm'),
    ));
});

describe('remarks of a let', () => {
  test.each([
    ['Arn Cottage, Gayle Moss, Aldbury, unfurnished', 'PE61 2AB', 'Arn Cottage'],
    ['Arn Cottage, Gayle Moss, Aldbury, gas + elec', 'PE61 2AB', 'Arn Cottage'],
    ['Kirkgate, Aldbury, 7, Sent from my phone', 'PE61 1AA', '7 Kirkgate'],
    ['Kirkgate, Aldbury, Fens, 7', 'PE61 1AA', '7 Kirkgate'],
    ['7 Kirkgate, Aldbury, Choose...', 'PE61 1AA', '7 Kirkgate'],
    ['Arn Cottage, Gayle Moss, -- Select county --', 'PE61 2AB', 'Arn Cottage'],
  ])('%s', (text, postcode, start) => expect(list.found(text, postcode)).toBe(row(start)));

  test.each([
    ['Kirkgate, Aldbury, 17, Sent from my phone', 'PE61 1AA'],
    ['2 Tallow Road, Aldbury, 17, student let', 'PE61 1AA'],
  ])('%s is not another house', (text, postcode) => {
    expect(list.found(text, postcode)).not.toBe(row('7 Kirkgate'));
    expect(list.found(text, postcode)).not.toBe(row('1 Kirkgate'));
  });
});

describe('former names', () => {
  test.each([
    ['Flat 2, Jerome Tower (formerly Kumars Depot), Mill Road, Aldbury', 'Flat 2, Jerome Tower'],
    ['Flat 2, Jerome Tower (ex Flat 3 Baker House), Mill Road, Aldbury', 'Flat 2, Jerome Tower'],
    ['Flat 2, Jerome Tower formerly Kumars Depot, Mill Road, Aldbury', 'Flat 2, Jerome Tower'],
    ['Appartment 2, Jerome Tower, Mill Road, Aldbury', 'Flat 2, Jerome Tower'],
    ['Aprt. W14, Baker Mill, Mill Road, Aldbury', 'Apartment W14, Baker Mill'],
  ])('%s', (text, start) => expect(list.found(text, 'PE61 1AE')).toBe(row(start)));
});

describe('traces of pages and mails', () => {
  test.each([
    ['4 Kirkgate\\nAldbury\\nPE61 1AA', '4 Kirkgate'],
    ['4 kirkgate\\naldbury\\npe61 1aa', '4 Kirkgate'],
    ['4 Kirkgate_x000D_Aldbury_x000D_PE61 1AA', '4 Kirkgate'],
    ['Managers Flat. White Bear Inn. Gayle Moss. Aldbury. PE61 2AA', 'Managers Flat, White Bear Inn'],
    ['4 TallowRoad, TallowRoad, Aldbury PE61 1AB', '4 Tallow Road'],
    ['4 Kirkgate, Kirkgate, Aldbury PE61 1AA', '4 Kirkgate'],
    ['lowerwensdalecottage, gayle moss, aldbury pe61 2ae', 'Lower Wensdale Cottage'],
  ])('%s', (text, start) => expect(list.found(text, '')).toBe(row(start)));
});

describe('a county that only those who type have', () => {
  test.each([
    ['Cart House, Loft Farm, Gayle Moss, Aldbury, West Fenshire', 'PE61 2AD', 'Cart House, Loft Farm'],
    ['Arn Cottage, Gayle Moss, Aldbury, West Fenshire', 'PE61 2AB', 'Arn Cottage'],
  ])('%s', (text, postcode, start) => expect(list.found(text, postcode)).toBe(row(start)));
});

test('a slip in the name of a house and in its postcode', () => {
  expect(list.found('Snaizsike Bungalow, Gayle Moss, Aldbury', 'PE61 2AD')).toBe(row('Snaizsyke Bungalow'));
  expect(list.found('Ann Cottage, Gayle Moss, Aldbury', 'PE61 2AE')).toBe('Street');
});

test('a house that the list lacks is no part of a building that is called like its street', () =>
  expect(list.found('Priory Gate, Monument Court, Thorp, Aldbury', 'PE61 3AA')).toBe('Street'));

describe('avenues with ordinals', () => {
  const avenues = new ListUnderTest([
    ...numbered(1, 9, 'Second Avenue, Aldbury | PE61 5AA'),
    ...numbered(1, 9, 'Fifth Avenue, Aldbury | PE61 5AB'),
    ...numbered(1, 9, 'Sixth Avenue, Aldbury | PE61 5AB'),
    ...numbered(1, 6, 'The Old School Thorp, Thorp, Aldbury | PE61 5AD'),
    ...numbered(1, 6, 'Kirkgate, Thorp, Aldbury | PE61 5AE'),
  ]);

  test.each([
    ['4 Secodn Avenue, Aldbury', 'PE61 5AA', '4 Second Avenue, Aldbury | PE61 5AA'],
    ['4 Seccond Avenue, Aldbury', 'PE61 5AA', '4 Second Avenue, Aldbury | PE61 5AA'],
    ['Flat 4, The Old School Thorp, Thorp', 'PE61 5AD', '4 The Old School Thorp, Thorp, Aldbury | PE61 5AD'],
  ])('%s', (text, postcode, row) => expect(avenues.found(text, postcode)).toBe(row));

  test.each([
    ['4 Fixth Avenue, Aldbury', 'PE61 5AB'],
    ['Flat 4, Kirkgate, Thorp', 'PE61 5AE'],
  ])('%s', (text, postcode) => expect(avenues.found(text, postcode)).not.toContain('|'));
});
