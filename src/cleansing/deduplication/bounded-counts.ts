/** A text, and how often it occurred. The count is 0 if the text was not counted yet, or was forgotten. */
export class CountedText {
  readonly text: string;
  count = 0;

  constructor(text: string) {
    this.text = text;
  }
}

/**
 * Counts how often each text occurs, accurately enough for common texts (lossy counting, Manku and Motwani
 * 2002). If there are too many different texts, those that occurred least are forgotten.
 *
 * Looking a text up takes much longer than counting it. So a caller can look it up once and count it often.
 */
export class BoundedCounts<Entry extends CountedText = CountedText> {
  /** The number of texts that were added, including the forgotten ones. */
  total = 0;
  readonly #most: number;
  readonly #make: (text: string) => Entry;
  readonly #counts = new Map<string, Entry>();
  #rare = 1;

  /**
   * @param most the highest number of different texts that are counted at a time
   * @param make makes the entry of a new text
   */
  constructor(most: number, make: (text: string) => Entry) {
    this.#most = most;
    this.#make = make;
  }

  /** Returns the entry of a text. A new entry is kept only when it is first added. */
  of(text: string): Entry {
    return this.#counts.get(text) ?? this.#make(text);
  }

  /** Counts a text once more. There must not be another entry of this text in use. */
  add(entry: Entry): void {
    this.total++;
    if (entry.count++ > 0) return;
    this.#counts.set(entry.text, entry);
    while (this.#counts.size > this.#most) this.#forget();
  }

  entries(): IterableIterator<Entry> {
    return this.#counts.values();
  }

  #forget(): void {
    for (const [text, entry] of this.#counts) {
      if (entry.count > this.#rare) continue;
      this.#counts.delete(text);
      entry.count = 0;
    }
    // If hardly any text was rare enough to be forgotten, forget more of them the next time.
    if (this.#counts.size > this.#most / 2) this.#rare++;
  }
}
