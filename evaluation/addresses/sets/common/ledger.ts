import type { Dice } from '../../dice.ts';
import type { List } from '../../row.ts';
import { columnsOf, HEADER } from './columns.ts';
import { type Area, type Entry, NONE, plain, type Unit } from './entry.ts';

/** A street, and how the council fills the place columns of its rows. The street is empty in hamlets without one. */
export interface Way {
  readonly area: Area;
  readonly street: string;
  readonly locality: string;
  readonly town: string;
  readonly county: string;
}

/** What an address has besides its street and postcode. */
interface Premise {
  readonly organisation?: string;
  readonly unit?: Unit;
  readonly flat?: string;
  readonly building?: string;
  readonly names?: readonly string[];
  readonly estate?: string;
  readonly corner?: string;
  readonly number?: string;
}

/** A list with what the typist needs. */
export interface Book extends List {
  readonly rows: readonly Entry[];
  readonly leftOut: readonly Entry[];
}

/** The letters of inward codes. */
const LETTERS = [...'ABDEFGHJLNPQRSTUWXYZ'];

/** Keeps the rows of a list. Gives them UPRNs and postcodes, and leaves a few addresses out. */
export class Ledger {
  readonly rows: Entry[] = [];
  readonly leftOut: Entry[] = [];
  readonly #dice: Dice;
  readonly #first: number;
  readonly #doors = new Set<string>();
  readonly #ways = new Set<string>();
  readonly #codes = new Map<string, number>();
  readonly #sectors = new Map<string, number>();
  readonly #columnsOf: typeof columnsOf;

  /** @param columns how the rows fill their columns, which differs from council to council */
  constructor(dice: Dice, first: number, columns = columnsOf) {
    this.#dice = dice;
    this.#first = first;
    this.#columnsOf = columns;
  }

  /** A postcode that nothing has yet. Streets that are made together have mostly neighbouring codes. */
  postcode(code: string): string {
    const sector = this.#sectors.get(code) ?? 1;
    if (this.#dice.chance(0.12)) this.#sectors.set(code, this.#dice.between(1, 6));
    const at = (this.#codes.get(`${code} ${sector}`) ?? 20) + (this.#dice.chance(0.2) ? 2 : 1);
    this.#codes.set(`${code} ${sector}`, at);
    if (at >= 400) throw new Error(`No postcode is left in ${code} ${sector}.`);
    return `${code} ${sector}${LETTERS[Math.floor(at / 20)]}${LETTERS[at % 20]}`;
  }

  /** Claims a name in a postal district or village. Returns false if it is taken there. */
  claim(area: Area, name: string): boolean {
    const key = `${plain(name)}|${area.locality}|${area.town}`;
    if (this.#ways.has(key)) return false;
    this.#ways.add(key);
    return true;
  }

  /** Adds an address. Does nothing if people could not tell it from another one of its street. */
  add({ area, street, locality, town, county }: Way, premise: Premise, postcode: string): void {
    const {
      organisation = '',
      unit = NONE,
      flat = '',
      building = '',
      number = '',
      estate = '',
      corner = '',
    } = premise;
    const names = premise.names ?? (building === '' ? [] : [building]);
    const where = `${plain(street)}|${area.locality}|${area.town}`;
    // `12A` and flat A of 12 are the same to most people.
    const letter =
      unit.kind === 'flat' && /^[a-z]$/.test(unit.mark) ? unit.mark : `,${unit.kind} ${unit.mark}`;
    const inside = unit.kind === 'none' ? '' : letter;
    const keys = [`${plain(building)}|${number}${inside}|${where}`.toLowerCase()];
    if (number !== '') keys.push(`|${number}${inside}|${where}`.toLowerCase());
    if (unit.kind === 'none' && building !== '')
      keys.push(...names.map((name) => `${plain(name)}||${where}`));
    if (keys.some((key) => this.#doors.has(key))) return;
    for (const key of keys) this.#doors.add(key);
    const isLeftOut = this.#dice.chance(0.02);
    const bare = {
      ...{
        organisation,
        unit,
        flat,
        building,
        names,
        number,
        estate,
        corner,
        street,
        locality,
        town,
        county,
        postcode,
      },
      ...{ area, borough: area.borough },
      uprn: isLeftOut ? '' : String(this.#first + this.rows.length * 9 + this.#dice.between(0, 8)),
      isOdd: !isLeftOut && this.#dice.chance(0.0005),
    };
    (isLeftOut ? this.leftOut : this.rows).push({ ...bare, columns: this.#columnsOf(bare, this.#dice) });
  }

  list(name: string): Book {
    return { name, header: [...HEADER], rows: this.rows, leftOut: this.leftOut };
  }
}
