import type { Chance } from './chance.ts';

/** Items that are drawn in proportion to their weights. */
export class Weighted<Item> {
  readonly #items: readonly Item[];
  readonly #upTo: readonly number[];

  constructor(entries: readonly (readonly [Item, number])[]) {
    this.#items = entries.map(([item]) => item);
    let sum = 0;
    this.#upTo = entries.map(([, weight]) => {
      sum += weight;
      return sum;
    });
  }

  /** `Road:30 Street:18`; a word without a number weighs 1. */
  static read(text: string): Weighted<string> {
    return new Weighted(
      words(text).map((word) => {
        const [item, weight] = word.split(':');
        return [item!, Number(weight ?? 1)] as const;
      }),
    );
  }

  /**
   * Words from the commonest to the rarest: the word of rank r weighs r to the power of -skew (Zipf). A word may bring
   * a weight of its own as in {@link read}; then no rank counts.
   */
  static ranked(text: string, skew: number): Weighted<string> {
    if (text.includes(':')) return Weighted.read(text);
    return new Weighted(words(text).map((word, at) => [word, (at + 2) ** -skew] as const));
  }

  pick(chance: Chance): Item {
    const target = chance.fraction() * this.#upTo.at(-1)!;
    let [low, high] = [0, this.#upTo.length - 1];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.#upTo[middle]! > target) high = middle;
      else low = middle + 1;
    }
    return this.#items[low]!;
  }
}

export function words(text: string): string[] {
  return text.split(/\s+/).filter(Boolean);
}
