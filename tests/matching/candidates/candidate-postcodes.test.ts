import { afterAll, beforeAll, expect, test } from 'vitest';
import { AddressFile } from '../../../src/address-file/address-file.ts';
import { candidatePostcodes, MOST_CANDIDATES } from '../../../src/matching/candidates/candidate-postcodes.ts';
import { postcodesLike } from '../../../src/matching/candidates/postcodes-like.ts';
import { PlaceBook } from '../../../src/matching/known-names/place-book.ts';
import { streetBookOf } from '../../../src/matching/known-names/street-book.ts';
import { readTyped } from '../../../src/matching/typed/typed-text.ts';
import { buildRows, freshFolder } from '../../address-file/support/build.ts';
import { TOWN } from '../support/town.ts';

let file: AddressFile;
beforeAll(async () => {
  const out = freshFolder();
  await buildRows(TOWN, { out });
  file = AddressFile.open(out);
});
afterAll(() => file.close());

const found = (...lines: string[]) =>
  candidatePostcodes(readTyped({ lines }), file, {
    places: new PlaceBook(file),
    streets: () => streetBookOf(file),
  });

test('street and town lead to the postcodes of the street', () => {
  const postcodes = found('Stanney Mill Road', 'Chester').map(({ postcode }) => postcode);
  expect(postcodes).toEqual(expect.arrayContaining(['CH24NE', 'CH24NF']));
});

test('the first postcode is the one with the house, or the closest to the typed postcode', () => {
  expect(found('27 Stanney Mill Road', 'Chester')[0]!.postcode).toBe('CH24NF');
  expect(
    found('Stanney Mill Road', 'Chester', 'CH2 4NG')
      .slice(0, 2)
      .map(({ postcode }) => postcode)
      .sort(),
  ).toEqual(['CH24NE', 'CH24NF']);
});

test('a misspelt street is found by its similarity', () => {
  expect(found('Stanny Mill Raod', 'Chester').some(({ postcode }) => postcode === 'CH24NE')).toBe(true);
});

test('candidates are few and in falling order, and unknown words have none', () => {
  const votes = found('High Street', 'Chester').map((one) => one.votes);
  expect(votes.length).toBeLessThanOrEqual(MOST_CANDIDATES);
  expect(votes).toEqual(votes.toSorted((one, other) => other - one));
  expect(found('Qwertz Xylophon', 'Zzyzx')).toEqual([]);
});

test.each([
  ['CH24NE', 'HC24NE', false],
  ['CH2ANE', 'CH24NE', false],
  ['CHZ4NE', 'CH24NE', true],
  ['CH42NE', 'CH24NE', true],
  ['0L13SP', 'OL13SP', true],
])('%s may be a misreading of %s: %s', (written, meant, isOne) => {
  expect(postcodesLike(written).includes(meant)).toBe(isOne);
});
