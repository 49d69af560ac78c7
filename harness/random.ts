import { randomNumbers } from '../src/random-numbers.ts';

/** Random numbers that a seed repeats, so that a failed run can be run again. */
export class Random {
  /** Returns a number from 0 up to, not including, 1. */
  readonly next: () => number;

  constructor(seed: number) {
    this.next = randomNumbers(seed);
  }

  /** A whole number from `least` to `most`, both included. */
  whole(least: number, most: number): number {
    return least + Math.floor(this.next() * (most - least + 1));
  }

  pick<Item>(items: readonly Item[]): Item {
    return items[this.whole(0, items.length - 1)]!;
  }
}

/** The seed of this run: `FETTLE_TEST_SEED`, or a new one. Every failure message names it. */
export function seedOfRun(): number {
  return Number(process.env['FETTLE_TEST_SEED'] ?? Math.floor(Math.random() * 2 ** 31));
}
