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
