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
  'number beyond the street': 20,
  'number in a gap': 12,
  'number with another letter': 8,
  'flat not listed': 20,
  'house name not listed': 14,
  'left out': 14,
  'descriptor not listed': 12,
  'street of another town': 8,
} as const;

const DESCRIPTORS = [
  'Road',
  'Avenue',
  'Close',
  'Gardens',
  'Lane',
  'Grove',
  'Drive',
  'Court',
  'Way',
  'Terrace',
];

/** Makes addresses that are not in the list, from rows that are. */
export class Absences {
  readonly #book: Book;
  readonly #words: ListWords;
  readonly #dice: Dice;
  readonly #last = new Map<string, number>();
  readonly #numbers = new Set<string>();
  readonly #buildings = new Set<string>();

  constructor(book: Book, words: ListWords, dice: Dice) {
    this.#book = book;
    this.#words = words;
    this.#dice = dice;
    for (const row of book.rows) {
      this.#buildings.add(buildingKey(row));
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
      const level = this.#buildings.has(buildingKey(entry)) ? 'building' : 'street';
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
      case 'number with another letter':
        if (!isHouse) return undefined;
        bare(draft);
        alter(draft, 'number', `${entry.number}${dice.pick(['C', 'D', 'E', 'F'])}`);
        // Whoever names the house without its letter says less, and nothing wrong.
        return { draft, level: 'building' };
      case 'flat not listed':
        return this.#flat(draft);
      case 'house name not listed':
        if (entry.unit.kind !== 'none' || entry.number !== '' || entry.building === '') return undefined;
        if (entry.organisation !== '') return undefined;
        alter(draft, 'building', dice.pick(this.#words.houses));
        return { draft, level: 'street' };
      case 'descriptor not listed':
        return isHouse ? this.#descriptor(draft) : undefined;
      default:
        return isHouse ? this.#elsewhere(draft) : undefined;
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
    const number = Number.parseInt(unit.mark, 10);
    if (Number.isNaN(number) || String(number) !== unit.mark || !flat.includes(unit.mark)) return undefined;
    const other = String(number + this.#dice.between(4, 70));
    draft.text.firm = '';
    draft.said.firm = '';
    draft.text.unit = flat.replace(unit.mark, other);
    draft.said.unit = `${unit.kind} ${other}`;
    return { draft, level: 'building' };
  }

  #descriptor(draft: Draft): Omit<Absence, 'kind'> | undefined {
    const words = draft.entry.street.split(' ');
    if (words.length < 2 || words[0] === 'The') return undefined;
    const street = [...words.slice(0, -1), this.#dice.pick(DESCRIPTORS)].join(' ');
    bare(draft);
    if (!alter(draft, 'street', street)) return undefined;
    // The street would have a postcode of its own.
    alter(draft, 'postcode', this.#otherPostcode(draft.entry));
    return { draft, level: 'none' };
  }

  /** A street of one area with the place and postcode of another area, which has no such street. */
  #elsewhere(draft: Draft): Omit<Absence, 'kind'> | undefined {
    const other = this.#dice.pick(this.#book.rows);
    if (other.area.town === draft.entry.area.town) return undefined;
    bare(draft);
    alter(draft, 'locality', other.locality);
    alter(draft, 'town', other.town);
    alter(draft, 'county', '');
    alter(draft, 'postcode', other.postcode);
    return { draft, level: 'none' };
  }

  #otherPostcode({ area, postcode }: Entry): string {
    for (let tries = 0; tries < 400; tries++) {
      const other = this.#dice.pick(this.#book.rows);
      const isOther = other.postcode.slice(0, -2) !== postcode.slice(0, -2);
      if (other.area.code === area.code && isOther) return other.postcode;
    }
    return '';
  }
}

function wayKey({ street, area }: Entry): string {
  return `${street}|${area.locality}|${area.town}`;
}

/** Takes what belongs to the house and not to its number. */
function bare(draft: Draft): void {
  for (const field of ['firm', 'building', 'estate'] as const) alter(draft, field, '');
}
