import type { Said } from '../run/grouping.ts';
import type { EvaluationSet } from '../sets/evaluation-set.ts';
import { byKey } from './pairs.ts';

/** Bounds of the bands, from the surest down: 95 to 100, 80 to 94, and so on. */
export const BANDS = [95, 80, 50, 20, 0] as const;

/** What was said to be sure to some degree, and how much of it is true. */
export interface Band {
  readonly least: number;
  readonly groups: number;
  /** Groups whose records are all of one person. */
  readonly rightGroups: number;
  readonly reviewed: number;
  /** Pairs of the review list that are of one person. */
  readonly rightReviewed: number;
}

/** Counts how often it is true that a group, or a pair of the review list, is one person, by how sure it was said to be. */
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
    if (new Set(members.map((record) => truth[record]!.person)).size === 1) band.rightGroups++;
  }
  const person = new Map(rows.map((row, at) => [row['record_id']!, truth[at]!.person]));
  for (const { one, other, percent } of reviewed) {
    const band = bandOf(percent);
    band.reviewed++;
    if (person.get(one) === person.get(other)) band.rightReviewed++;
  }
  return bands;
}
