import type { Dice } from '../../dice.ts';
import type { Absences } from './absences.ts';
import { alter, draftOf } from './draft.ts';
import type { Entry } from './entry.ts';
import type { Book } from './ledger.ts';

type Absence = NonNullable<ReturnType<Absences['make']>>;

/** How the typists of a list get the number of a house wrong. The same number if they do not. */
export interface NumberMistake {
  readonly kind: string;
  readonly of: (number: string, dice: Dice) => string;
}

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
