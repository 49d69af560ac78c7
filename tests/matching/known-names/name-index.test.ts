import fc from 'fast-check';
import { expect, test } from 'vitest';
import '../../support/seed.ts';
import { wordsOf } from '../../../src/address/normal-form/tokens.ts';
import { NameIndex } from '../../../src/matching/known-names/name-index.ts';
import { isAuthority, isLikeRegion, isRegion } from '../../../src/matching/known-names/region-book.ts';

const NAMES = ['LONDON', 'CHESTER', 'SARNMEYLLTEYRN', 'BORTHYGEST', 'WOODFORDGREEN', 'UPMINSTER'];

test('a name is found with a letter too many, missing, changed or exchanged with its neighbour', () => {
  const index = new NameIndex();
  for (const name of NAMES) index.add(name);
  const slip = fc
    .tuple(fc.constantFrom(...NAMES), fc.nat(), fc.integer({ min: 0, max: 3 }))
    .map(([name, place, kind]) => {
      // The first and the last letter are hardly ever the slip, and the index relies on both.
      const at = 1 + (place % (name.length - 2));
      const [before, letter, after] = [name.slice(0, at), name[at]!, name.slice(at + 1)];
      const damaged = [
        before + after,
        `${before}X${letter}${after}`,
        `${before}X${after}`,
        before + after[0] + letter + after.slice(1),
      ];
      return [name, damaged[kind]!] as const;
    });
  fc.assert(
    fc.property(slip, ([name, damaged]) => {
      fc.pre(damaged.length >= 5);
      expect(index.like(damaged)).toContain(name);
    }),
  );
});

test('the nearest name comes first, and short names are not guessed', () => {
  const index = new NameIndex();
  for (const name of ['BROUGHTON', 'BROUGHAM', 'RYDE']) index.add(name);
  expect(index.like('BROUGHON')[0]).toBe('BROUGHTON');
  expect(index.like('RYDR')).toEqual([]);
  expect(index.like('RYDR', 4)).toEqual(['RYDE']);
});

test.each([
  'Essex',
  'West Yorks',
  'Greater London',
  'LB Hackney',
  'London',
  'Tyne and Wear',
  'Flintshire',
  'Ross-shire',
])('%s is read as a region', (name) => expect(isRegion(wordsOf(name))).toBe(true));

test.each(['Chigwell', 'Essex Road', 'Shire', 'High Street', 'Moor Garth Inverness-shire'])(
  '%s is not read as a region',
  (name) => expect(isRegion(wordsOf(name))).toBe(false),
);

test.each([
  ['Conwy County Borough Council', true],
  ['City of Salford', true],
  ['Calderdale', true],
  ['Calderdale Council', true],
  ['Dorset Council', true],
  ['Rachub Conwy Council', false],
  ['Council', false],
  ['City Road', false],
])('%s is the name of a council: %s', (name, isOne) =>
  expect(isAuthority(wordsOf(name), (place) => place === 'CONWY')).toBe(isOne),
);

test.each(['ESEX', 'MIDDLSEX', 'GREATERLODON', 'HERTFORDSHRE'])('%s may be a misspelt region', (name) =>
  expect(isLikeRegion(name)).toBe(name !== 'ESEX'),
);
