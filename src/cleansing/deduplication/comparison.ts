import type { Contradiction } from './contradiction.ts';
import { type NameOutcome, NOBODY } from './names/name-outcome.ts';
import type { Finding } from './tally.ts';

/** The result of comparing two records. */
export interface Comparison {
  readonly isMatch: boolean;
  /**
   * The number of bits by which the evidence outweighs the likelier of the other explanations; negative if it
   * does not. The rules for families, households and companies have no weights. For them, this is the weight
   * of the evidence against strangers.
   */
  readonly margin: number;
  /**
   * Why a pair that nearly matches is not a match. Undefined for a pair that matches, and for one that does
   * not come near.
   */
  readonly doubt: Doubt | undefined;
  /** What was found, if findings were asked for. */
  readonly findings: readonly Finding[];
  readonly names: NameOutcome;
  readonly sameHousehold: boolean;
  /**
   * Whether a match needs no further comparison when records are clustered: `conflictOf` finds no evidence
   * against it. This follows from what the comparison added up, for nearly all matches.
   */
  readonly agrees: boolean;
}

/** Why two records that nearly match are not taken for one person. */
export type Doubt = Contradiction | 'evidence' | 'unproven';

/** The result of a comparison that ended early. Its margin is unknown. */
export const NO_MATCH: Comparison = {
  isMatch: false,
  margin: Number.NEGATIVE_INFINITY,
  doubt: undefined,
  findings: [],
  names: NOBODY,
  sameHousehold: false,
  agrees: false,
};
