import type { TypedRow } from '../../typed/typed-rows.ts';
import { ABSENCES, type Gap } from './absences.ts';
import type { Chance } from './chance.ts';
import { Clerk } from './clerk.ts';
import { draftOf } from './draft.ts';
import { type Entry, outwardOf } from './entry.ts';
import type { Desk, Habit } from './habit.ts';
import { spelt } from './likeness.ts';
import { PEOPLE } from './people-habits.ts';
import { PLACES } from './place-habits.ts';
import { PREMISES } from './premise-habits.ts';
import { SPELLING } from './spelling.ts';
import { ceredigionWords, type Half, metropolisWords, type Typing } from './words.ts';
import { textOf } from './writer.ts';

const HABITS: readonly Habit[] = [...PREMISES, ...PLACES, ...SPELLING, ...PEOPLE];

const CLEAN = 'clean';

interface Rows {
  readonly name: string;
  readonly rows: readonly Entry[];
  readonly leftOut: readonly Entry[];
}

/** Types addresses against a list. One in ten is not in it. */
export function typedAgainst(
  list: Rows,
  half: Half,
  words: Typing,
  chance: Chance,
  count: number,
): TypedRow[] {
  const name = list.name === 'metropolis' ? 'metropolis' : 'ceredigion';
  const listed = list.rows.filter(({ isOdd }) => !isOdd);
  const clerk = new Clerk(list.rows);
  const desk = deskOf(listed, words, chance);
  const gap: Gap = {
    ...{ rows: listed, leftOut: list.leftOut, clerk, chance },
    strange: (name === 'metropolis' ? metropolisWords : ceredigionWords)(half),
    byStreet: grouped(listed, ({ street }) => street),
    byStem: grouped(listed, ({ street }) => spelt(street).stem),
  };
  const typed: TypedRow[] = [];
  while (typed.length < count) {
    const isAbsent = typed.length % 10 === 4;
    const kind = chance.by(weightsOf(ABSENCES, name));
    const habits = habitsFor(name, isAbsent, chance);
    // A habit or an absence that suits few addresses is tried on many, so that it is as common as its weight says.
    for (let turn = 0; turn < (isAbsent ? 2000 : 300); turn++) {
      const row = chance.of(listed);
      const entry = isAbsent ? ABSENCES[kind]?.make(row, gap) : row;
      if (entry === undefined) continue;
      const draft = draftOf(entry, habits.length === 0);
      if (!habits.every(({ apply }) => apply(draft, desk))) continue;
      const truth = isAbsent ? clerk.absent(draft) : clerk.present(draft);
      if (truth === undefined) continue;
      const names = habits.length === 0 ? [CLEAN] : habits.map((habit) => habit.name);
      const kinds = isAbsent ? [kind, ...names] : names;
      typed.push({
        id: `${name}-${typed.length + 1}`,
        ...textOf(draft, chance, words),
        kinds,
        truth,
        meant: entry.uprn,
      });
      break;
    }
  }
  return typed;
}

/** No habit for an address that is typed word for word; otherwise one to three that do not touch the same thing. */
function habitsFor(name: 'metropolis' | 'ceredigion', isAbsent: boolean, chance: Chance): Habit[] {
  if (chance.is(0.25)) return [];
  const wanted = isAbsent ? 1 : chance.of([1, 1, 1, 1, 1, 2, 2, 2, 2, 3]);
  const weights = Object.fromEntries(
    HABITS.filter(({ touches }) => !isAbsent || !UNSURE.has(touches)).map((habit) => [
      habit.name,
      habit.weight[name],
    ]),
  );
  const chosen = new Map<string, Habit>();
  while (chosen.size < wanted) {
    const named = chance.by(weights);
    const habit = HABITS.find((one) => one.name === named)!;
    if (!chosen.has(habit.touches)) chosen.set(habit.touches, habit);
  }
  // Habits that write a door as one need the pieces that others leave out, so the order of the table is kept.
  return HABITS.filter((habit) => chosen.get(habit.touches) === habit);
}

/** Habits that could make an address that is not listed look like another one that is. */
const UNSURE: ReadonlySet<Habit['touches']> = new Set(['premise', 'places']);

function deskOf(rows: readonly Entry[], words: Typing, chance: Chance): Desk {
  const codes = new Map<string, string[]>();
  for (const { postcode } of rows) {
    const known = codes.get(outwardOf(postcode)) ?? [];
    if (known.at(-1) !== postcode) known.push(postcode);
    codes.set(outwardOf(postcode), known);
  }
  return {
    ...{ chance, words, isWelshList: rows[0]?.place.list === 'ceredigion' },
    someRow: () => chance.of(rows),
    // Streets were given their codes in order, so that codes near each other in the list are near on the map.
    postcodeNear: ({ postcode }) => {
      const known = codes.get(outwardOf(postcode)) ?? [postcode];
      const at = known.indexOf(postcode) + chance.of([-3, -2, -1, 1, 2, 3]);
      return known[Math.min(Math.max(at, 0), known.length - 1)]!;
    },
  };
}

function weightsOf(table: typeof ABSENCES, name: 'metropolis' | 'ceredigion'): Record<string, number> {
  return Object.fromEntries(Object.entries(table).map(([kind, weights]) => [kind, weights[name]]));
}

function grouped(rows: readonly Entry[], keyOf: (row: Entry) => string): Map<string, Entry[]> {
  const groups = new Map<string, Entry[]>();
  for (const row of rows) {
    const key = keyOf(row);
    if (key === '') continue;
    const members = groups.get(key) ?? [];
    members.push(row);
    groups.set(key, members);
  }
  return groups;
}
