import { ByteReader } from '../bytes.ts';
import type { NumberedValues } from '../folder/store.ts';
import { hashText } from '../search/hash-text.ts';

/** How a table reads its rows, which begin with what names the place. */
export interface PlaceKind<Names, Place extends Names> {
  read(reader: ByteReader): Place;
  readNames(reader: ByteReader): Names;
  /** What the rows are sorted by (src/address-file/places/place-name.ts). */
  name(names: Names): string;
  /** All that tells a place from others. */
  texts(names: Names): readonly string[];
}

/** Rows of a table that follow one another: from this number to before that one. */
export interface PlaceRange {
  readonly from: number;
  readonly to: number;
}

/** Streets or localities of an address file, numbered from 0 in the order of their names. A row is read in about 2 µs. */
export class PlaceTable<Names, Place extends Names> {
  readonly size: number;
  readonly #values: NumberedValues;
  readonly #kind: PlaceKind<Names, Place>;

  constructor(values: NumberedValues, size: number, kind: PlaceKind<Names, Place>) {
    this.#values = values;
    this.size = size;
    this.#kind = kind;
  }

  /** The place of a number below {@link size}. */
  at(number: number): Place {
    return this.#kind.read(new ByteReader(this.#values.getBinaryFast(number)!));
  }

  /** Its names alone, which is quicker: a town has thousands of streets. */
  namesAt(number: number): Names {
    return this.#kind.readNames(new ByteReader(this.#values.getBinaryFast(number)!));
  }

  /** The places whose names begin so: all of them for an empty beginning. */
  beginningWith(beginning: string): PlaceRange {
    return { from: this.#firstFrom(beginning), to: this.#firstFrom(`${beginning}~`) };
  }

  /** The places of this very name. */
  named(name: string): PlaceRange {
    // A space is what comes first of all that a longer name may go on with.
    return { from: this.#firstFrom(name), to: this.#firstFrom(`${name} `) };
  }

  /**
   * What names a place to others: letters and digits that say nothing, good for as long as this address file. In another it is
   * nobody's or, once in a million, another place's.
   */
  key(number: number): string {
    return `${number.toString(36)}-${checkOf(this.#kind.texts(this.namesAt(number)))}`.toUpperCase();
  }

  /** The number of the place with this key, in any letter case; undefined where there is none. */
  numberOf(key: string): number | undefined {
    const [, digits = '', check = ''] = /^([0-9a-z]{1,6})-([0-9a-z]{4})$/i.exec(key) ?? [];
    const number = Number.parseInt(digits, 36);
    if (!(number < this.size) || number.toString(36) !== digits.toLowerCase()) return undefined;
    return checkOf(this.#kind.texts(this.namesAt(number))) === check.toLowerCase() ? number : undefined;
  }

  /** The lowest number whose name is not before a text. */
  #firstFrom(text: string): number {
    let from = 0;
    let to = this.size;
    while (from < to) {
      const middle = (from + to) >>> 1;
      if (this.#kind.name(this.namesAt(middle)) < text) from = middle + 1;
      else to = middle;
    }
    return from;
  }
}

/** Four characters of a base of 36. */
const CHECKS = 36 ** 4;

function checkOf(texts: readonly string[]): string {
  return (hashText(texts.join('\n')) % CHECKS).toString(36).padStart(4, '0');
}
