import type { Dice } from '../../dice.ts';
import { buildingKey } from '../../row.ts';
import type { Truth } from '../../typed/around.ts';
import { alter, type Draft, draftOf } from './draft.ts';
import type { Entry } from './entry.ts';
import type { Book } from './ledger.ts';
import type { ListWords } from './words.ts';

/** A draft of an address that is missing from the list, and the parts of it that the list has. */
interface Absence {
  readonly kind: string;
  readonly draft: Draft;
  readonly level: Truth['level'];
}

/** How common the kinds of absence are. */
const ABSENCES = {
  'number beyond the street': 24,
  'number in a gap': 14,
  'number with another letter': 8,
  'flat not listed': 26,
  'house name not listed': 14,
  'left out': 14,
} as const;

type Made = Omit<Absence, 'kind'> | undefined;

/** Makes addresses that are not in the list, in streets, buildings and places that are. */
export class Absences {
  readonly #book: Book;
  readonly #words: ListWords;
  readonly #dice: Dice;
  readonly #last = new Map<string, number>();
  readonly #numbers = new Set<string>();
  /** The rows of each building, and of each numbered house with its letters. */
  readonly #buildings = new Map<string, number>();
  readonly #letters = new Set<string>();

  constructor(book: Book, words: ListWords, dice: Dice) {
    this.#book = book;
    this.#words = words;
    this.#dice = dice;
    for (const row of book.rows) {
      this.#buildings.set(buildingKey(row), (this.#buildings.get(buildingKey(row)) ?? 0) + 1);
      if (/^\d+[A-Z]$/.test(row.number)) this.#letters.add(`${wayKey(row)}|${row.number.slice(0, -1)}`);
      const [from = Number.NaN, to = from] = row.number.split('-').map((one) => Number.parseInt(one, 10));
      if (Number.isNaN(from)) continue;
      this.#last.set(wayKey(row), Math.max(this.#last.get(wayKey(row)) ?? 0, to));
      for (let number = from; number <= to; number++) this.#numbers.add(`${wayKey(row)}|${number}`);
    }
  }

  make(): Absence | undefined {
    const kind = this.#dice.weighted(ABSENCES);
    // Few rows suit some kinds.
    for (let tries = 0; tries < 60; tries++) {
      const made = this.#made(kind);
      if (made !== undefined) return { kind, ...made };
    }
    return undefined;
  }

  #made(kind: keyof typeof ABSENCES): Made {
    if (kind === 'left out') return this.#leftOut();
    const dice = this.#dice;
    const entry = dice.pick(this.#book.rows);
    if (entry.isOdd) return undefined;
    const draft = draftOf(entry);
    if (kind === 'flat not listed') return this.#flat(draft);
    if (kind === 'house name not listed') return this.#house(draft);
    if (entry.unit.kind !== 'none' || !/^\d+$/.test(entry.number) || entry.street === '') return undefined;
    // These belong to the house, not to its number.
    for (const field of ['firm', 'building', 'estate', 'corner'] as const) alter(draft, field, '');
    const last = this.#last.get(wayKey(entry)) ?? 0;
    switch (kind) {
      case 'number beyond the street':
        alter(draft, 'number', String(last + dice.between(6, 60)));
        return { draft, level: 'street' };
      case 'number in a gap':
        return this.#gap(draft, Number(entry.number), last);
      default:
        // Where no house has a letter, a clerk might take `12C` for 12.
        if (!this.#letters.has(`${wayKey(entry)}|${entry.number}`)) return undefined;
        alter(draft, 'number', `${entry.number}${dice.pick(['C', 'D', 'E', 'F'])}`);
        return { draft, level: 'building' };
    }
  }

  #leftOut(): Made {
    const entry = this.#dice.pick(this.#book.leftOut);
    if (entry === undefined) return undefined;
    const others = this.#buildings.get(buildingKey(entry)) ?? 0;
    // The only other row of its building could be meant, and so could 12 for `12A`.
    const isLettered = /^\d+(?:[A-Z]|½)$/.test(entry.number);
    if (others === 1 || (isLettered && !this.#letters.has(`${wayKey(entry)}|${entry.number.slice(0, -1)}`)))
      return undefined;
    return { draft: draftOf(entry), level: others > 0 ? 'building' : 'street' };
  }

  #gap(draft: Draft, number: number, last: number): Made {
    for (let other = number - 12; other < number + 12; other++) {
      if (other < 2 || other >= last || this.#numbers.has(`${wayKey(draft.entry)}|${other}`)) continue;
      alter(draft, 'number', String(other));
      return { draft, level: 'street' };
    }
    return undefined;
  }

  #flat(draft: Draft): Made {
    const { unit, flat } = draft.entry;
    const parts = /^([a-z]?)(\d+)$/.exec(unit.mark);
    if (parts === null || (this.#buildings.get(buildingKey(draft.entry)) ?? 0) < 4) return undefined;
    const other = `${parts[1]}${Number(parts[2]) + this.#dice.between(40, 99)}`;
    alter(draft, 'firm', '');
    draft.text.unit = flat
      .toLowerCase()
      .replace(unit.mark, other)
      .replace(/^\w/, (one) => one.toUpperCase());
    draft.said.unit = `${unit.kind} ${other}`;
    return { draft, level: 'building' };
  }

  #house(draft: Draft): Made {
    const { unit, number, building, organisation } = draft.entry;
    const isHouse = unit.kind === 'none' && number === '' && building !== '' && organisation === '';
    if (!isHouse) return undefined;
    alter(draft, 'building', this.#dice.pick(this.#words.houses));
    return { draft, level: 'street' };
  }
}

function wayKey({ street, area }: Entry): string {
  return `${street}|${area.locality}|${area.town}`;
}
