import { slips } from '../address/normal-form/likeness.ts';
import { soundOf } from '../address/normal-form/phonetic.ts';
import { wordsOf } from '../address/normal-form/tokens.ts';
import type { AddressFile } from '../address-file/address-file.ts';
import { runTogether } from '../address-file/search/keys.ts';

/** The names of all towns and localities of an address file: some 30,000 for the country, about 5 MB. */
export class PlaceBook {
  /** Run together → whether it is a post town. */
  readonly #names = new Map<string, boolean>();
  /** By how they sound, begin and end: what one slip spares at least one of. */
  readonly #byParts = new Map<string, string[]>();

  constructor(file: AddressFile) {
    for (let number = 0; number < file.localities.size; number++) {
      const { doubleDependentLocality, dependentLocality, postTown } = file.localities.at(number);
      this.#add(postTown, true);
      this.#add(dependentLocality, false);
      this.#add(doubleDependentLocality, false);
    }
  }

  /** Whether a place of the file has this name. @param name run together */
  has(name: string): boolean {
    return this.#names.has(name);
  }

  isTown(name: string): boolean {
    return this.#names.get(name) === true;
  }

  /** The names that a damaged one may be: one slip apart, of longer names two. */
  like(name: string): readonly string[] {
    if (name.length < 5) return [];
    const most = name.length < 8 ? 1 : 2;
    const like = new Set<string>();
    for (const part of partsOf(name)) {
      for (const known of this.#byParts.get(part) ?? [])
        if (slips(name, known, most) <= most) like.add(known);
    }
    return [...like];
  }

  #add(name: string, isTown: boolean): void {
    if (name === '') return;
    const text = runTogether(wordsOf(name));
    const known = this.#names.get(text);
    if (known === undefined) {
      for (const part of partsOf(text)) {
        const others = this.#byParts.get(part);
        if (others === undefined) this.#byParts.set(part, [text]);
        else others.push(text);
      }
    }
    this.#names.set(text, known === true || isTown);
  }
}

function partsOf(name: string): readonly string[] {
  return [`~${soundOf(name)}`, name.slice(0, 3), `-${name.slice(-5)}`];
}

const books = new WeakMap<AddressFile, PlaceBook>();

/** The book of a file, made once. */
export function placeBookOf(file: AddressFile): PlaceBook {
  let book = books.get(file);
  if (book === undefined) {
    book = new PlaceBook(file);
    books.set(file, book);
  }
  return book;
}
