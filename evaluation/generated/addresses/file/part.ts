/** Which rows the weights are learned from and which they are judged by. No row is in both. */
export type Part = 'training' | 'evaluation';

/** Of a hundred delivery points, how many the training has; the evaluation has the others. */
const TRAINING = 40;

/**
 * Of a thousand delivery points, how many are left out of the file, so that what is written for them has no true
 * answer.
 */
const ABSENT = 25;

/** By the UDPRN alone, whatever the seed of the addresses. */
export function partOf(udprn: number): Part {
  return mixed(udprn, 0x9e3779b1) % 100 < TRAINING ? 'training' : 'evaluation';
}

/** Whether a delivery point is left out of the file. */
export function isAbsent(udprn: number): boolean {
  return mixed(udprn, 0x85ebca77) % 1000 < ABSENT;
}

/** A number from 0 in which every bit of the UDPRN has its part. */
export function mixed(udprn: number, salt: number): number {
  let state = (udprn ^ salt) | 0;
  state = Math.imul(state ^ (state >>> 16), 0x7feb352d);
  state = Math.imul(state ^ (state >>> 15), 0x846ca68b);
  return (state ^ (state >>> 16)) >>> 0;
}
