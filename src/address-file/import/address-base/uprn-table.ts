const SMALLEST = 1 << 12;

/**
 * Pairs of whole numbers by UPRN, in a hash table with linear probing that is at most two thirds full. A
 * place takes 16 bytes, so the 40 million properties of Great Britain take at most 1.1 GB.
 */
export class UprnTable {
  #size = 0;
  #uprns = new Float64Array(SMALLEST);
  #pairs = new Int32Array(2 * SMALLEST);

  /** The place of a UPRN, for {@link first} and {@link second}. −1 if the table does not have it. */
  find(uprn: number): number {
    const place = this.#place(uprn);
    return this.#uprns[place] === uprn ? place : -1;
  }

  first(place: number): number {
    return this.#pairs[2 * place]!;
  }

  second(place: number): number {
    return this.#pairs[2 * place + 1]!;
  }

  set(uprn: number, first: number, second: number): void {
    const place = this.#place(uprn);
    if (this.#uprns[place] === 0) this.#size++;
    this.#uprns[place] = uprn;
    this.#pairs[2 * place] = first;
    this.#pairs[2 * place + 1] = second;
    if (this.#size * 3 > this.#uprns.length * 2) this.#resize(this.#uprns.length * 2);
  }

  *[Symbol.iterator](): Generator<readonly [uprn: number, first: number, second: number]> {
    for (const [place, uprn] of this.#uprns.entries()) {
      if (uprn !== 0) yield [uprn, this.first(place), this.second(place)];
    }
  }

  #place(uprn: number): number {
    const mask = this.#uprns.length - 1;
    const low = uprn >>> 0;
    const high = Math.floor(uprn / 0x1_0000_0000);
    let place = (Math.imul(low ^ Math.imul(high, 0x85ebca6b), 0x9e3779b1) >>> 5) & mask;
    while (this.#uprns[place] !== 0 && this.#uprns[place] !== uprn) place = (place + 1) & mask;
    return place;
  }

  #resize(places: number): void {
    const [uprns, pairs] = [this.#uprns, this.#pairs];
    this.#uprns = new Float64Array(places);
    this.#pairs = new Int32Array(2 * places);
    for (const [before, uprn] of uprns.entries()) {
      if (uprn === 0) continue;
      const place = this.#place(uprn);
      this.#uprns[place] = uprn;
      this.#pairs[2 * place] = pairs[2 * before]!;
      this.#pairs[2 * place + 1] = pairs[2 * before + 1]!;
    }
  }
}
