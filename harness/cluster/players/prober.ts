import { setTimeout as wait } from 'node:timers/promises';
import { Batch } from '../../../client/src/batch.ts';
import { Connection } from '../../../client/src/connection.ts';
import { AccessToken, type Credentials } from '../../../client/src/token.ts';

const PAUSE = 250;
const ANSWER = 10_000;
const DATASET = 'probe';

/** Stores a block four times a second, each at most once, and remembers when that succeeded. */
export class Prober {
  readonly #batch: Batch;
  readonly #over: AbortSignal;
  /** When probes succeeded, in milliseconds since the run began, in order. */
  readonly #successes: number[] = [];

  constructor(url: string, credentials: Credentials, over: AbortSignal) {
    const connection = new Connection({ url, attempts: 1 });
    this.#batch = new Batch(connection, new AccessToken(connection, credentials));
    this.#over = over;
  }

  async play(): Promise<void> {
    await this.#batch.createDataset(DATASET, { id: 'integer' });
    for (let number = 1; !this.#over.aborted; number++, await wait(PAUSE)) void this.#probe(number);
  }

  async #probe(number: number): Promise<void> {
    const body = JSON.stringify({ blockNumber: 0, records: [[number]] });
    const late = AbortSignal.timeout(ANSWER);
    const isStored = await this.#batch.storeBlock(DATASET, body, { signal: late }).then(
      () => true,
      () => false,
    );
    if (isStored) this.#successes.push(performance.now());
  }

  /** The longest time without a success between two moments, in seconds. */
  longestGap(from: number, to: number): number {
    const within = this.#successes.filter((time) => time > from && time < to);
    let longest = 0;
    let last = from;
    for (const time of [...within, to]) {
      longest = Math.max(longest, time - last);
      last = time;
    }
    return longest / 1000;
  }
}
