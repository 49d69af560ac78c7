import { itemAt } from '../../present.ts';
import { randomNumbers } from '../../random-numbers.ts';

/** Makes random choices. The same seeds give the same choices on every machine. */
export class Random {
  readonly #next: () => number;

  /** @param seeds whole numbers; their order matters */
  constructor(...seeds: readonly number[]) {
    let state = 0x9e3779b9;
    for (const seed of seeds) {
      state = Math.imul(state ^ (seed >>> 0), 0x85ebca6b);
      state = Math.imul(state ^ (state >>> 13), 0xc2b2ae35);
      state ^= state >>> 16;
    }
    this.#next = randomNumbers(state);
  }

  /** A whole number from 0 to `bound - 1`. */
  below(bound: number): number {
    return Math.floor(this.#next() * bound);
  }

  /** A whole number from `least` to `most`, both included. */
  from(least: number, most: number): number {
    return least + this.below(most - least + 1);
  }

  /** True once in `times` calls, on average. */
  onceIn(times: number): boolean {
    return this.below(times) === 0;
  }

  pick<Item>(items: readonly Item[]): Item {
    return itemAt(items, this.below(items.length));
  }
}
