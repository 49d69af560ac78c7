import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { filled, patternOf, readingOf } from '../../../src/cleansing/deduplication/address-pattern.ts';
import { type AddressFields, readInFull } from '../../../src/cleansing/deduplication/read-address.ts';

/** Words that the parser treats in different ways, and words that mean nothing to it. */
const WORDS = (
  'High Street Road Rd Close Gardens St The Old Mill House Farm Cottage Court Lodge Heights Manhattan Building Station Park ' +
  'Industrial Estate Floor First Ground Top Rear Flat Unit Apartment Flta Box PO Office Studio Rose Villa North East Y Yr Heol ' +
  'Ffordd To and & of Near Nr School Church Ltd Shop Inn Westgate Kingsway Skye Isle Essex Kent Wales London Fife Ashby upon ' +
  'Wold Bumberley PF GF F A B N Marlow Annexe Barn Terrace Villas Broadway Caretakers No'
).split(' ');

const words = fc
  .array(fc.constantFrom(...WORDS), { minLength: 1, maxLength: 4 })
  .map((list) => list.join(' '));
const word = fc.constantFrom(...WORDS);
const number = fc.oneof(fc.integer({ min: 1, max: 9999 }), fc.integer({ min: 1, max: 40 })).map(String);
const gap = fc.oneof(
  number,
  fc.tuple(number, fc.constantFrom(...'ABCDEFGHIJKLMNOPQRSTUVWXZabfgns')).map(([n, a]) => n + a),
);

/** A line with a gap for a number, or without one. */
const line = fc.oneof(
  words,
  words.map((text) => `% ${text}`),
  word.map((text) => `${text} %`),
  fc.tuple(words, words).map((parts) => parts.join(', ')),
  fc.tuple(words, words).map(([one, other]) => `% ${one}, ${other}`),
);

const postcodes = fc.constantFrom(
  ['CH2 4NE', 'ch24ab'],
  ['E17 3AA', 'E17 9ZZ'],
  ['HS2 9AA', 'HS20AB'],
  ['IV41 8AA', 'IV418PP'],
  ['0X1 2JD', 'OX1 4DB'],
  ['', ''],
);

/** Two addresses that differ only in the numbers of their gaps and in the last part of their postcodes. */
const neighbours = fc
  .record({
    lines: fc.array(line, { minLength: 1, maxLength: 4 }),
    town: fc.constantFrom('', 'Bumberley', 'London', 'Isle of Skye', 'ASHBY'),
    county: fc.constantFrom('', 'Essex', 'Kent'),
    codes: postcodes,
    gaps: fc.array(gap, { minLength: 8, maxLength: 8 }),
  })
  .map(({ lines, town, county, codes, gaps }) =>
    codes.map((postcode, which): AddressFields => {
      const numbers = gaps.slice(4 * which);
      return {
        lines: lines.map((text, at) => text.replace('%', numbers[at] ?? '')),
        town,
        county,
        postcode,
        udprn: '',
      };
    }),
  );

/** Reads the second address by the pattern of the first one. Undefined if they have no pattern in common. */
function byPattern(first: AddressFields, second: AddressFields) {
  const [pattern, other] = [patternOf(first), patternOf(second)];
  if (pattern === undefined || other === undefined || pattern.key !== other.key) return undefined;
  const reading = readingOf(readInFull(first), pattern);
  return reading === undefined ? undefined : filled(reading, other);
}

test('an address read by the pattern of another one is what the parser makes of it', () => {
  let read = 0;
  fc.assert(
    fc.property(neighbours, ([first, second]) => {
      const address = byPattern(first as AddressFields, second as AddressFields);
      if (address === undefined) return;
      read++;
      expect(address, JSON.stringify([first, second])).toEqual(readInFull(second as AddressFields));
    }),
    { numRuns: 20_000 },
  );
  expect(read).toBeGreaterThan(2000);
});

describe('a pattern', () => {
  const fields = (lines: readonly string[], postcode = 'CH2 4NE'): AddressFields => ({
    lines,
    town: 'CHESTER',
    county: '',
    postcode,
    udprn: '',
  });

  test('is shared by the houses and flats of a street', () => {
    expect(byPattern(fields(['12 High Street']), fields(['7 High Street'], 'CH2 4AB'))).toMatchObject({
      number: '7',
      postcode: 'CH24AB',
      street: 'HIGHSTREET',
    });
    expect(
      byPattern(fields(['Flat 3', '12A High Street']), fields(['Flat 9', '1b High Street'])),
    ).toMatchObject({
      number: '1B',
      unit: '9',
    });
  });

  test.each([
    ['another street', ['12 High Street'], ['12 Low Street']],
    ['a letter after the number', ['12 High Street'], ['12A High Street']],
    ['a range', ['12-14 High Street'], ['16-18 High Street']],
    ['a Welsh article', ['12Y Graig'], ['14Y Graig']],
    [
      'a number in the name of a building',
      ['Studio 54 Club', '3 High Street'],
      ['Studio 55 Club', '3 High Street'],
    ],
  ])('is not shared: %s', (_, one, other) => {
    expect(byPattern(fields(one), fields(other))).toBeUndefined();
  });

  test('is not kept if the number of the flat is that of the house', () => {
    const same = fields(['Flat 1', '1 High Street']);
    expect(byPattern(same, same)).toBeUndefined();
  });

  test('is not shared by other districts', () => {
    expect(byPattern(fields(['12 High Street']), fields(['12 High Street'], 'CH3 4NE'))).toBeUndefined();
  });
});
