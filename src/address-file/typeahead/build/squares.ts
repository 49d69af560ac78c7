import { packSquare, squareOf } from '../squares.ts';
import type { TypeaheadWriter } from '../store.ts';

/** How many numbers of postcodes there are. A postcode with its square is one number below 2^53. */
const POSTCODES = 2 ** 31;

/** Returns a postcode with the square in which it lies, as one number. Those of a square are consecutive. */
export function placedPostcode(latitude: number, longitude: number, postcode: number): number {
  return squareOf(latitude, longitude) * POSTCODES + postcode;
}

/**
 * Writes the postcodes of each square of the map.
 *
 * @param placed numbers of {@link placedPostcode}, in several lists, in any order and any number of times
 */
export function writeSquares(store: TypeaheadWriter, placed: readonly Float64Array[]): void {
  const sorted = joined(placed).sort();
  store.transaction(() => {
    for (let from = 0; from < sorted.length; ) {
      const square = Math.floor(sorted[from]! / POSTCODES);
      const postcodes: number[] = [];
      let to = from;
      for (; to < sorted.length && Math.floor(sorted[to]! / POSTCODES) === square; to++)
        if (sorted[to] !== sorted[to - 1]) postcodes.push(sorted[to]! % POSTCODES);
      store.append('square', square, packSquare(postcodes));
      from = to;
    }
  });
}

function joined(lists: readonly Float64Array[]): Float64Array {
  const all = new Float64Array(lists.reduce((length, list) => length + list.length, 0));
  let next = 0;
  for (const list of lists) {
    all.set(list, next);
    next += list.length;
  }
  return all;
}
