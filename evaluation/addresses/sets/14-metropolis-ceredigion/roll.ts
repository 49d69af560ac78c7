import type { List } from '../../row.ts';
import type { Chance } from './chance.ts';
import { type Entry, type Name, NO_UNIT, outwardOf, type Place, plain, type Unit, unitKey } from './entry.ts';
import { columnsOf } from './owners.ts';

/** The columns of both lists. The postcode is the last, because lists for other matchers are written that way. */
const HEADER = ['UPRN', 'Address 1', 'Address 2', 'Address 3', 'Address 4', 'Address 5', 'Postcode'] as const;

/** A street, or a hamlet without streets, in which homes are added. */
export interface Way {
  readonly place: Place;
  /** Its name is empty if the homes have no street. */
  readonly street: Name;
  readonly locality: Name;
  readonly estate?: string;
}

/** A home before it has a postcode. */
export interface Home {
  readonly unit?: Unit;
  /** The unit in the words of the list; the usual words if it is left out. */
  readonly flat?: string;
  readonly building?: Name;
  readonly number?: string;
}

const NO_NAME: Name = { name: '', others: [] };

/** Letters of inward codes: C, I, K, M, O and V are not used. */
const LETTERS = [...'ABDEFGHJLNPQRSTUWXYZ'];

/** Collects the rows of a list, gives them UPRNs, and leaves some addresses out, as lists do. */
export class Roll {
  readonly rows: Entry[] = [];
  readonly leftOut: Entry[] = [];
  readonly name: string;
  readonly #chance: Chance;
  readonly #first: number;
  readonly #taken = new Set<string>();
  readonly #codes = new Map<string, number>();

  constructor(name: string, chance: Chance, first: number) {
    this.name = name;
    this.#chance = chance;
    this.#first = first;
  }

  /** The next postcode of a district. Neighbouring streets get neighbouring codes. */
  postcode(outward: string): string {
    const chance = this.#chance;
    // A new sector begins now and then.
    const step = chance.is(0.05) ? chance.from(30, 90) : chance.from(1, 4);
    const at = (this.#codes.get(outward) ?? chance.from(0, 3999)) + step;
    this.#codes.set(outward, at);
    const letters = `${LETTERS[Math.floor(at / 20) % 20]}${LETTERS[at % 20]}`;
    return `${outward} ${Math.floor(at / 400) % 10}${letters}`;
  }

  /**
   * Adds a home unless its street has one that people could not tell from it. A village may have two houses of one
   * name.
   */
  add({ place, street, locality, estate = '' }: Way, home: Home, postcode: string): void {
    const chance = this.#chance;
    const { unit = NO_UNIT, flat = usualText(unit), building = NO_NAME, number = '' } = home;
    const isNamed = street.name === '' && unit === NO_UNIT;
    const where = street.name === '' ? `${locality.name} ${place.town}` : outwardOf(postcode);
    // A number stands once in a street, and so does the name of a house.
    const isNumbered = number !== '' && unit === NO_UNIT;
    const keyOf = (name: string, own: string) =>
      [unitKey(unit), name, own, street.name, where].map(plain).join('|');
    const keys = [isNumbered ? keyOf('', number) : keyOf(building.name, number)];
    if (isNumbered && building.name !== '') keys.push(keyOf(building.name, ''));
    const isTaken = keys.some((key) => this.#taken.has(key));
    if (isTaken && !(isNamed && chance.is(0.3))) return;
    if (keys.some((key) => this.#taken.has(key + postcode))) return;
    for (const key of keys) this.#taken.add(key).add(key + postcode);
    const bare = {
      ...{ organisation: '', flat, building: building.name, number, street: street.name },
      ...{ locality: locality.name, town: place.town, county: place.county, postcode },
      ...{ borough: place.borough, unit, estate, place },
      also: {
        ...{ building: building.others, street: street.others },
        ...{ locality: locality.others, town: place.townName.others },
      },
    };
    const isLeftOut = chance.is(0.03);
    const isOdd = !isLeftOut && chance.is(0.0006);
    const uprn = isLeftOut ? '' : String(this.#first + this.rows.length * 7 + chance.from(0, 6));
    const columns = columnsOf({ ...bare, uprn, columns: [], isOdd }, chance);
    (isLeftOut ? this.leftOut : this.rows).push({ ...bare, uprn, columns, isOdd });
  }

  /** The list. Some addresses in ten thousand are listed twice, as when a house is divided and joined again. */
  list(): List & { readonly rows: readonly Entry[]; readonly leftOut: readonly Entry[] } {
    const twice = this.rows.filter(({ isOdd }) => !isOdd && this.#chance.is(0.0004));
    const again = twice.map((entry, at) => ({
      ...entry,
      uprn: String(this.#first + (this.rows.length + at + 1) * 7),
      columns: columnsOf(entry, this.#chance),
    }));
    const { name, leftOut } = this;
    return { name, header: HEADER, rows: [...this.rows, ...again], leftOut };
  }
}

function usualText({ kind, mark }: Unit): string {
  return kind === 'flat' ? `Flat ${mark.toUpperCase()}` : mark;
}
