import { describe, expect, test } from 'vitest';
import { ListUnderTest } from './support/list.ts';

/** Invented, in the manner of a London council's tax list. Some rows have the borough instead of the post town. */
const ROWS = [
  ...[1, 2, 3, 4, 5, 6, 7].map((flat) => `Flat ${flat}, Ludlam Court, Orrin Road, London | SE4 6TT`),
  ...[1, 2, 3].map((flat) => `Flat ${flat}, Corrie House, Mallin Road, London | SE4 6TX`),
  ...[1, 2, 3].map((flat) => `Flat ${flat}, Welby House, Mallin Road, London | SE4 6TX`),
  ...['A', 'B', 'C'].map((flat) => `Flat ${flat}, 46 Orrin Road, London | SE4 6TZ`),
  ...[1, 2, 3].map((flat) => `Flat ${flat}, 141 Orrin Road, London | SE4 6TZ`),
  ...['FLT 1', 'FLT 2', 'FLT 3'].map((flat) => `${flat}, Tansy House, Hartrow Drive, London | SE4 7PN`),
  ...[1, 3, 5, 7, 9].map((number) => `${number} Kessing Street, Brockley, London | SE4 8GH`),
  ...[2, 4, 6, 8, 10].map((number) => `${number} Kessing Street, London | SE4 8GJ`),
  ...[1, 3, 5, 7].map((number) => `${number} Overy Road, Ealing | UB6 7GW`),
  ...[2, 4, 6].map((number) => `${number} Overy Road, Ealing | UB6 7HN`),
];

const list = new ListUnderTest(ROWS);

const row = (start: string) => ROWS.find((one) => one.startsWith(start)) ?? 'no such row';

describe('flats without their building', () => {
  test.each([
    ['Flat 5, Orrin Road, London', 'SE4 6TT', 'Flat 5, Ludlam Court'],
    ['Flat - 5, Orrin Road, London', 'SE4 6TT', 'Flat 5, Ludlam Court'],
    ['Unit 5 Orrin Road London', 'SE4 6TT', 'Flat 5, Ludlam Court'],
    ['Flat 3, Hartrow Drive, London', 'SE4 7PN', 'FLT 3, Tansy House'],
  ])('%s %s', (text, postcode, expected) => {
    expect(list.found(text, postcode)).toBe(row(expected));
  });

  test.each([
    // Two buildings have a flat 2, and no building has a flat 9.
    ['Flat 2, Mallin Road, London', 'SE4 6TX'],
    ['Flat 9, Orrin Road, London', 'SE4 6TT'],
    // The house and the block are not in the list, nor is the postcode that of the road.
    ['5, Orrin Road, London', 'SE4 6TT'],
    ['Flat 5, Galton House, Orrin Road, London', 'SE4 6TT'],
    ['Flat 5, Orrin Road, London', 'SE4 8GH'],
  ])('%s %s is not in the list', (text, postcode) => {
    expect(ROWS).not.toContain(list.found(text, postcode));
  });
});

describe('flats before the number', () => {
  test.each([
    ['2-141 Orrin Road, London', 'Flat 2, 141 Orrin Road'],
    ['FB 46 Orrin Road, London', 'Flat B, 46 Orrin Road'],
    ['46 Orrin Road, FC, London', 'Flat C, 46 Orrin Road'],
  ])('%s', (text, expected) => {
    expect(list.found(text, 'SE4 6TZ')).toBe(row(expected));
  });
});

describe('postcodes', () => {
  test.each([
    // Cut after the sector.
    ['Flat 5, Ludlam Court, Orrin Road, London SE4 6', '', 'Flat 5, Ludlam Court'],
    ['5 Kessing Street, London, SE4 8', '', '5 Kessing Street'],
    // Of the other side of the street, which has its locality in the list.
    ['6 Kessing Street, London', 'SE4 8GH', '6 Kessing Street'],
    ['4 Overy Road, Greenford', 'UB6', '4 Overy Road'],
    ['Flat 5, Ludlam Court, London', 'SE4 6TD', 'Flat 5, Ludlam Court'],
  ])('%s %s', (text, postcode, expected) => {
    expect(list.found(text, postcode)).toBe(row(expected));
  });
});
