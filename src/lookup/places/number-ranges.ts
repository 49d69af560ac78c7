import type { PlaceRange } from '../../address-file/places/place-table.ts';

/** The numbers in disjoint ranges, ascending. It covers millions of numbers without listing them. */
export class NumberRanges implements Iterable<number> {
  readonly length: number;
  readonly #ranges: readonly PlaceRange[];

  constructor(ranges: readonly PlaceRange[]) {
    this.#ranges = [...ranges].sort((one, other) => one.from - other.from);
    this.length = ranges.reduce((sum, { from, to }) => sum + to - from, 0);
  }

  *[Symbol.iterator](): Generator<number> {
    for (const { from, to } of this.#ranges) for (let number = from; number < to; number++) yield number;
  }
}
