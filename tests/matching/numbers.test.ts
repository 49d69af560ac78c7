import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import '../support/seed.ts';
import { expectMatch, typed, useTown } from './support/town.ts';

const town = useTown();

test.each([
  ['1-3 Stanney Mill Road, CH2 4NE', 'Dibbel Paints Ltd, 1-3, Stanney Mill Road'],
  ['1 to 3 Stanney Mill Road, CH2 4NE', 'Dibbel Paints Ltd, 1-3, Stanney Mill Road'],
  ['1 & 3 Stanney Mill Road, CH2 4NE', 'Dibbel Paints Ltd, 1-3, Stanney Mill Road'],
  ['12, Stanney Mill Road, CH2 4NE', '12 Stanney Mill Road'],
  ['No. 12 Stanney Mill Road CH2 4NE', '12 Stanney Mill Road'],
  ['Nr 12 | Stanney Mill Road | CH2 4NE', '12 Stanney Mill Road'],
  ['Stanney Mill Road 12, CH2 4NE', '12 Stanney Mill Road'],
  ['12 | Stanney Mill Road | (door code 4417) | CH2 4NE', '12 Stanney Mill Road'],
])('the number is read in %s', (text, found) => expectMatch(town.matcher.match(typed(text)), 'Exact', found));

describe('a different number is a different house, whatever else agrees', () => {
  test.each([
    '7 Stanney Mill Road, CH2 4NE',
    '9A Stanney Mill Road, CH2 4NE',
    '7B Stanney Mill Road, CH2 4NE',
    '1-5 Stanney Mill Road, CH2 4NE',
    '113 Stanney Mill Road, CH2 4NE',
    '6 Stanney Mill Road, Chester, CH2 4NE',
    '41 Stanney Mill Rd, Chester',
    '3 Ivy House Mews, Stanney Mill Road, CH2 4NE',
    '2 Dibbel Court, Stanney Mill Road, CH2 4NE',
  ])('%s', (text) => expect(town.matcher.match(typed(text)).level).not.toMatch(/Exact|Building/));
});

test('no number or flat is ever mistaken for another', () => {
  const doors = ['1', '2', '3', '4', '5', '8', '9', '11', '12', '13', '15', '17', '19', '21'];
  const houses = new Set([...doors, '7A', '1-3']);
  const number = fc.oneof(
    fc.integer({ min: 1, max: 140 }).map(String),
    fc
      .tuple(fc.integer({ min: 1, max: 23 }), fc.constantFrom('A', 'B', 'C'))
      .map(([one, letter]) => `${one}${letter}`),
    fc
      .tuple(fc.integer({ min: 1, max: 15 }), fc.integer({ min: 1, max: 4 }))
      .map(([one, more]) => `${one}-${one + more}`),
  );
  const shape = fc.constantFrom(
    (text: string) => `${text} Stanney Mill Road, Chester, CH2 4NE`,
    (text: string) => `${text} Staney Mill Rd CH2 4NE`,
    (text: string) => `${text}, Stanney Mil Road, Chester`,
    (text: string) => `Mr J Smith | ${text} Stanney Mill Road | CH2 4EN`,
  );
  fc.assert(
    fc.property(number, shape, (text, write) => {
      const match = town.matcher.match(typed(write(text)));
      if (match.level !== 'Exact') return;
      const { point } = match.address!;
      const labels = [
        point.buildingNumber,
        point.buildingName,
        point.buildingNumber + point.subBuildingName.replace('Flat ', ''),
      ];
      expect(labels).toContain(text);
      expect(houses.has(text) || /^(?:2[3579]|31|10[AB]|16[AB])$/.test(text)).toBe(true);
    }),
    { numRuns: 500 },
  );
  const flat = fc.oneof(
    fc.integer({ min: 1, max: 40 }).map(String),
    fc
      .tuple(fc.integer({ min: 1, max: 21 }), fc.constantFrom('A', 'B'))
      .map(([one, letter]) => `${one}${letter}`),
  );
  fc.assert(
    fc.property(flat, fc.constantFrom('Flat ', 'Apartment ', 'Flat No ', ''), (text, word) => {
      const match = town.matcher.match(typed(`${word}${text}, Larken Court, 33 Stanney Mill Road, CH2 4NF`));
      if (match.level === 'Exact') expect(match.address!.point.subBuildingName).toBe(`Flat ${text}`);
    }),
    { numRuns: 300 },
  );
});
