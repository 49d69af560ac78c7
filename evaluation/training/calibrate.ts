import type { AddressFile } from '../../src/address-file/address-file.ts';
import { AddressMatcher } from '../../src/matching/address-matcher.ts';
import type { Weights } from '../../src/matching/weights.ts';
import { matchAll } from '../generated/addresses/run/match-all.ts';
import { isTrue } from '../generated/addresses/run/outcome.ts';
import type { Case } from '../generated/addresses/sets/case.ts';
import { type Curve, calibrationCurve, type Graded } from './isotonic.ts';

const LEVELS = ['Exact', 'Building', 'Street', 'Town'] as const;

type Level = (typeof LEVELS)[number];

/** Fewer answers than this say too little of how many are so. */
const ANSWERS_A_POINT = 40;

/** Strengths from −50 to 150 as confidences from 0 to 100, so that the matcher tells the strength itself. */
const LINEAR: Curve = [
  [-50, 0],
  [150, 100],
];

/** What is answered at each level, by strength, with weights whose thresholds are these. */
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

/** A curve for each level; that of the weights where there are too few answers to draw one. */
export function curves(answers: Record<Level, readonly Graded[]>, weights: Weights): Weights['calibration'] {
  const drawn = LEVELS.map((level) => {
    const some = answers[level];
    const curve = calibrationCurve(some, ANSWERS_A_POINT);
    return [level, curve.length < 2 ? weights.calibration[level] : curve] as const;
  });
  return Object.fromEntries(drawn) as unknown as Weights['calibration'];
}

/**
 * Returns the lowest strength from which the given share of answers satisfies the predicate; −∞ if all do.
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
