import { DECIDED, WEIGHT_SCALE } from './matched-pairs.ts';

/**
 * The bits that a merge needs beyond even chances, both against strangers and against relatives. A merge that
 * only just has them is wrong in about one case in nine.
 */
const CAUTION = 3;

/**
 * Replaces {@link CAUTION} for a pair that falls short of a merge and that no other link joins. Such a pair is
 * likelier to be two people. The chances are about even if the pair only just falls short.
 */
const SHORT = 0.5;

/**
 * Returns the probability, from 0 to 100 %, that two records are one person.
 *
 * @param margin the number of bits by which the evidence exceeds what a merge needs; negative if it falls
 * short
 */
export function percentOf(margin: number): number {
  const bits = margin + (margin < 0 ? SHORT : CAUTION);
  return Math.min(99, Math.max(1, Math.round(100 / (1 + 2 ** -bits))));
}

/** Returns the probability, from 0 to 100 %, that a link with this weight joins records of one person. */
export function percentOfWeight(weight: number): number {
  return weight === DECIDED ? 100 : percentOf(weight / WEIGHT_SCALE);
}
