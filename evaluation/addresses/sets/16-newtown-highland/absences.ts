import type { Dice } from '../../dice.ts';
import type { Truth } from '../../typed/around.ts';
import type { Clerk } from './clerk.ts';
import type { Entry } from './entry.ts';
import { NONE, wayOf } from './entry.ts';
import type { Words } from './words.ts';

/** An address that the list does not have, and how much of it the list has. */
export interface Absence {
  readonly kind: string;
  readonly entry: Entry;
  readonly level: Truth['level'];
  /** Whether only the postcode tells the address from a listed one. */
  readonly needsPostcode: boolean;
}

const WEIGHTS = {
  ...{ 'left out': 34, 'number beyond the street': 14, 'letter not listed': 5, 'flat not in the block': 14 },
  ...{ 'house not in the street': 7, 'block not in the street': 4, 'street not listed': 6 },
  ...{ 'another last word': 6, 'street of another town': 6 },
} as const;

const LAST = [
  'Close',
  'Road',
  'Court',
  'Grove',
  'Drive',
  'Place',
  'Terrace',
  'Rise',
  'Mews',
  'Gardens',
  'Street',
];

/** Invents addresses that could be near the listed ones. */
export class Absences {
  readonly #rows: readonly Entry[];
  readonly #leftOut: readonly Entry[];
  readonly #words: Words;
  readonly #clerk: Clerk;
  readonly #byWay = new Map<string, Entry[]>();
  readonly #codes: ReadonlySet<string>;

  constructor(rows: readonly Entry[], leftOut: readonly Entry[], words: Words, clerk: Clerk) {
    [this.#rows, this.#leftOut, this.#words, this.#clerk] = [rows, leftOut, words, clerk];
    this.#codes = new Set(rows.map(({ postcode }) => postcode));
    for (const row of rows) {
      const known = this.#byWay.get(keyOf(row)) ?? [];
      known.push(row);
      this.#byWay.set(keyOf(row), known);
    }
  }

  /** Undefined if the drawn row gives no occasion. */
  draw(dice: Dice): Absence | undefined {
    const kind = dice.weighted(WEIGHTS);
    for (let turn = 0; turn < 60; turn++) {
      const row = dice.pick(kind === 'left out' ? this.#leftOut : this.#rows);
      const fields = this.#fieldsOf(kind, row, dice);
      if (fields === undefined) continue;
      const entry: Entry = { ...row, organisation: '', ...fields, uprn: '' };
      return { kind, entry, ...this.#levelOf(kind, entry) };
    }
    return undefined;
  }

  #fieldsOf(kind: keyof typeof WEIGHTS, row: Entry, dice: Dice): Partial<Entry> | undefined {
    const { number, street, building, unit } = row;
    const isHouse = /^\d+$/.test(number) && unit.kind === 'none' && building === '';
    const hasFlat = unit.kind !== 'none' && /^\d+$/.test(unit.mark);
    switch (kind) {
      case 'left out':
        return { organisation: row.organisation };
      case 'number beyond the street':
        return isHouse ? { number: String(this.#last(row) + dice.between(3, 25)) } : undefined;
      case 'letter not listed':
        return isHouse ? { number: `${number}${dice.pick(['C', 'D', 'E'])}` } : undefined;
      case 'flat not in the block': {
        if (!hasFlat || building === '') return undefined;
        const mark = String(this.#lastFlat(row) + dice.between(2, 12));
        return { unit: { ...unit, mark }, flat: row.flat.replace(/\d+$/, mark) };
      }
      case 'house not in the street':
        if (unit.kind !== 'none' || row.settlement.kind === 'new') return undefined;
        return { number: '', building: dice.pick(this.#words.of('houses')), unit: NONE, flat: '' };
      case 'block not in the street': {
        if (street === '' || !isHouse) return undefined;
        const flat = dice.between(1, 20);
        const name = `${dice.pick(this.#words.of('otherBlocks'))} ${dice.pick(['House', 'Court'])}`;
        return {
          number: '',
          building: name,
          unit: { kind: 'flat', mark: String(flat) },
          flat: `Flat ${flat}`,
        };
      }
      case 'street not listed':
        if (street === '' || !isHouse) return undefined;
        return {
          street: `${dice.pick(this.#words.of('unlisted'))} ${dice.pick(LAST)}`,
          postcode: this.#code(row, dice),
        };
      case 'another last word': {
        const other = street.replace(/ \w+$/, ` ${dice.pick(LAST)}`);
        const isNew = other !== street && street.includes(' ') && !this.#clerk.hasStreet(other, row.town);
        return isHouse && isNew ? { street: other, postcode: this.#code(row, dice) } : undefined;
      }
      default: {
        const { settlement, postcode, locality, town, county, columns } = dice.pick(this.#rows);
        const isKnown = street === '' || this.#clerk.hasStreet(street, town);
        if (!isHouse || isKnown) return undefined;
        return { settlement, postcode, locality, town, county, columns };
      }
    }
  }

  #levelOf(kind: string, entry: Entry): Pick<Absence, 'level' | 'needsPostcode'> {
    const isElsewhere = ['street not listed', 'another last word', 'street of another town'].includes(kind);
    if (isElsewhere) return { level: 'none', needsPostcode: true };
    const neighbours = this.#byWay.get(keyOf(entry)) ?? [];
    if (neighbours.length === 0) return { level: 'none', needsPostcode: false };
    const isBuilt = neighbours.some(({ building, number, postcode }) =>
      [building === entry.building, number === entry.number, postcode === entry.postcode].every(Boolean),
    );
    return { level: entry.unit.kind !== 'none' && isBuilt ? 'building' : 'street', needsPostcode: false };
  }

  #last(row: Entry): number {
    return Math.max(...this.#byWay.get(keyOf(row))!.map(({ number }) => lastNumber(number)));
  }

  #lastFlat(row: Entry): number {
    const flats = this.#byWay.get(keyOf(row))!.filter(({ building }) => building === row.building);
    return Math.max(...flats.map(({ unit }) => lastNumber(unit.mark)));
  }

  /** A postcode of the same sector that the list does not have. */
  #code({ postcode }: Entry, dice: Dice): string {
    for (;;) {
      const letters = [dice.pick([...'TUWXYZ']), dice.pick([...'ABDEFGHJLNPQRSTUWXYZ'])];
      const code = `${postcode.slice(0, -3)}${dice.between(5, 9)}${letters.join('')}`;
      if (!this.#codes.has(code)) return code;
    }
  }
}

function lastNumber(text: string): number {
  return Math.max(0, ...(text.match(/\d+/g) ?? []).map(Number));
}

function keyOf(row: Entry): string {
  return `${wayOf(row)}|${row.locality}|${row.town}`;
}
