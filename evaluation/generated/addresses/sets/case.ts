import type { TypedAddress } from '../../../../src/matching/match.ts';
import type { Truth } from '../truth/truth.ts';

export const SETS = ['residential', 'business', 'absent', 'confusions', 'foreign'] as const;

export type SetName = (typeof SETS)[number];

/** A typed address, and the right answer. */
export interface Case {
  readonly set: SetName;
  /** The kinds of damage in it; empty for an undamaged text. */
  readonly kinds: readonly string[];
  /** The kind of address. */
  readonly subjects: readonly string[];
  readonly typed: TypedAddress;
  readonly truth: Truth;
}
