import type { Dice } from '../../dice.ts';
import type { TypedRow } from '../../typed/typed-rows.ts';
import { Absences } from './absences.ts';
import type { Clerk } from './clerk.ts';
import { type Draft, draftOf, omit } from './draft.ts';
import { type Entry, outwardOf } from './entry.ts';
import type { Apply, Group, Habit, Tools } from './habit.ts';
import type { Book } from './ledger.ts';
import type { ListWords } from './words.ts';
import { written } from './writer.ts';

type Class = 'clean' | 'absent' | 'postcode missing' | 'postcode wrong' | 'habits';

/** The share of each class among a hundred addresses; the rest have habits only. */
const SHARES: readonly (readonly [Class, number])[] = [
  ['clean', 20],
  ['absent', 10],
  ['postcode missing', 10],
  ['postcode wrong', 8],
];

/** What one half of a set does. */
export interface Typing {
  readonly words: ListWords;
  readonly clerk: Clerk;
  readonly habits: readonly Habit[];
  /** Writes a wrong postcode. */
  readonly mistakePostcode: Apply;
  /** Makes absent addresses. The default is the absences of the nineteenth set. */
  readonly absences?: Pick<Absences, 'make'>;
  /** The share of the addresses whose rows are picked by their kind. A third if left out. */
  readonly kindShare?: number;
  /** How often an address that is only written otherwise has one habit, two or three. The default is 55 to 45. */
  readonly counts?: Readonly<Record<string, number>>;
}

/** Types the addresses of a list. */
export class Typist {
  readonly #rows: readonly Entry[];
  /** The rows of each kind. */
  readonly #kinds: readonly (readonly Entry[])[];
  readonly #clerk: Clerk;
  readonly #absences: Pick<Absences, 'make'>;
  readonly #kindShare: number;
  readonly #counts: Readonly<Record<string, number>>;
  readonly #habits: readonly Habit[];
  readonly #mistakePostcode: Apply;
  readonly #tools: Tools;
  readonly #dice: Dice;

  constructor(
    book: Book,
    { words, clerk, habits, mistakePostcode, absences, kindShare = 0.33, counts = { 1: 55, 2: 45 } }: Typing,
    dice: Dice,
  ) {
    this.#rows = book.rows.filter(({ isOdd }) => !isOdd);
    this.#kinds = [...Map.groupBy(this.#rows, kindOf).values()];
    this.#clerk = clerk;
    this.#absences = absences ?? new Absences(book, words, dice);
    this.#kindShare = kindShare;
    this.#counts = counts;
    this.#habits = habits;
    this.#mistakePostcode = mistakePostcode;
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
      omit(draft, 'postcode');
      kinds.push(kind, ...this.#apply(draft, dice.between(0, 1), ['postcode']));
    } else if (kind === 'postcode wrong') {
      if (!this.#mistakePostcode(draft, this.#tools)) return undefined;
      kinds.push(kind, ...this.#apply(draft, dice.between(0, 1), ['postcode']));
    } else {
      const count = dice.weighted(this.#counts);
      kinds.push(...this.#apply(draft, Number(count), []));
      if (kinds.length < Number(count)) return undefined;
    }
    const truth = this.#clerk.present(draft);
    if (truth === undefined) return undefined;
    return { ...written(draft, dice), kinds, truth, meant: draft.entry.uprn };
  }

  /** A row. Some are picked by their kind first, so that annexes and suites have their turn. */
  #pick(): Entry {
    const dice = this.#dice;
    return dice.pick(dice.chance(this.#kindShare) ? dice.pick(this.#kinds) : this.#rows);
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

/** What a row is. Each kind has the same share of a third of the addresses. */
function kindOf({ unit, names, organisation, number, street }: Entry): string {
  if (names.length > 1) return 'two names';
  if (unit.kind !== 'none') return unit.kind;
  if (organisation !== '') return names.length > 0 ? 'home or school' : 'firm';
  if (number.includes('-')) return 'range';
  if (/[A-Z]$/.test(number)) return 'letter';
  if (street.startsWith('Back ')) return 'back street';
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
