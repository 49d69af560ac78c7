import type { Dice } from '../../dice.ts';
import type { Absences } from '../common/absences.ts';
import { alter, draftOf } from '../common/draft.ts';
import type { Entry } from '../common/entry.ts';
import type { Book } from '../common/ledger.ts';
import type { Half, Name } from './words.ts';

type Absence = NonNullable<ReturnType<Absences['make']>>;

/** How the typists of a list get the number of a house wrong. The same number if they do not. */
interface NumberMistake {
  readonly kind: string;
  readonly of: (number: string, dice: Dice) => string;
}

/** A one that looks like a seven, or the other way. */
function misread(number: string, dice: Dice): string {
  const places = [...number].flatMap((digit, at) => (/[17]/.test(digit) ? [at] : []));
  if (places.length === 0) return number;
  const at = dice.pick(places);
  return number.slice(0, at) + (number[at] === '1' ? '7' : '1') + number.slice(at + 1);
}

export const NUMBER_MISTAKES: Readonly<Record<Half, Readonly<Record<Name, NumberMistake>>>> = {
  shown: {
    resort: { kind: 'digits swapped', of: (number) => number.replace(/(\d)(\d)$/, '$2$1') },
    milltown: { kind: 'digit typed twice', of: (number) => `${number}${number.at(-1)}` },
  },
  'held-back': {
    // Thirteen is heard as thirty.
    resort: { kind: 'number misheard', of: (number) => number.replace(/^1([3-9])$/, '$10') },
    milltown: { kind: 'one read as seven', of: misread },
  },
};

/** Absent addresses, some of which have a number that is a mistake and that no house of the street has. */
export class NumberAbsences {
  readonly #others: Pick<Absences, 'make'>;
  readonly #rows: readonly Entry[];
  readonly #mistake: NumberMistake;
  readonly #dice: Dice;

  constructor(others: Pick<Absences, 'make'>, book: Book, mistake: NumberMistake, dice: Dice) {
    this.#others = others;
    this.#rows = book.rows.filter(({ isOdd, unit }) => !isOdd && unit.kind === 'none');
    this.#mistake = mistake;
    this.#dice = dice;
  }

  make(): Absence | undefined {
    if (!this.#dice.chance(0.08)) return this.#others.make();
    for (let tries = 0; tries < 60; tries++) {
      const draft = draftOf(this.#dice.pick(this.#rows));
      const { number, street } = draft.entry;
      if (!/^\d+$/.test(number) || street === '') continue;
      // A name beside the number would say which house is meant.
      for (const field of ['firm', 'building', 'estate'] as const) alter(draft, field, '');
      if (alter(draft, 'number', this.#mistake.of(number, this.#dice)))
        return { kind: this.#mistake.kind, draft, level: 'street' };
    }
    return undefined;
  }
}
