import type { Localities } from '../../address/delivery-point.ts';
import { wordsOf } from '../../address/normal-form/tokens.ts';
import { townInOtherLanguage } from '../../address/welsh-towns.ts';
import type { AddressFile } from '../../address-file/address-file.ts';
import { localityTexts } from '../../address-file/places/locality.ts';
import { postcodeOfNumber } from '../../address-file/postcode-number.ts';
import { nameKey, runTogether } from '../../address-file/search/keys.ts';
import { NameIndex } from './name-index.ts';

/**
 * In a plain list, so few rows with a place are a handful, if its places have {@link AVERAGE_OF_HANDFUL} times as many on average: a note or
 * the name of a house that stands where the village does in other rows.
 */
const HANDFUL = 4;
const AVERAGE_OF_HANDFUL = 25;

/** The names of all towns and localities of an address file: some 30,000 for the country, about 5 MB. */
export class PlaceBook {
  /** Run together → whether it is a post town. */
  readonly #names = new Map<string, boolean>();
  readonly #index = new NameIndex();
  /** Names of its post towns in the other language, run together → those that the file has. */
  readonly #inFile = new Map<string, string>();
  /** Names that only a handful of rows of a plain list have, or that are rather names of houses, run together. */
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

  /** Whether a place of the file has this name. @param name run together */
  has(name: string): boolean {
    return this.#names.has(name);
  }

  isTown(name: string): boolean {
    return this.#names.get(name) === true;
  }

  /** Whether a place surely has this name: then it speaks against addresses that are not there. */
  isEstablished(name: string): boolean {
    return this.#names.has(name) && !this.#doubtful.has(name);
  }

  /** The name that the file has for a place of that name, `Swansea` for `Abertawe`; undefined if it has none. Run together. */
  named(name: string): string | undefined {
    return this.#names.has(name) ? name : this.#inFile.get(name);
  }

  /** The names that a damaged one may be. */
  like(name: string): readonly string[] {
    return this.#index.like(name);
  }

  #add(name: string, isTown: boolean): void {
    if (name === '') return;
    const text = nameOf(name);
    this.#names.set(text, this.#names.get(text) === true || isTown);
    this.#index.add(text);
    if (!isTown) return;
    for (const other of townInOtherLanguage(name)) {
      const key = nameOf(other);
      if (!this.#inFile.has(key)) this.#inFile.set(key, text);
    }
  }
}

function nameOf(place: string): string {
  return runTogether(wordsOf(place));
}

/** The names that no more than {@link HANDFUL} addresses have, or that as many postcodes have for a house. */
function doubtfulIn(file: AddressFile, names: number): Set<string> {
  return new Set([...handfulsOf(file, names), ...housesIn(file)]);
}

/** The localities whose names are those of houses in as many postcodes: of `Ysgubor, Trem y Mor` the Trem y Mor is a farm. */
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

/** The names that no more than {@link HANDFUL} addresses have. */
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

/** How many addresses a locality has, counted no further than needed. */
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
