import { type List, premiseParts, type Row } from '../../row.ts';
import type { Lots } from './lots.ts';
import type { Town } from './words.ts';

/** Another way to write the premise and street of an address, and the elements that it leaves out. */
export interface Wording {
  readonly text: string;
  readonly lacks: readonly ('building' | 'number' | 'street')[];
}

/** An address of a street or site, with the other ways to write it. */
export interface Door {
  readonly flat?: string;
  readonly building?: string;
  readonly number?: string;
  readonly wordings: readonly Wording[];
}

/** A street or a site: everything that is called alike in one place. */
export interface Site {
  readonly where: Town;
  readonly village: string;
  readonly street: string;
  readonly doors: readonly Door[];
}

export interface Entry extends Row {
  readonly where: Town;
  readonly village: string;
  readonly wordings: readonly Wording[];
}

export interface Roll extends List {
  readonly rows: readonly Entry[];
  readonly leftOut: readonly Entry[];
}

/** The name of a flat without the words that come and go. */
export const labelOf = (flat: string) =>
  flat
    .toLowerCase()
    .replace(/\b(?:flat|apartment|caravan|pitch|chalet|room|unit|the|no)\b/g, '')
    .replace(/[^a-z0-9/]+/g, ' ')
    .trim();

/** A name without its article, case and punctuation. */
export const plain = (name: string) =>
  name
    .toLowerCase()
    .replace(/^the /, '')
    .replace(/[^a-z0-9]/g, '');

const UNIT = 'ABDEFGHJLNPQRSTUWXYZ';

/** Collects sites as rows, gives them postcodes, and leaves some addresses and whole sites out. */
export class RollMaker {
  readonly rows: Entry[] = [];
  readonly leftOut: Entry[] = [];
  readonly #lots: Lots;
  readonly #units = new Map<string, number>();
  readonly #doors = new Set<string>();

  constructor(lots: Lots) {
    this.#lots = lots;
  }

  add({ where, village, street, doors }: Site): void {
    const { town, area, code } = where;
    const isWhole = !this.#lots.falls(0.02);
    let postcode = this.#postcode(code);
    let inCode = 0;
    for (const { flat = '', building = '', number = '', wordings } of doors) {
      // A long street or a large site has a new postcode every few dozen addresses.
      if (++inCode > 45) [postcode, inCode] = [this.#postcode(code), 0];
      const place = `${village}|${code}|${town}`;
      const house = number === '' ? plain(building) : `${number}|${plain(street)}`;
      const key = `${labelOf(flat)}|${house}|${place}`.toLowerCase();
      if (this.#doors.has(key)) continue;
      this.#doors.add(key);
      const elements = { organisation: '', flat, building, number, street, town, postcode };
      const whole = { ...elements, locality: village, county: area };
      const isKept = isWhole && !this.#lots.falls(0.045);
      const uprn = isKept ? String(100_120_000_000 + this.rows.length * 11) : '';
      const entry = { ...whole, uprn, borough: area, isOdd: false, where, village, wordings };
      const columns = this.#columns(entry);
      (isKept ? this.rows : this.leftOut).push({ ...entry, columns });
    }
  }

  #columns(row: Omit<Entry, 'columns'>): string[] {
    const parts = premiseParts({ ...row });
    const last = parts.pop() ?? '';
    return [parts.join(', '), last, row.village, row.town, row.county, row.postcode];
  }

  #postcode(code: string): string {
    const at = this.#units.get(code) ?? 0;
    this.#units.set(code, at + 1);
    // Units are not given out in alphabetical order.
    const mixed = (at * 173) % 3600;
    const letters = `${UNIT[Math.floor(mixed / 20) % 20] ?? ''}${UNIT[mixed % 20] ?? ''}`;
    return `${code} ${1 + Math.floor(mixed / 400)}${letters}`;
  }
}

/** Wordings with all elements. */
export const full = (...texts: string[]): Wording[] => texts.map((text) => ({ text, lacks: [] }));
/** Wordings without some elements. */
export const without = (lacks: Wording['lacks'], ...texts: string[]): Wording[] =>
  texts.map((text) => ({ text, lacks }));
export const upTo = (last: number) => Array.from({ length: last }, (_, at) => at + 1);
