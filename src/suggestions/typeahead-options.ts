import type { AddressKinds } from './address-kinds.ts';
import type { GeographicPoint } from './distance.ts';

/** What a search may be told besides the term. */
export interface TypeaheadOptions {
  /** How many suggestions are wanted. */
  readonly most: number;
  /** Nearer places come first. */
  readonly near?: GeographicPoint | undefined;
  /** The kinds of address to suggest; delivery points alone unless given. */
  readonly kinds?: AddressKinds | undefined;
}
