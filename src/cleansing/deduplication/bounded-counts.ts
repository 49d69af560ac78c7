/**
 * Counts how often each text occurs, accurately enough for common texts (lossy counting, Manku and Motwani
 * 2002). If there are too many different texts, those that occurred least are forgotten.
 */
export class BoundedCounts {
  /** The number of texts that were added, including the forgotten ones. */
  total = 0;
  readonly #most: number;
  readonly #counts = new Map<string, number>();
  #rare = 1;

  /** @param most the highest number of different texts that are counted at a time */
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
    // If hardly any text was rare enough to be forgotten, forget more of them the next time.
    if (this.#counts.size > this.#most / 2) this.#rare++;
  }
}
