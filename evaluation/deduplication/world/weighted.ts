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

  /**
   * Reads words with their weights, such as `Road:30 Street:18`. A word without a number has the weight 1.
   */
  static read(text: string): Weighted<string> {
    return new Weighted(
      words(text).map((word) => {
        const [item, weight] = word.split(':');
        return [item!, Number(weight ?? 1)] as const;
      }),
    );
  }

  /**
   * Reads words that are listed from the commonest to the rarest: the word of rank r has the weight r to the
   * power of -skew (Zipf). If any word has a weight of its own as in {@link read}, ranks do not count.
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
