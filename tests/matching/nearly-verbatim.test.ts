import { describe, expect, test } from 'vitest';
import { ListUnderTest } from './support/list.ts';

const numbered = (from: number, to: number, start: string, end: string) =>
  Array.from({ length: to - from + 1 }, (_, at) => `${start}${from + at}${end}`);

/** Invented, in the manner of a council tax list. */
const ROWS = [
  ...numbered(1, 24, '', ' Claywell Terrace, Woodlaithe, Bentworth | DN84 1BS'),
  ...numbered(1, 24, '', ' Penhale Street, Woodlaithe, Bentworth | DN84 1BT'),
  ...numbered(1, 12, 'Flat ', ', 1-12 Milton House, Penhale Street, Bentworth | DN84 2AA'),
  ...numbered(13, 24, 'Flat ', ', 13-24 Milton House, Penhale Street, Bentworth | DN84 2AA'),
  ...numbered(1, 6, '', ' Southdown Cottages, Chapel Lane, Woodlaithe, Bentworth | DN84 3AA'),
  ...numbered(1, 9, 'Lodge ', ', Belmar Holiday Park, Shore Road, Bentworth | DN84 4AA'),
  'House Managers Flat, Belmont Court, Ruskin Drive, Bentworth | DN84 5AA',
  'Flat 1, Belmont Court, Ruskin Drive, Bentworth | DN84 5AA',
  'The Kentish Drover, Ruskin Drive, Bentworth | DN84 5AB',
  'The Barn, Tanyard Farm, Chapel Lane, Woodlaithe, Bentworth | DN84 3AB',
  'Manor Farm, Chapel Lane, Woodlaithe, Bentworth | DN84 3AB',
  'Cobblers, Chapel Lane, Woodlaithe, Bentworth | DN84 3AB',
  'Apartment 4, Bethesda Chapel, Raleigh Street, Bentworth | DN84 6AA',
  '10-12 Ruskin Drive, Bentworth | DN84 5AD',
  'Flat 2, 14-16 Ruskin Drive, Bentworth | DN84 5AD',
  '20 Tufnell Close, South Bentworth | DN84 7AA',
  'Cluster B, Flat 3, Room 2, Brunel Hall, Ruskin Drive, Bentworth | DN84 5AD',
];

const list = new ListUnderTest(ROWS);

const row = (start: string) => ROWS.find((one) => one.startsWith(start)) ?? 'no such row';

describe('nearly all words of one address', () => {
  test.each([
    // Another order.
    ['Belmont Court, House Managers Flat, Ruskin Drive, Bentworth', 'DN84 5AA', 'House Managers Flat'],
    // Slips, and words as they are heard.
    ['6 Claywel Terrance, Woodlaithe, Bentworth', 'DN84 1BS', '6 Claywell Terrace'],
    ['Rex Ozturk-Vane, The Kentish Drovar, Ruskin Drive, Bentworth', 'DN84 5AB', 'The Kentish Drover'],
    // The numbers of a block, which its flats do not need.
    ['Flat 7, Milton House, Penhale Street, Bentworth', 'DN84 2AA', 'Flat 7, 1-12 Milton'],
    ['Flat 20, Milton House, Penhale Street, Bentworth', 'DN84 2AA', 'Flat 20, 13-24 Milton'],
    // One of the cottages.
    ['5 Southdown Cottage, Chapel Lane, Woodlaithe, Bentworth', 'DN84 3AA', '5 Southdown Cottages'],
    ['Cottage 5, Southdown Cottages, Chapel Lane, Woodlaithe', 'DN84 3AA', '5 Southdown Cottages'],
    // Another word for a pitch, and a park by its name alone.
    ['Static caravan 3, Belmar Holiday Park, Shore Road, Bentworth', 'DN84 4AA', 'Lodge 3, Belmar'],
    ['Lodge 4, Belmar, Shore Road, Bentworth', 'DN84 4AA', 'Lodge 4, Belmar'],
    ['Cobblers, just off Chapel Lane, Woodlaithe, Bentworth', 'DN84 3AB', 'Cobblers'],
    // The outward code said twice.
    ['6 Claywell Terrace, Woodlaithe, Bentworth DN84, zzq', 'DN84 1BS', '6 Claywell Terrace'],
  ])('are that address: %s %s', (text, postcode, expected) => {
    expect(list.found(text, postcode)).toBe(row(expected));
  });

  test.each([
    // A number more or less.
    ['Flat 30, Milton House, Penhale Street, Bentworth', 'DN84 2AA'],
    ['4 Raleigh Street, Bentworth', 'DN84 6AA'],
    ['Room 3 Flat 2 Cluster B, Brunel Hall, Ruskin Drive, Bentworth', 'DN84 5AD'],
    // Another name before or behind a name.
    ['Hay Barn, Tanyard Farm, Chapel Lane, Woodlaithe', 'DN84 3AB'],
    ['6 Savile Claywell Terrace, Woodlaithe, Bentworth', 'DN84 1BS'],
    // A home of the farm.
    ['Wimbrel, Manor Farm, Chapel Lane, Woodlaithe', 'DN84 3AB'],
    ['The Hen House, Manor Farm, Chapel Lane, Woodlaithe', 'DN84 3AB'],
    // A building that the list lacks.
    ['Flat 1, Thistlewick, Ruskin Drive, Bentworth', 'DN84 5AA'],
    // Something beside the house.
    ['Lamp Post, 6 Claywell Terrace, Woodlaithe', 'DN84 1BS'],
  ])('are no reason to take another one: %s %s', (text, postcode) => {
    expect(ROWS).not.toContain(list.found(text, postcode));
  });
});

test('a house of two numbers is found by one of them, but another flat there is not', () => {
  expect(list.found('12 Ruskin Drive, Bentworth', 'DN84 5AD')).toBe(row('10-12 Ruskin'));
  expect(list.found('Flat 2, 16 Ruskin Drive, Bentworth', 'DN84 5AD')).toBe(row('Flat 2, 14-16'));
  expect(ROWS).not.toContain(list.found('Flat 1, 16 Ruskin Drive, Bentworth', 'DN84 5AD'));
});

test('the South of a village is not that of a street', () => {
  expect(ROWS).not.toContain(list.found('20 South Tufnell Close, South Bentworth', 'DN84 7AA'));
});

describe('what people add to an address', () => {
  test.each([
    ['Poppy Haile (Year 1), 6 Claywell Terrace, Woodlaithe', 'DN84 1BS', '6 Claywell Terrace'],
    ['Poppy Haile (Year 2), House Managers Flat, Belmont Court', 'DN84 5AA', 'House Managers Flat'],
    ['6 Claywell Terrace, Woodlaithe, Bentworth, p/c DN84 1BS', '', '6 Claywell Terrace'],
    ['6 Claywell Terrace.. Woodlaithe.. Bentworth.. DN84 1BS', '', '6 Claywell Terrace'],
    [
      'Flat 7, 1-12 Milton House, Penhale Street, DN84 2AA Flat 7, 1-12 Milton House, Penhale Street, DN84 2AA',
      '',
      'Flat 7, 1-12 Milton',
    ],
    ['NHS No: 943 476 5919, 6 Claywell Terrace, Woodlaithe', 'DN84 1BS', '6 Claywell Terrace'],
    ['6 Claywell Terrace, Woodlaithe (943 476 5919)', 'DN84 1BS', '6 Claywell Terrace'],
    ['Patient 4821 6 Claywell Terrace, Woodlaithe', 'DN84 1BS', '6 Claywell Terrace'],
    ['Hosp. no. A123456; 6 Claywell Terrace, Woodlaithe', 'DN84 1BS', '6 Claywell Terrace'],
  ])('is left out: %s %s', (text, postcode, expected) => {
    expect(list.found(text, postcode)).toBe(row(expected));
  });
});
