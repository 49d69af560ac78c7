/**
 * Random numbers for the thirteenth set (splitmix32, seeded by FNV-1a of a text). One text always gives the same
 * numbers.
 */
export class Die {
  #state = 2_166_136_261;

  constructor(seed: string) {
    for (const letter of seed)
      this.#state = Math.imul(this.#state ^ (letter.codePointAt(0) ?? 0), 16_777_619);
  }

  #roll(): number {
    this.#state = (this.#state + 0x9e_37_79_b9) >>> 0;
    let mixed = this.#state;
    mixed = Math.imul(mixed ^ (mixed >>> 16), 0x21_f0_aa_ad);
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x73_5a_2d_97);
    return ((mixed ^ (mixed >>> 15)) >>> 0) / 2 ** 32;
  }

  /** A whole number between two others, both included. */
  whole(low: number, high: number): number {
    return low + Math.floor(this.#roll() * (high - low + 1));
  }

  /** True in this share of calls, 0 to 1. */
  hits(share: number): boolean {
    return this.#roll() < share;
  }

  one<Item>(items: readonly Item[]): Item {
    const item = items[this.whole(0, items.length - 1)];
    if (item === undefined) throw new Error('There is nothing to choose from.');
    return item;
  }

  /** A key of a table of weights. */
  by(weights: Readonly<Record<string, number>>): string {
    const keys = Object.keys(weights);
    let left = this.#roll() * Object.values(weights).reduce((sum, weight) => sum + weight, 0);
    for (const key of keys) {
      left -= weights[key] ?? 0;
      if (left < 0) return key;
    }
    return this.one(keys);
  }

  mixed<Item>(items: readonly Item[]): Item[] {
    const rest = [...items];
    return items.flatMap(() => rest.splice(this.whole(0, rest.length - 1), 1));
  }
}
