/** Draws for the ninth set: a linear congruential generator of 48 bits, of which the upper 32 are used. */
export class Draw {
  #state: bigint;

  constructor(seed: number) {
    this.#state = (BigInt(seed) ^ 0x5deece66dn) & 0xffffffffffffn;
    for (let at = 0; at < 8; at++) this.share();
  }

  /** A number from 0 up to, but not including, 1. */
  share(): number {
    this.#state = (this.#state * 0x5deece66dn + 0xbn) & 0xffffffffffffn;
    return Number(this.#state >> 16n) / 4294967296;
  }

  /** A whole number between two others, which may be drawn too. */
  between(low: number, high: number): number {
    return low + Math.floor(this.share() * (high - low + 1));
  }

  happens(share: number): boolean {
    return this.share() < share;
  }

  one<Item>(items: readonly Item[]): Item {
    const item = items[this.between(0, items.length - 1)];
    if (item === undefined) throw new Error('There is nothing to draw from.');
    return item;
  }
}
