import type { Said } from '../run/grouping.ts';
import type { EvaluationSet } from '../sets/evaluation-set.ts';
import { byKey } from './pairs.ts';
import { relationOf } from './relation.ts';

/** The lower bounds of the bands, surest first: 95 to 100 %, 80 to 94 %, and so on. */
export const BANDS = [95, 80, 50, 20, 0] as const;

/** The groups and pairs that a tool gave a certainty within one band, and how many of them are right. */
export interface Band {
  readonly least: number;
  readonly groups: number;
  /** Groups whose records are all of one person, or may be. */
  readonly rightGroups: number;
  readonly reviewed: number;
  /** Pairs of the review list whose records are of one person. */
  readonly rightReviewed: number;
}

/** Counts, for each band of certainty, how many groups and pairs of the review list are really one person. */
export function calibrate(
  { rows, truth }: EvaluationSet,
  groups: readonly string[],
  { groupPercents, reviewed }: Said,
): Band[] {
  const bands = BANDS.map((least) => ({ least, groups: 0, rightGroups: 0, reviewed: 0, rightReviewed: 0 }));
  const bandOf = (percent: number) => bands.find(({ least }) => percent >= least)!;
  for (const members of byKey(groups).values()) {
    if (members.length < 2) continue;
    const band = bandOf(groupPercents[members[0]!]!);
    band.groups++;
    if (
      members.every((one, at) =>
        members.slice(at + 1).every((other) => relationOf(truth[one]!, truth[other]!) !== 'different'),
      )
    )
      band.rightGroups++;
  }
  const truthOf = new Map(rows.map((row, at) => [row['record_id']!, truth[at]!]));
  for (const { one, other, percent } of reviewed) {
    const relation = relationOf(truthOf.get(one)!, truthOf.get(other)!);
    if (relation === 'open') continue;
    const band = bandOf(percent);
    band.reviewed++;
    if (relation === 'same') band.rightReviewed++;
  }
  return bands;
}
