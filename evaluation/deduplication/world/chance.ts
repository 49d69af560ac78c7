/**
 * Random draws that depend only on a seed. The generator is sfc32, seeded from a text. The training generator
 * uses a different one.
 */
export class Chance {
  readonly #state: Uint32Array;

  constructor(seed: string) {
    this.#state = new Uint32Array(4);
    let hash = 2166136261;
    for (let round = 0; round < 4; round++) {
      for (let at = 0; at < seed.length; at++) hash = Math.imul(hash ^ seed.charCodeAt(at), 16777619);
      hash = Math.imul(hash ^ (hash >>> 15), 2246822519) ^ round;
      this.#state[round] = hash;
    }
    for (let warm = 0; warm < 16; warm++) this.fraction();
  }

  /** Draws a number that is at least 0 and less than 1. */
  fraction(): number {
    const s = this.#state;
    const sum = (s[0]! + s[1]! + s[3]!) | 0;
    s[3] = s[3]! + 1;
    s[0] = s[1]! ^ (s[1]! >>> 9);
    s[1] = s[2]! + (s[2]! << 3);
    s[2] = (s[2]! << 21) | (s[2]! >>> 11);
    s[2] = s[2]! + sum;
    return (sum >>> 0) / 4294967296;
  }

  /** Draws a whole number from 0 to `count` - 1. */
  below(count: number): number {
    return Math.floor(this.fraction() * count);
  }

  /** Draws a whole number from `least` to `most`, both included. */
  from(least: number, most: number): number {
    return least + this.below(most - least + 1);
  }

  /** Returns true with this probability, which is from 0 to 1. */
  happens(probability: number): boolean {
    return this.fraction() < probability;
  }

  pick<Item>(items: readonly Item[]): Item {
    return items[this.below(items.length)]!;
  }

  /** Returns a new array of the same items in random order. */
  shuffled<Item>(items: readonly Item[]): Item[] {
    const order = [...items];
    for (let at = order.length - 1; at > 0; at--) {
      const other = this.below(at + 1);
      [order[at], order[other]] = [order[other]!, order[at]!];
    }
    return order;
  }
}
