/**
 * UDPRNs without an organisation are stored in chunks of this many address keys. Address keys have eight
 * digits.
 */
const CHUNK = 1 << 18;

/**
 * The UDPRN of every delivery point, by its identity: address key, organisation key and postcode type. Most
 * delivery points have no organisation. They are found by their address key alone, at four bytes a key (at
 * most 400 MB for 100 million keys). The others are in hash tables of twelve bytes a place.
 */
export class PointNumbers {
  readonly #residences: (Uint32Array | undefined)[] = [];
  readonly #others = { S: new PairTable(), L: new PairTable() };

  get(addressKey: number, organisationKey: number, type: 'S' | 'L'): number {
    if (type === 'S' && organisationKey === 0) {
      return this.#residences[Math.floor(addressKey / CHUNK)]?.[addressKey % CHUNK] ?? 0;
    }
    return this.#others[type].get(addressKey, organisationKey);
  }

  set(addressKey: number, organisationKey: number, type: 'S' | 'L', udprn: number): void {
    if (type === 'S' && organisationKey === 0) {
      const chunk = Math.floor(addressKey / CHUNK);
      this.#residences[chunk] ??= new Uint32Array(CHUNK);
      this.#residences[chunk][addressKey % CHUNK] = udprn;
    } else {
      this.#others[type].set(addressKey, organisationKey, udprn);
    }
  }
}

/**
 * Numbers by pairs of numbers, in a hash table with linear probing that is at most half full. Values are
 * never 0.
 */
class PairTable {
  #size = 0;
  #mask = (1 << 10) - 1;
  /** Three numbers a place: first, second, value. */
  #places = new Uint32Array(3 << 10);

  get(first: number, second: number): number {
    return this.#places[this.#find(first, second) + 2]!;
  }

  set(first: number, second: number, value: number): void {
    const at = this.#find(first, second);
    if (this.#places[at + 2] === 0) this.#size++;
    this.#places[at] = first;
    this.#places[at + 1] = second;
    this.#places[at + 2] = value;
    if (this.#size * 2 > this.#mask) this.#grow();
  }

  /** The index of the pair, or of the free place where it would go. */
  #find(first: number, second: number): number {
    const places = this.#places;
    let place = (Math.imul(first, 0x9e3779b1) ^ Math.imul(second, 0x85ebca6b)) >>> 7;
    for (;;) {
      const at = 3 * (place & this.#mask);
      if (places[at + 2] === 0 || (places[at] === first && places[at + 1] === second)) return at;
      place++;
    }
  }

  #grow(): void {
    const before = this.#places;
    this.#mask = this.#mask * 2 + 1;
    this.#places = new Uint32Array(3 * (this.#mask + 1));
    for (let at = 0; at < before.length; at += 3) {
      if (before[at + 2] === 0) continue;
      this.#places.set(before.subarray(at, at + 3), this.#find(before[at]!, before[at + 1]!));
    }
  }
}
