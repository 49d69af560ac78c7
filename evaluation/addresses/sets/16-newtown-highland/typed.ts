import type { Dice } from '../../dice.ts';
import type { Truth } from '../../typed/around.ts';
import type { TypedRow } from '../../typed/typed-rows.ts';
import { Absences } from './absences.ts';
import { Clerk } from './clerk.ts';
import { type Draft, draftOf } from './draft.ts';
import type { Entry } from './entry.ts';
import type { Group, Habit, Tools } from './habits/habit.ts';
import { groupsFor, habitsFor } from './habits/habits.ts';
import { type Half, typingWords, type Words } from './words.ts';
import { written } from './writer.ts';

/** Habits that leave an absent address what it is. */
const LIGHT: readonly Group[] = ['people', 'remark', 'form', 'code', 'place'];

/** How often people have trouble with the postcode, besides anything else. */
const CODES = { none: 66, 'postcode missing': 17, 'postcode wrong': 10, styled: 7 } as const;

interface Listed {
  readonly rows: readonly Entry[];
  readonly leftOut: readonly Entry[];
}

/** Types addresses against a list: a fifth as listed, a tenth that are absent, and the rest in the manner of habits. */
export class Typist {
  readonly #half: Half;
  readonly #tools: Tools;
  readonly #clerk: Clerk;
  readonly #absences: Absences;
  readonly #pools: readonly (readonly Entry[])[];

  constructor({ rows, leftOut }: Listed, words: Words, half: Half, dice: Dice) {
    this.#half = half;
    this.#clerk = new Clerk(rows);
    this.#absences = new Absences(rows, leftOut, words, this.#clerk);
    const postcodes = [...new Set(rows.map(({ postcode }) => postcode))];
    this.#tools = { dice, pool: typingWords(half), settlements: words.settlements, postcodes };
    const sound = rows.filter(({ isOdd }) => !isOdd);
    // Clients write more to flats, firms and named houses than their share of a list.
    this.#pools = [
      sound,
      sound.filter(({ unit, building }) => unit.kind !== 'none' || building !== ''),
      sound.filter(
        (row) => row.organisation !== '' || !['none', 'flat'].includes(row.unit.kind) || row.street === '',
      ),
      sound.filter(
        ({ building, number, unit }) => unit.kind === 'none' && (building !== '' || /\D/.test(number)),
      ),
    ];
  }

  /** Addresses in the order of their numbers. */
  type(name: string, count: number): TypedRow[] {
    const typed: TypedRow[] = [];
    while (typed.length < count) {
      const at = typed.length;
      const one = at % 10 === 3 ? this.#absent() : at % 5 === 1 ? this.#clean() : this.#damaged();
      if (one !== undefined) typed.push({ ...one, id: `${name}-${at + 1}` });
    }
    return typed;
  }

  #clean(): Omit<TypedRow, 'id'> | undefined {
    const draft = this.#plainly(draftOf(this.#row()));
    const truth = this.#clerk.present(draft);
    return truth && this.#typedRow(draft, ['clean'], truth);
  }

  #damaged(): Omit<TypedRow, 'id'> | undefined {
    const { dice } = this.#tools;
    const draft = draftOf(this.#row());
    const done: Habit[] = [];
    const code = dice.weighted(CODES);
    if (code !== 'none') {
      const habit = dice.pick(
        habitsFor('code', this.#half).filter((one) => (one.classes[0] ?? 'styled') === code),
      );
      if (draft.text.postcode !== '' && habit.apply(draft, this.#tools)) done.push(habit);
    }
    const most = done.length + Number(dice.weighted({ 1: 36, 2: 42, 3: 22 }));
    const groups = groupsFor(draft.entry);
    for (let turn = 0; turn < 20 && done.length < most; turn++) {
      const group = dice.weighted(groups);
      if (done.some((one) => one.group === group)) continue;
      const habit = dice.pick(habitsFor(group, this.#half));
      if (habit.apply(draft, this.#tools)) done.push(habit);
    }
    if (done.length === 0) return undefined;
    const truth = this.#clerk.present(draft);
    return truth && this.#typedRow(draft, kindsOf(done), truth);
  }

  #absent(): Omit<TypedRow, 'id'> | undefined {
    const { dice } = this.#tools;
    const absence = this.#absences.draw(dice);
    if (absence === undefined) return undefined;
    const draft = draftOf(absence.entry);
    const done: Habit[] = [];
    if (dice.chance(0.5)) {
      const group = dice.pick(LIGHT);
      const habit = dice.pick(habitsFor(group, this.#half));
      const isLight =
        group !== 'code' && group !== 'place' ? true : !absence.needsPostcode && habit.half === 'both';
      const isWrong = habit.classes.includes('postcode wrong');
      if (isLight && !isWrong && habit.apply(draft, this.#tools)) done.push(habit);
    } else this.#plainly(draft);
    const truth = this.#clerk.absent(draft, absence.level);
    return truth && this.#typedRow(draft, [absence.kind, ...kindsOf(done)], truth);
  }

  #row(): Entry {
    const { dice } = this.#tools;
    return dice.pick(this.#pools[Number(dice.weighted({ 0: 54, 1: 26, 2: 12, 3: 8 }))]!);
  }

  /** Another case and other punctuation than the list. */
  #plainly(draft: Draft): Draft {
    const { dice } = this.#tools;
    draft.letters = dice.weighted({ 'as is': 40, title: 20, capitals: 25, small: 15 });
    draft.separator = dice.pick([', ', ', ', ', ', ' ', ',']);
    return draft;
  }

  #typedRow(draft: Draft, kinds: readonly string[], truth: Truth): Omit<TypedRow, 'id'> {
    return {
      ...written(draft, this.#tools.dice),
      kinds,
      truth,
      meant: truth.isAbsent ? '' : draft.entry.uprn,
    };
  }
}

function kindsOf(habits: readonly Habit[]): string[] {
  return [...new Set(habits.flatMap(({ name, classes }) => [name, ...classes]))];
}
