import { readFileSync } from 'node:fs';

/** Where the present moment comes from, so that a test can set it. */
export interface Clock {
  now(): Date;
}

/**
 * The machine's clock. With `FETTLE_CLOCK_FILE` (tests only) it is off by the milliseconds that this file holds at each
 * reading, so that a test can set back the clock of a running process.
 */
export const systemClock: Clock = { now: () => new Date(Date.now() + offset()) };

const offsetFile = process.env['FETTLE_CLOCK_FILE'];

function offset(): number {
  return offsetFile === undefined ? 0 : Number(readFileSync(offsetFile, 'utf8'));
}
