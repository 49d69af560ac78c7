/**
 * Pairs that matched, stored by column. Pair `at` consists of the records `first[at]` and `second[at]`, and
 * `weight[at]` is the evidence for it. `agrees[at]` is 1 if it is known that nothing that counts within a
 * cluster speaks against it. A pair may occur twice.
 */
export interface MatchedPairs {
  readonly count: number;
  readonly first: Uint32Array;
  readonly second: Uint32Array;
  readonly weight: Uint16Array;
  readonly agrees: Uint8Array;
}

/** The weight of a link that a person decided. It outweighs all evidence and every contradiction. */
export const DECIDED = 65_535;

/** Weights are stored as integers, in 1/64 of a bit. */
export const WEIGHT_SCALE = 64;
