import { createHash } from 'node:crypto';

/**
 * Random numbers for the evaluation (sfc32, seeded by SHA-256). The same name and seed give the same numbers on every
 * machine. The generator that the matcher's weights were learned from has another algorithm and other seeds.
 */
export class Dice {
  readonly #state: Uint32Array;

  constructor(name: string, seed: number) {
    const digest = createHash('sha256').update(`${name}\n${seed}`).digest();
    this.#state = Uint32Array.from([0, 4, 8, 12], (at) => digest.readUInt32LE(at));
  }

  #next(): number {
    const state = this.#state;
    const [a, b, c, counter] = [state[0]!, state[1]!, state[2]!, state[3]!];
    const sum = (a + b + counter) >>> 0;
    state[3] = counter + 1;
    state[0] = b ^ (b >>> 9);
    state[1] = c + (c << 3);
    state[2] = ((c << 21) | (c >>> 11)) + sum;
    return sum;
  }

  /** A whole number from `least` to `most`, both included. */
  between(least: number, most: number): number {
    return least + Math.floor((this.#next() / 2 ** 32) * (most - least + 1));
  }

  /** True with this probability, 0 to 1. */
  chance(probability: number): boolean {
    return this.#next() / 2 ** 32 < probability;
  }

  pick<Item>(items: readonly Item[]): Item {
    return items[this.between(0, items.length - 1)]!;
  }

  /** Picks a key of a table of weights. */
  weighted<Key extends string>(weights: Readonly<Record<Key, number>>): Key {
    const entries = Object.entries(weights) as [Key, number][];
    let left = (this.#next() / 2 ** 32) * entries.reduce((sum, [, weight]) => sum + weight, 0);
    for (const [key, weight] of entries) {
      left -= weight;
      if (left < 0) return key;
    }
    return entries.at(-1)![0];
  }
}
