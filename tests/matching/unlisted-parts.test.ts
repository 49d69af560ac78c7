import { describe, expect, test } from 'vitest';
import { ListUnderTest } from './support/list.ts';

const numbered = (from: number, to: number, street: string) =>
  Array.from({ length: to - from + 1 }, (_, at) => `${from + at} ${street}`);

/** Invented, in the manner of a council tax list. */
const ROWS = [
  ...numbered(1, 30, 'Alder Road, Hathersby, Medbourne, Kent | TN80 1AA'),
  ...numbered(1, 30, 'Birch Lane, Hathersby, Medbourne, Kent | TN80 1AB'),
  ...numbered(1, 12, 'Wharf Street, Medbourne | TN81 2AA'),
  'Flat 1, Tanyard Court, Wharf Street, Medbourne | TN81 2AB',
  'Flat 2, Tanyard Court, Wharf Street, Medbourne | TN81 2AB',
  'Manor Farm, Birch Lane, Hathersby, Medbourne, Kent | TN80 1AD',
  'Holt Cottage, Birch Lane, Hathersby, Medbourne, Kent | TN80 1AD',
  'Annexe, 9 Wharf Street, Medbourne | TN81 2AA',
  'Garage 1, Alder Road Garages, Alder Road, Hathersby, Medbourne, Kent | TN80 1AE',
  'Garage 2, Alder Road Garages, Alder Road, Hathersby, Medbourne, Kent | TN80 1AE',
  'Barley Oast, Birch Lane, Hathersby, Medbourne, Kent | TN80 1AD',
  'Montrose Parade, 160 Chequers Court, Medbourne, Kent | TN81 2AD',
  'Montrose Parade, 161 Chequers Court, Medbourne, Kent | TN81 2AD',
];

const list = new ListUnderTest(ROWS);

const row = (start: string) => ROWS.find((one) => one.startsWith(start)) ?? 'no such row';

test.each([
  ['Garage 2, Alder Road Garages, Hathersby, Medbourne', 'TN80 1AE', 'Garage 2, Alder Road Garages'],
  ['Garage 2, Alder Road Garages, Aldre Road, Hathersby', 'TN80 1AE', 'Garage 2, Alder Road Garages'],
  ['Barley Oast House, Birch Lane, Hathersby', 'TN80 1AD', 'Barley Oast'],
  ['7 Bi rch Lane, Hathersby, Medbourne', 'TN80 1AB', '7 Birch Lane'],
  ['Montrose Parade, 161 Chequers Court, Medbourne', 'TN81 2AD', 'Montrose Parade, 161'],
])('%s %s is %s', (text, postcode, expected) => {
  expect(list.found(text, postcode)).toBe(row(expected));
});

describe('parts of an address that the list knows nothing of', () => {
  test.each([
    ['Sp Bty 26 ENGR, 14 Alder Road, Hathersby, Medbourne', 'TN80 1AA', '14 Alder Road'],
    ['Flat 2, Tanyard Court, Wharf Street, Medbourne, seen Tuesday', 'TN81 2AB', 'Flat 2, Tanyard Court'],
    ['Seen Tuesday: Holt Cottage, Birch Lane, Hathersby', 'TN80 1AD', 'Holt Cottage'],
    ['Holt Cottage, Birch Lane, Hathersby, Medbourne, seen Tuesday', '', 'Holt Cottage'],
    ['7 Birch Lane / Hathersby / Medbourne / joint holder', 'TN80 1AB', '7 Birch Lane'],
  ])('are left out: %s %s', (text, postcode, expected) => {
    expect(list.found(text, postcode)).toBe(row(expected));
  });

  test.each([
    // Another house on the farm.
    ['Skylarks, Manor Farm, Birch Lane, Hathersby, Medbourne', 'TN80 1AD'],
    // Parts of a house, and a thing in the street.
    ['LGF, 14 Alder Road, Hathersby, Medbourne', 'TN80 1AA'],
    ['Flat Q, 14 Alder Road, Hathersby, Medbourne', 'TN80 1AA'],
    ['Lamp Post, 14 Alder Road, Hathersby, Medbourne', 'TN80 1AA'],
    // A flat of another building.
    ['Flat 3, Quillon House, 14 Alder Road, Hathersby, Medbourne', 'TN80 1AA'],
    // In the middle, they may be the building or the farm.
    ['Flat 2, Windlestraw, Wharf Street, Medbourne', 'TN81 2AB'],
    ['Windlestraw, Flat 2, Wharf Street, Medbourne', 'TN81 2AB'],
    ['Medbourne, Wharf Street, Flat 2, Windlestraw', 'TN81 2AB'],
    // Another town.
    ['7 Birch Lane, Norwich, Norfolk', ''],
    // The number belongs to the building that the list lacks.
    ['14 Quillon, Alder Road, Hathersby, Medbourne', 'TN80 1AA'],
  ])('are no reason to take a house that was not meant: %s %s', (text, postcode) => {
    expect(ROWS).not.toContain(list.found(text, postcode));
  });
});
