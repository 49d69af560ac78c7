import { describe, expect, test } from 'vitest';
import { ListUnderTest } from './support/list.ts';

const numbered = (from: number, to: number, street: string) =>
  Array.from({ length: to - from + 1 }, (_, at) => `${from + at} ${street}`);

/** Invented. Each row is like an address that somebody may write and the list lacks. */
const ROWS = [
  ...numbered(1, 9, 'Alder Lane, Thornby, Wexcombe | WX15 1AA'),
  ...numbered(1, 5, 'Wexcombe Terrace, Thornby, Wexcombe | WX15 2AB'),
  ...numbered(1, 12, 'Chapel Street, Wexcombe | WX15 3AA'),
  ...numbered(1, 9, 'Chapel Street, Wexcombe | WX15 6AA'),
  ...numbered(20, 29, 'Chapel Street, Marlow Green, Wexcombe | WX15 5AA'),
  ...numbered(10, 19, 'Sixteen Foot Bank, Marlow Green, Wexcombe | WX15 5AB'),
  ...numbered(1, 9, 'Burnside North, Wexcombe | WX15 4AA'),
  'Otter, Mooring 4, Wexcombe Moorings, Parson Close, Marlow Green, Wexcombe | WX15 5AD',
  'Otter, Mooring 5, Wexcombe Moorings, Parson Close, Marlow Green, Wexcombe | WX15 5AD',
  'Flat 1, 41 Rodney Way, Thornby, Wexcombe | WX15 1AD',
  'Flat 2, 41 Rodney Way, Thornby, Wexcombe | WX15 1AD',
  '8 Quarry Gardens, Wexcombe | WX15 4AB',
  'Flat 1, Anson Block, Booth Hall, Quarry Gardens, Wexcombe | WX15 4AD',
  'White Horse Cottage, Marlow Green, Wexcombe | WX15 5AE',
  'The Chapel, Marlow Green, Wexcombe | WX15 5AE',
  'Chapel House, Marlow Green, Wexcombe | WX15 5AF',
  'The Barn, Rosewick, Marlow Green, Wexcombe | WX15 5AG',
  'Rosewick Barn, Marlow Green, Wexcombe | WX15 5AG',
];

const list = new ListUnderTest(ROWS);

const row = (start: string) => ROWS.find((one) => one.startsWith(start)) ?? 'no such row';

describe('addresses that the list lacks', () => {
  test.each([
    // The number belongs to a terrace that is called like the town.
    ['6 Wexcombe Terrace, Alder Lane, Thornby, Wexcombe', 'WX15 2AB'],
    ['6 WEXCOMBE TERRACE ALDER LANE THORNBY WEXCOMBE', 'WX15 2AB'],
    // The sixteen is the name of the bank.
    ['WEXCOMBE, MARLOW GREEN, TEAL ACRE, SIXTEEN FOOT BANK', 'WX15 5AB'],
    // Another mooring place.
    ['Otter, Mooring 4, Heron House, Parson Close, Marlow Green, Wexcombe', 'WX15 5AD'],
    // `1, 1` is a flat and a house.
    ['Flat 1, 1 Rodney Way, Thornby, Wexcombe', 'WX15 1AD'],
    // The 8 is that of a room.
    ['Jervis 8, Booth Hall, Quarry Gardens, Wexcombe', 'WX15 4AD'],
    ['7 Burnside, Wexcombe', 'WX15 4BB'],
    ['The White Horse, Marlow Green, Wexcombe', 'WX15 5AE'],
    ['Chapel Cottage, Marlow Green, Wexcombe', 'WX15 5AE'],
  ])('%s %s is no house of the list', (text, postcode) => {
    expect(ROWS).not.toContain(list.found(text, postcode));
  });

  test.each([
    ['12 Chapel Street, Wexcombe', 'WX15 6AA'],
    ['2 Chapel Street, Marlow Green, Wexcombe', 'WX15 3AB'],
  ])('%s %s is in neither street of its name', (text, postcode) => {
    expect(ROWS).not.toContain(list.found(text, postcode));
  });
});

describe('addresses beside those', () => {
  test.each([
    ['7 Burnside, Wexcombe', 'WX15 4AA', '7 Burnside North'],
    ['12 Chapel Street, Wexcombe', '', '12 Chapel Street'],
    ['Rosewick Barn, Marlow Green, Wexcombe', 'WX15 5AG', 'Rosewick Barn'],
    ['The Barn, Rosewick, Marlow Green, Wexcombe', 'WX15 5AG', 'The Barn, Rosewick'],
    ['Meadow Dental Care, Chapel House, Marlow Green, Wexcombe', '', 'Chapel House'],
    ['Otter, Mooring 4, Parson Close, Marlow Green, Wexcombe', 'WX15 5AD', 'Otter, Mooring 4'],
  ])('%s %s is %s', (text, postcode, expected) => {
    expect(list.found(text, postcode)).toBe(row(expected));
  });
});
