/**
 * Counts how often texts come, the common ones exactly enough (lossy counting, Manku and Motwani 2002): where there are too many
 * different ones, those that came least are forgotten.
 */
export class BoundedCounts {
  /** Of all texts, the forgotten ones included. */
  total = 0;
  readonly #most: number;
  readonly #counts = new Map<string, number>();
  #rare = 1;

  /** @param most different texts that are counted at a time */
  constructor(most: number) {
    this.#most = most;
  }

  add(text: string): void {
    this.total++;
    this.#counts.set(text, (this.#counts.get(text) ?? 0) + 1);
    while (this.#counts.size > this.#most) this.#forget();
  }

  entries(): IterableIterator<[string, number]> {
    return this.#counts.entries();
  }

  #forget(): void {
    for (const [text, count] of this.#counts) if (count <= this.#rare) this.#counts.delete(text);
    // Where hardly anything was rare enough, the next time more is.
    if (this.#counts.size > this.#most / 2) this.#rare++;
  }
}
