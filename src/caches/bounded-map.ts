/**
 * A map of at most `bound` entries. Setting a new key in a full map evicts the least recently used entry.
 *
 *     const clients = new BoundedMap<string, Client>(1000);
 *     clients.set('7', client);
 *     clients.get('7'); // now the most recently used
 *
 * Why not a package: `quick-lru` may hold twice its bound. `lru-cache` holds its bound, and a look-up takes
 * 116 ns instead of 205 ns. But a request makes only a few of them and takes at least 13,000 ns, and neither
 * package can delete entries by a predicate.
 */
export class BoundedMap<Key, Value> {
  readonly #bound: number;
  /** Least recently used first: a Map keeps insertion order, and every use inserts the entry again. */
  readonly #entries = new Map<Key, Value>();
  /**
   * The most recently used key, if it is known. Using it again changes nothing. One key that is used by every
   * request would otherwise fill the Map with deleted entries, and the Map allocates its table anew for them.
   */
  #latest: Key | undefined;

  constructor(bound: number) {
    this.#bound = bound;
  }

  get size(): number {
    return this.#entries.size;
  }

  get(key: Key): Value | undefined {
    const value = this.#entries.get(key);
    if (value === undefined || this.#latest === key) return value;
    this.#entries.delete(key);
    this.#entries.set(key, value);
    this.#latest = key;
    return value;
  }

  set(key: Key, value: Value): void {
    if (this.#latest !== key) this.#entries.delete(key);
    this.#latest = key;
    this.#entries.set(key, value);
    if (this.#entries.size > this.#bound) this.#entries.delete(this.#entries.keys().next().value as Key);
  }

  delete(key: Key): void {
    this.#latest = undefined;
    this.#entries.delete(key);
  }

  /** Deletes every entry whose value satisfies the predicate. */
  deleteWhere(matches: (value: Value) => boolean): void {
    this.#latest = undefined;
    for (const [key, value] of this.#entries) if (matches(value)) this.#entries.delete(key);
  }

  clear(): void {
    this.#latest = undefined;
    this.#entries.clear();
  }
}
