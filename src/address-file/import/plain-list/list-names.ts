import { isBuildingLike, isOrganisationLike } from '../../../address/parse/building-words.ts';
import type { KnownNames } from '../../../address/parse/known-names.ts';
import { readPlace } from '../../../address/parse/place.ts';
import { readPremise } from '../../../address/parse/premise.ts';
import { isHouseholdLike, isPartAlone } from '../../../address/parse/premises.ts';
import { countyNamed } from '../../../address/parse/regions.ts';
import { plainWords, segmentsOf } from '../../../address/parse/segments.ts';
import { streetLikeness, withFullDescriptor } from '../../../address/parse/street-words.ts';
import type { WrittenAddress } from '../../../address/parse/written-address.ts';
import { mayBeHouse } from './house-alone.ts';
import { isBackwards } from './stairs.ts';

/** The most names of each kind that are kept. When there are more, names that occurred once are forgotten. */
export const MOST_NAMES = 200_000;

/** In a list with fewer rows than this, even a village may have only a few rows. */
const LEAST_ROWS_OF_A_LIST = 2_000;

/** A locality ends the addresses of at least this many rows. A few rows are mistakes of the list's owner. */
const LEAST_ROWS = 8;

/** A locality has at least this many postcodes. A building has one or two. */
const LEAST_POSTCODES = 3;

/** The houses of a locality have at least this many names. */
const LEAST_HOUSES = 6;

/** A name is a locality, even if it ends like a street, if it follows at least this many numbered streets. */
const LEAST_STREETS = 3;

/**
 * A name that follows a number in at least this many rows is a street, unless it looks like the name of a
 * building or is a locality.
 */
const LEAST_NUMBERED = 4;

/**
 * A name that ends like a building and a street is a street if at least this many named houses stand before it:
 * `Ashlea, Wesmere Court`. A farm may have as many barns and cottages.
 */
const LEAST_HOUSES_OF_A_STREET = 6;

/** Matches names that may be of either. */
const BUILDING_OR_STREET = / (?:buildings|court|courtyard|croft|heights|villas)$/i;

/**
 * A name that follows a number in more than this share of its rows is not a locality. A few houses of a village may
 * have numbers and no street.
 */
const NUMBERED_SHARE = 0.3;

/** A name is a part of houses if it stands before at least this many names of houses that the list has alone, too. */
const LEAST_HOUSES_OF_A_PART = 3;

/** The most houses that are kept for each name that may be a part. */
const MOST_HOUSES_OF_A_PART = 12;

/** How many addresses end in a name, their postcodes, and the houses and streets before the name. */
interface Ending {
  rows: number;
  readonly postcodes: Set<string>;
  readonly houses: Set<string>;
  readonly streets: Set<string>;
}

/**
 * The names of a list, learned from all its rows before any of them is read. A row alone does not say whether
 * `Bardon Mill` or `Red Row` is a house, a street or a village. The list does: a village ends the addresses
 * of many houses and streets, and none of its houses is `12 Red Row`.
 */
export class ListNames implements KnownNames {
  readonly #endings = new Map<string, Ending>();
  /** How often a name follows a number. */
  readonly #numbered = new Map<string, number>();
  /** How often a name is in the column of localities. */
  readonly #columned = new Map<string, number>();
  /** Postcodes and names of houses, from addresses that are nothing but a house or a house and a place. */
  readonly #houses = new Set<string>();
  /** The houses behind each name that begins an address. The keys are those of `#houses`. */
  readonly #beginnings = new Map<string, Set<string>>();
  /** The houses before each name that stands second, with what stands third. The keys are {@link besideKey}. */
  readonly #seconds = new Map<string, Set<string>>();
  /** The houses of addresses that are nothing but a house and a place. The keys are {@link besideKey}. */
  readonly #placed = new Set<string>();
  /** At most {@link LEAST_HOUSES_OF_A_STREET} named houses before each name. A farm's barns and cottages are none. */
  readonly #namedHouses = new Map<string, Set<string>>();
  readonly #answers = new Map<string, boolean>();
  #rows = 0;
  #backwards = 0;
  readonly #accounts = { all: 0, firms: 0, persons: 0 };

  /** Learns from a row. */
  note(written: WrittenAddress): void {
    this.#rows++;
    if (written.lines.some(isBackwards)) this.#backwards++;
    const { segments, postcode } = readPlace(written, segmentsOf(written.lines));
    const names = segments.map((text) => {
      const { number, subBuilding, rest } = readPremise(text);
      const isNumbered = number !== '' || subBuilding !== '';
      if (number !== '' && rest !== '') increase(this.#numbered, plainWords(rest));
      return isNumbered ? undefined : text;
    });
    const locality = written.locality ?? '';
    if (locality !== '') increase(this.#columned, plainWords(locality));
    else this.#noteEnding(segments, names.at(-1), postcode);
    const [house] = names;
    const isAlone = segments.length === 1 || (segments.length === 2 && locality === '');
    if (house !== undefined && isAlone && mayBeHouse(house) && this.#houses.size < MOST_NAMES)
      this.#houses.add(keyOf(house, postcode));
    const second = names[1];
    if (house !== undefined && second !== undefined && segments.length <= 3) this.#noteHouse(house, second);
    if (house !== undefined && isAlone && this.#placed.size < MOST_NAMES)
      this.#placed.add(besideKey(house, second, postcode));
    if (house === undefined || second === undefined) return;
    if (!isAlone) noteBeside(this.#beginnings, house, keyOf(second, postcode));
    if (!isAlone || locality !== '') noteBeside(this.#seconds, second, besideKey(house, names[2], postcode));
  }

  /** Learns from the name of an account. */
  noteAccount(isFirm: boolean, isPerson: boolean): void {
    this.#accounts.all++;
    if (isFirm) this.#accounts.firms++;
    if (isPerson) this.#accounts.persons++;
  }

  /** Whether the accounts are those of firms: at least a quarter have a word for one, and none is a person. */
  get hasFirms(): boolean {
    const { all, firms, persons } = this.#accounts;
    return persons === 0 && firms >= all / 4;
  }

  /** Whether a stroke in a house number stands before a flat: `4/8 Brook Street`. */
  get hasStairs(): boolean {
    return this.#backwards >= LEAST_ROWS;
  }

  #noteHouse(house: string, street: string): void {
    if (!mayBeHouse(house) || isPartAlone(house) || isOrganisationLike(house)) return;
    if (isHouseholdLike(house) && !BUILDING_OR_STREET.test(street)) return;
    const key = plainWords(street);
    let houses = this.#namedHouses.get(key);
    if (houses === undefined) {
      if (this.#namedHouses.size >= MOST_NAMES) return;
      houses = new Set();
      this.#namedHouses.set(key, houses);
    }
    if (houses.size < LEAST_HOUSES_OF_A_STREET) houses.add(plainWords(house));
  }

  #noteEnding(segments: readonly string[], name: string | undefined, postcode: string): void {
    const before = segments.at(-2);
    if (name === undefined || before === undefined || isPartAlone(before)) return;
    const { number, rest } = readPremise(before);
    if (rest === '') return;
    const key = plainWords(name);
    let ending = this.#endings.get(key);
    if (ending === undefined) {
      ending = { rows: 0, postcodes: new Set(), houses: new Set(), streets: new Set() };
      forgetRare(this.#endings, ({ rows }) => rows);
      if (this.#endings.size < MOST_NAMES) this.#endings.set(key, ending);
    }
    ending.rows++;
    if (ending.postcodes.size < LEAST_POSTCODES) ending.postcodes.add(postcode);
    if (number === '') {
      if (ending.houses.size < LEAST_HOUSES) ending.houses.add(plainWords(before));
    } else if (ending.streets.size < LEAST_STREETS && isSureStreet(rest))
      ending.streets.add(plainWords(rest));
  }

  isLocality(text: string): boolean {
    const key = plainWords(text);
    let answer = this.#answers.get(key);
    if (answer === undefined) {
      answer = countyNamed(text) === undefined && this.#isLocality(text, key);
      if (this.#answers.size < MOST_NAMES) this.#answers.set(key, answer);
    }
    return answer;
  }

  #isLocality(text: string, key: string): boolean {
    const numbered = this.#numbered.get(key) ?? 0;
    const columned = this.#columned.get(key) ?? 0;
    if (columned > 0) return columned >= LEAST_ROWS && numbered <= columned * NUMBERED_SHARE;
    // In a list with a column of localities, another name at the end is a street or a building.
    const ending = this.#columned.size > 0 ? undefined : this.#endings.get(key);
    if (ending === undefined || ending.rows < LEAST_ROWS) return false;
    // A village with streets may have numbered houses, too: `19 Maenclochog` beside `4 Church Lane, Maenclochog`.
    if (ending.streets.size >= LEAST_STREETS && numbered <= ending.rows) return true;
    if (numbered > ending.rows * NUMBERED_SHARE) return false;
    const likeness = streetLikeness(withFullDescriptor(text));
    return (
      (likeness === 'no' || likeness === 'likely') &&
      ending.postcodes.size >= LEAST_POSTCODES &&
      ending.houses.size >= LEAST_HOUSES
    );
  }

  isHouse(text: string, postcode: string): boolean {
    return this.#houses.has(keyOf(text, postcode)) && !this.isLocality(text);
  }

  isStreet(text: string): boolean {
    const key = plainWords(text);
    const isNumbered = (this.#numbered.get(key) ?? 0) >= LEAST_NUMBERED && !isBuildingLike(text);
    const isOfHouses = BUILDING_OR_STREET.test(text) && this.hasHouses(text);
    return (isNumbered || isOfHouses) && !this.isLocality(text);
  }

  hasHouses(text: string): boolean {
    return this.#namedHouses.get(plainWords(text))?.size === LEAST_HOUSES_OF_A_STREET;
  }

  isPart(text: string): boolean {
    return isBeside(this.#beginnings, this.#houses, text) || this.#isBehind(text);
  }

  /**
   * Whether a row has a part of a house behind the house: `Hill Farm, Stick House, Gayle`, where another row is `Hill
   * Farm, Gayle`, and Stick House stands behind other farms in the same way.
   */
  isPartSecond([house, part]: readonly string[], written: WrittenAddress): boolean {
    if (house === undefined || part === undefined || !this.#isBehind(part)) return false;
    const { segments, postcode } = readPlace(written, segmentsOf(written.lines));
    if (segments.length > 3 || this.#houses.has(keyOf(part, postcode))) return false;
    return this.#placed.has(besideKey(house, segments[2], postcode));
  }

  #isBehind(text: string): boolean {
    if (!mayBeHouse(text) || isSureStreet(text) || this.#numbered.has(plainWords(text))) return false;
    return isBeside(this.#seconds, this.#placed, text) && !this.isLocality(text) && !this.isStreet(text);
  }

  isRare(text: string): boolean {
    const rows = this.#endings.get(plainWords(text))?.rows ?? 0;
    return this.#columned.size === 0 && rows < LEAST_ROWS && this.#rows >= LEAST_ROWS_OF_A_LIST;
  }
}

/** Whether a name stands beside at least {@link LEAST_HOUSES_OF_A_PART} of the houses, and so is a part of them. */
function isBeside(
  names: ReadonlyMap<string, ReadonlySet<string>>,
  alone: ReadonlySet<string>,
  text: string,
): boolean {
  const houses = names.get(plainWords(text));
  if (houses === undefined || houses.size < LEAST_HOUSES_OF_A_PART) return false;
  let count = 0;
  for (const house of houses) if (alone.has(house)) count++;
  return count >= LEAST_HOUSES_OF_A_PART;
}

/** A house in a postcode, with the place that it is in. */
function besideKey(house: string, place: string | undefined, postcode: string): string {
  return `${keyOf(house, postcode)}|${plainWords(place ?? '')}`;
}

/** Notes a house beside a name that may be that of a part. */
function noteBeside(names: Map<string, Set<string>>, name: string, house: string): void {
  const key = plainWords(name);
  let houses = names.get(key);
  if (houses === undefined) {
    if (names.size >= MOST_NAMES) return;
    houses = new Set();
    names.set(key, houses);
  }
  if (houses.size < MOST_HOUSES_OF_A_PART) houses.add(house);
}

function keyOf(name: string, postcode: string): string {
  return `${postcode} ${plainWords(name)}`;
}

function isSureStreet(name: string): boolean {
  return !isBuildingLike(name) && streetLikeness(withFullDescriptor(name)) === 'sure';
}

function increase(counts: Map<string, number>, key: string): void {
  const count = counts.get(key) ?? 0;
  if (count === 0) forgetRare(counts, (value) => value);
  if (count > 0 || counts.size < MOST_NAMES) counts.set(key, count + 1);
}

/** Makes room in a full table by deleting the names that occurred once. */
function forgetRare<Value>(table: Map<string, Value>, countOf: (value: Value) => number): void {
  if (table.size < MOST_NAMES) return;
  for (const [key, value] of table) if (countOf(value) <= 1) table.delete(key);
}
