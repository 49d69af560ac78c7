/** A growing list of whole numbers of 32 bits, in memory outside V8's heap. */
export class Numbers {
  #values = new Uint32Array(1 << 16);
  #size = 0;

  get size(): number {
    return this.#size;
  }

  add(value: number): void {
    if (this.#size === this.#values.length) this.#grow(this.#size + 1);
    this.#values[this.#size++] = value;
  }

  /** Adds several numbers, each increased by `more`. */
  addAll(values: Uint32Array, more: number): void {
    this.#grow(this.#size + values.length);
    for (let at = 0; at < values.length; at++) this.#values[this.#size++] = values[at]! + more;
  }

  /** Returns the numbers that were added. The result is valid until another number is added. */
  take(): Uint32Array {
    return this.#values.subarray(0, this.#size);
  }

  #grow(size: number): void {
    if (size <= this.#values.length) return;
    const larger = new Uint32Array(Math.max(size, this.#values.length * 2));
    larger.set(this.take());
    this.#values = larger;
  }
}
