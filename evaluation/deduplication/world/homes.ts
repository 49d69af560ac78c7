import type { Chance } from './chance.ts';
import type { Lists, TownList } from './lists.ts';
import type { Home } from './person.ts';
import { Weighted, words } from './weighted.ts';

const INWARD = 'ABDEFGHJLNPQRSTUWXYZ';
/** The number of doors in one postcode. */
const DOORS = 16;

interface Street {
  readonly name: string;
  readonly locality: string;
  readonly district: string;
  readonly last: number;
  /** The number of the next house. */
  next: number;
  /** The building with flats that is being filled, if any. */
  building:
    | { readonly name: string; readonly number: string; readonly flats: number; next: number }
    | undefined;
  postcode: string;
  left: number;
}

/**
 * Makes dwellings, street by street. Neighbours share a street and mostly a postcode; flats share a building.
 * A street is filled before the next one begins. So a file has many people of one street, like the file of a
 * local club.
 */
export class Homes {
  readonly #chance: Chance;
  readonly #lists: Lists;
  readonly #towns: Weighted<TownList>;
  readonly #streets = new Map<string, Street>();
  readonly #taken = new Set<string>();
  readonly #names: readonly string[];
  readonly #descriptors: Weighted<string>;
  readonly #buildings: readonly string[];
  readonly #ends: Weighted<string>;
  readonly #cottages: readonly string[];
  readonly #localities: readonly string[];

  constructor(lists: Lists, chance: Chance) {
    const { places } = lists;
    this.#chance = chance;
    this.#lists = lists;
    this.#towns = new Weighted(places.towns.map((town) => [town, town.size] as const));
    this.#names = words(places.streets);
    this.#descriptors = Weighted.read(places.descriptors);
    this.#buildings = words(places.buildings);
    this.#ends = Weighted.read(places.buildingEnds);
    this.#cottages = words(places.cottages);
    this.#localities = words(places.localities);
  }

  /** Returns the next dwelling of a town, or of any town if none is given. */
  next(townName?: string): Home {
    const town =
      this.#lists.places.towns.find(({ name }) => name === townName) ?? this.#towns.pick(this.#chance);
    const { inDwelling } = this.#lists.rates;
    const street = this.#street(town);
    const building = street.building;
    const place = {
      street: street.name,
      locality: street.locality,
      town: town.name,
      county: town.county,
      dialling: town.dialling,
    };
    if (building !== undefined) {
      const unit = `Flat ${building.next++}`;
      if (building.next > building.flats) street.building = undefined;
      const { name, number } = building;
      return {
        ...place,
        unit,
        building: name,
        number,
        postcode: street.postcode,
        landline: this.landline(town.dialling),
      };
    }
    if (--street.left < 0) {
      street.postcode = this.#postcode(street.district);
      street.left = DOORS;
    }
    do street.next += 2;
    while (this.#chance.happens(inDwelling.empty));
    let number = String(street.next > street.last ? street.next - street.last - 1 : street.next);
    if (this.#chance.happens(inDwelling.lettered)) number += 'A';
    const home: Home = {
      ...place,
      unit: '',
      building: '',
      number,
      postcode: street.postcode,
      landline: this.landline(town.dialling),
    };
    if (this.#chance.happens(inDwelling.flats / 6)) {
      const name = `${this.#chance.pick(this.#buildings)} ${this.#ends.pick(this.#chance)}`;
      street.postcode = this.#postcode(street.district);
      street.left = 0;
      street.building = {
        name,
        number: this.#chance.happens(0.6) ? number : '',
        flats: this.#chance.from(4, 24),
        next: 1,
      };
    } else if (this.#chance.happens(inDwelling.named)) {
      const name = `${this.#chance.pick(this.#cottages)} Cottage`;
      return { ...home, building: name, number: this.#chance.happens(0.3) ? number : '' };
    }
    return home;
  }

  landline(dialling: string): string {
    let number = dialling;
    while (number.length < 11) number += this.#chance.from(number.length === dialling.length ? 2 : 0, 9);
    return number;
  }

  #street(town: TownList): Street {
    const now = this.#streets.get(town.name);
    if (now !== undefined && (now.building !== undefined || now.next < 2 * now.last - 4)) return now;
    const chance = this.#chance;
    const last = chance.from(10, 60) * 2;
    const district = `${town.area}${chance.from(1, 4 + town.size)}`;
    const street: Street = {
      name: this.#streetName(town),
      locality: chance.happens(this.#lists.rates.inDwelling.locality) ? chance.pick(this.#localities) : '',
      district,
      last,
      next: 0,
      building: undefined,
      postcode: this.#postcode(district),
      left: DOORS,
    };
    this.#streets.set(town.name, street);
    return street;
  }

  #streetName(town: TownList): string {
    for (let tries = 0; ; tries++) {
      let name = `${this.#chance.pick(this.#names)} ${this.#descriptors.pick(this.#chance)}`;
      if (tries > 20) name = `${this.#chance.pick(['Upper', 'Lower', 'Old', 'Little'])} ${name}`;
      if (tries < 60 && this.#taken.has(`${town.name} ${name}`)) continue;
      this.#taken.add(`${town.name} ${name}`);
      return name;
    }
  }

  #postcode(district: string): string {
    for (;;) {
      const letter = () => INWARD[this.#chance.below(INWARD.length)]!;
      const postcode = `${district} ${this.#chance.below(10)}${letter()}${letter()}`;
      if (this.#taken.has(postcode)) continue;
      this.#taken.add(postcode);
      return postcode;
    }
  }
}
