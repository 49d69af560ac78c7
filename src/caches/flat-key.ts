/** The numbers for which a key has room at first. */
const ROOM = 256;

/**
 * A key of a {@link FlatCache}, put together from whole numbers and texts. One key object serves one search
 * after another.
 *
 *     key.clear().text('stanney mill').number(12)
 */
export class FlatKey {
  #numbers = new Int32Array(ROOM);
  #length = 0;

  /** The numbers of the key. Only the first {@link length} count. */
  get numbers(): Int32Array {
    return this.#numbers;
  }

  get length(): number {
    return this.#length;
  }

  clear(): this {
    this.#length = 0;
    return this;
  }

  /** Drops what was added after the key had this length. */
  cutTo(length: number): this {
    this.#length = length;
    return this;
  }

  /** @param value a whole number of 32 bits */
  number(value: number): this {
    if (this.#length === this.#numbers.length) this.#grow();
    this.#numbers[this.#length++] = value;
    return this;
  }

  /** Adds the length of a text, then its UTF-16 units, two in a number. */
  text(value: string): this {
    this.number(value.length);
    for (let at = 0; at < value.length; at += 2) {
      const second = at + 1 < value.length ? value.charCodeAt(at + 1) : 0;
      this.number(value.charCodeAt(at) | (second << 16));
    }
    return this;
  }

  /** FNV-1a over the numbers, with the upper bits mixed into the lower ones. */
  hash(): number {
    let hash = 0x811c9dc5 | 0;
    for (let at = 0; at < this.#length; at++) {
      hash = Math.imul(hash ^ this.#numbers[at]!, 0x01000193);
      hash ^= hash >>> 15;
    }
    return hash;
  }

  #grow(): void {
    const larger = new Int32Array(2 * this.#numbers.length);
    larger.set(this.#numbers);
    this.#numbers = larger;
  }
}
