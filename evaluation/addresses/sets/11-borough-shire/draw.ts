/** Random numbers for the eleventh set (splitmix32). The same seed gives the same numbers on every machine. */
export class Draw {
  #state: number;

  constructor(seed: number) {
    this.#state = Math.imul(seed, 0x9e3779b1) | 0;
  }

  /** A number from 0 up to, but not including, 1. */
  share(): number {
    this.#state = (this.#state + 0x9e3779b9) | 0;
    let mixed = this.#state ^ (this.#state >>> 16);
    mixed = Math.imul(mixed, 0x21f0aaad);
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97);
    return ((mixed ^ (mixed >>> 15)) >>> 0) / 0x100000000;
  }

  /** A whole number, both ends included. */
  whole(least: number, most: number): number {
    return least + Math.floor(this.share() * (most - least + 1));
  }

  /** True in this share of all cases, 0 to 1. */
  happens(share: number): boolean {
    return this.share() < share;
  }

  one<Item>(items: readonly Item[]): Item {
    const item = items[this.whole(0, items.length - 1)];
    if (item === undefined) throw new Error('There is nothing to draw from.');
    return item;
  }

  /** A key of a table of shares. */
  key<Key extends string>(shares: Readonly<Record<Key, number>>): Key {
    const entries = Object.entries(shares) as [Key, number][];
    let left = this.share() * entries.reduce((sum, [, share]) => sum + share, 0);
    for (const [key, share] of entries) {
      left -= share;
      if (left < 0) return key;
    }
    return this.one(entries)[0];
  }

  /** Some of the items, in their order, each with the same chance. */
  some<Item>(items: readonly Item[], share: number): Item[] {
    return items.filter(() => this.happens(share));
  }
}
