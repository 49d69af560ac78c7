/** The earliest and the latest of some days, written as `2026-11-01`. */
export class DateSpan {
  #first: string | undefined;
  #last: string | undefined;

  add(day: string): void {
    if (this.#first === undefined || day < this.#first) this.#first = day;
    if (this.#last === undefined || day > this.#last) this.#last = day;
  }

  /** Null if there are no days. */
  get ends(): readonly [first: string, last: string] | null {
    return this.#first === undefined || this.#last === undefined ? null : [this.#first, this.#last];
  }
}
