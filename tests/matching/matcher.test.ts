import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import '../support/seed.ts';
import { MATCH_LEVELS } from '../../src/matching/match.ts';
import { processorTime } from '../support/processor-time.ts';
import { typed, useTown } from './support/town.ts';

const town = useTown();

test('an explanation lists what was considered, and why the winner was chosen', () => {
  const { match, candidates, reasons } = town.matcher.explain(typed('Flat 2, 33 Stanney Mill Road, CH2 4NF'));
  expect(match.level).toBe('Exact');
  expect(candidates[0]!.address).toBe(match.address);
  expect(candidates.length).toBeGreaterThan(1);
  expect(candidates.map(({ score }) => score)).toEqual(
    candidates.map(({ score }) => score).sort((a, b) => b - a),
  );
  const elements = candidates[0]!.elements.map(({ element, outcome }) => `${element} ${outcome}`);
  expect(elements).toContain('subBuilding agrees');
  expect(elements).toContain('buildingNumber agrees');
  expect(elements).toContain('postcode agrees');
  expect(reasons.join(' ')).toMatch(/postcode reads CH24NF/);
});

test.each([
  'Flat 2, 33 Stanney Mill Road, CH2 4NF',
  'Fettle Bakers, Hihg Street, Chester, CH1 2AC',
  'Mrs J Smith, 9 Nowhere Lane, Stanney Mill Rd, Mold, Chester',
  '2 Little Velver, Chester',
])('the evidence of %s adds up to the score', (text) => {
  const { candidates } = town.matcher.explain(typed(text));
  expect(candidates.length).toBeGreaterThan(0);
  for (const { score, evidence } of candidates) {
    expect(evidence.reduce((sum, { bits }) => sum + bits, 0)).toBeCloseTo(score, 9);
  }
});

test('the runner-up is another address, and the margin is the difference between the two', () => {
  const match = town.matcher.match(typed('Flat 2, 33 Stanney Mill Road, CH2 4NF'));
  expect(match.runnerUp!.address).not.toBe(match.address);
  expect(match.margin).toBeGreaterThan(2);
  expect(match.runnerUp!.confidence).toBeLessThanOrEqual(match.confidence);
});

test('the same text gives the same match', () => {
  const text = typed('2 larken crt stanny mil rd chester');
  expect(town.matcher.match(text)).toEqual(town.matcher.match(text));
});

test('any text gets a match that is consistent with itself', () => {
  const word = fc.oneof(
    fc.constantFrom(
      'Flat',
      '2',
      '14',
      'Stanney',
      'Mill',
      'Road',
      'CH2 4NE',
      'Chester',
      'House',
      'Ltd',
      ',',
      '|',
      '/',
      '-',
      'St',
      '1-3',
      'PO Box',
      'c/o',
      'The',
      'floor',
      'first',
      'A',
    ),
    fc.string({ unit: 'binary', maxLength: 8 }),
  );
  fc.assert(
    fc.property(fc.array(word, { maxLength: 25 }), (words) => {
      const match = town.matcher.match(typed(words.join(' ')));
      expect(MATCH_LEVELS).toContain(match.level);
      expect(match.confidence).toBeGreaterThanOrEqual(0);
      expect(match.confidence).toBeLessThanOrEqual(100);
      expect(match.address !== undefined).toBe(['Exact', 'Building', 'Street'].includes(match.level));
    }),
    { numRuns: 500 },
  );
});

test.each([
  ['one letter', 'a'.repeat(10_000)],
  ['one digit', '1'.repeat(10_000)],
  ['words', 'mill '.repeat(500)],
  ['streets', 'Stanney Mill Road, '.repeat(300)],
  ['flats', 'Flat 1, '.repeat(500)],
  ['commas', ','.repeat(5000)],
  ['postcodes', 'CH2 4NE '.repeat(300)],
])('endless %s are matched in bounded time', (_, text) => {
  // About 5 ms in fact. Work that grows with the square of the length takes seconds.
  expect(processorTime(() => void town.matcher.match({ lines: [text] }), 8)).toBeLessThan(50);
});

describe('the index is queried only if the typed postcode leaves something open', () => {
  const compared = (text: string) => town.matcher.explain(typed(text)).reasons[1];

  test.each([
    '9, CH2 4NE',
    '9 Chester CH2 4NE',
    '9 Stanney Mill Road, CH2 4NE',
    'Mr J Smith, 9, Chester, CH2 4NE',
  ])('not for %s', (text) => expect(compared(text)).toMatch(/^Postcodes compared: 1 by postcode\./));

  test.each(['2 High Street, CH2 4NE', '1, Little Velver, CH2 4NE', 'Wobble Toys, 9, Chester, CH2 4NE'])(
    'for %s',
    (text) => expect(compared(text)).toMatch(/^Postcodes compared: 1 by postcode, \d+ by /),
  );
});
