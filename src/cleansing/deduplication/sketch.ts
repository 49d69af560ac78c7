/** Bits of a sketch: 2^23 of them tell a few million values apart well enough. */
const BITS = 23;

/** Remembers which values came, as one bit each: now and then a new one passes for known (Bloom 1970). One MB. */
export class Sketch {
  readonly #bits = new Uint8Array(2 ** (BITS - 3));

  /** @returns whether the value is new */
  add(hash: number): boolean {
    const bit = spread(hash) >>> (32 - BITS);
    const mask = 1 << (bit & 7);
    if ((this.#bits[bit >>> 3]! & mask) !== 0) return false;
    this.#bits[bit >>> 3]! |= mask;
    return true;
  }
}

/** Lets all bits of a 53-bit hash count in the upper ones of 32. */
export function spread(hash: number): number {
  return Math.imul((hash / 2 ** 21) ^ hash, 0x9e3779b1);
}
