/**
 * Remembers when the database last answered a node. It keeps two times: the uptime, which is never set back,
 * and the clock, which runs on while the machine sleeps. A node that is out of touch by either of them must
 * not spend.
 */
export class Contact {
  readonly #seconds: number;
  #uptime = 0;
  #time = 0;

  /** @param seconds how long a node counts as in touch without hearing from the database */
  constructor(seconds: number) {
    this.#seconds = seconds;
  }

  /** Records that the database answered a query sent at this uptime (seconds) and time (milliseconds). */
  answered(uptime: number, time: number): void {
    this.#uptime = uptime;
    this.#time = time;
  }

  isLost(uptime: number, time: number): boolean {
    return uptime - this.#uptime > this.#seconds || time - this.#time > this.#seconds * 1000;
  }

  /** Seconds since the database last answered. */
  silence(uptime: number): number {
    return uptime - this.#uptime;
  }
}
