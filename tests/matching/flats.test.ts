import { describe, expect, test } from 'vitest';
import { expectMatch, typed, useTown } from './support/town.ts';

const town = useTown();

describe('flats are found in any notation', () => {
  test.each([
    ['Flat A, 10 Stanney Mill Road, CH2 4NE', 'Flat A, 10 Stanney Mill Road'],
    ['10A Stanney Mill Road, CH2 4NE', 'Flat A, 10 Stanney Mill Road'],
    ['10 a stanney mill rd | chester | ch24ne', 'Flat A, 10 Stanney Mill Road'],
    ['Flat 10A Stanney Mill Road, CH2 4NE', 'Flat A, 10 Stanney Mill Road'],
    ['Apt B | 10 Stanney Mill Rd | CH2 4NE', 'Flat B, 10 Stanney Mill Road'],
    ['10 Stanney Mill Road, Flat B, CH2 4NE', 'Flat B, 10 Stanney Mill Road'],
    ['7 A Stanney Mill Road CH2 4NE', '7A, Stanney Mill Road'],
    ['16b Stanney Mill Road CH2 4NE', 'B, 16 Stanney Mill Road'],
    ['GFF, 14 Stanney Mill Road, CH2 4NE', 'Ground Floor Flat, 14 Stanney Mill Road'],
    ['Ground Flr Flat 14 Stanney Mill Road CH2 4NE', 'Ground Floor Flat, 14 Stanney Mill Road'],
    ['Flat 1st floor | 14 Stanney Mill Road | CH2 4NE', 'First Floor Flat, 14 Stanney Mill Road'],
    ['F/F Flat, 14 Stanney Mill Road, CH2 4NE', 'First Floor Flat, 14 Stanney Mill Road'],
    ['Top Flat, 14 Stanney Mill Road, CH2 4NE', 'Top Floor Flat, 14 Stanney Mill Road'],
    ['Basement, 14 Stanney Mill Road, CH2 4NE', 'Basement Flat, 14 Stanney Mill Road'],
    ['Flat 2, Larken Court, 33 Stanney Mill Road, CH2 4NF', 'Flat 2, Larken Court, 33 Stanney Mill Road'],
    ['2 Larken Ct, Stanney Mill Road, CH2 4NF', 'Flat 2, Larken Court, 33 Stanney Mill Road'],
    ['Flat Two, 33 Stanney Mill Road, CH2 4NF', 'Flat 2, Larken Court, 33 Stanney Mill Road'],
    ['F12, Larken Court, Stanney Mill Road, CH2 4NF', 'Flat 12, Larken Court, 33 Stanney Mill Road'],
    ['Apt 3 The Maltings, Stanney Mill Road, CH2 4NF', 'Apartment 3, The Maltings, Stanney Mill Road'],
    ['3 The Maltings | Stanney Mill Road | CH2 4NF', 'Apartment 3, The Maltings, Stanney Mill Road'],
    ['Flat No. 3 Maltings, CH2 4NF', 'Apartment 3, The Maltings, Stanney Mill Road'],
    ['3F2, 12 Weavers Terrace, Edinburgh, EH9 9TX', '3F2, 12 Weavers Terrace'],
    ['Flat 3/2, 12 Weavers Terrace, EH9 9TX', '3F2, 12 Weavers Terrace'],
    ['Third floor flat 2, 12 Weavers Terrace, EH9 9TX', '3F2, 12 Weavers Terrace'],
    ['2/1 14 Weavers Ter, Edinburgh EH9 9TX', '2/1, 14 Weavers Terrace'],
    ['G/1, 14 Weavers Terrace, EH9 9TX', '0/1, 14 Weavers Terrace'],
    ['16/2 Weavers Terrace, Edinburgh, EH9 9TX', 'Flat 2, 16 Weavers Terrace'],
  ])('%s', (text, found) => expectMatch(town.matcher.match(typed(text)), 'Exact', found));
});

describe('a flat that is not written, or not in the file, matches the building', () => {
  test.each([
    '10 Stanney Mill Road, CH2 4NE',
    'Flat C, 10 Stanney Mill Road, CH2 4NE',
    '10D Stanney Mill Road, CH2 4NE',
    '14 Stanney Mill Road, CH2 4NE',
    'Second Floor Flat, 14 Stanney Mill Road, CH2 4NE',
    'Larken Court, Stanney Mill Road, CH2 4NF',
    'Flat 9, Larken Court, 33 Stanney Mill Road, CH2 4NF',
    'Flat 2A, Larken Court, 33 Stanney Mill Road, CH2 4NF',
    '3F3, 12 Weavers Terrace, EH9 9TX',
    '1/2, 14 Weavers Terrace, EH9 9TX',
    'Flat 2, 9 Stanney Mill Road, CH2 4NE',
    'Flat, 9 Stanney Mill Road, CH2 4NE',
  ])('%s', (text) => expectMatch(town.matcher.match(typed(text)), 'Building'));
});

describe('in a tower with more flats than there are candidates', () => {
  test.each(['1', '2', '399', '430', '450'])('flat %s is found', (flat) => {
    const match = town.matcher.match(typed(`Flat ${flat}, Velver Tower, 1 Tower Quay, CH1 9TW`));
    expectMatch(match, 'Exact', `Flat ${flat}, Velver Tower, 1 Tower Quay`);
    // The runner-up is another flat of the tower, however many flats there are.
    expect(match.runnerUp?.address.point.buildingName).toBe('Velver Tower');
    expect(match.runnerUp?.address.point.subBuildingName).not.toBe(`Flat ${flat}`);
  });

  test('a flat that does not exist matches the building, with another of its flats as runner-up', () => {
    const typedFlat = typed('Flat 451, Velver Tower, 1 Tower Quay, CH1 9TW');
    const match = town.matcher.match(typedFlat);
    expectMatch(match, 'Building');
    expect(match.runnerUp?.address.point.buildingName).toBe('Velver Tower');
    expect(town.matcher.explain(typedFlat).candidates.length).toBeLessThan(10);
  });
});
