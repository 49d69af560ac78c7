/** A value, and how often it occurred. The count is 0 if the value was not counted yet, or was forgotten. */
export class Counted<Value> {
  readonly value: Value;
  count = 0;

  constructor(value: Value) {
    this.value = value;
  }
}

/**
 * Counts how often each text or number occurs, accurately enough for common ones (lossy counting, Manku and
 * Motwani 2002). If there are too many different values, those that occurred least are forgotten.
 *
 * Looking a text up takes much longer than counting it. So a caller can look it up once and count it often.
 */
export class BoundedCounts<Value extends string | number> {
  /** The number of values that were added, including the forgotten ones. */
  total = 0;
  readonly #most: number;
  readonly #counts = new Map<Value, Counted<Value>>();
  #rare = 1;

  /** @param most the highest number of different values that are counted at a time */
  constructor(most: number) {
    this.#most = most;
  }

  /** Returns the entry of a value. A new entry is kept only when it is first added. */
  of(value: Value): Counted<Value> {
    return this.#counts.get(value) ?? new Counted(value);
  }

  /** Counts a value once more. There must not be another entry of this value in use. */
  add(entry: Counted<Value>): void {
    this.total++;
    if (entry.count++ > 0) return;
    this.#counts.set(entry.value, entry);
    while (this.#counts.size > this.#most) this.#forget();
  }

  entries(): IterableIterator<Counted<Value>> {
    return this.#counts.values();
  }

  #forget(): void {
    for (const [value, entry] of this.#counts) {
      if (entry.count > this.#rare) continue;
      this.#counts.delete(value);
      entry.count = 0;
    }
    // If hardly any value was rare enough to be forgotten, forget more of them the next time.
    if (this.#counts.size > this.#most / 2) this.#rare++;
  }
}
