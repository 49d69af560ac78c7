import { describe, expect, test } from 'vitest';
import { ListUnderTest } from './support/list.ts';

const at = (place: string, rows: readonly string[]) =>
  rows.map((row) => `${row}${/\d$/.test(row) ? ' ' : ', '}${place}`);

/** Invented, in the manner of a supplier's list of meters. */
const ROWS = [
  ...at('Elm Road, Aston, Birmingham | B6 1NA', [
    ...['2', '4', '6', '7', '8', '10', '12', '14', '16'],
    ...['Landlords Supply, 2', 'Feeder Pillar Outside 4', 'Rear of 6', '1 Back of 8', '2 Back of 8'],
    ...['Ground Floor Flat, 20', 'First Floor Flat, 20', 'Landlords Supply, 20'],
    ...['Basement Flat, 22', 'Ground Floor Flat, 22', 'First Floor Flat, 22', 'Top Floor Flat, 22'],
    ...['Ground Floor Flat, 24', 'First Floor Flat, 24', 'Second Floor Flat, 24'],
  ]),
  ...at('Mill Parade, Aston, Birmingham | B6 1NB', [
    ...["Patel's News, 1", 'Flat Above 1', "Molloy's Cafe, 3", 'First Floor Flat, 3', "Scully's Carpets, 5"],
    ...["Hingley's Fish Bar, 7", 'Flat Above 7', 'First Floor Flat, 7'],
  ]),
  ...at('Holly Place, Aston, Birmingham | B6 1NF', [
    ...['Cluster 1 Room A', 'Cluster 1 Room B', 'Cluster 2 Room A', 'Cluster 2 Room B'].map(
      (room) => `${room}, Victoria Hall`,
    ),
    ...['Flat 1 Room A', 'Flat 1 Room B', 'Flat 2 Room A', 'Flat 2 Room B'].map(
      (room) => `${room}, Opal Campus`,
    ),
  ]),
  ...at('Capulet View, Aston, Birmingham | B6 1ND', [
    ...['Landlords Supply', 'Flat 1', 'Flat 2', 'Flat 3'].map((flat) => `${flat}, Larch House`),
    ...['Flat 1', 'Flat 2', 'Flat 3', 'Flat 4'].map((flat) => `${flat}, Arden Point`),
    ...['Flat 1', 'Flat 2'].map((flat) => `${flat}, Arden Court`),
    ...['Flat 1', 'Flat 2'].map((flat) => `${flat}, Logan Heights`),
    ...['Flat 1', 'Flat 2'].map((flat) => `${flat}, Galton Tower`),
    ...['Flat 1', 'Flat 2'].map((flat) => `${flat}, Galton Lodge`),
  ]),
  ...at('Capulet Road, Witton, Birmingham | B6 1NE', [
    ...['Unit 1', 'Unit 2', 'Unit 3'].map((unit) => `${unit}, Cornbow Trading Estate`),
    ...['1', '3', '5'],
  ]),
  ...at('Hill Farm Business Park, Witton, Birmingham | B6 1NG', ['Unit 1', 'Unit 2', 'Unit 3']),
  ...at('Hill Road, Witton, Birmingham | B6 1NH', ['Unit 1', 'Unit 2', '7', '9']),
];

const list = new ListUnderTest(ROWS);
const row = (address: string) => ROWS.find((one) => one.startsWith(`${address}, `));

/** The row that a text means, with the places of its street behind it. */
const found = (text: string, postcode: string) => list.found(`${text}, Birmingham`, postcode);

describe('the meter of a landlord', () => {
  test.each([
    ['Landlord Supply, 2 Elm Road', 'Landlords Supply, 2 Elm Road'],
    ['L/L, 2 Elm Road', 'Landlords Supply, 2 Elm Road'],
    ['l/l 20 elm road', 'Landlords Supply, 20 Elm Road'],
    ['LL Supply, 20 Elm Road', 'Landlords Supply, 20 Elm Road'],
    ['L/Lords Sup, 20 Elm Road', 'Landlords Supply, 20 Elm Road'],
    ["Landlord's Meter, 20 Elm Road", 'Landlords Supply, 20 Elm Road'],
    ['20 Elm Road, Communal Supply', 'Landlords Supply, 20 Elm Road'],
    ['Common Parts, 20 Elm Road', 'Landlords Supply, 20 Elm Road'],
    ['Communal Lighting at 20 Elm Road', 'Landlords Supply, 20 Elm Road'],
  ])('%s', (text, address) => expect(found(text, 'B6 1NA')).toBe(row(address)));

  test.each([
    ['Landlords Supply, Larch House, Capulet View', 'Landlords Supply, Larch House'],
    ['L/L, Larch House, Capulet View', 'Landlords Supply, Larch House'],
  ])('%s', (text, address) => expect(found(text, 'B6 1ND')).toBe(row(address)));

  test.each([
    ['Landlords Supply, 7 Elm Road', 'B6 1NA'],
    ['L/L, 22 Elm Road', 'B6 1NA'],
    ['LL Supply, Arden Point, Capulet View', 'B6 1ND'],
    ['20 Elm Road', 'B6 1NA'],
  ])('is no flat: %s', (text, postcode) => expect(found(text, postcode)).toBe('Building'));
});

describe('what stands in the street outside a house', () => {
  test.each([
    ['Feeder Pillar O/S 4 Elm Road'],
    ['Pillar outside 4 Elm Road'],
    ['Fdr Plr O/S 4 Elm Road'],
    ['FP ADJ 4 Elm Road'],
    ['Feeder pillar adj to 4 Elm Road'],
    ['4 Elm Road, feeder pillar o/s, Aston'],
  ])('%s', (text) => expect(found(text, 'B6 1NA')).toBe(row('Feeder Pillar Outside 4 Elm Road')));

  test.each([
    ['Feeder Pillar Outside 7 Elm Road'],
    ['Lamp Post Opp 4 Elm Road'],
    ['Lamp Column o/s 7 Elm Road'],
    ['Lamp Post, 7 Elm Road'],
    ['Electricity Sub Station Adjacent 7 Elm Road'],
    ['Substation rear of 7 Elm Road'],
    ['Pumping Station near 7 Elm Road'],
    ['Telecoms Mast in front of 7 Elm Road'],
    ['BT Cabinet next to 7 Elm Road'],
    ['Advertising Right at 7 Elm Road'],
    ['Outside 7 Elm Road'],
    ['Skip outside 7 Elm Road'],
  ])('is never the house: %s', (text) => expect(found(text, 'B6 1NA')).toBe('Building'));
});

describe('a house behind a house', () => {
  test.each([
    ['Behind 6 Elm Road', 'Rear of 6 Elm Road'],
    ['R/O, 6 Elm Road', 'Rear of 6 Elm Road'],
    ['6 Elm Road, R/o, Aston', 'Rear of 6 Elm Road'],
    ['Rear House 6 Elm Road', 'Rear of 6 Elm Road'],
    ['Hse 1 rear of 8 Elm Road', '1 Back of 8 Elm Road'],
    ['2 bk of 8 Elm Road', '2 Back of 8 Elm Road'],
    ['2 Bk 8 Elm Road', '2 Back of 8 Elm Road'],
    ['BACK HOUSE 2, 8 Elm Road', '2 Back of 8 Elm Road'],
    ['8 Elm Road, Hse 2 rear of, Aston', '2 Back of 8 Elm Road'],
    ['8 Elm Road', '8 Elm Road'],
  ])('%s', (text, address) => expect(found(text, 'B6 1NA')).toBe(row(address)));

  test.each([
    ['Behind 7 Elm Road'],
    ['Back House 3, 8 Elm Road'],
    ['3 Back of 8 Elm Road'],
    ['1 Back of 6 Elm Road'],
    ['Rear House 8 Elm Road'],
  ])('is no other house: %s', (text) => expect(found(text, 'B6 1NA')).toBe('Building'));
});

describe('floors in the words of those who live there', () => {
  test.each([
    ['Upstairs Flat, 20 Elm Road', 'First Floor Flat, 20 Elm Road'],
    ['flat upstairs, 20 Elm Road', 'First Floor Flat, 20 Elm Road'],
    ['Downstairs flat, 20 Elm Road', 'Ground Floor Flat, 20 Elm Road'],
    ['bottom flat, 20 Elm Road', 'Ground Floor Flat, 20 Elm Road'],
    ['Lower Gnd FLT, 22 Elm Road', 'Basement Flat, 22 Elm Road'],
    ['LGF Flat, 22 Elm Road', 'Basement Flat, 22 Elm Road'],
    ['Flat in the basement, 22 Elm Road', 'Basement Flat, 22 Elm Road'],
    ['downstairs basement flat, 22 Elm Road', 'Basement Flat, 22 Elm Road'],
    ['attic flat, 22 Elm Road', 'Top Floor Flat, 22 Elm Road'],
  ])('%s', (text, address) => expect(found(text, 'B6 1NA')).toBe(row(address)));

  test.each([
    // The basement is downstairs too, and the second floor is upstairs.
    ['Downstairs flat, 22 Elm Road'],
    ['Upstairs flat, 24 Elm Road'],
    ['Attic flat, 24 Elm Road'],
    ['Lower Ground Flat, 20 Elm Road'],
    ['Upstairs, 7 Elm Road'],
  ])('may be none or several: %s', (text) => expect(found(text, 'B6 1NA')).toBe('Building'));
});

describe('a flat over a shop', () => {
  test.each([
    ['Upstairs 1 Mill Parade', 'Flat Above 1 Mill Parade'],
    ['Flat Above Shop 1 Mill Parade', 'Flat Above 1 Mill Parade'],
    ['Flat over shop at 1 Mill Parade', 'Flat Above 1 Mill Parade'],
    ['Flat @ rear above 1 Mill Parade', 'Flat Above 1 Mill Parade'],
    ['Flat over the shop, 1 Mill Parade', 'Flat Above 1 Mill Parade'],
    ['Over the shop at 1 Mill Parade', 'Flat Above 1 Mill Parade'],
    ['1 Mill Parade, Upstairs', 'Flat Above 1 Mill Parade'],
    ['1 Mill Parade, Aston, Above', 'Flat Above 1 Mill Parade'],
    ['Upstairs 3 Mill Parade', 'First Floor Flat, 3 Mill Parade'],
    ["Patel's News, 1 Mill Parade", "Patel's News, 1 Mill Parade"],
  ])('%s', (text, address) => expect(found(text, 'B6 1NB')).toBe(row(address)));

  test.each([
    ['Upstairs 5 Mill Parade'],
    ['Flat Above Shop 5 Mill Parade'],
    ['5 Mill Parade, Above'],
    ['Upstairs 7 Mill Parade'],
  ])('is never the shop: %s', (text) => expect(found(text, 'B6 1NB')).toBe('Building'));
});

describe('a room in a shared flat', () => {
  test.each([
    ['C2 RB, Victoria Hall, Holly Place', 'Cluster 2 Room B, Victoria Hall'],
    ['Room 2B, Victoria Hall, Holly Place', 'Cluster 2 Room B, Victoria Hall'],
    ['Flt 2 Rm B, Victoria Hall, Holly Place', 'Cluster 2 Room B, Victoria Hall'],
    ['Flat 2 - B, Victoria Hall, Holly Place', 'Cluster 2 Room B, Victoria Hall'],
    ['Room B Flat 2, Victoria Hall, Holly Place', 'Cluster 2 Room B, Victoria Hall'],
    ['F2 RB, Opal Campus, Holly Place', 'Flat 2 Room B, Opal Campus'],
    ['Room 1A, Opal Campus, Holly Place', 'Flat 1 Room A, Opal Campus'],
  ])('%s', (text, address) => expect(found(text, 'B6 1NF')).toBe(row(address)));

  test.each([
    ['C2 RC, Victoria Hall, Holly Place'],
    ['Room 3B, Victoria Hall, Holly Place'],
    ['Flat 3 Room A, Victoria Hall, Holly Place'],
    ['Flat 2, Victoria Hall, Holly Place'],
  ])('is no other room: %s', (text) => expect(found(text, 'B6 1NF')).toBe('Building'));
});

describe('a block under another word for a block', () => {
  test.each([
    ['Flat 2, Larch Apartments, Capulet View', 'Flat 2, Larch House'],
    ['Flat 2, Logan, Capulet View', 'Flat 2, Logan Heights'],
    ['Flat 2, Arden Court, Capulet View', 'Flat 2, Arden Court'],
    ['Flat 3, Arden Point, Capulet View', 'Flat 3, Arden Point'],
  ])('%s', (text, address) => expect(found(text, 'B6 1ND')).toBe(row(address)));

  test('is found by its street, without the postcode', () => {
    expect(found('Flat 2, Larch Flats, Capulet View, Aston', '')).toBe(row('Flat 2, Larch House'));
  });

  test.each([
    // Arden Court has no flat 3, and Arden Point is another block.
    ['Flat 3, Arden Court, Capulet View', 'B6 1ND', 'Building'],
    // Another block, which the list lacks.
    ['Flat 3, Larch Court, Capulet View', 'B6 1ND', 'Street'],
    ['Flat 2, Logan Tower, Capulet View', 'B6 1ND', 'Street'],
    // Either of two blocks.
    ['Flat 2, Galton Apartments, Capulet View', 'B6 1ND', 'Street'],
    // No such flat, no such block, and no flat at all.
    ['Flat 9, Larch Apartments, Capulet View', 'B6 1ND', 'Street'],
    ['Flat 2, Birch Apartments, Capulet View', 'B6 1ND', 'Street'],
    ['Larch Cottage, Capulet View', 'B6 1ND', 'Street'],
    // Another street.
    ['Flat 2, Larch Apartments, Capulet Road', 'B6 1NE', 'Street'],
  ])('is no other block: %s', (text, postcode, level) => expect(found(text, postcode)).toBe(level));
});

test('a unit may be written by its number alone, before its estate', () => {
  const unit = row('Unit 2, Cornbow Trading Estate');
  expect(found('No 2, Cornbow Trading Estate, Capulet Road', 'B6 1NE')).toBe(unit);
  expect(found('Cornbow Trading Estate, 2 Capulet Road', 'B6 1NE')).not.toBe(unit);
  expect(found('2 Capulet Road', 'B6 1NE')).not.toBe(unit);
  expect(found('No 2, Hill Farm Business Park', 'B6 1NG')).toContain('Unit 2 Hill Farm');
  expect(found('No 5, Hill Farm Business Park', 'B6 1NG')).toBe('Street');
  expect(found('2 Hill Road', 'B6 1NH')).toBe('Street');
});

describe('a unit called a factory', () => {
  test('is that unit', () => {
    expect(found('Factory 2, Cornbow Trading Estate, Capulet Road', 'B6 1NE')).toBe(
      row('Unit 2, Cornbow Trading Estate'),
    );
  });

  test.each([
    ['Factory 9, Cornbow Trading Estate, Capulet Road', 'Street'],
    ['The Old Factory 3 Capulet Road', '3 Capulet Road, Witton, Birmingham | B6 1NE'],
  ])('%s', (text, answer) => expect(found(text, 'B6 1NE')).toBe(answer));
});
