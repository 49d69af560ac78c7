import { wordsOf } from '../../../address/normal-form/tokens.ts';
import { KIND } from '../../../address/normal-form/vocabulary.ts';
import type { Word } from '../../../address/normal-form/word.ts';
import { present } from '../../../present.ts';
import * as layout from '../../entry/layout.ts';
import type { StoredEntry } from '../../entry/stored-entry.ts';
import { isOnStreet, type Street, sameNames, streetTexts } from '../../places/street.ts';
import { postcodeNumber } from '../../postcode-number.ts';
import { formsOf } from '../words.ts';
import { GatheredDoors, numbersAt } from './gathered-doors.ts';
import { Middle } from './middle.ts';

/** A building or organisation on a street. */
export interface GatheredName {
  readonly kind: 'building' | 'organisation';
  readonly name: string;
  /** The words of the name, each in its forms (../words.ts). */
  readonly forms: readonly (readonly string[])[];
  addresses: number;
  readonly doors: GatheredDoors;
  readonly middle: Middle;
}

/**
 * Counts the addresses of one street, and collects their doors and names. Multiple residences and addresses
 * that are not yet built do not count.
 */
export class GatheredStreet {
  readonly street: Street;
  /** The number of addresses on the street and on the dependent streets off it. */
  addresses = 0;
  /** The number of addresses on the street itself. */
  own = 0;
  readonly middle = new Middle();
  readonly doors = new GatheredDoors();
  readonly #names = new Map<string, GatheredName>();
  /** The names by their kind and text, as written. A text that is no name has undefined. */
  readonly #known = {
    building: new Map<string, GatheredName | undefined>(),
    organisation: new Map<string, GatheredName | undefined>(),
  };
  readonly #texts: readonly string[];
  readonly #isDependent: boolean;

  constructor(street: Street) {
    this.street = street;
    this.#texts = streetTexts(street);
    this.#isDependent = street.dependentThoroughfareName + street.dependentThoroughfareDescriptor !== '';
  }

  /** The buildings, then the organisations, each in the order of their names. */
  get names(): readonly GatheredName[] {
    return [...this.#names.values()].sort(
      (one, other) => order(one) - order(other) || compare(one.name, other.name),
    );
  }

  /** Adds the addresses of a postcode that are on the street. Postcodes come in ascending order. */
  add(entry: StoredEntry): void {
    const places = entry.streets.map((names) => this.#placeOf(streetTexts(names)));
    const isWelsh = !places.some((place) => place !== 'elsewhere');
    let count = 0;
    const postcode = postcodeNumber(entry.postcode);
    for (let at = 0; at < entry.size; at++) {
      const place = isWelsh
        ? this.#welshPlaceOf(entry, at)
        : present(places[entry.streetOf(at)], 'the street of an address');
      if (place === 'elsewhere') continue;
      const numbers = numbersAt(entry, at);
      // Searches may ask for other kinds of address, too. These have doors here, but do not count.
      this.doors.add(postcode, numbers);
      if (entry.kindAt(at) !== 'delivery-point') continue;
      count++;
      if (place === 'off') continue;
      this.own++;
      // A building with a Welsh address is found by its English one, because it has only one name.
      if (!isWelsh) this.#addNames(entry, at, postcode, numbers);
    }
    this.addresses += count;
    this.middle.add(entry.middle, count);
  }

  #placeOf(texts: readonly string[]): 'on' | 'off' | 'elsewhere' {
    if (sameNames(texts, this.#texts)) return 'on';
    if (this.#isDependent) return 'elsewhere';
    const [dependentName = '', dependentDescriptor = '', name = '', descriptor = ''] = texts;
    const isOff = dependentName + dependentDescriptor !== '' && name + descriptor !== '';
    return isOff && sameNames(['', '', ...texts.slice(2)], this.#texts) ? 'off' : 'elsewhere';
  }

  #welshPlaceOf(entry: StoredEntry, at: number): 'on' | 'elsewhere' {
    if (!entry.has(at, layout.HAS_MORE)) return 'elsewhere';
    return isOnStreet(entry.addressAt(at), this.street) ? 'on' : 'elsewhere';
  }

  #addNames(entry: StoredEntry, at: number, postcode: number, numbers: readonly number[]): void {
    const add = (kind: GatheredName['kind'], name: string) => {
      const known = this.#named(kind, name);
      if (known === undefined) return;
      known.addresses++;
      known.middle.add(entry.middle, 1);
      known.doors.add(postcode, numbers);
    };
    if (entry.has(at, layout.HAS_ORGANISATION | layout.HAS_BUILDING_NAME)) {
      const { organisation, buildingName } = entry.premiseAt(at);
      add('organisation', entry.textOf(organisation));
      add('building', entry.textOf(buildingName));
    }
    if (!entry.has(at, layout.HAS_MORE)) return;
    for (const alias of entry.addressAt(at).aliases) add('organisation', alias);
  }

  #named(kind: GatheredName['kind'], name: string): GatheredName | undefined {
    const known = this.#known[kind];
    const named = known.get(name);
    if (named !== undefined || known.has(name)) return named;
    const found = this.#find(kind, name);
    known.set(name, found);
    return found;
  }

  /** Finds a name in any case, and adds it if it is new. */
  #find(kind: GatheredName['kind'], name: string): GatheredName | undefined {
    if (!/[A-Za-z]{2}/.test(name)) return undefined;
    const words = wordsOf(name);
    if (words.every(isNumber)) return undefined;
    const key = `${kind} ${name.toUpperCase()}`;
    let found = this.#names.get(key);
    if (found === undefined) {
      const forms = words.map(formsOf);
      found = { kind, name, forms, addresses: 0, doors: new GatheredDoors(), middle: new Middle() };
      this.#names.set(key, found);
    }
    return found;
  }
}

/** A name to search for must have a word that is not a number (such as `12A` or `14-16`). */
function isNumber(word: Word): boolean {
  return word.is(KIND.number | KIND.letter);
}

const order = ({ kind }: GatheredName) => (kind === 'building' ? 0 : 1);
const compare = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0);
