import type { Chance } from '../world/chance.ts';
import { Weighted, words } from '../world/weighted.ts';
import type { RegisterLists } from './lists.ts';

/** An address with the landline of the house. */
export interface Dwelling {
  /** `Flat 3`, `Room 12` or `The Annexe`; mostly empty. */
  readonly part: string;
  /** The name of the house or building; mostly empty. */
  readonly house: string;
  /** Empty if the house has only a name. */
  readonly number: string;
  readonly street: string;
  readonly town: string;
  readonly postcode: string;
  readonly landline: string;
}

const LETTERS = 'ABDEFGHJLNPQRSTUWXYZ';

interface Town {
  readonly name: string;
  readonly district: string;
  readonly code: string;
}

interface Street {
  readonly name: string;
  readonly town: Town;
  readonly postcodes: readonly string[];
}

/**
 * Makes addresses. A town has a few dozen streets, each with one to three postcodes, and houses are drawn at
 * random from them. So a street has a handful of the people on file, as in the register of a charity, and not
 * all of its houses.
 */
export class Dwellings {
  readonly #chance: Chance;
  readonly #lists: RegisterLists;
  readonly #streets: readonly Street[];
  readonly #taken = new Set<string>();

  constructor(lists: RegisterLists, chance: Chance, count: number) {
    this.#lists = lists;
    this.#chance = chance;
    const ends = Weighted.read(lists.ends);
    const towns = words(lists.towns).map((text): Town => {
      const [name, district, code] = text.split(':') as [string, string, string];
      return { name, district, code };
    });
    const names = words(lists.streets).map((name) => name.replaceAll('-', ' '));
    const streets: Street[] = [];
    const known = new Set<string>();
    while (streets.length < Math.max(24, count / 12)) {
      const town = chance.pick(towns);
      let name = `${chance.pick(names)} ${ends.pick(chance)}`;
      while (known.has(`${town.name} ${name}`)) {
        const more = chance.pick(names);
        if (!name.includes(more)) name = `${more} ${name}`;
      }
      known.add(`${town.name} ${name}`);
      const postcodes = Array.from({ length: chance.from(1, 3) }, () => this.#postcode(town.district));
      streets.push({ name, town, postcodes });
    }
    this.#streets = streets;
  }

  /** Returns an address that nobody has yet. */
  next(): Dwelling {
    const chance = this.#chance;
    const { rates, houses } = this.#lists;
    for (;;) {
      const street = chance.pick(this.#streets);
      const number = chance.from(1, 40 * street.postcodes.length);
      const named = chance.happens(rates.namedHouse);
      const flat = !named && chance.happens(rates.flat);
      const home = this.#at(street, number, {
        part: flat ? `Flat ${chance.happens(0.2) ? chance.pick(['A', 'B', 'C']) : chance.from(1, 12)}` : '',
        house: named ? chance.pick(words(houses)).replaceAll('-', ' ') : '',
        isNumbered: !named || chance.happens(0.4),
      });
      const key = [home.part, home.house, home.number, home.street, home.town].join('|');
      if (this.#taken.has(key)) continue;
      this.#taken.add(key);
      return home;
    }
  }

  /** Returns the address of a care home. Its residents share the landline of the office. */
  careHome(): Dwelling {
    const chance = this.#chance;
    const name = `${chance.pick(words(this.#lists.care))} ${chance.pick(['Care Home', 'House', 'Residential Home', 'Nursing Home'])}`;
    return this.#at(chance.pick(this.#streets), chance.from(1, 90), {
      part: '',
      house: name,
      isNumbered: false,
    });
  }

  #at(
    { name, town, postcodes }: Street,
    number: number,
    { part, house, isNumbered }: { part: string; house: string; isNumbered: boolean },
  ): Dwelling {
    return {
      part,
      house,
      number: isNumbered ? String(number) : '',
      street: name,
      town: town.name,
      postcode: postcodes[Math.floor((number - 1) / 40)] ?? postcodes[0]!,
      landline: this.#digits(town.code),
    };
  }

  #digits(code: string): string {
    let number = code;
    while (number.length < 11) number += this.#chance.below(10);
    return number;
  }

  #postcode(district: string): string {
    for (;;) {
      const letter = () => LETTERS[this.#chance.below(LETTERS.length)]!;
      const postcode = `${district} ${this.#chance.below(10)}${letter()}${letter()}`;
      if (this.#taken.has(postcode)) continue;
      this.#taken.add(postcode);
      return postcode;
    }
  }
}
