/**
 * Random numbers for the fourteenth set: xorshift with 128 bits, seeded by the letters of a text. The same text
 * always gives the same numbers.
 */
export class Chance {
  readonly #words = [123_456_789, 362_436_069, 521_288_629, 88_675_123];

  constructor(seed: string) {
    for (const letter of seed) {
      this.#words[3] = (this.#words[3]! ^ Math.imul(letter.codePointAt(0)!, 2_654_435_761)) >>> 0;
      for (let turn = 0; turn < 5; turn++) this.#next();
    }
    for (let turn = 0; turn < 50; turn++) this.#next();
  }

  #next(): number {
    const words = this.#words;
    const first = words.shift()!;
    const last = words[2]!;
    const mixed = first ^ (first << 11);
    words.push((last ^ (last >>> 19) ^ mixed ^ (mixed >>> 8)) >>> 0);
    return words[3]! / 2 ** 32;
  }

  /** A whole number between two others, both included. */
  from(least: number, most: number): number {
    return least + Math.floor(this.#next() * (most - least + 1));
  }

  /** True in this share of calls, 0 to 1. */
  is(share: number): boolean {
    return this.#next() < share;
  }

  of<Item>(items: readonly Item[]): Item {
    return items[this.from(0, items.length - 1)]!;
  }

  /** A key of a table of weights. */
  by<Key extends string>(weights: Readonly<Record<Key, number>>): Key {
    const pairs = Object.entries(weights) as [Key, number][];
    let left = this.#next() * pairs.reduce((sum, [, weight]) => sum + weight, 0);
    for (const [key, weight] of pairs) {
      left -= weight;
      if (left < 0) return key;
    }
    return pairs.at(-1)![0];
  }

  /** The items in another order. */
  shuffled<Item>(items: readonly Item[]): Item[] {
    const mixed = [...items];
    for (let at = mixed.length - 1; at > 0; at--) {
      const other = this.from(0, at);
      [mixed[at], mixed[other]] = [mixed[other]!, mixed[at]!];
    }
    return mixed;
  }
}
