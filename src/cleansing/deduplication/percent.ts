/**
 * Bits that a merge asks for beyond even chances, in the sums against strangers and against relatives: about one wrong merge in nine at
 * the edge.
 */
const CAUTION = 3;

/** A pair that falls short, and that nothing else joins, is likelier two people: about even chances at the edge. */
const SHORT = 0.5;

/**
 * Returns the probability, 0 to 100 %, that two records are one person. @param margin bits beyond what a
 * merge needs
 */
export function percentOf(margin: number): number {
  const bits = margin + (margin < 0 ? SHORT : CAUTION);
  return Math.min(99, Math.max(1, Math.round(100 / (1 + 2 ** -bits))));
}
