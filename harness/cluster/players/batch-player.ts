import { Fettle } from '../../../client/src/index.ts';
import { RecordingFetch } from '../history/recording-fetch.ts';
import { persist } from './patience.ts';
import { outcomeOf, run, type Work } from './work.ts';
import type { World } from './world.ts';

/** A client of the batch interface that runs one job after another, and compares what each made. */
export class BatchPlayer {
  readonly name: string;
  readonly #world: World;
  readonly #fettle: Fettle;
  readonly #work: Work;
  readonly #expected: readonly string[];
  /** Completed jobs whose outputs are there until the end of the run. */
  readonly #kept: string[] = [];
  #jobs = 0;

  constructor(
    world: World,
    {
      name,
      work,
      expected,
      ...credentials
    }: {
      readonly name: string;
      readonly work: Work;
      /** The outcomes of the same work on one machine: one for each release, or for each address file. */
      readonly expected: readonly string[];
      readonly clientId: string;
      readonly clientSecret: string;
    },
  ) {
    this.name = name;
    this.#world = world;
    this.#work = work;
    this.#expected = expected;
    const { fetch } = new RecordingFetch(world.history, name);
    this.#fettle = new Fettle({ url: world.url, ...credentials, fetch });
  }

  /** How many jobs it ran to their ends. */
  get jobs(): number {
    return this.#jobs;
  }

  async play(): Promise<void> {
    while (!this.#world.over.aborted) {
      const name = `${this.name} ${this.#jobs + 1}`;
      try {
        const { job, dataset } = await run(this.#fettle, this.#work, name);
        await this.#compare(name, await outcomeOf(this.#fettle, job));
        this.#kept.push(name);
        this.#jobs++;
        await persist(() => this.#fettle.removeDataset(dataset));
      } catch (error) {
        this.#world.broken.push(`${name}: ${error}`);
        return;
      }
    }
  }

  /** Reads every job of the run again. */
  async verify(): Promise<void> {
    for (const name of this.#kept) {
      const job = await persist(() => this.#fettle.job(name).read());
      if (job.status !== 2)
        this.#world.broken.push(`${name} had completed, and now has the status ${job.status}.`);
      else await this.#compare(`${name}, read at the end`, await outcomeOf(this.#fettle, job));
    }
  }

  async #compare(what: string, outcome: string): Promise<void> {
    if (this.#expected.includes(outcome)) return;
    const [lines, wanted] = [outcome.split('\n'), this.#expected.at(-1)!.split('\n')];
    const at = wanted.findIndex((line, number) => line !== lines[number]);
    this.#world.broken.push(
      `${what}: line ${at + 1} of ${lines.length} is ${lines[at]} instead of ${wanted[at]} (of ${wanted.length}).`,
    );
  }
}
