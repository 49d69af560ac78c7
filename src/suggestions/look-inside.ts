import type { AddressFile } from '../address-file/address-file.ts';
import type { StoredEntry } from '../address-file/entry/stored-entry.ts';
import { postcodeOfNumber } from '../address-file/postcode-number.ts';
import type { WantedDoors } from '../address-file/typeahead/doors.ts';
import type { FlatKey } from '../caches/flat-key.ts';
import { itemAt, present } from '../present.ts';
import type { AddressKinds } from './address-kinds.ts';
import { groupByBuilding } from './group-premises.ts';
import { Inside, InsideWriter, postcodeOfFind, suggestionOfFind } from './inside.ts';
import { areInPlace } from './premise-numbers.ts';
import { findPremises } from './premises.ts';
import { RecentFinds } from './recent-finds.ts';
import { firstAddressOf, type Suggestion } from './suggestion.ts';
import type { Typed } from './typed.ts';

/** The most postcodes that are read to find the numbers of a term. */
const MOST_POSTCODES = 60;

/**
 * While a number is still being typed, the most postcodes of a container that are read because they have a
 * longer number. Postcodes that have the number itself are read as well.
 */
const MOST_BEGUN = 6;

/**
 * A result with more numbers than this is not remembered. So the containers of one search never fill half of
 * the cache, and everything found in them stays valid until the search ends (flat-cache.ts).
 */
const MOST_REMEMBERED = 1000;

/** Buffers for the results of one container. All searches share them, because only one search runs at a time. */
const writer = new InsideWriter();

/**
 * Looks inside the containers of a term for addresses that have the typed numbers and postcode. Only the object
 * that was made last may look, because all share the key of their look-ups.
 */
export class LookInside {
  readonly #file: AddressFile;
  readonly #typed: Typed;
  readonly #kinds: AddressKinds;
  readonly #recent: RecentFinds;
  /** The typed numbers without letters. Undefined if no digits were typed. */
  readonly #doors: WantedDoors | undefined;
  /** The length of the key without the container. */
  readonly #keyLength: number;
  readonly #budget = { left: MOST_POSTCODES };
  /** The entries of the postcodes that were read, by number. */
  readonly #entries = new Map<number, StoredEntry>();

  constructor(file: AddressFile, typed: Typed, kinds: AddressKinds) {
    this.#file = file;
    this.#typed = typed;
    this.#kinds = kinds;
    this.#recent = RecentFinds.of(file);
    this.#doors = doorsOf(typed);
    this.#keyLength = writeKey(this.#recent.insideKey.clear(), typed, kinds).length;
  }

  /** @param container the number of the container in the index */
  into(container: number): Inside {
    const { insides } = this.#recent;
    const known = insides.find(this.#keyOf(container));
    const before = this.#budget.left;
    // A remembered result counts as many reads as it took at first, so that the same term always gives the same
    // answer.
    if (known >= 0) {
      const inside = new Inside(insides.numbers, known);
      if (inside.cost < before) {
        this.#budget.left -= inside.cost;
        return inside;
      }
    }
    this.#read(container);
    writer.cost = before - this.#budget.left;
    const found = writer.numbers;
    const isKept = this.#budget.left > 0 && found.length <= MOST_REMEMBERED;
    const at = isKept ? insides.add(this.#keyOf(container), found.length) : -1;
    if (at < 0) return new Inside(Int32Array.from(found), 0);
    insides.numbers.set(found, at);
    return new Inside(insides.numbers, at);
  }

  /** Returns the suggestion of a find. @param at where it begins in the numbers of an {@link Inside} */
  suggestionOf(numbers: Int32Array, at: number): Suggestion {
    return suggestionOfFind(numbers, at, this.#entryOf(postcodeOfFind(numbers, at)));
  }

  #entryOf(postcode: number): StoredEntry {
    let entry = this.#entries.get(postcode);
    if (entry === undefined) {
      entry = present(this.#file.stored(postcodeOfNumber(postcode)), 'the entry of a remembered postcode');
      this.#entries.set(postcode, entry);
    }
    return entry;
  }

  #read(number: number): void {
    writer.clear();
    const postcodes = this.#postcodesWith(number);
    if (postcodes?.length === 0) return;
    const container = this.#file.typeahead.container(number);
    const wanted = { ...this.#typed, kinds: this.#kinds, budget: this.#budget };
    const among = postcodes === undefined ? container : { ...container, postcodes };
    for (const { number: postcode, entry, addresses, places } of findPremises(this.#file, among, wanted)) {
      this.#entries.set(postcode, entry);
      for (const suggestion of groupByBuilding(entry, addresses)) {
        const { point } = firstAddressOf(suggestion);
        writer.add(suggestion, areInPlace(point, this.#typed), (address) =>
          itemAt(places, addresses.indexOf(address)),
        );
      }
    }
  }

  /**
   * Returns the postcodes of a container that have the typed numbers, or undefined if no digits were typed.
   */
  #postcodesWith(container: number): readonly number[] | undefined {
    if (this.#doors === undefined) return undefined;
    const { exact, begun } = this.#file.typeahead.postcodesWith(container, this.#doors);
    return begun.length === 0 ? exact : [...exact, ...begun.slice(0, MOST_BEGUN)];
  }

  /** The part of the key that all containers share was written when the object was made. */
  #keyOf(container: number): FlatKey {
    return this.#recent.insideKey.cutTo(this.#keyLength).number(container);
  }
}

function writeKey(key: FlatKey, typed: Typed, kinds: AddressKinds): FlatKey {
  const { numbers, flats, parts, isNumberOpen, postcodes } = typed;
  key.number(isNumberOpen ? 1 : 0);
  for (const texts of [numbers, flats, parts]) {
    key.number(texts.length);
    for (const text of texts) key.text(text);
  }
  key.number(postcodes.length);
  for (const { outwardCode, inwardCode } of postcodes) key.text(outwardCode).text(inwardCode);
  for (const kind of kinds) key.text(kind);
  return key;
}

function doorsOf({ numbers, isNumberOpen }: Typed): WantedDoors | undefined {
  const digits = numbers.filter((number) => /^\d/.test(number)).map((number) => Number.parseInt(number, 10));
  return digits.length === 0 ? undefined : { numbers: digits, isOpen: isNumberOpen };
}
