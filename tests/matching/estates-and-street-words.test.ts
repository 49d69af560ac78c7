import { describe, expect, test } from 'vitest';
import { ListUnderTest } from './support/list.ts';

/** Invented. */
const ROWS = [
  ...[1, 2, 3].map(
    (number) => `Unit ${number}, Spur Trading Estate, Osprey Way, Millford, Alverford | GL54 1AA`,
  ),
  ...[1, 2, 3].map(
    (number) => `Unit ${number}, Hill Farm Business Units, Ford Lane, Nether Wallop, Alverford | GL54 1AB`,
  ),
  ...[1, 2, 3].map(
    (number) => `Unit ${number}, Dale Business Park, Ford Lane, Nether Wallop, Alverford | GL54 1AD`,
  ),
  ...[1, 2, 3].map(
    (number) => `Unit ${number}, Dale Workshops, Ford Lane, Nether Wallop, Alverford | GL54 1AD`,
  ),
  ...Array.from({ length: 9 }, (_, at) => `${at + 1} Noels Rise, Northleigh, Alverford | GL54 3TE`),
  ...Array.from({ length: 9 }, (_, at) => `${at + 1} Elm Close, Northleigh, Alverford | GL54 3TG`),
  ...Array.from({ length: 4 }, (_, at) => `${at + 1} Elm Drive, Northleigh, Alverford | GL54 3TH`),
  ...Array.from({ length: 9 }, (_, at) => `${at + 1} Market Street, Alverford | GL54 4AA`),
];

const list = new ListUnderTest(ROWS);

const row = (start: string) => ROWS.find((one) => one.startsWith(start)) ?? 'no such row';

describe('an estate with another word', () => {
  test.each([
    ['Unit 2, Spur Industrial Estate, Osprey Way, Millford, Alverford', 'GL54 1AA', 'Unit 2, Spur'],
    ['Unit 2, Spur T/E, Osprey Way, Millford, Alverford', 'GL54 1AA', 'Unit 2, Spur'],
    ['Unit 3, Hill Farm Business Park, Ford Lane, Nether Wallop, Alverford', 'GL54 1AB', 'Unit 3, Hill'],
    ['Unit 3, Hill Farm Units, Ford Lane, Nether Wallop, Alverford', '', 'Unit 3, Hill'],
  ])('%s %s', (text, postcode, start) => expect(list.found(text, postcode)).toBe(row(start)));

  test.each([
    [
      'with a unit that is not there',
      'Unit 9, Spur Industrial Estate, Osprey Way, Millford, Alverford',
      'GL54 1AA',
    ],
    ['of two', 'Unit 2, Dale Industrial Estate, Ford Lane, Nether Wallop, Alverford', 'GL54 1AD'],
    ['of another road', 'Unit 2, Spur Industrial Estate, Ford Lane, Nether Wallop, Alverford', 'GL54 1AB'],
  ])('is no door %s: %s %s', (_, text, postcode) => expect(ROWS).not.toContain(list.found(text, postcode)));
});

describe('a street with another word and without its postcode', () => {
  test.each([
    ['of a village', '5 Noels Road, Northleigh, Alverford', 'GL54 9TE'],
    ['without a postcode', '5 Noels Close, Northleigh, Alverford', ''],
    ['if there are two', '7 Elm Road, Northleigh, Alverford', ''],
    ['if the village has both', '7 Elm Drive, Northleigh, Alverford', ''],
    ['of a town', '5 Market Road, Alverford', ''],
    ['of another village', '5 Noels Road, Nether Wallop, Alverford', ''],
  ])('is no door %s: %s %s', (_, text, postcode) => expect(ROWS).not.toContain(list.found(text, postcode)));
});
