import type { NameMatchLevel } from '../name/compare/match-level.ts';
import type { NameOutcome } from './names/name-outcome.ts';

/**
 * The kinds of duplicates. Two duplicate records belong to one person, one family (one surname at one
 * address), one household (one address) or one company (one name at one site).
 */
export const DUPLICATES = ['person', 'family', 'household', 'company'] as const;

export type Duplicate = (typeof DUPLICATES)[number];

/** When two records are duplicates of each other. */
export interface MatchRule {
  readonly duplicate: Duplicate;
  /**
   * How much of two people's names must agree (docs/operators/suppression.md). It has no effect on other
   * duplicates.
   */
  readonly matchLevel: NameMatchLevel;
  /** Whether a woman may have different surnames in two records if enough other values agree. */
  readonly marriedNames: boolean;
  /** How sure a merge must be. The default is `balanced`. */
  readonly strictness?: Strictness;
  /** Whether the weights are learned from the file. The default is `standard`: they are not. */
  readonly weights?: WeightsFrom;
  /** Whether to look also for pairs that are too uncertain to merge. */
  readonly reviewList?: boolean;
}

export const STRICTNESSES = ['precision', 'balanced', 'recall'] as const;

export type Strictness = (typeof STRICTNESSES)[number];

export const WEIGHTS_FROM = ['learned', 'standard'] as const;

export type WeightsFrom = (typeof WEIGHTS_FROM)[number];

/** Whether two records need alike forenames to be duplicates. Families share only a surname. */
export function needsForenames({ duplicate, matchLevel }: MatchRule): boolean {
  return duplicate === 'person' && matchLevel !== 'Surname';
}

const INITIAL: ReadonlySet<NameOutcome['forename']> = new Set([
  'same',
  'custom',
  'given',
  'similar',
  'middle',
  'alike',
  'initial',
  'formal',
  'both',
]);

const FORENAME: ReadonlySet<NameOutcome['forename']> = new Set([
  'same',
  'custom',
  'given',
  'similar',
  'middle',
  'alike',
]);

/**
 * Whether two people's names agree as much as the match level requires. At `Personal` the weights alone
 * decide.
 */
export function namesSuffice({ surname, forename }: NameOutcome, rule: MatchRule): boolean {
  if (rule.matchLevel === 'Personal') return true;
  if (surname === 'different' || surname === 'missing') return false;
  return (rule.matchLevel === 'Forename' ? FORENAME : INITIAL).has(forename);
}
