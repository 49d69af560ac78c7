/** A sketch has 2^23 bits. They tell a few million values apart well enough. */
const BITS = 23;

/**
 * Remembers which values were added, as one bit each, in one MB. Now and then it takes a new value for a
 * known one (Bloom 1970).
 */
export class Sketch {
  readonly #bits = new Uint8Array(2 ** (BITS - 3));

  /** Adds a value, given as the {@link spread} of its hash. @returns whether the value is new */
  add(bits: number): boolean {
    const bit = bits >>> (32 - BITS);
    const mask = 1 << (bit & 7);
    if ((this.#bits[bit >>> 3]! & mask) !== 0) return false;
    this.#bits[bit >>> 3]! |= mask;
    return true;
  }
}

/** Returns 32 bits whose upper bits depend on all bits of a 53-bit hash. */
export function spread(hash: number): number {
  return Math.imul((hash / 2 ** 21) ^ hash, SPREAD);
}

/** The same as {@link spread} of a hash, given as its lower 32 and upper 21 bits. */
export function spreadOf(low: number, high: number): number {
  return Math.imul(((high << 11) | (low >>> 21)) ^ low, SPREAD);
}

const SPREAD = 0x9e3779b1;
