import type { BadRow } from '../rows.ts';

/** How many bad rows are held back, about 20 MB. */
const MOST_HELD = 100_000;

/**
 * Reports bad rows in the order of their sources, although several sources are read at once. The rows of a
 * source are held back until all sources before it have been read. If there are too many to hold, they are
 * reported as they come.
 */
export class BadRowOrder {
  readonly #report: (row: BadRow) => void;
  readonly #mostHeld: number;
  /** The rows of each source that are held back. */
  readonly #held: BadRow[][];
  readonly #ended = new Set<number>();
  #count = 0;
  /** The first source that has not been read to its end. */
  #first = 0;

  constructor(sources: number, report: (row: BadRow) => void, mostHeld = MOST_HELD) {
    this.#held = Array.from({ length: sources }, () => []);
    this.#report = report;
    this.#mostHeld = mostHeld;
  }

  add(source: number, rows: readonly BadRow[]): void {
    for (const row of rows) {
      if (source === this.#first) this.#report(row);
      else this.#hold(source, row);
    }
    if (this.#count > this.#mostHeld) this.flush();
  }

  /** Must be called when a source has been read to its end. */
  end(source: number): void {
    this.#ended.add(source);
    for (; this.#ended.has(this.#first); this.#first++) this.#flush(this.#held[this.#first + 1] ?? []);
  }

  /** Reports the rows that are held back. */
  flush(): void {
    for (const rows of this.#held) this.#flush(rows);
  }

  #hold(source: number, row: BadRow): void {
    this.#held[source]?.push(row);
    this.#count++;
  }

  #flush(rows: BadRow[]): void {
    this.#count -= rows.length;
    for (const row of rows.splice(0)) this.#report(row);
  }
}
