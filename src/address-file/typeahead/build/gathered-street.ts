import { wordsOf } from '../../../address/normal-form/tokens.ts';
import { KIND } from '../../../address/normal-form/vocabulary.ts';
import { present } from '../../../present.ts';
import * as layout from '../../entry/layout.ts';
import type { StoredEntry } from '../../entry/stored-entry.ts';
import { isOnStreet, type Street, sameNames, streetTexts } from '../../places/street.ts';
import { postcodeNumber } from '../../postcode-number.ts';
import { GatheredDoors, numbersAt } from './gathered-doors.ts';

/** A building or organisation on a street. */
export interface GatheredName {
  readonly kind: 'building' | 'organisation';
  readonly name: string;
  addresses: number;
  readonly doors: GatheredDoors;
  readonly middle: Middle;
}

/** The mean of the positions of addresses. Each address has the position of its postcode. */
export class Middle {
  #latitude = 0;
  #longitude = 0;
  #count = 0;

  /** Adds `count` addresses of a postcode. The position 0, 0 means that the position is unknown. */
  add(
    { latitude, longitude }: { readonly latitude: number; readonly longitude: number },
    count: number,
  ): void {
    if (latitude === 0 && longitude === 0) return;
    this.#latitude += latitude * count;
    this.#longitude += longitude * count;
    this.#count += count;
  }

  /** Adds all addresses of another mean. */
  addAll(other: Middle): void {
    this.#latitude += other.#latitude;
    this.#longitude += other.#longitude;
    this.#count += other.#count;
  }

  get position(): { readonly latitude: number; readonly longitude: number } | undefined {
    if (this.#count === 0) return undefined;
    return { latitude: this.#latitude / this.#count, longitude: this.#longitude / this.#count };
  }
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
  readonly names = new Map<string, GatheredName>();
  readonly #texts: readonly string[];
  readonly #isDependent: boolean;

  constructor(street: Street) {
    this.street = street;
    this.#texts = streetTexts(street);
    this.#isDependent = street.dependentThoroughfareName + street.dependentThoroughfareDescriptor !== '';
  }

  /** Adds the addresses of a postcode that are on the street. */
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
    this.middle.add(entry.place, count);
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
      known.middle.add(entry.place, 1);
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
    if (!isName(name)) return undefined;
    const key = `${kind} ${name.toUpperCase()}`;
    let known = this.names.get(key);
    if (known === undefined) {
      known = { kind, name, addresses: 0, doors: new GatheredDoors(), middle: new Middle() };
      this.names.set(key, known);
    }
    return known;
  }
}

/**
 * Whether a text is a name to search for: it must have a word that is not a number (such as `12A` or
 * `14-16`).
 */
function isName(text: string): boolean {
  return /[A-Za-z]{2}/.test(text) && wordsOf(text).some((word) => !word.is(KIND.number | KIND.letter));
}
