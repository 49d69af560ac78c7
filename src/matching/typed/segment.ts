import { present } from '../../present.ts';

/** A part of the typed address between commas. */
export interface Segment {
  readonly from: number;
  readonly to: number;
  /** One of the values of `PLACE_OF_LINE` (typed-text.ts). */
  readonly place: number;
  /** Whether this part says what the address is near, or what to do with the letter. */
  readonly isAside: boolean;
  /** Whether this part begins like the name of a person, or with `c/o` or `FAO`. */
  readonly isPerson: boolean;
}

/** The segment that contains a token. */
export function segmentAt(
  { segments, segmentOf }: { readonly segments: readonly Segment[]; readonly segmentOf: Uint8Array },
  token: number,
): Segment {
  return present(segments[segmentOf[token]!], 'the segment of a token');
}
