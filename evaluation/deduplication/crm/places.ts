import { type Dice, listOf } from './dice.ts';
import type { CrmLists } from './lists.ts';

export interface Town {
  readonly name: string;
  readonly district: string;
  readonly oldDistrict: string;
  readonly code: string;
  readonly county: string;
}

/** One front door, with the landline behind it. */
export interface Home {
  readonly id: number;
  /** `Flat 3` or `Room 12`; mostly empty. */
  readonly part: string;
  /** The name of a house, block, hall, care home or firm; mostly empty. */
  readonly building: string;
  /** Empty if the house has only a name. */
  readonly number: string;
  readonly street: string;
  readonly town: Town;
  readonly inward: string;
  readonly landline: string;
  readonly kind: 'house' | 'flat' | 'care' | 'hall' | 'work';
}

/** A street, or the part of it that has one postcode. */
interface Street {
  readonly name: string;
  readonly town: Town;
  readonly inward: string;
}

const LETTERS = 'ABDEFGHJLNPQRSTUWXYZ';

/** Makes addresses. A postcode has a handful of houses; some houses of a street have people on file. */
export class Places {
  readonly #dice: Dice;
  readonly #lists: CrmLists;
  readonly #streets: Street[] = [];
  readonly #shared = new Map<string, Home>();
  readonly #taken = new Set<string>();
  readonly towns: readonly Town[];
  #count = 0;

  /** @param households the number of households to expect, which decides how many streets there are */
  constructor(lists: CrmLists, dice: Dice, households: number) {
    this.#dice = dice;
    this.#lists = lists;
    this.towns = listOf(lists.towns).map((entry) => {
      const [name, district, oldDistrict, code, county] = entry.split(':') as [
        string,
        string,
        string,
        string,
        string,
      ];
      return { name, district, oldDistrict, code, county: county.replaceAll('+', ' ') };
    });
    const known = new Set<string>();
    while (this.#streets.length < households / 9) {
      const town = dice.early(this.towns);
      const first = dice.chance(0.5) ? `${dice.one(listOf(lists.streets, true))} ` : '';
      const name = `${first}${dice.one(listOf(lists.streets, true))} ${dice.one(listOf(lists.ends))}`;
      const isTwice = first !== '' && name.startsWith(`${first}${first}`);
      if (isTwice || known.has(`${name} ${town.name}`)) continue;
      known.add(`${name} ${town.name}`);
      const postcodes = dice.between(1, 3);
      for (let at = 0; at < postcodes; at++) this.#streets.push({ name, town, inward: this.#inward() });
    }
  }

  /** Makes a house or flat that nobody has yet. With `town`, it is mostly in this town. */
  house(town?: Town): Home {
    const dice = this.#dice;
    for (;;) {
      const street = dice.one(this.#streets);
      if (town !== undefined && street.town !== town && dice.chance(0.95)) continue;
      const isFlat = dice.chance(0.14);
      const building = isFlat && dice.chance(0.7) ? dice.one(listOf(this.#lists.blocks, true)) : '';
      const hasName = !isFlat && dice.chance(0.06);
      const home = {
        part: isFlat ? this.#part() : '',
        building: hasName ? dice.one(listOf(this.#lists.houses, true)) : building,
        number: hasName && dice.chance(0.7) ? '' : `${dice.between(1, 90)}${dice.chance(0.03) ? 'A' : ''}`,
        ...street,
        street: street.name,
      };
      // A street has each number once, whatever its postcodes.
      const key = `${home.part} ${home.number || home.building} ${home.street} ${home.town.name}`;
      if (this.#taken.has(key)) continue;
      this.#taken.add(key);
      return { ...home, ...this.#own(home.town), kind: isFlat ? 'flat' : 'house' };
    }
  }

  /** Returns the one site of a care home, hall or firm, with one switchboard. */
  site(kind: 'care' | 'hall' | 'work', name: string): Home {
    const known = this.#shared.get(name);
    if (known !== undefined) return known;
    const street = this.#dice.one(this.#streets);
    const site: Home = {
      part: '',
      building: name,
      number: this.#dice.chance(0.4) ? String(this.#dice.between(1, 60)) : '',
      street: street.name,
      town: street.town,
      inward: this.#inward(),
      ...this.#own(street.town),
      kind,
    };
    this.#shared.set(name, site);
    return site;
  }

  /** Returns a room of a site. Its records may or may not say which. */
  room(site: Home): Home {
    return { ...site, part: `Room ${this.#dice.between(1, 60)}` };
  }

  #own(town: Town): Pick<Home, 'id' | 'landline'> {
    const start = this.#dice.one(listOf(this.#lists.exchange));
    return { id: ++this.#count, landline: `${town.code}${start}${this.#dice.between(1000, 9999)}` };
  }

  #part(): string {
    const dice = this.#dice;
    if (dice.chance(0.75)) return `Flat ${dice.between(1, 24)}${dice.chance(0.1) ? 'B' : ''}`;
    return dice.one(['Top Floor Flat', 'Ground Floor Flat', 'Basement Flat', 'First Floor Flat']);
  }

  #inward(): string {
    const letter = () => LETTERS[this.#dice.between(0, LETTERS.length - 1)]!;
    return `${this.#dice.between(0, 9)}${letter()}${letter()}`;
  }
}

export function postcodeOf(home: Home, isOld = false): string {
  return `${isOld ? home.town.oldDistrict : home.town.district} ${home.inward}`;
}
