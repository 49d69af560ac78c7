import type { ChunkOfList } from './lists.ts';

/** The most places that can be marked: as many as a chunk has. */
const MOST = 65_536;

/**
 * Marks which of some places of a chunk are in any of several lists. For few places this takes far less time
 * than turning each list into bits: a search for three frequent words spent half of its time on that.
 */
export class ChunkMarks {
  readonly #marks = new Uint8Array(MOST);
  #length = 0;

  /** Begins with no mark. @param length the number of places */
  begin(length: number): void {
    this.#marks.fill(0, 0, length);
    this.#length = length;
  }

  /** Marks the places that are in a list. Both ascend. */
  add(list: ChunkOfList, places: Uint16Array): void {
    if (list.isBits) this.#addBits(list, places);
    else this.#addPlaces(list, places);
  }

  /** Keeps only the marked places, moves them to the front, and returns how many there are. */
  keep(places: Uint16Array): number {
    let kept = 0;
    for (let at = 0; at < this.#length; at++) {
      places[kept] = places[at]!;
      kept += this.#marks[at]!;
    }
    return kept;
  }

  #addBits({ bytes, from }: ChunkOfList, places: Uint16Array): void {
    for (let at = 0; at < this.#length; at++) {
      const place = places[at]!;
      this.#marks[at]! |= (bytes[from + (place >>> 3)]! >>> (place & 7)) & 1;
    }
  }

  /** Seeks each place by doubling steps from the place before, then by halving them. */
  #addPlaces({ bytes, from, count }: ChunkOfList, places: Uint16Array): void {
    let next = 0;
    for (let at = 0; at < this.#length && next < count; at++) {
      const place = places[at]!;
      let step = 1;
      let high = next;
      while (high < count && placeAt(bytes, from, high) < place) {
        next = high + 1;
        high += step;
        step *= 2;
      }
      high = Math.min(high, count);
      while (next < high) {
        const middle = (next + high) >>> 1;
        if (placeAt(bytes, from, middle) < place) next = middle + 1;
        else high = middle;
      }
      if (next < count && placeAt(bytes, from, next) === place) this.#marks[at] = 1;
    }
  }
}

function placeAt(bytes: Uint8Array, from: number, at: number): number {
  return bytes[from + 2 * at]! | (bytes[from + 2 * at + 1]! << 8);
}
