/**
 * When the database last answered a node: by the uptime, which nobody sets back, and by the clock, which goes on while a machine
 * sleeps. A node that has been out of touch for too long by either must not spend.
 */
export class Contact {
  readonly #seconds: number;
  #uptime = 0;
  #time = 0;

  /** @param seconds how long a node counts as in touch without hearing from the database */
  constructor(seconds: number) {
    this.#seconds = seconds;
  }

  /** The database has answered what it was asked then: uptime in seconds, time in milliseconds. */
  answered(uptime: number, time: number): void {
    this.#uptime = uptime;
    this.#time = time;
  }

  isLost(uptime: number, time: number): boolean {
    return uptime - this.#uptime > this.#seconds || time - this.#time > this.#seconds * 1000;
  }

  /** Since when nothing was heard, in seconds. */
  silence(uptime: number): number {
    return uptime - this.#uptime;
  }
}
