import type { Value } from '../../records/column.ts';

/** A record with its line in the file. */
export interface PlacedRecord {
  readonly line: number;
  readonly values: readonly Value[];
}

/** How many records may be left out between two that belong together. */
export const LOOK_AHEAD = 200;

/** The share of the values of columns that both files have which must agree. */
const AGREEING = 0.5;

/**
 * Finds for each record of a cleansed file its record in the original. Both files are in the same order, and
 * the cleansed one may lack some records: rejected ones, duplicates. A pair agrees in at least half of the
 * columns that both files have.
 */
export class RecordPairs {
  readonly #shared: readonly (readonly [number, number])[];
  readonly #waiting: PlacedRecord[] = [];
  #unpaired = 0;
  #paired = 0;
  #isGivenUp = false;

  /** @param before the names of the columns of the original file, and @param after of the cleansed one */
  constructor(before: readonly string[], after: readonly string[]) {
    this.#shared = before.flatMap((name, at) => {
      const place = after.indexOf(name);
      return place < 0 ? [] : [[at, place] as const];
    });
    this.#isGivenUp = this.#shared.length === 0;
  }

  /** Whether the files have records that belong together: at least nine in ten of the cleansed ones so far. */
  get belongTogether(): boolean {
    return !this.#isGivenUp && this.#unpaired <= this.#paired / 9;
  }

  /** Whether more of the original must be read before the next record of the other file can be paired. */
  get needsMore(): boolean {
    return !this.#isGivenUp && this.#waiting.length <= LOOK_AHEAD;
  }

  addOriginal(record: PlacedRecord): void {
    if (!this.#isGivenUp) this.#waiting.push(record);
  }

  /** The original of a cleansed record; undefined if there is none. */
  originalOf(cleansed: readonly Value[]): PlacedRecord | undefined {
    if (this.#isGivenUp) return undefined;
    const most = Math.min(this.#waiting.length, LOOK_AHEAD);
    for (let at = 0; at < most; at++) {
      if (!this.#agree(this.#waiting[at]!.values, cleansed)) continue;
      this.#paired++;
      return this.#waiting.splice(0, at + 1)[at];
    }
    this.#unpaired++;
    // Searching in vain costs as many comparisons as there are records to look at.
    if (this.#unpaired > LOOK_AHEAD && !this.belongTogether) this.#giveUp();
    return undefined;
  }

  #giveUp(): void {
    this.#isGivenUp = true;
    this.#waiting.length = 0;
  }

  #agree(before: readonly Value[], after: readonly Value[]): boolean {
    let filled = 0;
    let same = 0;
    for (const [one, other] of this.#shared) {
      const [was, is] = [plain(before[one]!), plain(after[other]!)];
      if (was === '' && is === '') continue;
      filled++;
      if (was === is) same++;
    }
    return same >= filled * AGREEING;
  }
}

function plain(value: Value): string {
  return value === null ? '' : String(value).trim();
}
