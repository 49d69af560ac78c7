import { randomNumbers } from '../src/random-numbers.ts';

/** Makes random choices. The same seed gives the same choices in the same order. */
export class Dice {
  readonly #next: () => number;

  constructor(seed: number) {
    this.#next = randomNumbers(seed);
  }

  /** Whether an event with this probability happens, this time. */
  chance(probability: number): boolean {
    return this.#next() < probability;
  }

  /** A random whole number from `least` to `most`, both included. */
  whole(least: number, most: number): number {
    return least + Math.floor(this.#next() * (most - least + 1));
  }

  pick<T>(list: readonly T[]): T {
    return list[this.whole(0, list.length - 1)]!;
  }

  /** Picks an entry. An entry with weight 2 is picked twice as often as an entry with weight 1. */
  weighted<T>(entries: readonly (readonly [weight: number, entry: T])[]): T {
    let left = this.#next() * entries.reduce((sum, [weight]) => sum + weight, 0);
    for (const [weight, entry] of entries) {
      left -= weight;
      if (left < 0) return entry;
    }
    return entries.at(-1)![1];
  }

  /** A string of `count` decimal digits. The first digit may be 0. */
  digits(count: number): string {
    return Array.from({ length: count }, () => this.whole(0, 9)).join('');
  }
}
