import type { List } from '../../row.ts';
import type { Die } from './die.ts';
import { type Entry, type Lot, plain, premiseLines, type Site } from './entry.ts';

export interface Register extends List {
  readonly rows: readonly Entry[];
  readonly leftOut: readonly Entry[];
}

/** The columns of each list. The postcode is the last, because lists for other matchers are written that way. */
export const HEADERS = {
  letting: [
    'UPRN',
    'Address Line 1',
    'Address Line 2',
    'Address Line 3',
    'Address Line 4',
    'Town',
    'Postcode',
  ],
  farms: ['uprn', 'address_1', 'address_2', 'address_3', 'address_4', 'town', 'county', 'postcode'],
} as const;

const LETTERS = [...'ABDEFGHJLNPQRSTUWXYZ'];

/** Gives sites their postcodes and UPRNs. Leaves one address in twenty and one site in eighty out of the list. */
export class RegisterMaker {
  readonly rows: Entry[] = [];
  readonly leftOut: Entry[] = [];
  readonly #name: keyof typeof HEADERS;
  readonly #die: Die;
  readonly #first: number;
  readonly #taken = new Set<string>();
  readonly #codes = new Set<string>();
  readonly #pools = new Map<string, { code: string; left: number }>();

  constructor(name: keyof typeof HEADERS, die: Die, first: number) {
    this.#name = name;
    this.#die = die;
    this.#first = first;
  }

  add(site: Site): void {
    const isListed = !this.#die.hits(1 / 80);
    const own = new Set<string>();
    // A farm and its barns have one postcode.
    const shared =
      site.street === '' ? this.#postcode(site.pool, site.place.codes, site.lots.length) : undefined;
    for (const lot of site.lots) {
      const keys = keysOf(site, lot);
      if (keys.some((key) => this.#taken.has(key) && !(own.has(key) && key.startsWith('name')))) continue;
      for (const key of keys) own.add(key) && this.#taken.add(key);
      const isKept = isListed && !this.#die.hits(0.05);
      const uprn = isKept ? String(this.#first + this.rows.length * 3) : '';
      (isKept ? this.rows : this.leftOut).push(this.#entry(site, lot, uprn, shared));
    }
  }

  #entry(
    { place, street, locality, townland = '', pool }: Site,
    lot: Lot,
    uprn: string,
    shared: string | undefined,
  ): Entry {
    const { part, building = '', number = '', isTerrace = false } = lot;
    const { town } = place;
    const side = this.#name === 'letting' ? Number.parseInt(number, 10) % 2 : 0;
    const postcode = shared ?? this.#postcode(`${pool} ${side} ${isTerrace}`, place.codes, 1);
    // Some rows have a county, and some farms no village.
    const county = this.#name === 'farms' && this.#die.hits(0.35) ? place.county : '';
    const flat = part?.text ?? '';
    const isBare = part?.isBare === true;
    const lines = [
      ...premiseLines({ part: flat, isBare, building, number, street, isTerrace, where: 'first' }),
    ];
    lines.push(...[townland, locality].filter((line) => line !== ''));
    while (lines.length > 4) lines.splice(0, 2, `${lines[0]}, ${lines[1]}`);
    while (lines.length < 4) lines.push('');
    const places = this.#name === 'farms' ? [town, county] : [town];
    const names = { organisation: '', flat, building, number, street, locality, town, county, postcode };
    const rest = { borough: place.county, isOdd: false, place, part, isTerrace, townland };
    return { ...names, ...rest, uprn, columns: [...lines, ...places, postcode] };
  }

  #postcode(pool: string, codes: readonly string[], size: number): string {
    const open = this.#pools.get(pool);
    if (open !== undefined && open.left > 0) {
      open.left -= size;
      return open.code;
    }
    const outward = open?.code.split(' ')[0] ?? this.#die.one(codes);
    const letters = `${this.#die.one(LETTERS)}${this.#die.one(LETTERS)}`;
    const code = `${outward} ${this.#die.whole(1, 9)}${letters}`;
    if (this.#codes.has(code)) return this.#postcode(pool, codes, size);
    this.#codes.add(code);
    this.#pools.set(pool, { code, left: this.#die.whole(9, 40) });
    return code;
  }
}

/** Keys that no two addresses share: the door, and the name of a building in its village for one site. */
function keysOf(
  { place, street, locality }: Site,
  { part, building = '', number = '', isTerrace }: Lot,
): string[] {
  const road = isTerrace === true || street === '' ? building : street;
  const key = part?.key ?? '';
  const isLetter = /^[a-z]$/.test(key);
  const door = isLetter ? `${number}${key}`.toLowerCase() : `${number.toLowerCase()} ${key}`.trim();
  const home = number === '' ? `${plain(building)} ` : '';
  return [
    `door ${place.town} ${locality} ${plain(road)} ${home}${door}`,
    ...(building === '' ? [] : [`name ${place.town} ${locality} ${plain(building)}`]),
  ];
}
