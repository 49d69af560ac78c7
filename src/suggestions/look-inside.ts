import type { AddressFile } from '../address-file/address-file.ts';
import type { WantedDoors } from '../address-file/typeahead/doors.ts';
import type { AddressKinds } from './address-kinds.ts';
import { groupPremises } from './group-premises.ts';
import { areInPlace } from './premise-numbers.ts';
import { findPremises } from './premises.ts';
import { containerSuggestion, type Inside, RecentFinds } from './recent-finds.ts';
import { firstAddressOf } from './suggestion.ts';
import type { Typed } from './typed.ts';

/** The most postcodes that are read to find the numbers of a term. */
const MOST_POSTCODES = 60;

/**
 * While a number is still being typed, the most postcodes of a container that are read because they have a
 * longer number. Postcodes that have the number itself are read as well.
 */
const MOST_BEGUN = 6;

/** Looks inside the containers of a term for addresses that have the typed numbers and postcode. */
export class LookInside {
  readonly #file: AddressFile;
  readonly #typed: Typed;
  readonly #kinds: AddressKinds;
  readonly #recent: RecentFinds;
  readonly #key: string;
  /** The typed numbers without letters. Undefined if no digits were typed. */
  readonly #doors: WantedDoors | undefined;
  readonly #budget = { left: MOST_POSTCODES };

  constructor(file: AddressFile, typed: Typed, kinds: AddressKinds) {
    this.#file = file;
    this.#typed = typed;
    this.#kinds = kinds;
    this.#recent = RecentFinds.of(file);
    this.#doors = doorsOf(typed);
    const { numbers, flats, parts, isNumberOpen, postcodes } = typed;
    this.#key = JSON.stringify([numbers, flats, parts, isNumberOpen, postcodes, [...kinds]]);
  }

  /** @param number the number of the container in the index */
  into(number: number): Inside {
    const key = `${number} ${this.#key}`;
    const known = this.#recent.insides.get(key);
    const before = this.#budget.left;
    // A remembered result costs as much as when it was read, so that the same term always gives the same
    // answer.
    if (known !== undefined && known.cost < before) {
      this.#budget.left -= known.cost;
      return known;
    }
    const found = this.#read(number);
    const inside: Inside = { found, cost: before - this.#budget.left };
    if (this.#budget.left > 0) this.#recent.insides.set(key, inside);
    return inside;
  }

  #read(number: number): Inside['found'] {
    const postcodes = this.#postcodesWith(number);
    if (postcodes?.length === 0) return [];
    const { container } = containerSuggestion(this.#file, number);
    const wanted = { ...this.#typed, kinds: this.#kinds, budget: this.#budget };
    const among = postcodes === undefined ? container : { ...container, postcodes };
    return findPremises(this.#file, among, wanted).flatMap(({ entry, addresses }) =>
      groupPremises(entry, addresses, this.#typed).map((suggestion) => {
        const first = firstAddressOf(suggestion);
        return { suggestion, isInPlace: areInPlace(first.point, this.#typed) };
      }),
    );
  }

  /**
   * Returns the postcodes of a container that have the typed numbers, or undefined if no digits were typed.
   */
  #postcodesWith(container: number): readonly number[] | undefined {
    if (this.#doors === undefined) return undefined;
    const { exact, begun } = this.#file.typeahead.postcodesWith(container, this.#doors);
    return begun.length === 0 ? exact : [...exact, ...begun.slice(0, MOST_BEGUN)];
  }
}

function doorsOf({ numbers, isNumberOpen }: Typed): WantedDoors | undefined {
  const digits = numbers.filter((number) => /^\d/.test(number)).map((number) => Number.parseInt(number, 10));
  return digits.length === 0 ? undefined : { numbers: digits, isOpen: isNumberOpen };
}
