import { itemAt } from '../present.ts';
import type { Value } from '../records/column.ts';

/** A record with its line in the file. */
export interface PlacedRecord {
  readonly line: number;
  readonly values: readonly Value[];
}

/** The most records of the original that are searched for the next cleansed record. */
export const LOOK_AHEAD = 200;

/** The share of values that must agree, in the columns that both files have. */
const AGREEING = 0.5;

/**
 * Finds the original record for each record of a cleansed file. Both files are in the same order, but the
 * cleansed file may lack some records, such as rejected ones and duplicates. The records of a pair agree in
 * at least half of the columns that both files have.
 */
export class RecordPairs {
  readonly #shared: readonly (readonly [number, number])[];
  readonly #waiting: PlacedRecord[] = [];
  #unpaired = 0;
  #paired = 0;
  #isGivenUp = false;

  /**
   * @param before the names of the columns of the original file
   * @param after the names of the columns of the cleansed file
   */
  constructor(before: readonly string[], after: readonly string[]) {
    this.#shared = before.flatMap((name, at) => {
      const place = after.indexOf(name);
      return place < 0 ? [] : [[at, place] as const];
    });
    this.#isGivenUp = this.#shared.length === 0;
  }

  /**
   * Whether the files belong together: at least nine in ten of the cleansed records so far have an original.
   */
  get belongTogether(): boolean {
    return !this.#isGivenUp && this.#unpaired <= this.#paired / 9;
  }

  /** Whether more original records must be read before the next cleansed record can be paired. */
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
      if (!this.#agree(itemAt(this.#waiting, at).values, cleansed)) continue;
      this.#paired++;
      return this.#waiting.splice(0, at + 1)[at];
    }
    this.#unpaired++;
    // A search that finds nothing compares all the records in reach.
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
      const [was, is] = [plain(before[one] ?? null), plain(after[other] ?? null)];
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
