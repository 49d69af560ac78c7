import type { Dice } from '../../dice.ts';
import type { List } from '../../row.ts';
import { columnsOf, HEADER } from './columns.ts';
import { type Entry, NONE, plain, type Settlement, type Unit } from './entry.ts';

/** A street of a settlement. The name is empty where houses have no street. */
export interface Way {
  readonly settlement: Settlement;
  readonly street: string;
}

/** What an address has besides its street and postcode. */
export interface Premise {
  readonly organisation?: string;
  readonly unit?: Unit;
  readonly flat?: string;
  readonly building?: string;
  readonly number?: string;
}

/** The letters of inward codes. */
const LETTERS = [...'ABDEFGHJLNPQRSTUWXYZ'];

/** Keeps the rows of a list. Gives them UPRNs, and leaves a few addresses out. */
export class Ledger {
  readonly rows: Entry[] = [];
  readonly leftOut: Entry[] = [];
  readonly #dice: Dice;
  readonly #first: number;
  readonly #doors = new Set<string>();
  readonly #ways = new Set<string>();
  readonly #codes = new Map<string, number>();

  constructor(dice: Dice, first: number) {
    this.#dice = dice;
    this.#first = first;
  }

  /** A postcode that no street has yet. Streets that are made together have neighbouring codes. */
  postcode({ code }: Settlement): string {
    const at = (this.#codes.get(code) ?? 400) + (this.#dice.chance(0.15) ? 2 : 1);
    this.#codes.set(code, at);
    return `${code} ${Math.floor(at / 400) % 10}${LETTERS[Math.floor(at / 20) % 20]}${LETTERS[at % 20]}`;
  }

  /** Claims the name of a street or block. Returns false if the settlement, or its town's middle, has it. */
  claim({ settlement, street }: Way): boolean {
    const { town, locality, kind } = settlement;
    const isVillage = kind === 'village' || kind === 'township';
    const own = `${plain(street)}|${isVillage ? locality : town}`;
    if (this.#ways.has(own)) return false;
    this.#ways.add(own);
    return true;
  }

  /** Adds an address. Does nothing if people could not tell it from another one of its street. */
  add({ settlement, street }: Way, premise: Premise, postcode: string): void {
    const { organisation = '', unit = NONE, flat = '', building = '', number = '' } = premise;
    const { locality, town, county, council } = settlement;
    const where = `${plain(street)}|${locality}|${town}`;
    // `12A` and flat A of 12 are the same to most people, and so are room 3 and flat 3.
    const mark = ['none', 'over', 'warden', 'floor', 'plot', 'garage'].includes(unit.kind)
      ? unit.kind
      : unit.mark;
    const inside = unit.kind === 'floor' ? `floor ${unit.mark}` : unit.mark;
    const keys = [`${plain(building)}|${number} ${mark === unit.mark ? mark : `${mark} ${inside}`}|${where}`];
    if (number !== '') keys.push(`|${plain(`${number}${unit.kind === 'flat' ? unit.mark : ''}`)}|${where}`);
    const isNew = unit.kind === 'none' || unit.kind === 'flat';
    if (organisation !== '' && unit.kind === 'none' && number === '')
      keys[0] = `${plain(organisation)}|${plain(building)}|${where}`;
    if (keys.slice(0, isNew ? 2 : 1).some((key) => this.#doors.has(key))) return;
    for (const key of keys.slice(0, isNew ? 2 : 1)) this.#doors.add(key);
    const isLeftOut = this.#dice.chance(0.025);
    const bare = {
      ...{ organisation, unit, flat, building, number, street, locality, town, county, postcode, settlement },
      uprn: isLeftOut ? '' : String(this.#first + this.rows.length * 7 + this.#dice.between(0, 6)),
      borough: council,
      isOdd: !isLeftOut && this.#dice.chance(0.0004),
    };
    (isLeftOut ? this.leftOut : this.rows).push({ ...bare, columns: columnsOf(bare, this.#dice) });
  }

  list(name: string): List & { readonly rows: readonly Entry[]; readonly leftOut: readonly Entry[] } {
    return { name, header: [...HEADER], rows: this.rows, leftOut: this.leftOut };
  }
}
