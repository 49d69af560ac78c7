import { type List, premiseParts, type Row } from '../../row.ts';
import { type Core, coreOf } from './core.ts';
import type { Draw } from './draw.ts';
import type { Place } from './words.ts';

/** An address of a street or site. */
export interface Door {
  readonly flat?: string;
  readonly building?: string;
  readonly number?: string;
}

/** A street, a block, a farm, or the loose houses of a village. */
export interface Site {
  readonly place: Place;
  readonly hamlet?: string;
  readonly locality: string;
  readonly street: string;
  readonly doors: readonly Door[];
  /** `sides`: odd and even numbers have postcodes of their own. `village`: one of the village's postcodes. */
  readonly postcodes: 'one' | 'sides' | 'village';
}

/** A row with what the list's columns do not show. */
export interface Home extends Row {
  readonly hamlet: string;
  readonly place: Place;
  readonly core: Core;
  /** The street or site. All of its addresses are in the same half. */
  readonly site: string;
}

export interface Register extends List {
  readonly rows: readonly Home[];
  readonly leftOut: readonly Home[];
}

const INWARD = 'ABDEFGHJLNPQRSTUWXYZ';

/** Turns sites into rows with postcodes and columns. Leaves some doors and some whole sites out. */
export class Registrar {
  readonly rows: Home[] = [];
  readonly leftOut: Home[] = [];
  readonly #draw: Draw;
  readonly #used = new Set<string>();
  readonly #villages = new Map<string, string[]>();

  constructor(draw: Draw) {
    this.#draw = draw;
  }

  /** The id of the next row. */
  uprn(): string {
    return String(10_023_400_000 + this.rows.length * 13);
  }

  add({ place, hamlet = '', locality, street, doors, postcodes }: Site): void {
    const isListed = !this.#draw.happens(0.015);
    const codes = postcodes === 'village' ? [this.#ofVillage(place, locality)] : [];
    for (const [at, { flat = '', building = '', number = '' }] of doors.entries()) {
      const side = postcodes === 'sides' ? Number(/\d+/.exec(number)?.[0] ?? 0) % 2 : 0;
      const part = postcodes === 'village' ? 0 : Math.floor(at / 70) * 2 + side;
      codes[part] ??= this.#fresh(place.code);
      const elements = { organisation: '', flat, building, number, street, locality, hamlet };
      const home = { ...elements, town: place.town, postcode: codes[part] };
      const county = this.#draw.happens(place.share) ? place.county : '';
      const site = `${street === '' ? building : street}|${locality}|${place.code}`;
      const core = coreOf({ ...home, county });
      const key = [core.label, core.digits, core.building, core.street, locality, place.town].join('|');
      // A house that is named like one of the place, or is listed with another hamlet, would be the same address.
      if (this.#used.has(key)) continue;
      this.#used.add(key);
      // Two houses of a street do not have one name.
      const named = building !== '' && number !== '' && flat === '' ? `${building}|${site}` : undefined;
      if (named !== undefined && this.#used.has(named)) continue;
      if (named !== undefined) this.#used.add(named);
      const isKept = isListed && !this.#draw.happens(0.035);
      const rest = { county, core, place, borough: place.county || place.town, isOdd: false };
      const row = { ...home, ...rest, site, uprn: isKept ? this.uprn() : '' };
      (isKept ? this.rows : this.leftOut).push({ ...row, columns: columnsOf(row) });
    }
  }

  #ofVillage(place: Place, locality: string): string {
    const key = `${place.code} ${locality}`;
    const codes = this.#villages.get(key) ?? Array.from({ length: 4 }, () => this.#fresh(place.code));
    this.#villages.set(key, codes);
    return this.#draw.one(codes);
  }

  #fresh(code: string): string {
    for (;;) {
      const letters = this.#draw.one([...INWARD]) + this.#draw.one([...INWARD]);
      const postcode = `${code} ${this.#draw.whole(1, 9)}${letters}`;
      if (this.#used.has(postcode)) continue;
      this.#used.add(postcode);
      return postcode;
    }
  }
}

/** The first lines of an address as its list has them. A village without streets stands behind the number. */
export function linesOf(home: Omit<Home, 'columns'>): string[] {
  const { hamlet, locality, number, street } = home;
  const parts = premiseParts(home);
  const places = [hamlet, locality].filter((name) => name !== '');
  if (number !== '' && street === '') parts.push(`${parts.pop()} ${places.shift() ?? ''}`);
  return [...parts, ...places];
}

function columnsOf(home: Omit<Home, 'columns'>): string[] {
  const { place, town, county, postcode, locality } = home;
  const lines = linesOf(home);
  while (lines.length > 3) lines.splice(0, 2, `${lines[0]}, ${lines[1]}`);
  const isFixed = place.form === 'fixed' && locality !== '' && lines.length === 2;
  const three = isFixed ? [lines[0] ?? '', '', lines[1] ?? ''] : [...lines, '', '', ''].slice(0, 3);
  const columns = [...three, town, county, postcode];
  return place.form === 'capitals' ? columns.map((text) => text.toUpperCase()) : columns;
}
