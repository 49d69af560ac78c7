import type { WelshAlternative } from '../../address/alternatives.ts';
import type { Localities, Streets } from '../../address/delivery-point.ts';
import { KIND } from '../../address/normal-form/vocabulary.ts';
import { namesInOtherLanguage } from '../../address/welsh-streets.ts';
import { HAS_MORE, HAS_ORGANISATION, NAMES } from '../../address-file/entry/layout.ts';
import type { StoredEntry } from '../../address-file/entry/stored-entry.ts';
import { present } from '../../present.ts';
import { Door, type EntryNames } from './door.ts';
import type { Phrase } from './phrase.ts';
import { phraseOf, placeNamesOf } from './remembered-names.ts';
import { otherNames, type StreetName, streetName } from './street-name.ts';

/** The doors of a postcode that share the names of their street and places. */
export class PreparedStreet {
  readonly main: StreetName | undefined;
  readonly dependent: StreetName | undefined;
  /** Other names of the street and of the dependent street: Welsh names and aliases. */
  readonly others: readonly StreetName[];
  /** Other names of the dependent street alone. */
  readonly dependentOthers: readonly StreetName[];
  /** The post town. Also those of other rows, if a list has the street with several. */
  town: readonly Phrase[];
  readonly locality: readonly Phrase[];
  readonly doubleLocality: readonly Phrase[];
  /** Whether some doors of the street are listed without the locality. */
  isPartlyPlaced = false;
  /** Whether some doors of the street are listed without the post town. */
  isPartlyTowned = false;
  #housesLikeStreets: readonly Phrase[] | undefined;
  readonly #of: WelshAlternative;
  readonly #entry: StoredEntry;
  readonly #names: EntryNames;
  /** The indexes of its doors' addresses in the entry. */
  readonly #places: number[] = [];
  /** The doors that were asked for, in the order of {@link #places}. */
  readonly #doors: (Door | undefined)[] = [];
  #all: readonly Door[] = [];

  /** @param first the index of the first address in the entry that is on the street */
  constructor(entry: StoredEntry, names: EntryNames, first: number) {
    this.#entry = entry;
    this.#names = names;
    const of = present(entry.streets[entry.streetOf(first)], 'the street of an address');
    this.#of = of;
    const hasMore = entry.hasOtherNames && entry.has(first, HAS_MORE);
    const { welsh, aliases } = hasMore ? entry.addressAt(first) : NOTHING_MORE;
    this.main = streetName(of.thoroughfareName, of.thoroughfareDescriptor);
    this.dependent = streetName(of.dependentThoroughfareName, of.dependentThoroughfareDescriptor);
    const translated =
      this.main === undefined ? [] : namesInOtherLanguage(entry.postcode, this.main.whole.all);
    this.dependentOthers =
      this.dependent === undefined
        ? NO_NAMES
        : otherNames(undefined, namesInOtherLanguage(entry.postcode, this.dependent.whole.all));
    const all = translated.length === 0 ? aliases : [...aliases, ...translated];
    this.others = welsh === undefined && all.length === 0 ? NO_NAMES : otherNames(welsh, all);
    this.town = placeNames(of.postTown, welsh?.postTown);
    this.locality = placeNames(of.dependentLocality, welsh?.dependentLocality);
    this.doubleLocality = placeNames(of.doubleDependentLocality, welsh?.doubleDependentLocality);
  }

  /** Whether the street is listed with a locality. */
  get isPlaced(): boolean {
    return this.#of.dependentLocality !== '' || this.#of.doubleDependentLocality !== '';
  }

  /**
   * Whether another street of the postcode may be the same one: it has the same names, and the same locality if both
   * have one. Houses without a street must be listed in the same town.
   */
  mayBe(other: PreparedStreet): boolean {
    const isAlike = (element: keyof Streets | keyof Localities) => this.#of[element] === other.#of[element];
    if (!STREET_ELEMENTS.every(isAlike)) return false;
    if (this.isPlaced && other.isPlaced) return this.main !== undefined && LOCALITIES.every(isAlike);
    return this.main !== undefined || this.#of.postTown === other.#of.postTown;
  }

  /** Adds the doors of the same street, which is listed with other places. */
  take(other: PreparedStreet): void {
    if (this.isPlaced && !other.isPlaced) this.isPartlyPlaced = true;
    if (this.town.length === 0 || other.town.length === 0) this.isPartlyTowned = true;
    const towns = other.town.filter((town) => !this.town.includes(town));
    if (towns.length > 0) this.town = [...this.town, ...towns];
    for (const place of other.#places) this.#places.push(place);
  }

  /**
   * Adds a door.
   *
   * @param at the index of its address in the entry
   */
  add(at: number): void {
    this.#places.push(at);
  }

  get doors(): readonly Door[] {
    if (this.#all.length !== this.#places.length)
      this.#all = Array.from(this.#places, (_, at) => this.#doorAt(at));
    return this.#all;
  }

  /** The first of its doors. */
  get firstDoor(): Door | undefined {
    return this.#places.length === 0 ? undefined : this.#doorAt(0);
  }

  /**
   * Returns the doors that may have one of these two numbers. Leaves out those that surely have another
   * number: they are most doors of a street and need not even be decoded. A door whose organisation has a
   * number in its name is kept, because that number may be meant.
   */
  doorsNumbered(number: number, another: number): readonly Door[] {
    const doors: Door[] = [];
    const entry = this.#entry;
    for (let at = 0; at < this.#places.length; at++) {
      const place = this.#placeAt(at);
      const own = entry.numberOf(place);
      const isOther = own > 0 && own !== number && own !== another;
      if (isOther && !entry.has(place, HAS_ORGANISATION)) continue;
      const door = this.#doorAt(at);
      if (!isOther || door.isNumbered) doors.push(door);
    }
    return doors;
  }

  /**
   * Returns the doors that may be meant if neither a number nor a part of a building was written: those that
   * have more than a number.
   */
  doorsNamed(): readonly Door[] {
    const doors: Door[] = [];
    const entry = this.#entry;
    for (let at = 0; at < this.#places.length; at++) {
      const place = this.#placeAt(at);
      if (entry.numberOf(place) === 0 || entry.has(place, NAMES | HAS_MORE)) doors.push(this.#doorAt(at));
    }
    return doors;
  }

  /** The names of houses on this street that end like the name of a street: `Far Close`. */
  get housesLikeStreets(): readonly Phrase[] {
    this.#housesLikeStreets ??= [
      ...new Set(
        this.doorsNamed().flatMap(({ name }) =>
          name !== undefined && name.words.length > 1 && name.last.is(KIND.descriptor) ? [name] : [],
        ),
      ),
    ];
    return this.#housesLikeStreets;
  }

  #placeAt(at: number): number {
    return present(this.#places[at], 'the index of the address of a door');
  }

  #doorAt(at: number): Door {
    let door = this.#doors[at];
    if (door === undefined) {
      door = new Door(this.#entry, this.#names, this.#placeAt(at));
      this.#doors[at] = door;
    }
    return door;
  }
}

const STREET_ELEMENTS = [
  'thoroughfareName',
  'thoroughfareDescriptor',
  'dependentThoroughfareName',
  'dependentThoroughfareDescriptor',
] as const;
const LOCALITIES = ['dependentLocality', 'doubleDependentLocality'] as const;
const NOTHING_MORE = { welsh: undefined, aliases: [] } as const;
const NO_NAMES: readonly StreetName[] = [];

const NO_PHRASES: readonly Phrase[] = [];

function placeNames(name: string, other: string | undefined): readonly Phrase[] {
  if (name === '' || (other !== undefined && other !== '')) return phrases(name, other);
  return placeNamesOf(name);
}

function phrases(name: string, other: string | undefined): readonly Phrase[] {
  if (other === undefined || other === '') return name === '' ? NO_PHRASES : [phraseOf(name)];
  return name === '' ? [phraseOf(other)] : [phraseOf(name), phraseOf(other)];
}
