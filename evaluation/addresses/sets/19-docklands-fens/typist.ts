import type { Dice } from '../../dice.ts';
import type { TypedRow } from '../../typed/typed-rows.ts';
import { Absences } from '../common/absences.ts';
import { type Draft, draftOf } from '../common/draft.ts';
import { type Entry, outwardOf } from '../common/entry.ts';
import type { Group, Habit, Tools } from '../common/habit.ts';
import type { Book } from '../common/ledger.ts';
import type { ListWords } from '../common/words.ts';
import { written } from '../common/writer.ts';
import { Clerk } from './clerk.ts';
import { habitsOf } from './habits/habits.ts';
import { missPostcode, mistakePostcode } from './habits/postcodes.ts';
import type { Half, Name } from './words.ts';

type Class = 'clean' | 'absent' | 'postcode missing' | 'postcode wrong' | 'habits';

/** The share of each class among a hundred addresses; the rest have habits only. */
const SHARES: readonly (readonly [Class, number])[] = [
  ['clean', 20],
  ['absent', 10],
  ['postcode missing', 10],
  ['postcode wrong', 8],
];

/** Types the addresses of a list. */
export class Typist {
  readonly #rows: readonly Entry[];
  /** The rows of each kind. */
  readonly #kinds: readonly (readonly Entry[])[];
  readonly #clerk: Clerk;
  readonly #absences: Absences;
  readonly #habits: readonly Habit[];
  readonly #tools: Tools;
  readonly #dice: Dice;

  constructor(book: Book, words: ListWords, half: Half, dice: Dice) {
    this.#rows = book.rows.filter(({ isOdd }) => !isOdd);
    this.#kinds = [...Map.groupBy(this.#rows, kindOf).values()];
    this.#clerk = new Clerk(book.rows);
    this.#absences = new Absences(book, words, dice);
    this.#habits = habitsOf(half, book.name as Name);
    this.#dice = dice;
    const codes = new Map<string, Set<string>>();
    for (const { postcode } of book.rows) {
      const known = codes.get(outwardOf(postcode)) ?? new Set();
      codes.set(outwardOf(postcode), known.add(postcode));
    }
    const sorted = new Map([...codes].map(([code, some]) => [code, [...some]] as const));
    this.#tools = { dice, words, codes: sorted };
  }

  type(list: string, most: number): TypedRow[] {
    const rows: TypedRow[] = [];
    const known = new Set<string>();
    for (let tries = 0; rows.length < most && tries < most * 4; tries++) {
      const made = this.#typed(classAt((rows.length * 37) % 100));
      const text = `${made.organisation}|${made.address}|${made.postcode}`.toLowerCase();
      if (known.has(text)) continue;
      known.add(text);
      rows.push({ id: `${list}-${rows.length + 1}`, ...made });
    }
    return rows;
  }

  #typed(kind: Class): Omit<TypedRow, 'id'> {
    for (let tries = 0; tries < 5000; tries++) {
      const made = kind === 'absent' ? this.#absent() : this.#present(kind);
      if (made !== undefined) return made;
    }
    throw new Error(`No address of the kind ${kind} could be made.`);
  }

  #present(kind: Class): Omit<TypedRow, 'id'> | undefined {
    const dice = this.#dice;
    const draft = draftOf(this.#pick());
    const kinds: string[] = [];
    if (kind === 'clean') {
      kinds.push('clean');
      draft.isVerbatim = true;
      draft.letters = dice.weighted({ 'as is': 70, capitals: 18, small: 12 });
      draft.separator = dice.weighted({ ', ': 88, ' ': 12 });
    } else if (kind === 'postcode missing') {
      missPostcode(draft);
      kinds.push(kind, ...this.#apply(draft, dice.between(0, 1), ['postcode']));
    } else if (kind === 'postcode wrong') {
      if (!mistakePostcode(draft, this.#tools)) return undefined;
      kinds.push(kind, ...this.#apply(draft, dice.between(0, 1), ['postcode']));
    } else {
      const count = dice.weighted({ 1: 55, 2: 45 });
      kinds.push(...this.#apply(draft, Number(count), []));
      if (kinds.length < Number(count)) return undefined;
    }
    const truth = this.#clerk.present(draft);
    if (truth === undefined) return undefined;
    return { ...written(draft, dice), kinds, truth, meant: draft.entry.uprn };
  }

  /** A row. A third of them are of any kind, so that berths and barns have their turn. */
  #pick(): Entry {
    const dice = this.#dice;
    return dice.pick(dice.chance(0.33) ? dice.pick(this.#kinds) : this.#rows);
  }

  #absent(): Omit<TypedRow, 'id'> | undefined {
    const dice = this.#dice;
    const made = this.#absences.make();
    if (made === undefined) return undefined;
    const { draft, kind, level } = made;
    const kinds = [kind];
    if (dice.chance(0.4)) {
      const light = this.#habits.filter(({ isLight }) => isLight);
      const habit = dice.pick(light);
      if (habit.apply(draft, this.#tools)) kinds.push(habit.name);
    }
    const truth = this.#clerk.absent(draft, level);
    return truth === undefined ? undefined : { ...written(draft, dice), kinds, truth, meant: '' };
  }

  /** Applies habits of several groups. Returns their names, which may be fewer than were asked for. */
  #apply(draft: Draft, most: number, closed: readonly Group[]): string[] {
    const names: string[] = [];
    const groups = new Set<Group>(closed);
    for (let tries = 0; names.length < most && tries < 60; tries++) {
      const habit = weighted(this.#habits, this.#dice);
      if (groups.has(habit.group) || !habit.apply(draft, this.#tools)) continue;
      groups.add(habit.group);
      names.push(habit.name);
    }
    return names;
  }
}

function kindOf({ unit, names, organisation, number, corner }: Entry): string {
  if (corner !== '') return 'corner';
  if (number.includes('½')) return 'half';
  if (number.includes('-')) return 'range';
  if (names.length > 1) return 'two names';
  if (unit.kind !== 'none') return unit.kind;
  if (organisation !== '') return 'firm';
  if (number === '') return 'name';
  return names.length > 0 ? 'name and number' : 'number';
}

function classAt(turn: number): Class {
  let from = 0;
  for (const [kind, share] of SHARES) {
    if (turn < from + share) return kind;
    from += share;
  }
  return 'habits';
}

function weighted(habits: readonly Habit[], dice: Dice): Habit {
  let left = dice.between(
    1,
    habits.reduce((sum, { weight }) => sum + weight, 0),
  );
  for (const habit of habits) {
    left -= habit.weight;
    if (left <= 0) return habit;
  }
  return habits.at(-1)!;
}
