import { wordsOf } from '../../address/normal-form/tokens.ts';
import type { AddressFile } from '../../address-file/address-file.ts';
import { postcodeOfNumber } from '../../address-file/postcode-number.ts';
import { runTogether } from '../../address-file/search/keys.ts';
import type { Postings } from '../../address-file/search/postings.ts';

/** The postcodes that the index has for one key. */
export interface Answer {
  /** What the key is made of. */
  readonly source: string;
  readonly found: Postings;
  /** In bits: how much the key says about a postcode. */
  readonly worth: number;
  /** Whether the key is the name of a street, building or organisation. */
  readonly isName: boolean;
}

/** The number of bits that identify one postcode of the whole country. */
export const ALL_POSTCODES = 21;

/** The most towns that a street typed without a town is looked up in. */
const MOST_TOWNS = 3;

/** The answers of an address file's index to the keys that were asked for. */
export class IndexAnswers {
  readonly all: Answer[] = [];
  readonly #file: AddressFile;

  constructor(file: AddressFile) {
    this.#file = file;
  }

  /**
   * Asks for a key.
   *
   * @param most in bits: the most that the key may be worth
   * @returns whether the index has the key
   */
  ask(source: string, key: number, most = ALL_POSTCODES, isName = false): boolean {
    const found = this.#file.postings(key);
    if (found === undefined) return false;
    if (found.postcodes.length > 0) {
      const worth = Math.min(most, ALL_POSTCODES - Math.log2(found.count));
      this.all.push({ source, found, worth, isName });
    }
    return true;
  }

  /** Returns the towns of the first answer from a source: those of its first, middle and last postcode. */
  townsOf(from: string): string[] {
    const postcodes = this.all.find(({ source }) => source === from)?.found.postcodes ?? [];
    const some = [postcodes[0], postcodes[postcodes.length >> 1], postcodes[postcodes.length - 1]];
    const towns = new Set<string>();
    for (const postcode of some) {
      const street =
        postcode === undefined ? undefined : this.#file.stored(postcodeOfNumber(postcode))?.streets[0];
      if (street !== undefined) towns.add(runTogether(wordsOf(street.postTown)));
    }
    return [...towns].slice(0, MOST_TOWNS);
  }
}
