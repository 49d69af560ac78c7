/** Bits that a merge asks for beyond even chances, in the sums against strangers and against relatives: about one wrong merge in nine at the edge. */
const CAUTION = 3;

/** How sure it is that two records are one, 0 to 100, by how many bits their evidence is beyond what merging asks for. */
export function percentOf(margin: number): number {
  return Math.min(99, Math.max(1, Math.round(100 / (1 + 2 ** -(margin + CAUTION)))));
}
