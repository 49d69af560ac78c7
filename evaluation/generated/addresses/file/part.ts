/** The part of a row: training or evaluation. No row is in both. */
export type Part = 'training' | 'evaluation';

/** The number of delivery points in a hundred for training. The others are for evaluation. */
const TRAINING = 40;

/**
 * The number of delivery points in a thousand that are left out of the file, so that texts typed for them
 * have no right answer.
 */
const ABSENT = 25;

/** Depends only on the UDPRN, not on the seed of the addresses. */
export function partOf(udprn: number): Part {
  return mixed(udprn, 0x9e3779b1) % 100 < TRAINING ? 'training' : 'evaluation';
}

/** Whether a delivery point is left out of the file. */
export function isAbsent(udprn: number): boolean {
  return mixed(udprn, 0x85ebca77) % 1000 < ABSENT;
}

/** A whole number that depends on every bit of the UDPRN. */
export function mixed(udprn: number, salt: number): number {
  let state = (udprn ^ salt) | 0;
  state = Math.imul(state ^ (state >>> 16), 0x7feb352d);
  state = Math.imul(state ^ (state >>> 15), 0x846ca68b);
  return (state ^ (state >>> 16)) >>> 0;
}
