/**
 * How many submissions of one client a process handles at once. Each of them holds one of the process's ten
 * connections to the database.
 */
export const SUBMISSIONS_AT_A_TIME = 3;

interface Lane {
  running: number;
  readonly waiting: (() => void)[];
}

/**
 * Keeps one client's submissions from taking all connections to the database. If
 * {@link SUBMISSIONS_AT_A_TIME} are running, others of the same client wait, in order of arrival, until one
 * of them ends.
 */
export class SubmissionLanes {
  readonly #lanes = new Map<number, Lane>();

  async run<Result>(client: number, submit: () => Promise<Result>): Promise<Result> {
    const lane = this.#lanes.get(client) ?? { running: 0, waiting: [] };
    this.#lanes.set(client, lane);
    if (lane.running === SUBMISSIONS_AT_A_TIME) {
      // A finished submission hands its place to the next one, so that no newcomer takes it.
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
