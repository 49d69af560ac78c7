/** Adds the numbers of `others` to those of `sums`, position by position. */
export function addTo(sums: Float64Array, others: ArrayLike<number>): void {
  for (let at = 0; at < sums.length; at++) sums[at]! += others[at]!;
}

/** Returns a share, rounded to six places; 0 of nothing is 0. */
export function rate(part: number, whole: number): number {
  return whole === 0 ? 0 : rounded(part / whole);
}

/** Rounds to six places. */
export function rounded(number: number): number {
  return Math.round(number * 1e6) / 1e6;
}
