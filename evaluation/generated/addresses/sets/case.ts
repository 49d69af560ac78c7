import type { TypedAddress } from '../../../../src/matching/match.ts';
import type { Truth } from '../truth/truth.ts';

export const SETS = ['residential', 'business', 'absent', 'confusions', 'foreign'] as const;

export type SetName = (typeof SETS)[number];

/** Something that somebody wrote, and what is right to answer. */
export interface Case {
  readonly set: SetName;
  /** The kinds of dirt in it; none for what is written without a mistake. */
  readonly kinds: readonly string[];
  /** What sort of address it is about. */
  readonly subjects: readonly string[];
  readonly typed: TypedAddress;
  readonly truth: Truth;
}
