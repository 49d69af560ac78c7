import { writeFileSync } from 'node:fs';
import { FAKETIME } from '../requirements.ts';

/** How soon a running program notices that its clock was set, in seconds. */
const NOTICED_SECONDS = 1;

/**
 * The clock of a host. libfaketime gives the programs of the host a time of day that is ahead or behind. The
 * machine's own clock stays right, and so does the monotonic clock with which programs measure durations.
 */
export class HostClock {
  readonly #file: string;

  /** @param file the file that holds the offset */
  constructor(file: string) {
    this.#file = file;
  }

  /** Sets the clock. @param seconds how far it is ahead of the machine's clock; negative if it is behind */
  set(seconds: number): void {
    writeFileSync(this.#file, `${seconds < 0 ? '' : '+'}${seconds}\n`);
  }

  /**
   * The words to put before those of a program. `env` sets the variables just before the program starts, so
   * that no other program gets them.
   */
  get words(): readonly string[] {
    return [
      'env',
      `LD_PRELOAD=${FAKETIME}`,
      `FAKETIME_TIMESTAMP_FILE=${this.#file}`,
      `FAKETIME_CACHE_DURATION=${NOTICED_SECONDS}`,
      'FAKETIME_DONT_FAKE_MONOTONIC=1',
    ];
  }
}
