/** How many submissions of one client this process works on at a time. Each holds a connection to the database, of ten. */
export const SUBMISSIONS_AT_A_TIME = 3;

interface Lane {
  running: number;
  readonly waiting: (() => void)[];
}

/**
 * Keeps the submissions of one client from taking every connection to the database: those beyond {@link SUBMISSIONS_AT_A_TIME} wait
 * for one of its own to end, in the order in which they came.
 */
export class SubmissionLanes {
  readonly #lanes = new Map<number, Lane>();

  async run<Result>(client: number, submit: () => Promise<Result>): Promise<Result> {
    const lane = this.#lanes.get(client) ?? { running: 0, waiting: [] };
    this.#lanes.set(client, lane);
    if (lane.running === SUBMISSIONS_AT_A_TIME) {
      // Whoever ends hands its place over, so that nobody who comes meanwhile takes it.
      await new Promise<void>((resolve) => lane.waiting.push(resolve));
    } else lane.running++;
    try {
      return await submit();
    } finally {
      const next = lane.waiting.shift();
      if (next !== undefined) next();
      else if (--lane.running === 0) this.#lanes.delete(client);
    }
  }
}
