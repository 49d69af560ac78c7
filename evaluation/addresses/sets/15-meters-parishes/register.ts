import type { List } from '../../row.ts';
import { columnsOf, HEADER } from './columns.ts';
import type { Draw } from './draw.ts';
import { type Entry, NO_UNIT, outwardOf, type Place, plain, type Unit, unitKey } from './entry.ts';

/** A street with its place. The street is empty where houses have no street. */
export interface Way {
  readonly place: Place;
  readonly street: string;
  readonly locality: string;
}

/** An address before it has a street and a postcode. */
export interface Home {
  readonly organisation?: string;
  readonly unit?: Unit;
  /** The words for the unit in the list. */
  readonly flat?: string;
  readonly building?: string;
  readonly number?: string;
}

/** Letters of inward codes: C, I, K, M, O and V are not used. */
const LETTERS = [...'ABDEFGHJLNPQRSTUWXYZ'];

/** Collects the rows of a list and gives them UPRNs and postcodes. Leaves some addresses out, as lists do. */
export class Register {
  readonly rows: Entry[] = [];
  readonly leftOut: Entry[] = [];
  readonly #name: string;
  readonly #draw: Draw;
  readonly #first: number;
  readonly #taken = new Set<string>();
  readonly #buildings = new Set<string>();
  readonly #streets = new Set<string>();
  readonly #codes = new Map<string, number>();

  constructor(name: string, draw: Draw, first: number) {
    this.#name = name;
    this.#draw = draw;
    this.#first = first;
  }

  /** The next postcode of a district. Streets that are made one after the other have neighbouring codes. */
  postcode(outward: string): string {
    const before = this.#codes.get(outward) ?? this.#draw.between(400, 700);
    const at = before + this.#draw.between(1, 3) + (this.#draw.odds(0.03) ? 45 : 0);
    this.#codes.set(outward, at);
    return `${outward} ${Math.floor(at / 400) % 10}${LETTERS[Math.floor(at / 20) % 20]}${LETTERS[at % 20]}`;
  }

  /** Claims a name for a street. Returns false if the postcode district or the village has a street of that name. */
  claim({ place, street, locality }: Way): boolean {
    const keys = [`${plain(street)}|${place.code}|${place.list === 'meters' ? '' : locality}`];
    // Two districts of a city seldom have a street of the same name.
    if (place.list === 'meters' && !this.#draw.odds(0.1)) keys.push(`${plain(street)}|${place.town}`);
    if (keys.some((key) => this.#streets.has(key))) return false;
    this.#streets.add(keys[0]!).add(`${plain(street)}|${place.town}`);
    return true;
  }

  /** Claims the name of a building. Returns false if it is taken in this postcode district or village. */
  claimName(building: string, where: string): boolean {
    const key = `${plain(building)}|${where}`;
    if (this.#buildings.has(key)) return false;
    this.#buildings.add(key);
    return true;
  }

  /** Adds an address unless the street has one that people could not tell from it. */
  add({ place, street, locality }: Way, home: Home, postcode: string): void {
    const { organisation = '', unit = NO_UNIT, flat = '', building = '', number = '' } = home;
    const where = `${plain(street)}|${plain(locality)}|${outwardOf(postcode)}`;
    const keys = [`${unitKey(unit)}|${plain(building)}|${number}|${where}`.toLowerCase()];
    // `12A` and flat A of 12 are the same to most people. A number stands once in a street, and so does a name.
    if (unit.kind === 'flat' && number !== '') keys.push(`||${number}${unit.mark}|${where}`.toLowerCase());
    if (number !== '' && building !== '') keys.push(`${unitKey(unit)}||${number}|${where}`.toLowerCase());
    if (building !== '') keys.push(`${unitKey(unit)}|${plain(building)}|${where}`.toLowerCase());
    if (keys.some((key) => this.#taken.has(key))) return;
    for (const key of keys) this.#taken.add(key);
    const isLeftOut = this.#draw.odds(0.025);
    const uprn = isLeftOut ? '' : String(this.#first + this.rows.length * 11 + this.#draw.between(0, 10));
    const bare = {
      ...{ uprn, organisation, unit, flat, building, number, street, locality, postcode, place },
      ...{ town: place.town, county: place.county, borough: place.borough },
      isOdd: !isLeftOut && this.#draw.odds(0.0005),
    };
    (isLeftOut ? this.leftOut : this.rows).push({ ...bare, columns: columnsOf(bare, this.#draw) });
  }

  list(): List & { readonly rows: readonly Entry[]; readonly leftOut: readonly Entry[] } {
    return { name: this.#name, header: HEADER.slice(0), rows: this.rows, leftOut: this.leftOut };
  }
}
