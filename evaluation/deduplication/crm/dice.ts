/**
 * Random draws for this set alone. The generator is mulberry32, seeded from a text, so no sequence is shared
 * with the other sets or with the training data.
 */
export class Dice {
  #state = 0x2545f491;

  constructor(seed: string) {
    for (const letter of seed) this.#state = Math.imul(this.#state ^ letter.codePointAt(0)!, 0x5bd1e995);
  }

  /** Draws a number that is at least 0 and less than 1. */
  roll(): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  }

  /** Returns true in this share of draws, from 0 to 1. */
  chance(share: number): boolean {
    return this.roll() < share;
  }

  /** Draws a whole number from `least` to `most`, both included. */
  between(least: number, most: number): number {
    return least + Math.floor(this.roll() * (most - least + 1));
  }

  one<Item>(items: readonly Item[]): Item {
    return items[Math.floor(this.roll() * items.length)]!;
  }

  /** Draws an item whose chance falls slowly with its place in the list. */
  early<Item>(items: readonly Item[]): Item {
    return items[Math.floor(this.roll() ** 1.6 * items.length)]!;
  }

  /** Draws a key in proportion to its number. */
  share<Key extends string>(shares: Readonly<Record<Key, number>>): Key {
    const entries = Object.entries(shares) as [Key, number][];
    let left = this.roll() * entries.reduce((sum, [, share]) => sum + share, 0);
    for (const [key, share] of entries) {
      left -= share;
      if (left < 0) return key;
    }
    return entries[0]![0];
  }

  mixed<Item>(items: readonly Item[]): Item[] {
    return items
      .map((item) => [this.roll(), item] as const)
      .sort(([one], [other]) => one - other)
      .map(([, item]) => item);
  }
}

/** Splits a list of the JSON files. A `+` or `-` joins the words of one entry where `spaced` is set. */
export function listOf(text: string, spaced = false): string[] {
  const entries = text.split(' ').filter(Boolean);
  return spaced ? entries.map((entry) => entry.replaceAll(/[-+]/g, ' ')) : entries;
}
