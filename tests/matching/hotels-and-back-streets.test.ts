import { describe, expect, test } from 'vitest';
import { ListUnderTest } from './support/list.ts';

/** Invented hotels with rooms and flats of their staff, and the streets of a mill town. */
const HOTEL = 'Marram Hotel, 9 Groyne Terrace, Dunsea | WD35 1AB';
const ROOM = 'Staff Room 3, Marram Hotel, 9 Groyne Terrace, Dunsea | WD35 1AB';
const PUB = 'The Spindle and Bobbin, Weft Lane, Carderdale | WD36 2AD';
const FLAT = 'Managers Flat The Spindle and Bobbin, Weft Lane, Carderdale | WD36 2AD';
const FRONT = '7 Reedmaker Street, Carderdale | WD36 2EF';
const BACK = '7 Back Reedmaker Street, Carderdale | WD36 2EG';
const OTHER_BACK = 'Back 12 Heald Street, Carderdale | WD36 2EH';
const IN_THE = "4 Hall i'th' Carr Road, Carderdale | WD36 2EJ";

const list = new ListUnderTest([
  HOTEL,
  ...['1', '2', '4'].map((room) => `Staff Room ${room}, Marram Hotel, 9 Groyne Terrace, Dunsea | WD35 1AB`),
  ROOM,
  ...['1', '3', '5', '11'].map((number) => `${number} Groyne Terrace, Dunsea | WD35 1AB`),
  PUB,
  FLAT,
  ...['2', '5', '9'].map((number) => `${number} Reedmaker Street, Carderdale | WD36 2EF`),
  FRONT,
  ...['3', '5', '9'].map((number) => `${number} Back Reedmaker Street, Carderdale | WD36 2EG`),
  BACK,
  ...['10', '12', '14'].map((number) => `${number} Heald Street, Carderdale | WD36 2EH`),
  OTHER_BACK,
  ...["2 Hall i'th' Carr Road, Carderdale | WD36 2EJ", "6 Hall i'th' Carr Road, Carderdale | WD36 2EJ"],
  IN_THE,
]);

describe('rooms and flats of the staff', () => {
  test.each([
    ['Staff Room 3, Marram Hotel, Dunsea', 'WD35 1AB', ROOM],
    ['Staff Room 3, Marram Htl, 9 Groyne Terrace, Dunsea', 'WD35 1AB', ROOM],
    ['Marram Htl, 9 Groyne Terrace, Dunsea', 'WD35 1AB', HOTEL],
    ['Managers Flat, The Spindle and Bobbin, Carderdale', 'WD36 2AD', FLAT],
    ['The Spindle and Bobbin, Carderdale', 'WD36 2AD', PUB],
  ])('are parts of the house: %s', (text, postcode, row) => {
    expect(list.found(text, postcode)).toBe(row);
  });

  test('are not guessed', () => {
    expect(list.found('Staff Room 8, Marram Hotel, 9 Groyne Terrace, Dunsea', 'WD35 1AB')).toBe('Building');
  });
});

describe('a back street', () => {
  test.each([
    ['Back 7 Reedmaker Street, Carderdale', '', BACK],
    ['7 Back Reedmaker Street, Carderdale', 'WD36 2EG', BACK],
    ['7 Reedmaker Street, Carderdale', '', FRONT],
    ['12 Back Heald Street, Carderdale', 'WD36 2EH', OTHER_BACK],
  ])('is written in two ways: %s', (text, postcode, row) => {
    expect(list.found(text, postcode)).toBe(row);
  });
});

describe('a street', () => {
  test.each([
    ['4 Hall in the Carr Road, Carderdale', 'WD36 2EJ', IN_THE],
    ['7 Reedmakker Street, Reedmaker Street, Carderdale', 'WD36 2EF', FRONT],
    ['7 Reedmaker Street, Reedmakker Street, Carderdale', 'WD36 2EF', FRONT],
  ])('with small words, or written twice with a slip: %s', (text, postcode, row) => {
    expect(list.found(text, postcode)).toBe(row);
  });
});
