import { setTimeout as wait } from 'node:timers/promises';
import { AddressLookup, LookupError } from '../../../client/src/index.ts';
import type { Random } from '../../random.ts';
import { RecordingFetch } from '../history/recording-fetch.ts';
import type { World } from './world.ts';

/** The longest wait between two look-ups, in milliseconds. */
const PAUSE = 800;

/** A postcode of every sample of invented addresses. */
const POSTCODE = 'CH2 4NE';

/** What the clients of one account saw. */
export interface Spent {
  /** When each answer that costs a credit arrived, in milliseconds since the run began. */
  readonly answers: number[];
  /** Requests whose answers were lost. Each may have cost a credit. */
  lost: number;
  /** Answers that there are not enough credits. */
  refused: number;
}

/** A client that looks up addresses with a key. */
export class LookupPlayer {
  readonly #world: World;
  readonly #spent: Spent;
  readonly #random: Random;
  readonly #lookup: AddressLookup;
  /** The first answer from each address file, by the value of the header `fettle-address-file`. */
  readonly #expected = new Map<string, string>();

  constructor(world: World, options: { name: string; key: string; spent: Spent; random: Random }) {
    this.#world = world;
    this.#spent = options.spent;
    this.#random = options.random;
    const recorded = new RecordingFetch(world.history, options.name);
    this.#lookup = new AddressLookup({
      url: world.url,
      key: options.key,
      fetch: this.#counting(recorded.fetch),
    });
  }

  /** Counts every request, those that the client package repeats, too. */
  #counting(send: typeof fetch): typeof fetch {
    return async (input, init) => {
      try {
        const response = await send(input, init);
        const text = await response.clone().text();
        if (response.status >= 500) this.#spent.lost++;
        else if (text.includes('"Success":true')) {
          this.#spent.answers.push(performance.now());
          this.#compare(response.headers.get('fettle-address-file') ?? '', text);
        }
        return response;
      } catch (error) {
        this.#spent.lost++;
        throw error;
      }
    };
  }

  /** Checks that the answer is the same as the first one from the address file that it names. */
  #compare(file: string, text: string): void {
    const { Results: answer } = JSON.parse(text) as { Results: unknown };
    const found = JSON.stringify(answer);
    const before = this.#expected.get(file);
    if (before === undefined) this.#expected.set(file, found);
    else if (before !== found)
      this.#world.broken.push(`The addresses of ${POSTCODE} in ${file} changed: ${found}`);
  }

  async play(): Promise<void> {
    while (!this.#world.over.aborted) {
      try {
        await this.#lookup.addresses(POSTCODE, { licence: 'WebClickFull' });
      } catch (error) {
        // `LookupError`: no credits. Anything else is for the history to judge.
        if (error instanceof LookupError) this.#spent.refused++;
      }
      await wait(this.#random.next() * PAUSE);
    }
  }
}
