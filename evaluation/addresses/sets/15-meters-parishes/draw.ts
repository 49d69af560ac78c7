/**
 * Random numbers for the fifteenth set: xoshiro128**, seeded by an FNV-1a hash of a text. The same text always gives
 * the same numbers.
 */
export class Draw {
  readonly #state = new Uint32Array(4);

  constructor(seed: string) {
    let hash = 0x811c9dc5;
    for (let word = 0; word < 4; word++) {
      for (const letter of `${seed} ${word}`)
        hash = Math.imul(hash ^ letter.codePointAt(0)!, 0x01000193) >>> 0;
      this.#state[word] = hash;
    }
    for (let turn = 0; turn < 20; turn++) this.#next();
  }

  #next(): number {
    const state = this.#state;
    const [a, b, c, d] = [state[0]!, state[1]!, state[2]!, state[3]!];
    const result = Math.imul(turned(Math.imul(b, 5), 7), 9) >>> 0;
    state[2] = c ^ a;
    state[3] = turned(d ^ b, 11);
    state[1] = b ^ c ^ a;
    state[0] = a ^ d ^ b;
    state[2] = state[2]! ^ (b << 9);
    return result / 2 ** 32;
  }

  /** A whole number from `least` to `most`, both included. */
  between(least: number, most: number): number {
    return least + Math.floor(this.#next() * (most - least + 1));
  }

  /** True with this probability, 0 to 1. */
  odds(probability: number): boolean {
    return this.#next() < probability;
  }

  one<Item>(items: readonly Item[]): Item {
    if (items.length === 0) throw new Error('Cannot draw from an empty list.');
    return items[this.between(0, items.length - 1)]!;
  }

  /** Draws an item with a probability in proportion to its weight. */
  weighted<Item>(items: readonly Item[], weightOf: (item: Item) => number): Item {
    let left = this.#next() * items.reduce((sum, item) => sum + weightOf(item), 0);
    for (const item of items) {
      left -= weightOf(item);
      if (left < 0) return item;
    }
    return items.at(-1)!;
  }
}

function turned(word: number, by: number): number {
  return (word << by) | (word >>> (32 - by));
}
