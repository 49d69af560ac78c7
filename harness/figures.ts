/** The median of some figures. */
export function median(figures: readonly number[]): number {
  return percentile(figures, 50);
}

/** The figure that `percent` per cent of the figures do not exceed. */
export function percentile(figures: readonly number[], percent: number): number {
  const sorted = [...figures].sort((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil((percent / 100) * sorted.length) - 1)] ?? Number.NaN;
}

/** A count with separators. */
export function count(figure: number): string {
  return Math.round(figure).toLocaleString('en-GB');
}
