/** A map that never holds more than `bound` entries: a new one drives out the one longest unused. */
export class BoundedMap<Key, Value> {
  readonly #bound: number;
  /** In the order of use: a Map keeps the order of insertion, and every use inserts anew. */
  readonly #entries = new Map<Key, Value>();

  constructor(bound: number) {
    this.#bound = bound;
  }

  get size(): number {
    return this.#entries.size;
  }

  get(key: Key): Value | undefined {
    const value = this.#entries.get(key);
    if (value === undefined) return undefined;
    this.#entries.delete(key);
    this.#entries.set(key, value);
    return value;
  }

  set(key: Key, value: Value): void {
    this.#entries.delete(key);
    this.#entries.set(key, value);
    if (this.#entries.size > this.#bound) this.#entries.delete(this.#entries.keys().next().value as Key);
  }

  delete(key: Key): void {
    this.#entries.delete(key);
  }

  /** Drops the entries whose value is so. */
  deleteWhere(isSo: (value: Value) => boolean): void {
    for (const [key, value] of this.#entries) if (isSo(value)) this.#entries.delete(key);
  }

  clear(): void {
    this.#entries.clear();
  }
}
