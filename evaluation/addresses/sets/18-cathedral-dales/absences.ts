import type { Dice } from '../../dice.ts';
import { buildingKey } from '../../row.ts';
import type { Truth } from '../../typed/around.ts';
import { alter, type Draft, draftOf } from './draft.ts';
import type { Entry } from './entry.ts';
import type { Book } from './ledger.ts';
import type { ListWords } from './words.ts';

/** A draft of an address that is missing from the list, and the parts of it that the list has. */
export interface Absence {
  readonly kind: string;
  readonly draft: Draft;
  readonly level: Truth['level'];
}

/** How common the kinds of absence are. */
export const ABSENCES = {
  'number beyond the street': 18,
  'number in a gap': 14,
  'number with another letter': 6,
  'flat not listed': 16,
  'room not listed': 8,
  'house name not listed': 18,
  'left out': 14,
} as const;

/** Makes addresses that are not in the list, from rows that are. */
export class Absences {
  readonly #book: Book;
  readonly #words: ListWords;
  readonly #dice: Dice;
  readonly #last = new Map<string, number>();
  readonly #numbers = new Set<string>();
  readonly #buildings = new Map<string, number>();

  constructor(book: Book, words: ListWords, dice: Dice) {
    this.#book = book;
    this.#words = words;
    this.#dice = dice;
    for (const row of book.rows) {
      const key = houseKey(row);
      this.#buildings.set(key, (this.#buildings.get(key) ?? 0) + 1);
      for (const one of row.number.split('-')) {
        const number = Number.parseInt(one, 10);
        if (Number.isNaN(number)) continue;
        this.#last.set(wayKey(row), Math.max(this.#last.get(wayKey(row)) ?? 0, number));
        this.#numbers.add(`${wayKey(row)}|${number}`);
      }
    }
  }

  make(): Absence | undefined {
    const kind = this.#dice.weighted(ABSENCES);
    // Few rows suit some kinds.
    for (let tries = 0; tries < 40; tries++) {
      const made = this.#made(kind);
      if (made !== undefined) return { kind, ...made };
    }
    return undefined;
  }

  #made(kind: keyof typeof ABSENCES): Omit<Absence, 'kind'> | undefined {
    const dice = this.#dice;
    if (kind === 'left out') {
      const entry = dice.pick(this.#book.leftOut);
      if (entry === undefined) return undefined;
      const level = this.#buildings.has(houseKey(entry)) ? 'building' : 'street';
      return { draft: draftOf(entry), level };
    }
    const entry = dice.pick(this.#book.rows);
    const draft = draftOf(entry);
    const isHouse = entry.unit.kind === 'none' && /^\d+$/.test(entry.number) && entry.street !== '';
    if (entry.isOdd) return undefined;
    switch (kind) {
      case 'number beyond the street':
        if (!isHouse) return undefined;
        bare(draft);
        alter(draft, 'number', String((this.#last.get(wayKey(entry)) ?? 0) + dice.between(6, 60)));
        return { draft, level: 'street' };
      case 'number in a gap':
        return isHouse ? this.#gap(draft, Number(entry.number)) : undefined;
      case 'number with another letter': {
        // Where no house has a letter, somebody might take the house itself. `2F` may be the first floor.
        const number = /^(\d+)[A-D]$/.exec(entry.number)?.[1];
        if (number === undefined || entry.unit.kind !== 'none') return undefined;
        bare(draft);
        alter(draft, 'number', `${number}${dice.pick(['E', 'H', 'J'])}`);
        return { draft, level: 'street' };
      }
      case 'flat not listed':
        return this.#flat(draft);
      case 'room not listed':
        return this.#room(draft);
      default:
        if (entry.unit.kind !== 'none' || entry.number !== '' || entry.building === '') return undefined;
        if (entry.organisation !== '') return undefined;
        alter(draft, 'building', dice.pick(this.#words.houses));
        return { draft, level: 'street' };
    }
  }

  #gap(draft: Draft, number: number): Omit<Absence, 'kind'> | undefined {
    const { entry } = draft;
    for (let other = number - 12; other < number + 12; other++) {
      if (other < 2 || this.#numbers.has(`${wayKey(entry)}|${other}`)) continue;
      // Beyond the last house, it is not a gap.
      if (other > (this.#last.get(wayKey(entry)) ?? 0)) return undefined;
      bare(draft);
      alter(draft, 'number', String(other));
      return { draft, level: 'street' };
    }
    return undefined;
  }

  #flat(draft: Draft): Omit<Absence, 'kind'> | undefined {
    const { unit, flat } = draft.entry;
    // Of a building with one or two rows, somebody might take one of them.
    if ((this.#buildings.get(houseKey(draft.entry)) ?? 0) < 3 || unit.kind === 'room') return undefined;
    const number = Number.parseInt(unit.mark, 10);
    if (Number.isNaN(number) || String(number) !== unit.mark || !flat.includes(unit.mark)) return undefined;
    const other = String(number + this.#dice.between(20, 90));
    draft.text.firm = '';
    draft.said.firm = '';
    draft.text.unit = flat.replace(unit.mark, other);
    draft.said.unit = `${unit.kind} ${other}`;
    return { draft, level: 'building' };
  }

  /** A room whose letter the flat of a hall does not have, or a higher number than a shared house has. */
  #room(draft: Draft): Omit<Absence, 'kind'> | undefined {
    const { unit, flat } = draft.entry;
    if (unit.kind !== 'room') return undefined;
    const parts = /^(\d+)([a-f]?)$/.exec(unit.mark);
    if (parts === null) return undefined;
    const other =
      parts[2] === ''
        ? String(Number(parts[1]) + this.#dice.between(9, 90))
        : this.#dice.pick(['h', 'j', 'k']);
    draft.text.unit = flat.replace(/[A-F]$|\d+$/, other.toUpperCase());
    draft.said.unit = `room ${parts[2] === '' ? other : `${parts[1]}${other}`}`;
    return { draft, level: 'building' };
  }
}

function wayKey({ street, area }: Entry): string {
  return `${street}|${area.locality}|${area.town}`;
}

/** Takes what belongs to the house and not to its number. */
function bare(draft: Draft): void {
  for (const field of ['firm', 'building', 'estate'] as const) alter(draft, field, '');
}

/** The key of a building. Streets of one name in two villages of a town are apart. */
function houseKey(entry: Entry): string {
  return `${buildingKey(entry)}|${entry.area.locality}`;
}
