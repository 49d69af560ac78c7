import { MOST_MARGIN } from '../thresholds.ts';
import type { Weights } from '../weights.ts';

/** Returns the confidence in percent: how many of the matches of this level and strength are right. */
export function confidenceOf(
  { calibration }: Weights,
  level: 'Exact' | 'Building' | 'Street' | 'Town',
  score: number,
  margin: number,
): number {
  const strength = score - Math.max(0, MOST_MARGIN - margin);
  const points = calibration[level];
  let before = points[0];
  if (strength <= before[0]) return before[1];
  for (const point of points) {
    if (strength <= point[0]) {
      const part = point[0] === before[0] ? 1 : (strength - before[0]) / (point[0] - before[0]);
      return Math.round((before[1] + part * (point[1] - before[1])) * 10) / 10;
    }
    before = point;
  }
  return before[1];
}
