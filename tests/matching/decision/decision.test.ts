import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { confidenceOf } from '../../../src/matching/decision/confidence.ts';
import { CONFIDENCE, LEAST_MARGIN, MOST_MARGIN } from '../../../src/matching/thresholds.ts';
import { WEIGHTS } from '../../../src/matching/weights.ts';
import { typed, useTown } from '../support/town.ts';

const LEVELS = ['Exact', 'Building', 'Street', 'Town'] as const;

describe('confidence', () => {
  test('is interpolated linearly between the points of the calibration', () => {
    for (const level of LEVELS)
      for (const [strength, percent] of WEIGHTS.calibration[level])
        expect(confidenceOf(WEIGHTS, level, strength, MOST_MARGIN)).toBeCloseTo(percent, 0);
  });

  test('falls neither with a higher score nor with a larger lead', () => {
    const bits = fc.double({ min: -20, max: 60, noNaN: true });
    fc.assert(
      fc.property(fc.constantFrom(...LEVELS), bits, bits, bits, (level, one, other, margin) => {
        const [less, more] = [Math.min(one, other), Math.max(one, other)];
        expect(confidenceOf(WEIGHTS, level, less, margin)).toBeLessThanOrEqual(
          confidenceOf(WEIGHTS, level, more, margin),
        );
        expect(confidenceOf(WEIGHTS, level, margin, less)).toBeLessThanOrEqual(
          confidenceOf(WEIGHTS, level, margin, more),
        );
      }),
    );
  });
});

describe('the decision', () => {
  const town = useTown();
  const match = (text: string) => town.matcher.match(typed(text));

  test('for an address that ends in a country is Foreign, with the confidence set for it', () => {
    expect(match('12 Rue du Moulin | Paris | France')).toMatchObject({
      level: 'Foreign',
      confidence: CONFIDENCE.foreignCountry,
    });
  });

  test('for text unlike the file is no match', () => {
    expect(match('Qwertz Xylophon | Zzyzx')).toMatchObject({
      level: 'None',
      confidence: CONFIDENCE.nothingFound,
    });
  });

  test('for a match needs the score of its level and the least margin', () => {
    const { candidates, match: found } = town.matcher.explain(
      typed('12 Stanney Mill Road | Chester | CH2 4NE'),
    );
    expect(found.level).toBe('Exact');
    expect(candidates[0]!.score).toBeGreaterThanOrEqual(WEIGHTS.least.Exact);
    expect(found.margin).toBeGreaterThanOrEqual(LEAST_MARGIN);
  });

  test('uses the sum of the evidence as score', () => {
    for (const { score, evidence } of town.matcher.explain(typed('12 Stany Mill Road | CH2 4NF')).candidates)
      expect(evidence.reduce((sum, { bits }) => sum + bits, 0)).toBeCloseTo(score, 6);
  });
});
