/** A random number generator (mulberry32). The same seed gives the same numbers on every machine. */
export class Random {
  #state: number;

  /** @param seeds whole numbers; their order matters */
  constructor(...seeds: readonly number[]) {
    let state = 0x9e3779b9;
    for (const seed of seeds) {
      state = Math.imul(state ^ (seed >>> 0), 0x85ebca6b);
      state = Math.imul(state ^ (state >>> 13), 0xc2b2ae35);
      state ^= state >>> 16;
    }
    this.#state = state;
  }

  /** A whole number from 0 to `bound - 1`. */
  below(bound: number): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0;
    let t = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return Math.floor((((t ^ (t >>> 14)) >>> 0) / 2 ** 32) * bound);
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
    return items[this.below(items.length)]!;
  }
}
