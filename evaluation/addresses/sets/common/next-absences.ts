import type { Dice } from '../../dice.ts';
import { buildingKey } from '../../row.ts';
import { Absences } from './absences.ts';
import { alter, type Draft, draftOf } from './draft.ts';
import type { Entry } from './entry.ts';
import type { Book } from './ledger.ts';
import type { ListWords } from './words.ts';

type Absence = NonNullable<ReturnType<Absences['make']>>;

/** How common the kinds of absence are. `usual` are those of the earlier sets. */
const KINDS = {
  usual: 56,
  'next number of the street': 16,
  'next flat of the building': 22,
  'part not listed': 6,
} as const;

/** Absent addresses, many of which are just behind the last one that the list has. */
export class NextAbsences {
  readonly #usual: Absences;
  readonly #rows: readonly Entry[];
  readonly #dice: Dice;
  readonly #parts: readonly string[];
  /** The last number of each street. */
  readonly #last = new Map<string, number>();
  /** The marks of each building. */
  readonly #marks = new Map<string, string[]>();

  /** @param parts names of parts of farms that the list does not have; empty for a list without farms */
  constructor(book: Book, words: ListWords, parts: readonly string[], dice: Dice) {
    this.#usual = new Absences(book, words, dice);
    this.#rows = book.rows.filter(({ isOdd }) => !isOdd);
    this.#parts = parts;
    this.#dice = dice;
    for (const row of book.rows) {
      const number = Number.parseInt(row.number.split('-').at(-1)!, 10);
      if (number > 0) this.#last.set(wayKey(row), Math.max(this.#last.get(wayKey(row)) ?? 0, number));
    }
    for (const row of [...book.rows, ...book.leftOut])
      this.#marks.set(buildingKey(row), [...(this.#marks.get(buildingKey(row)) ?? []), row.unit.mark]);
  }

  make(): Absence | undefined {
    const kind = this.#dice.weighted(KINDS);
    if (kind === 'usual' || (kind === 'part not listed' && this.#parts.length === 0))
      return this.#usual.make();
    for (let tries = 0; tries < 200; tries++) {
      const draft = draftOf(this.#dice.pick(this.#rows));
      if (kind === 'next number of the street' && this.#nextNumber(draft))
        return { kind, draft, level: 'street' };
      if (kind === 'next flat of the building' && this.#nextFlat(draft))
        return { kind, draft, level: levelOf(draft) };
      if (kind === 'part not listed' && this.#otherPart(draft)) return { kind, draft, level: 'building' };
    }
    return undefined;
  }

  #nextNumber(draft: Draft): boolean {
    const { unit, number, street } = draft.entry;
    if (unit.kind !== 'none' || street === '' || !/^\d+$/.test(number)) return false;
    for (const field of ['firm', 'building', 'estate'] as const) alter(draft, field, '');
    return alter(
      draft,
      'number',
      String((this.#last.get(wayKey(draft.entry)) ?? 0) + this.#dice.pick([2, 4])),
    );
  }

  #nextFlat(draft: Draft): boolean {
    const { unit, flat } = draft.entry;
    const marks = this.#marks.get(buildingKey(draft.entry)) ?? [];
    const next = nextMark(marks, unit.mark, this.#dice);
    if (marks.length < 3 || next === undefined || !flat.toLowerCase().endsWith(unit.mark)) return false;
    alter(draft, 'firm', '');
    draft.text.unit = `${flat.slice(0, flat.length - unit.mark.length)}${next.toUpperCase()}`;
    draft.said.unit = `${unit.kind} ${next}`;
    return true;
  }

  #otherPart(draft: Draft): boolean {
    const { unit, building } = draft.entry;
    const others = this.#marks.get(buildingKey(draft.entry))?.length ?? 0;
    if (unit.kind !== 'named' || building === '' || others < 3) return false;
    const part = this.#dice.pick(this.#parts);
    draft.text.unit = part;
    draft.said.unit = `named ${part.toLowerCase()}`;
    return true;
  }
}

/** Plots of a street are in no building. */
function levelOf({ entry }: Draft): Absence['level'] {
  return entry.building === '' && entry.number === '' ? 'street' : 'building';
}

/** A mark behind the last one of a building: `13` after 12, `e` after d. */
function nextMark(marks: readonly string[], mark: string, dice: Dice): string | undefined {
  if (/^\d+$/.test(mark)) {
    const numbers = marks.filter((one) => /^\d+$/.test(one)).map(Number);
    return String(Math.max(...numbers) + dice.between(1, 3));
  }
  if (!/^[a-d]$/.test(mark)) return undefined;
  const last = marks
    .filter((one) => /^[a-d]$/.test(one))
    .sort()
    .at(-1)!;
  return String.fromCharCode(last.charCodeAt(0) + 1);
}

function wayKey({ street, area }: Entry): string {
  return `${street}|${area.locality}|${area.town}`;
}
