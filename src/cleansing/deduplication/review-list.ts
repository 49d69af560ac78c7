import { present } from '../../present.ts';
import type { LeftLink } from './careful-clusters.ts';
import { MOST_REVIEWED } from './doubtful-pairs.ts';
import { decodeFound } from './found-pair.ts';
import { WEIGHT_SCALE } from './matched-pairs.ts';
import { percentOf } from './percent.ts';

/**
 * The highest number of rows in the review list with the same first record. The pairs nearest to merging are
 * taken.
 */
const MOST_OF_RECORD = 10;

/**
 * The highest percentage for each reason that the weights do not know. A pair with such a reason is at least
 * as likely to be two people as one.
 */
const MOST_PERCENT: Readonly<Record<string, number>> = {
  unproven: 50,
  between: 50,
  birth: 20,
  sex: 20,
  generation: 20,
  forename: 20,
  middle: 20,
};

/** A pair that is left to a person to decide. */
export interface ReviewPair {
  readonly first: number;
  readonly second: number;
  /** The score in bits; negative if the evidence falls short. */
  readonly score: number;
  readonly percent: number;
  readonly reason: string;
}

/**
 * Returns the pairs that are left to a person to decide, in order, grouped by the lower of their two records.
 * These are the pairs that nearly matched, and the pairs that matched but were left out of a cluster. At most
 * {@link MOST_REVIEWED} pairs are listed: those nearest to merging.
 *
 * @param doubtful the pairs that nearly matched, each with the evidence that `encodeFound` wrote. A pair may
 * appear several times.
 * @param left the pairs that matched but were left out of a cluster
 * @param isSettled whether two records are in one cluster, or whether a decision settles them
 * @param mostUncertain if given, only this many pairs are listed: those whose percentage is nearest to 50
 */
export function reviewList(
  doubtful: Iterable<readonly [first: number, second: number, evidence: number]>,
  left: readonly LeftLink[],
  isSettled: (one: number, other: number) => boolean,
  mostUncertain?: number,
): Map<number, ReviewPair[]> {
  const pairs = new Map<number, Map<number, ReviewPair>>();
  const add = (one: number, other: number, score: number, reason: string) => {
    if (isSettled(one, other)) return;
    const [first, second] = [Math.min(one, other), Math.max(one, other)];
    const own = pairs.get(first) ?? new Map<number, ReviewPair>();
    pairs.set(first, own);
    const there = own.get(second);
    if (there === undefined || there.score < score)
      own.set(second, {
        first,
        second,
        score,
        percent: Math.min(percentOf(score), MOST_PERCENT[reason] ?? 99),
        reason,
      });
  };
  for (const [one, other, evidence] of doubtful) {
    const { margin, doubt } = decodeFound(evidence);
    add(one, other, margin, present(doubt, 'the doubt of a doubtful pair'));
  }
  for (const { first, second, weight } of left) add(first, second, weight / WEIGHT_SCALE, 'between');
  const listed: ReviewPair[] = [];
  for (const own of pairs.values()) listed.push(...[...own.values()].sort(byScore).slice(0, MOST_OF_RECORD));
  if (mostUncertain !== undefined && listed.length > mostUncertain)
    listed.sort(byDoubt).length = mostUncertain;
  if (listed.length > MOST_REVIEWED) listed.sort(byScore).length = MOST_REVIEWED;
  return Map.groupBy(
    listed.sort((a, b) => a.first - b.first || a.second - b.second),
    ({ first }) => first,
  );
}

function byScore(a: ReviewPair, b: ReviewPair): number {
  return b.score - a.score || a.first - b.first || a.second - b.second;
}

function byDoubt(a: ReviewPair, b: ReviewPair): number {
  return Math.abs(a.percent - 50) - Math.abs(b.percent - 50) || byScore(a, b);
}
