import type { AddressKinds } from './address-kinds.ts';
import type { GeographicPoint } from './distance.ts';

/** Options of a search besides the term. */
export interface TypeaheadOptions {
  /** The number of suggestions wanted. */
  readonly most: number;
  /** If given, places nearer to this point come first. */
  readonly near?: GeographicPoint | undefined;
  /** The kinds of address to suggest. The default is only delivery points. */
  readonly kinds?: AddressKinds | undefined;
}
