import { readFileSync } from 'node:fs';
import { environment } from './settings.ts';

/** The source of the current time. Tests replace it. */
export interface Clock {
  now(): Date;
}

/**
 * The machine's clock. In tests `FETTLE_CLOCK_FILE` names a file with an offset in milliseconds. The file is
 * read each time the clock is read, so that a test can set back the clock of a running process.
 */
export const systemClock: Clock = { now: () => new Date(Date.now() + offset()) };

const offsetFile = environment.clockFile;

function offset(): number {
  return offsetFile === undefined ? 0 : Number(readFileSync(offsetFile, 'utf8'));
}
