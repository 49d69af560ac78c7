import { describe, expect, test } from 'vitest';
import { expectMatch, foundIn, typed, useTown } from './support/town.ts';

const town = useTown();

describe('streets and places, damaged and abbreviated', () => {
  test.each([
    ["2 Saint John's St, Hobbleham, Chester", "2 St John's Street"],
    ['2 ST.JOHNS STREET HOBBLEHAM CH3 9AA', "2 St John's Street"],
    ['9 Stannymill Road, Chester', '9 Stanney Mill Road'],
    ['9 Stanney Mill Roas, Chester, CH2 4NE', '9 Stanney Mill Road'],
    ['9 Stanney Mill, Chestre, CH2 4NE', '9 Stanney Mill Road'],
    ['9 5tanney Mill Road, Chester, CH2 4NE', '9 Stanney Mill Road'],
    ['9 Stanney Mill Road, nr Wrexham, Cheshire, CH2 4NE', '9 Stanney Mill Road'],
    ['Chester | Stanney Mill Road 9 | CH2 4NE', '9 Stanney Mill Road'],
    ['9 Stanney Mill Road, Hobbleham, CH2 4NE', '9 Stanney Mill Road'],
    ['36 Avenue, Chester', '36 The Avenue'],
    ['Flat 1 16 Old Weaving Row, Edinburgh', 'Flat 1, 16 Weavers Terrace'],
    ['4 La Grande Rue, St Velver, Jersey, JE3 1AA', '4 La Grande Rue'],
    ['9, CH2 4NE', '9 Stanney Mill Road'],
  ])('%s', (text, found) => expectMatch(town.matcher.match(typed(text)), 'Exact', found));

  test.each([
    ['4 Thechantryway, Chester', '4 The Chantry Way'],
    ['4 Thechantryway, CH4 1AA', '4 The Chantry Way'],
    ['4 Vale oftaborroad, Chester', '4 Vale of Tabor Road'],
    ['4 Valeof Taborroad, Chester, CH4 1AB', '4 Vale of Tabor Road'],
  ])('%s, with THE or OF joined to a neighbouring word', (text, found) =>
    expectMatch(town.matcher.match(typed(text)), 'Exact', found),
  );

  test.each([
    '36 Vauxhall Avenue, Chester, CH1 3AA',
    '9 Stanney Hill Close, Chester',
    '2 Fern Lane, Chester, CH2 4NE',
  ])('%s is another street', (text) =>
    expect(town.matcher.match(typed(text)).level).not.toMatch(/Exact|Building/),
  );

  test('the locality decides between two streets of the same name', () => {
    expect(town.matcher.match(typed('2 Station Road, Little Velver, Chester')).postcode).toBe('CH3 8BB');
    expect(town.matcher.match(typed('2 Station Road, Hobbleham, Chester')).postcode).toBe('CH3 9BB');
    expect(town.matcher.match(typed('2 Station Road, Chester')).level).not.toMatch(/Exact|Building/);
  });
});

describe('postcodes', () => {
  test.each([
    'CH2 4EN',
    'CH2 4N5',
    'CHZ 4NE',

    'HC2 4NE',
    'CH2 4ME',
    'CH2 9NE',
    'CH2',
    'M1 1AA',
    '',
  ])('%j with the street and the town finds CH2 4NE', (postcode) => {
    for (const match of [
      town.matcher.match(typed(`12 Stanney Mill Road, Chester, ${postcode}`)),
      town.matcher.match(typed('12 Stanney Mill Road | Chester', { postcode })),
    ]) {
      expectMatch(match, 'Exact', '12 Stanney Mill Road');
      expect([match.postcode, match.changed.postcode]).toEqual(['CH2 4NE', true]);
    }
  });

  test('spaces between the characters of a postcode are ignored', () => {
    const match = town.matcher.match(typed('12 Stanney Mill Road, Chester, C H 2 4 N E'));
    expect([match.level, match.postcode, match.changed.postcode]).toEqual(['Exact', 'CH2 4NE', false]);
  });

  test("a neighbour's postcode in the same street is corrected", () => {
    const match = town.matcher.match(typed('27 Stanney Mill Road, Chester, CH2 4NE'));
    expect([match.level, match.postcode]).toEqual(['Exact', 'CH2 4NF']);
  });

  test('a right postcode is not changed', () => {
    const match = town.matcher.match(typed('12 Stanney Mill Road, Chester, CH2 4NE'));
    expect(match.changed).toEqual({ postcode: false, address: false });
  });
});

describe('a written street counts against similar streets that have the number', () => {
  test.each([
    ["40 St John's Street, Hobbleham, Chester", 'Street'],
    ["40 St John's Street, Hobbleham, Chester, CH3 9AA", 'Street'],
    ['40 St James Street, Hobbleham, Chester', 'Exact'],
    ['40 St James Stret, Hobbelham, Chester', 'Exact'],
    ['40 St Jamse Street, Hobbleham, Chester', 'Exact'],
  ] as const)('%s: %s', (text, level) => expect(town.matcher.match(typed(text)).level).toBe(level));
});

describe('levels', () => {
  test.each([
    ['77 Stanney Mill Road, Chester', 'Street'],
    ['Stanney Mill Road, Chester, CH2 4NE', 'Street'],
    ['Nowhere Alley, Chester', 'Town'],
    ['CH2 4NE', 'Town'],
    ['12 Nowhere Street, Nothingham', 'None'],
    ['', 'None'],
    ['12 Rue de la Paix, 75002 Paris, France', 'Foreign'],
    ['Hauptstr. 5, D-10115 Berlin, Deutschland', 'Foreign'],
    ['350 Fifth Avenue, New York NY 10118', 'Foreign'],
    ['38 Mill Road, Toronto ON M5V 2T6', 'Foreign'],
    ['12 Main Street, Dublin 4, Ireland', 'Foreign'],
    ['98-102 The Hlil Chester', 'Town'],
    ['ul. Prosta 5, 00-950 Warszawa', 'Foreign'],
  ] as const)('%s: %s', (text, level) => expect(town.matcher.match(typed(text)).level).toBe(level));

  test('a settled street is reported, with its postcode only if that was written', () => {
    const match = town.matcher.match(typed('77 Stanney Mill Road, Chester'));
    expect(match.address!.point.thoroughfareName).toBe('Stanney Mill');
    expect(match.postcode).toBeUndefined();
    expect(town.matcher.match(typed('77 Stanney Mill Road, Chester, CH2 4NE')).postcode).toBe('CH2 4NE');
  });
});

test('text outside the address is kept as it was typed', () => {
  const match = town.matcher.match(
    typed('c/o Mrs E Okafor | 9 Stanney Mill Road | opp. the church | please leave in porch | CH2 4NE'),
  );
  expect(foundIn(match)).toBe('9 Stanney Mill Road');
  expect(match.kept).toEqual(['c/o Mrs E Okafor', 'opp. the church', 'please leave in porch']);
});
