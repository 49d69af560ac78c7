/** One weight that went into the score of a candidate. */
export interface Evidence {
  /** As a path in the table of weights: `elements.thoroughfare.agrees`, `postcode.near`, `leftWord`. */
  readonly weight: string;
  /** How often it counted: 1, the number of words, or less where an element is only somewhat like. */
  readonly times: number;
}

/** A candidate as the matcher saw it. */
export interface ObservedCandidate {
  readonly evidence: readonly Evidence[];
  /** Whether it is what was meant. */
  readonly isMeant: boolean;
}

/** A typed address with its candidates: one of them is meant, or none. */
export interface Observation {
  readonly candidates: readonly ObservedCandidate[];
}
