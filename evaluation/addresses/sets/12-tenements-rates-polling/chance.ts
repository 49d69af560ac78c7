/** Random numbers for the twelfth set (xoshiro128**, seeded by a text). The same text gives the same numbers. */
export class Chance {
  readonly #state: Uint32Array;

  constructor(seed: string) {
    let hash = 1_779_033_703 ^ seed.length;
    const word = () => {
      for (const letter of `${seed}#`)
        hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 3_432_918_353) ^ (hash >>> 13);
      hash = (hash << 13) | (hash >>> 19);
      return (hash ^ (hash >>> 16)) >>> 0;
    };
    this.#state = Uint32Array.from([word(), word(), word(), word() | 1]);
    for (let turn = 0; turn < 20; turn++) this.#next();
  }

  #next(): number {
    const [a = 0, b = 0, c = 0, d = 0] = this.#state;
    const mixed = Math.imul(b, 5);
    const third = c ^ a;
    const fourth = d ^ b;
    this.#state.set([a ^ fourth, b ^ third, third ^ (b << 9), (fourth << 11) | (fourth >>> 21)]);
    return Math.imul((mixed << 7) | (mixed >>> 25), 9) >>> 0;
  }

  /** A whole number from `low` to `high`, both included. */
  from(low: number, high: number): number {
    return low + Math.floor((this.#next() / 2 ** 32) * (high - low + 1));
  }

  /** True in this share of cases, 0 to 1. */
  is(share: number): boolean {
    return this.#next() / 2 ** 32 < share;
  }

  of<Item>(items: readonly Item[]): Item {
    const item = items[this.from(0, items.length - 1)];
    if (item === undefined) throw new Error('An empty list has nothing to choose from.');
    return item;
  }

  /** A key of a table of weights. */
  among<Key extends string>(weights: Readonly<Record<Key, number>>): Key {
    const keys = Object.keys(weights) as Key[];
    let left = (this.#next() / 2 ** 32) * keys.reduce((sum, key) => sum + weights[key], 0);
    for (const key of keys) {
      left -= weights[key];
      if (left < 0) return key;
    }
    return this.of(keys);
  }

  shuffled<Item>(items: readonly Item[]): Item[] {
    const mixed = [...items];
    for (let at = mixed.length - 1; at > 0; at--) {
      const other = this.from(0, at);
      [mixed[at], mixed[other]] = [mixed[other] as Item, mixed[at] as Item];
    }
    return mixed;
  }
}
