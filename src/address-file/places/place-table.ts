import { present } from '../../present.ts';
import { ByteReader } from '../bytes.ts';
import type { NumberedValues } from '../folder/store.ts';
import { hashText } from '../search/hash-text.ts';

/** How a table reads its rows. Each row begins with the names of the place. */
export interface PlaceKind<Names, Place extends Names> {
  read(reader: ByteReader): Place;
  readNames(reader: ByteReader): Names;
  /** The name by which the rows are sorted (src/address-file/places/place-name.ts). */
  name(names: Names): string;
  /** All texts that tell a place from other places. */
  texts(names: Names): readonly string[];
}

/** Consecutive rows of a table: from `from` up to, but not including, `to`. */
export interface PlaceRange {
  readonly from: number;
  readonly to: number;
}

/**
 * The streets or localities of an address file, numbered from 0 in the order of their names. Reading a row
 * takes about 2 µs.
 */
export class PlaceTable<Names, Place extends Names> {
  readonly size: number;
  readonly #values: NumberedValues;
  readonly #kind: PlaceKind<Names, Place>;

  constructor(values: NumberedValues, size: number, kind: PlaceKind<Names, Place>) {
    this.#values = values;
    this.size = size;
    this.#kind = kind;
  }

  /** The place with a number, which must be below {@link size}. */
  at(number: number): Place {
    return this.#kind.read(this.#row(number));
  }

  /** Only the names of a place. This is faster: a town has thousands of streets. */
  namesAt(number: number): Names {
    return this.#kind.readNames(this.#row(number));
  }

  #row(number: number): ByteReader {
    return new ByteReader(present(this.#values.getBinaryFast(number), 'a row of the table of places'));
  }

  /** The places whose names start with `beginning`. An empty text matches all. */
  beginningWith(beginning: string): PlaceRange {
    return { from: this.#firstFrom(beginning), to: this.#firstFrom(`${beginning}~`) };
  }

  /** The places with exactly this name. */
  named(name: string): PlaceRange {
    // A space sorts before every other character with which a longer name may continue.
    return { from: this.#firstFrom(name), to: this.#firstFrom(`${name} `) };
  }

  /**
   * An opaque key for a place, of letters and digits. It is valid only for this address file. In another file
   * it leads nowhere or, once in a million, to a different place.
   */
  key(number: number): string {
    return `${number.toString(36)}-${checkOf(this.#kind.texts(this.namesAt(number)))}`.toUpperCase();
  }

  /** The number of the place with a key, in any case. Undefined if there is no such place. */
  numberOf(key: string): number | undefined {
    const [, digits = '', check = ''] = /^([0-9a-z]{1,6})-([0-9a-z]{4})$/i.exec(key) ?? [];
    const number = Number.parseInt(digits, 36);
    if (!(number < this.size) || number.toString(36) !== digits.toLowerCase()) return undefined;
    return checkOf(this.#kind.texts(this.namesAt(number))) === check.toLowerCase() ? number : undefined;
  }

  /** The lowest number whose name does not sort before `text`. */
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

/** The number of different checks: four characters in base 36. */
const CHECKS = 36 ** 4;

function checkOf(texts: readonly string[]): string {
  return (hashText(texts.join('\n')) % CHECKS).toString(36).padStart(4, '0');
}
