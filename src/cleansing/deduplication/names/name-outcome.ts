import type { ForenameAgreement, SurnameAgreement } from '../../name/compare/compare-people.ts';

/** How two names agree. The outcomes have the names that the weights use. */
export interface NameOutcome {
  readonly surname: SurnameAgreement | 'alike' | 'married';
  /**
   * How the forenames agree. The outcomes in addition to those of `ForenameAgreement` are:
   *
   * - `given`: a person may go by both names, but parents give both, so they may also be brothers (John and
   *   Jack).
   * - `second`: one is called by a name with the initial of the other's middle name (Peter and John P).
   * - `alike` and `vague`: the names have letters in common and no more, and at least one of them is not a
   *   known name.
   * - `near`: both names are known, and they are a slip apart.
   * - `formal`: one is an initial, and the other is a short form of a name with that initial (R and Bob).
   * - `both`: both are initials.
   * - `another`: an initial contradicts the other forename.
   */
  readonly forename:
    | ForenameAgreement
    | 'given'
    | 'second'
    | 'alike'
    | 'vague'
    | 'near'
    | 'formal'
    | 'both'
    | 'another';
  /** Whether forename and surname are swapped. */
  readonly swapped: boolean;
}

/** The outcome if one of the two records names nobody. */
export const NOBODY: NameOutcome = { surname: 'missing', forename: 'missing', swapped: false };
