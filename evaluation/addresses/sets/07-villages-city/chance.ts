/** Random numbers for the seventh set (xorshift128). The same seed gives the same numbers on every machine. */
export class Chance {
  #a: number;
  #b = 362436069;
  #c = 521288629;
  #d = 88675123;

  constructor(seed: number) {
    this.#a = (seed ^ 123456789) >>> 0;
    for (let skipped = 0; skipped < 64; skipped++) this.share();
  }

  /** A number from 0 up to, but not including, 1. */
  share(): number {
    const mixed = this.#a ^ (this.#a << 11);
    this.#a = this.#b;
    this.#b = this.#c;
    this.#c = this.#d;
    this.#d = (this.#d ^ (this.#d >>> 19) ^ mixed ^ (mixed >>> 8)) >>> 0;
    return this.#d / 2 ** 32;
  }

  /** A whole number from `least` to `most`. */
  count(least: number, most: number): number {
    return least + Math.floor(this.share() * (most - least + 1));
  }

  /** Whether something with this probability happens. */
  happens(probability: number): boolean {
    return this.share() < probability;
  }

  one<Item>(items: readonly Item[]): Item {
    const item = items[Math.floor(this.share() * items.length)];
    if (item === undefined) throw new RangeError('There is nothing to choose from.');
    return item;
  }
}
