import type { Credentials } from '../../../client/src/token.ts';
import { Random } from '../../random.ts';
import type { Purse } from '../credits.ts';
import { BatchPlayer } from './batch-player.ts';
import { LookupPlayer } from './lookup-player.ts';
import { Prober } from './prober.ts';
import { RegisterPlayer } from './register-player.ts';
import type { Work } from './work.ts';
import type { World } from './world.ts';

interface Parts {
  readonly seed: number;
  readonly credentials: Credentials;
  readonly works: readonly Work[];
  /** The outcomes of each work on one machine: one for each release, or for each address file. */
  readonly expected: readonly (readonly string[])[];
  readonly purses: readonly Purse[];
}

/** All players of a run: four to six requests a second together. */
export class Crew {
  readonly batch: readonly BatchPlayer[];
  readonly prober: Prober;
  readonly #others: readonly { play(): Promise<void> }[];

  constructor(world: World, { seed, credentials, works, expected, purses }: Parts) {
    const seeds = new Random(seed);
    const random = () => new Random(seeds.whole(1, 2 ** 31));
    this.batch = works.map(
      (work, at) =>
        new BatchPlayer(world, {
          name: `${work.name} player`,
          work,
          expected: expected[at]!,
          ...credentials,
        }),
    );
    this.prober = new Prober(world.url, credentials, world.over);
    const registers = ['one', 'other'].map((name) => new RegisterPlayer(world, name, credentials, random()));
    const lookups = purses.flatMap(({ name, key, spent }) =>
      ['a', 'b'].map(
        (letter) => new LookupPlayer(world, { name: `${name} ${letter}`, key, spent, random: random() }),
      ),
    );
    this.#others = [...registers, ...lookups];
  }

  /** Plays until the world is over. */
  async play(): Promise<void> {
    await Promise.all([...this.batch, ...this.#others, this.prober].map((player) => player.play()));
  }
}
