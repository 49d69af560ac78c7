import fc from 'fast-check';
import { expect, test } from 'vitest';
import { labelsOf } from '../../../src/address/normal-form/labels/read-labels.ts';
import { tokensOf } from '../../../src/address/normal-form/tokens.ts';
import { nameScore } from '../../../src/matching/comparison/evidence.ts';
import { labelLikeness } from '../../../src/matching/comparison/label-likeness.ts';
import { fitPostcode } from '../../../src/matching/comparison/postcode-fit.ts';
import { readTyped } from '../../../src/matching/typed/typed-text.ts';
import { WEIGHTS } from '../../../src/matching/weights.ts';

test.each([
  ['CH2 4NE', 'agrees'],
  ['CH2 4NF', 'near'],
  ['CH2 4XY', 'sector'],
  ['CH2 9XY', 'outward'],
  ['CH7 4NB', 'area'],
  ['SW1A 1AA', 'differs'],
  ['', 'missing'],
])('the postcode %s beside CH2 4NE: %s', (postcode, outcome) => {
  expect(fitPostcode(readTyped({ lines: ['1 High Street'], postcode }).postcode, 'CH24NE')).toBe(outcome);
});

const label = (text: string) => labelsOf(tokensOf(text))[0]!;

test.each([
  ['Flat 2', 'Flat 2', 2],
  ['Apartment 2', 'Flat 2', 2],
  ['Flat 2', 'Flat 3', 0],
  ['Flat 2A', 'Flat 2', 0],
] as const)('%s and %s agree with %d', (typed, door, likeness) => {
  expect(labelLikeness(label(typed), label(door))).toBe(likeness);
});

test('a less similar name weighs less, and never more than a more similar name', () => {
  const weights = WEIGHTS.elements.thoroughfare;
  fc.assert(
    fc.property(
      fc.double({ min: 0, max: 1, noNaN: true }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (one, other) => {
        const [less, more] = [Math.min(one, other), Math.max(one, other)];
        const score = (likeness: number) => nameScore(weights, { outcome: 'similar', likeness });
        expect(score(less)).toBeLessThanOrEqual(score(more));
        expect(score(more)).toBeLessThanOrEqual(weights.similar);
      },
    ),
  );
  expect(nameScore(weights, { outcome: 'agrees', likeness: 1 })).toBe(weights.agrees);
  expect(nameScore(weights, { outcome: 'none', likeness: 0 })).toBe(0);
});
