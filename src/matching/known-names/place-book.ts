import type { Localities } from '../../address/delivery-point.ts';
import { wordsOf } from '../../address/normal-form/tokens.ts';
import { otherPlaceNames } from '../../address/other-place-names.ts';
import type { AddressFile } from '../../address-file/address-file.ts';
import { localityTexts } from '../../address-file/places/locality.ts';
import { postcodeOfNumber } from '../../address-file/postcode-number.ts';
import { nameKey, runTogether } from '../../address-file/search/keys.ts';
import { NameIndex } from './name-index.ts';

/**
 * In a plain list, a name that at most this many addresses have is doubtful, if place names have at least
 * {@link AVERAGE_OF_HANDFUL} times as many addresses on average. It is probably a note or the name of a
 * house, which stands where other rows have the village.
 */
const HANDFUL = 4;
const AVERAGE_OF_HANDFUL = 25;

/**
 * The names of all towns and localities of an address file. The whole country has some 30,000, which take
 * about 5 MB.
 */
export class PlaceBook {
  /** Maps each name, run together, to whether it is a post town. */
  readonly #names = new Map<string, boolean>();
  readonly #index = new NameIndex();
  /**
   * Maps the other-language names of each of the file's places to the name in the file, both run together.
   */
  readonly #inFile = new Map<string, string>();
  /**
   * Names, run together, that only a handful of rows of a plain list have, or that are more likely names of
   * houses.
   */
  readonly #doubtful: ReadonlySet<string>;

  constructor(file: AddressFile) {
    for (let number = 0; number < file.localities.size; number++) {
      const { doubleDependentLocality, dependentLocality, postTown } = file.localities.namesAt(number);
      this.#add(postTown, true);
      this.#add(dependentLocality, false);
      this.#add(doubleDependentLocality, false);
    }
    this.#doubtful = file.manifest.plainList === true ? doubtfulIn(file, this.#names.size) : new Set();
  }

  /**
   * Whether a place of the file has this name.
   *
   * @param name the name, run together
   */
  has(name: string): boolean {
    return this.#names.has(name);
  }

  /**
   * Returns the only post town that begins and ends with the given letters, run together: MARLINGHAM for M and HAM.
   * Undefined if there is none, or more than one.
   */
  townBetween(first: string, last: string): string | undefined {
    let only: string | undefined;
    for (const [name, isTown] of this.#names) {
      if (!isTown || name.length <= first.length + last.length) continue;
      if (!name.startsWith(first) || !name.endsWith(last)) continue;
      if (only !== undefined) return undefined;
      only = name;
    }
    return only;
  }

  isTown(name: string): boolean {
    return this.#names.get(name) === true;
  }

  /**
   * Whether a place surely has this name. If so, the name is evidence against addresses that are not in that
   * place.
   */
  isEstablished(name: string): boolean {
    return this.#names.has(name) && !this.#doubtful.has(name);
  }

  /**
   * Returns the name that the file has for a place, such as `Swansea` for `Abertawe`, or undefined if the
   * file does not have the place. Both names are run together.
   */
  named(name: string): string | undefined {
    return this.#names.has(name) ? name : this.#inFile.get(name);
  }

  /** Returns the place names that a damaged name may stand for. */
  like(name: string): readonly string[] {
    return this.#index.like(name);
  }

  #add(name: string, isTown: boolean): void {
    if (name === '') return;
    const text = nameOf(name);
    this.#names.set(text, this.#names.get(text) === true || isTown);
    this.#index.add(text);
    for (const other of otherPlaceNames(name)) {
      const key = nameOf(other);
      if (isTown || !this.#inFile.has(key)) this.#inFile.set(key, text);
    }
  }
}

function nameOf(place: string): string {
  return runTogether(wordsOf(place));
}

/**
 * Returns the doubtful names: those that no more than {@link HANDFUL} addresses have, and those that are
 * names of houses in at least as many postcodes as they are names of places.
 */
function doubtfulIn(file: AddressFile, names: number): Set<string> {
  return new Set([...handfulsOf(file, names), ...housesIn(file)]);
}

/**
 * Returns the localities whose names are also names of houses, in at least as many postcodes. In
 * `Ysgubor, Trem y Mor`, for example, Trem y Mor is a farm.
 */
function housesIn(file: AddressFile): string[] {
  const found = new Map<string, { places: number; houses: number; towns: Set<string> }>();
  for (let number = 0; number < file.localities.size; number++) {
    const locality = file.localities.at(number);
    const { doubleDependentLocality, dependentLocality, postTown } = locality;
    if (dependentLocality === '') continue;
    const [name, town] = [nameOf(doubleDependentLocality || dependentLocality), nameOf(postTown)];
    let one = found.get(name);
    if (one === undefined) {
      one = { places: 0, houses: 0, towns: new Set() };
      found.set(name, one);
    }
    one.places += postcodesIn(file, locality).size;
    if (one.towns.has(town)) continue;
    one.towns.add(town);
    one.houses += file.postings(nameKey(name, town))?.count ?? 0;
  }
  return [...found].filter(([, { places, houses }]) => houses >= places).map(([name]) => name);
}

function postcodesIn(file: AddressFile, { streets }: { readonly streets: Uint32Array }): Set<number> {
  const postcodes = new Set<number>();
  for (const street of streets)
    for (const postcode of file.streets.at(street).postcodes) postcodes.add(postcode);
  return postcodes;
}

/** Returns the place names that no more than {@link HANDFUL} addresses have. */
function handfulsOf(file: AddressFile, names: number): Set<string> {
  const most = Math.min(HANDFUL, Math.floor(file.manifest.counts.addresses / names / AVERAGE_OF_HANDFUL));
  const found = new Map<string, number>();
  for (let number = 0; number < file.localities.size; number++) {
    const locality = file.localities.at(number);
    const name = nameOf(locality.doubleDependentLocality || locality.dependentLocality || locality.postTown);
    const before = found.get(name) ?? 0;
    if (before <= most) found.set(name, before + addressesIn(file, locality, most + 1));
  }
  return new Set([...found].filter(([, count]) => count <= most).map(([name]) => name));
}

/** Counts the addresses of a locality. Stops counting at `enough`. */
function addressesIn(
  file: AddressFile,
  locality: Localities & { readonly streets: Uint32Array },
  enough: number,
): number {
  const postcodes = new Set<number>();
  for (const street of locality.streets) {
    for (const postcode of file.streets.at(street).postcodes) {
      postcodes.add(postcode);
      if (postcodes.size >= enough) return enough;
    }
  }
  const names = localityTexts(locality).filter((text) => text !== '');
  let count = 0;
  for (const postcode of postcodes) {
    for (const { point } of file.lookup(postcodeOfNumber(postcode))?.addresses ?? []) {
      const own = localityTexts(point);
      if (names.every((name) => own.includes(name)) && ++count >= enough) return enough;
    }
  }
  return count;
}
