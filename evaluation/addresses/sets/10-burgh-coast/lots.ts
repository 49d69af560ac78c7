/** Random numbers for the tenth set (sfc32). The same seed gives the same numbers on every machine. */
export class Lots {
  #a: number;
  #b = 0x9e3779b9;
  #c = 0x243f6a88;
  #turn = 1;

  constructor(seed: number) {
    this.#a = seed | 0;
    for (let at = 0; at < 16; at++) this.next();
  }

  /** A number from 0 up to, but not including, 1. */
  next(): number {
    const sum = (this.#a + this.#b + this.#turn) | 0;
    this.#turn = (this.#turn + 1) | 0;
    this.#a = this.#b ^ (this.#b >>> 9);
    this.#b = (this.#c + (this.#c << 3)) | 0;
    this.#c = (((this.#c << 21) | (this.#c >>> 11)) + sum) | 0;
    return (sum >>> 0) / 0x100000000;
  }

  /** A whole number from `first` to `last`. */
  number(first: number, last: number): number {
    return first + Math.floor(this.next() * (last - first + 1));
  }

  falls(share: number): boolean {
    return this.next() < share;
  }

  pick<Item>(items: readonly Item[]): Item {
    const item = items[this.number(0, items.length - 1)];
    if (item === undefined) throw new Error('There are no lots to draw.');
    return item;
  }

  /** One of the items, each of which has a share. */
  weighed<Item>(items: readonly (readonly [share: number, item: Item])[]): Item {
    let left = this.next() * items.reduce((sum, [share]) => sum + share, 0);
    for (const [share, item] of items) {
      left -= share;
      if (left < 0) return item;
    }
    return this.pick(items)[1];
  }
}
