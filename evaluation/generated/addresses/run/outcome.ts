import type { MatchLevel } from '../../../../src/matching/match.ts';
import type { Verdict } from '../truth/judge.ts';

/** The answer to a case, and its verdict. */
export interface Outcome {
  readonly level: MatchLevel;
  readonly confidence: number;
  readonly verdict: Verdict;
  /** The answered address, for a reader. Empty if it was right. */
  readonly answered: string;
}

/** Whether the answer names a building or a delivery point, so a letter would be posted to it. */
export function isAccepted({ level }: Pick<Outcome, 'level'>): boolean {
  return level === 'Exact' || level === 'Building';
}

/** Whether the answer is true. A match at a lower level than possible is true. */
export function isTrue({ verdict }: Pick<Outcome, 'verdict'>): boolean {
  return verdict === 'right' || verdict === 'less';
}
