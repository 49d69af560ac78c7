import type { AddressFile } from '../../src/address-file/address-file.ts';
import { AddressMatcher } from '../../src/matching/address-matcher.ts';
import type { Calibration, Weights } from '../../src/matching/weights.ts';
import { matchAll } from '../generated/addresses/run/match-all.ts';
import { isTrue } from '../generated/addresses/run/outcome.ts';
import type { Case } from '../generated/addresses/sets/case.ts';
import { type Curve, calibrationCurve, type Graded } from './isotonic.ts';

const LEVELS = ['Exact', 'Building', 'Street', 'Town'] as const;

type Level = (typeof LEVELS)[number];

/**
 * The least number of answers for a point of a curve. Fewer say too little about the share of right answers.
 */
const ANSWERS_A_POINT = 40;

/**
 * Maps strengths from −50 to 150 to confidences from 0 to 100, so that an answer's confidence tells its
 * strength.
 */
const LINEAR: Calibration = [
  [-50, 0],
  [150, 100],
];

/**
 * Matches the cases with these weights and thresholds. Returns the answers at each level, with their
 * strengths.
 */
export function graded(file: AddressFile, cases: readonly Case[], weights: Weights): Record<Level, Graded[]> {
  const matcher = new AddressMatcher(file, {
    weights: { ...weights, calibration: { Exact: LINEAR, Building: LINEAR, Street: LINEAR, Town: LINEAR } },
  });
  const answers: Record<Level, Graded[]> = { Exact: [], Building: [], Street: [], Town: [] };
  for (const outcome of matchAll(matcher, cases).outcomes) {
    if (outcome.level === 'None' || outcome.level === 'Foreign') continue;
    answers[outcome.level].push({ strength: outcome.confidence * 2 - 50, isSo: isTrue(outcome) });
  }
  return answers;
}

/** Draws a curve for each level. A level with too few answers for a curve keeps the curve of the weights. */
export function curves(answers: Record<Level, readonly Graded[]>, weights: Weights): Weights['calibration'] {
  const drawn = LEVELS.map((level) => {
    const some = answers[level];
    const curve = calibrationCurve(some, ANSWERS_A_POINT);
    return [level, curve.length < 2 ? weights.calibration[level] : curve] as const;
  });
  return Object.fromEntries(drawn) as unknown as Weights['calibration'];
}

/**
 * Returns the lowest strength at which the curve reaches a percentage of right answers. Returns −∞ if its
 * first point reaches it, and the last point's strength if no point does.
 */
export function strengthOf(curve: Curve, percent: number): number {
  for (let at = 0; at < curve.length; at++) {
    const [strength, share] = curve[at]!;
    if (share < percent) continue;
    if (at === 0) return Number.NEGATIVE_INFINITY;
    const [before, less] = curve[at - 1]!;
    return before + ((strength - before) * (percent - less)) / (share - less);
  }
  return curve.at(-1)![0];
}
