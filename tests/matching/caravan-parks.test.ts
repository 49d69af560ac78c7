import { describe, expect, test } from 'vitest';
import { ListUnderTest } from './support/list.ts';

/** Invented, in the manner of a coastal register. */
const ROWS = [
  ...[1, 2, 3, 4].map((number) => `Caravan ${number}, Golden Strand Caravan Park, Abergoyle | LL60 3AA`),
  ...[1, 2, 3, 4].map((number) => `Plot ${number}, Morfa Residential Park, Abergoyle | LL60 3AB`),
  ...[1, 2].map((number) => `Caravan ${number}, Tywyn Holiday Park, Abergoyle | LL60 3AD`),
  ...[1, 2].map((number) => `Chalet ${number}, Tywyn Holiday Park, Abergoyle | LL60 3AD`),
  ...[1, 2, 3, 4].map((number) => `Flat ${number}, Clarence Court, Abergoyle | LL60 3AE`),
];

const list = new ListUnderTest(ROWS);

describe('a pitch with a letter for its word', () => {
  test.each([
    ['C2, Golden Strand Caravan Park, Abergoyle', 'LL60 3AA', 'Caravan 2, Golden'],
    ['Golden Strand Caravan Park, C3, Abergoyle', 'LL60 3AA', 'Caravan 3, Golden'],
    ['P4 Morfa Residential Park Abergoyle', '', 'Plot 4, Morfa'],
  ])('%s %s', (text, postcode, start) =>
    expect(list.found(text, postcode)).toBe(ROWS.find((row) => row.startsWith(start))),
  );

  test.each([
    ['that is not there', 'C9, Golden Strand Caravan Park, Abergoyle', 'LL60 3AA'],
    ['that may be a caravan or a chalet', 'C2, Tywyn Holiday Park, Abergoyle', 'LL60 3AD'],
    ['of a plot', 'C2, Morfa Residential Park, Abergoyle', 'LL60 3AB'],
    ['of a flat', 'C2, Clarence Court, Abergoyle', 'LL60 3AE'],
  ])('is no door %s: %s', (_, text, postcode) => expect(ROWS).not.toContain(list.found(text, postcode)));
});

describe('a pitch with another word', () => {
  test.each([
    ['Lodge 2, Golden Strand Caravan Park, Abergoyle', 'LL60 3AA', 'Caravan 2, Golden'],
    ['Van 3, Morfa Residential Park, Abergoyle', 'LL60 3AB', 'Plot 3, Morfa'],
    ['No 4, Morfa Residential Park, Abergoyle', 'LL60 3AB', 'Plot 4, Morfa'],
  ])('%s %s', (text, postcode, start) =>
    expect(list.found(text, postcode)).toBe(ROWS.find((row) => row.startsWith(start))),
  );

  test.each([
    ['that is not there', 'Lodge 9, Golden Strand Caravan Park, Abergoyle', 'LL60 3AA'],
    ['of two kinds', 'Lodge 2, Tywyn Holiday Park, Abergoyle', 'LL60 3AD'],
    ['of a flat', 'Lodge 2, Clarence Court, Abergoyle', 'LL60 3AE'],
    ['of a gatehouse', 'Park Lodge 2, Golden Strand Caravan Park, Abergoyle', 'LL60 3AA'],
  ])('is no door %s: %s', (_, text, postcode) => expect(ROWS).not.toContain(list.found(text, postcode)));
});
