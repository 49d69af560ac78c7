import type { MatchLevel } from '../../../../src/matching/match.ts';
import type { Verdict } from '../truth/judge.ts';

/** What was answered to a case, and what that is worth. */
export interface Outcome {
  readonly level: MatchLevel;
  readonly confidence: number;
  readonly verdict: Verdict;
  /** The address that was answered, for a person to read. Empty where it was right. */
  readonly answered: string;
}

/** Whether the answer names a building or a delivery point, so that post would go there. */
export function isAccepted({ level }: Pick<Outcome, 'level'>): boolean {
  return level === 'Exact' || level === 'Building';
}

/** Whether what it says is true: a match at a lower level than could be had is. */
export function isTrue({ verdict }: Pick<Outcome, 'verdict'>): boolean {
  return verdict === 'right' || verdict === 'less';
}
