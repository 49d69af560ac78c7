/** Repeats work until it is stopped. A piece of work never runs twice at the same time. */
export class Recurring {
  readonly #timers: NodeJS.Timeout[] = [];
  readonly #report: (error: unknown) => void;
  #isStopped = false;

  /** @param report called for the first of several failures in a row */
  constructor(report: (error: unknown) => void) {
    this.#report = report;
  }

  every(seconds: number, work: () => Promise<void>): void {
    let isBusy = false;
    let hasFailed = false;
    const timer = setInterval(async () => {
      if (isBusy) return;
      isBusy = true;
      try {
        await work();
        hasFailed = false;
      } catch (error) {
        if (!hasFailed && !this.#isStopped) this.#report(error);
        hasFailed = true;
      }
      isBusy = false;
    }, seconds * 1000);
    this.#timers.push(timer.unref());
  }

  stop(): void {
    this.#isStopped = true;
    for (const timer of this.#timers) clearInterval(timer);
  }
}
