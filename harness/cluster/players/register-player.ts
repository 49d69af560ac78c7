import { setTimeout as wait } from 'node:timers/promises';
import { Batch } from '../../../client/src/batch.ts';
import { Connection } from '../../../client/src/connection.ts';
import { RefusedError } from '../../../client/src/index.ts';
import { AccessToken, type Credentials } from '../../../client/src/token.ts';
import type { Random } from '../../random.ts';
import { RecordingFetch } from '../history/recording-fetch.ts';
import type { World } from './world.ts';

/** The number of requests about one dataset, and the longest wait between two of them in milliseconds. */
const REQUESTS = 14;
const PAUSE = 700;

const BLOCKS = 4;
const RECORDS = 3;

/**
 * A client that creates, fills, reads, completes and removes datasets in any order. Two such clients that use
 * the same names produce histories that are possible only if the service has one copy of the data.
 */
export class RegisterPlayer {
  readonly #world: World;
  readonly #random: Random;
  readonly #recorded: RecordingFetch;
  readonly #batch: Batch;

  constructor(world: World, name: string, credentials: Credentials, random: Random) {
    this.#world = world;
    this.#random = random;
    this.#recorded = new RecordingFetch(world.history, name);
    const connection = new Connection({ url: world.url, fetch: this.#recorded.fetch });
    this.#batch = new Batch(connection, new AccessToken(connection, credentials));
  }

  async play(): Promise<void> {
    for (let number = 1; !this.#world.over.aborted; number++) {
      const name = `register_${number}`;
      await this.#tried(this.#batch.createDataset(name, { id: 'integer' }));
      for (let request = 0; request < REQUESTS && !this.#world.over.aborted; request++) {
        await this.#request(name);
        await wait(this.#random.next() * PAUSE);
      }
      if (this.#random.next() < 0.5) await this.#tried(this.#batch.removeDataset(name));
      await this.#recorded.readDataset(this.#world.url, name);
    }
  }

  async #request(name: string): Promise<void> {
    const chance = this.#random.next();
    if (chance < 0.45) return this.#recorded.readDataset(this.#world.url, name);
    if (chance < 0.95) {
      const blockNumber = this.#random.whole(0, BLOCKS - 1);
      const records = Array.from({ length: RECORDS }, (_, at) => [blockNumber * RECORDS + at]);
      return this.#tried(this.#batch.storeBlock(name, JSON.stringify({ blockNumber, records })));
    }
    await this.#tried(this.#batch.completeDataset(name, this.#random.whole(1, BLOCKS) * RECORDS));
  }

  /** A refusal is an answer, too. The check of the history decides whether it is right. */
  async #tried(call: Promise<unknown>): Promise<void> {
    await call.catch((error: unknown) => {
      if (error instanceof RefusedError && error.status === 500) this.#world.broken.push(`${error}`);
    });
  }
}
