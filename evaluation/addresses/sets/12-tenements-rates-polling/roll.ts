import { addressKey, type List } from '../../row.ts';
import type { Chance } from './chance.ts';
import { doors, type Entry, type Lot, plain, roadOf, type Site } from './entry.ts';

export interface Roll extends List {
  readonly rows: readonly Entry[];
  readonly leftOut: readonly Entry[];
}

/** How a list writes an entry: its columns without the UPRN. */
export type Layout = (entry: Omit<Entry, 'columns'>) => string[];

/** The letters of the second half of a postcode. */
const LETTERS = [...'ABDEFGHJLNPQRSTUWXYZ'];

/** Gives sites postcodes and UPRNs, and leaves some addresses and some whole sites out of the list. */
export class RollMaker {
  readonly rows: Entry[] = [];
  readonly leftOut: Entry[] = [];
  readonly #chance: Chance;
  readonly #layout: Layout;
  readonly #first: number;
  readonly #taken = new Set<string>();
  readonly #owners = new Map<string, { readonly site: Site; readonly number: string }>();
  readonly #codes = new Set<string>();

  constructor(chance: Chance, first: number, layout: Layout) {
    this.#chance = chance;
    this.#first = first;
    this.#layout = layout;
  }

  add(site: Site): void {
    const isListed = !this.#chance.is(0.01);
    const postcodes = new Map<string, string>();
    const code = site.code ?? this.#chance.of(site.town.codes);
    for (const [at, lot] of site.lots.entries()) {
      const side = site.isTwoSided === true ? Number.parseInt(lot.number ?? '0', 10) % 2 : 0;
      const part = `${Math.floor(at / 60)} ${side}`;
      const postcode = postcodes.get(part) ?? this.#fresh(code);
      postcodes.set(part, postcode);
      const entry = this.#entry(site, lot, postcode);
      if (entry === undefined) continue;
      const isKept = isListed && !this.#chance.is(0.05);
      const uprn = isKept ? String(this.#first + this.rows.length * 7) : '';
      const whole = { ...entry, uprn };
      (isKept ? this.rows : this.leftOut).push({ ...whole, columns: this.#layout(whole) });
    }
  }

  #entry(site: Site, lot: Lot, postcode: string) {
    const { town, street, hamlet = '', locality, croft = '', lots } = site;
    const { firm = '', unit, building = '', number = '', numbers = [] } = lot;
    const county = this.#chance.is(town.countyShare ?? 0) ? town.county : '';
    const isOther = (other: Lot) => other.building === lot.building && other.number === lot.number;
    const mates = lots.filter(isOther);
    const entry: Omit<Entry, 'columns'> = {
      ...{ uprn: '', borough: town.county, isOdd: false, place: town },
      ...{ organisation: firm, flat: unit?.text ?? '', unit, building, number, numbers, street },
      ...{ hamlet, locality, croft, town: town.town, county, postcode },
      isDivided:
        mates.length > 1 && mates.every(({ unit: one }) => one !== undefined && one.isBeside !== true),
    };
    return this.#isTaken(entry, site) ? undefined : entry;
  }

  /** Whether an address would share its number, its name or its flat with one of the place. */
  #isTaken(entry: Omit<Entry, 'columns'>, site: Site): boolean {
    const { unit, building, number, town, locality } = entry;
    const [road, key] = [plain(roadOf(entry)), unit?.key ?? ''];
    const area = `${plain(town)} ${plain(locality)}`;
    // A name belongs to one house of a village, whatever its road, hamlet or number is.
    const named = `${area} ${plain(building)}`;
    const owner = this.#owners.get(named);
    if (building !== '' && owner !== undefined && (owner.site !== site || owner.number !== number))
      return true;
    const keys = number === '' ? [] : doors(entry).map((door) => `${area} ${road} ${door} ${key}`);
    if (building !== '') keys.push(`${named} ${key}`);
    keys.push(addressKey({ ...entry, county: '' }));
    if (keys.some((one) => this.#taken.has(one))) return true;
    for (const one of keys) this.#taken.add(one);
    if (building !== '') this.#owners.set(named, { site, number });
    return false;
  }

  #fresh(code: string): string {
    for (;;) {
      const postcode = `${code} ${this.#chance.from(1, 9)}${this.#chance.of(LETTERS)}${this.#chance.of(LETTERS)}`;
      if (this.#codes.has(postcode)) continue;
      this.#codes.add(postcode);
      return postcode;
    }
  }
}
