/** A source that has more bad rows than the build allows. Most likely it is not what it was taken for. */
export class BadRowLimitExceeded extends Error {
  override readonly name = 'BadRowLimitExceeded';
}

/** A source that is mostly bad after so many rows is not read to its end. */
const EARLY = 10_000;

/** Counts the bad rows of a source, and stops a build that has too many of them. */
export class BadRowLimit {
  readonly #source: string;
  readonly #share: number;
  #rows = 0;
  #badRows = 0;

  /** @param share of all rows that may be bad: 0.01 is one in a hundred */
  constructor(source: string, share: number) {
    this.#source = source;
    this.#share = share;
  }

  /** @throws BadRowLimitExceeded where it is plain early on */
  count(rows: number, badRows: number): void {
    this.#rows += rows;
    this.#badRows += badRows;
    const all = this.#rows + this.#badRows;
    if (all >= EARLY && this.#badRows > Math.max(0.5, this.#share) * all) this.end();
  }

  /** @throws BadRowLimitExceeded */
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
