/** A source has more bad rows than the build allows. It probably is not the file that the user meant. */
export class BadRowLimitExceeded extends Error {
  override readonly name = 'BadRowLimitExceeded';
}

/** After this many rows, a source that is mostly bad is given up. */
const EARLY = 10_000;

/** Counts the bad rows of a source and stops the build if there are too many. */
export class BadRowLimit {
  readonly #source: string;
  readonly #share: number;
  #rows = 0;
  #badRows = 0;

  /** @param share the share of all rows that may be bad: 0.01 allows 1 % */
  constructor(source: string, share: number) {
    this.#source = source;
    this.#share = share;
  }

  /** @throws BadRowLimitExceeded if at least 10,000 rows were read and more than half of them are bad */
  count(rows: number, badRows: number): void {
    this.#rows += rows;
    this.#badRows += badRows;
    const all = this.#rows + this.#badRows;
    if (all >= EARLY && this.#badRows > Math.max(0.5, this.#share) * all) this.end();
  }

  /** @throws BadRowLimitExceeded if the share of bad rows is above the limit */
  end(): void {
    const all = this.#rows + this.#badRows;
    if (this.#badRows <= this.#share * all) return;
    const percent = `${((100 * this.#badRows) / all).toFixed(1)} %`;
    throw new BadRowLimitExceeded(
      `${this.#source}: ${this.#badRows} of ${all} rows are bad (${percent}); ` +
        `at most ${100 * this.#share} % may be.`,
    );
  }
}
