import type { NameMatchLevel } from '../name/compare/match-level.ts';
import type { NameOutcome } from './compare-names.ts';

/**
 * What counts as one: a person; a family (one surname at one address); a household (one address); a company (one name at one site).
 */
export const DUPLICATES = ['person', 'family', 'household', 'company'] as const;

export type Duplicate = (typeof DUPLICATES)[number];

/** When two records are duplicates of each other. */
export interface MatchRule {
  readonly duplicate: Duplicate;
  /** How much of two people's names must agree (docs/operators/suppression.md); of no effect for other duplicates. */
  readonly matchLevel: NameMatchLevel;
  /** Whether women's surnames may differ, where enough else agrees. */
  readonly marriedNames: boolean;
  /** How sure a merge must be; `balanced` unless given. */
  readonly strictness?: Strictness;
  /** Whether weights are learned from the file; `standard` unless given. */
  readonly weights?: WeightsFrom;
  /** Whether pairs between merging and not are looked for, too. */
  readonly reviewList?: boolean;
}

export const STRICTNESSES = ['precision', 'balanced', 'recall'] as const;

export type Strictness = (typeof STRICTNESSES)[number];

export const WEIGHTS_FROM = ['learned', 'standard'] as const;

export type WeightsFrom = (typeof WEIGHTS_FROM)[number];

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

/** Whether two people's names agree as much as the match level wants. At `Personal` the weights alone decide. */
export function namesSuffice({ surname, forename }: NameOutcome, rule: MatchRule): boolean {
  if (rule.matchLevel === 'Personal') return true;
  if (surname === 'different' || surname === 'missing') return false;
  return (rule.matchLevel === 'Forename' ? FORENAME : INITIAL).has(forename);
}
