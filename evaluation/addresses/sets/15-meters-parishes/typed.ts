import { buildingKey, streetKey } from '../../row.ts';
import type { TypedRow } from '../../typed/typed-rows.ts';
import { ABSENCES, type Gap } from './absences.ts';
import { draftOf, type Form } from './draft.ts';
import type { Draw } from './draw.ts';
import { type Entry, outwardOf } from './entry.ts';
import { BUILDINGS } from './habits/building-habits.ts';
import { FORMS } from './habits/form-habits.ts';
import type { Desk, Habit, Touches } from './habits/habit.ts';
import { NUMBERS } from './habits/number-habits.ts';
import { PARTS } from './habits/part-habits.ts';
import { PEOPLE } from './habits/people-habits.ts';
import { PLACES } from './habits/place-habits.ts';
import { POSTCODES } from './habits/postcode-habits.ts';
import { SLIPS } from './habits/slip-habits.ts';
import { STREETS } from './habits/street-habits.ts';
import { UNITS } from './habits/unit-habits.ts';
import { Reader } from './reader.ts';
import type { Typing, Words } from './words.ts';
import { written } from './writer.ts';

/** Habits in the order in which they are applied: slips befall what the others have written. */
const HABITS: readonly Habit[] = [
  ...UNITS,
  ...PARTS,
  ...NUMBERS,
  ...BUILDINGS,
  ...STREETS,
  ...PLACES,
  ...POSTCODES,
  ...PEOPLE,
  ...SLIPS,
  ...FORMS,
];

/** Habits that cannot make an address that is not listed look like one that is. */
const SAFE: ReadonlySet<Touches> = new Set(['letters', 'front', 'behind', 'order', 'form', 'postcode']);

const CLEAN = 'clean';

interface Rows {
  readonly name: string;
  readonly rows: readonly Entry[];
  readonly leftOut: readonly Entry[];
}

/** Types addresses against a list. One in ten is not in it. */
export function typedAgainst(
  { name, rows, leftOut }: Rows,
  words: Words,
  typing: Typing,
  draw: Draw,
  count: number,
): TypedRow[] {
  const list = name === 'meters' ? 'meters' : 'parishes';
  const listed = rows.filter(({ isOdd }) => !isOdd);
  const reader = new Reader(rows);
  const byBuilding = Map.groupBy(listed, buildingKey);
  const byStreet = Map.groupBy(listed, streetKey);
  const building = (entry: Entry) => byBuilding.get(buildingKey(entry)) ?? [];
  const street = (entry: Entry) => byStreet.get(streetKey(entry)) ?? [];
  const postcodeNear = nearCodes(listed, draw);
  const desk: Desk = { draw, typing, words, building, street, postcodeNear, someRow: () => draw.one(listed) };
  const gap: Gap = { draw, words, rows: listed, leftOut, building, street };
  const typed: TypedRow[] = [];
  while (typed.length < count) {
    const absence = typed.length % 10 === 7 ? draw.weighted(ABSENCES, (one) => one[list]) : undefined;
    const habits = habitsFor(list, absence !== undefined, draw);
    // What suits few addresses is tried on many, so that it is as common as its weight says.
    for (let turn = 0; turn < 600; turn++) {
      const row = draw.one(listed);
      const entry = absence === undefined ? row : absence.make(row, gap);
      if (entry === undefined) continue;
      const draft = draftOf(entry, formFor(habits.length === 0, draw));
      if (!habits.every(({ apply }) => apply(draft, desk))) continue;
      const truth = absence === undefined ? reader.present(draft) : reader.absent(draft, levelOf(entry, gap));
      if (truth === undefined) continue;
      const names = habits.length === 0 ? [CLEAN] : habits.map((habit) => habit.name);
      typed.push({
        id: `${name}-${typed.length + 1}`,
        ...written(draft, draw),
        kinds: absence === undefined ? names : [absence.name, ...names],
        truth,
        meant: entry.uprn,
      });
      break;
    }
  }
  return typed;
}

/** What the list has of an address that it does not have: its building, its street, or nothing. */
function levelOf(entry: Entry, { building, street }: Gap): 'building' | 'street' | 'none' {
  if (entry.unit.kind !== 'none' && building(entry).length > 0) return 'building';
  return street(entry).length > 0 ? 'street' : 'none';
}

/** No habit for an address that is typed word for word; otherwise one to three that touch different things. */
function habitsFor(list: 'meters' | 'parishes', isAbsent: boolean, draw: Draw): Habit[] {
  if (draw.odds(0.24)) return [];
  const wanted = isAbsent ? 1 : draw.one([1, 1, 1, 1, 1, 2, 2, 2, 2, 3]);
  const chosen = new Map<Touches, Habit>();
  while (chosen.size < wanted) {
    const some = draw.weighted(HABITS, (one) => (isAbsent && !SAFE.has(one.touches) ? 0 : one[list]));
    if (!chosen.has(some.touches)) chosen.set(some.touches, some);
  }
  return HABITS.filter((one) => chosen.get(one.touches) === one);
}

function formFor(isClean: boolean, draw: Draw): Form {
  const letters = draw.weighted(['as listed', 'title', 'capitals', 'small'] as const, (one) =>
    one === 'as listed' ? 5 : one === 'title' ? 3 : 1,
  );
  const separator = isClean && draw.odds(0.25) ? ' ' : ', ';
  return { separator, letters, isLabelled: false };
}

/** Finds postcodes of the same district, most of them next to the own one: streets got their codes in order. */
function nearCodes(rows: readonly Entry[], draw: Draw): Desk['postcodeNear'] {
  const codes = new Map<string, string[]>();
  for (const code of new Set(rows.map(({ postcode }) => postcode))) {
    const known = codes.get(outwardOf(code)) ?? [];
    known.push(code);
    codes.set(outwardOf(code), known);
  }
  return ({ postcode }) => {
    const known = codes.get(outwardOf(postcode)) ?? [postcode];
    const at = known.indexOf(postcode) + draw.one([-4, -2, -1, 1, 2, 3, 9]);
    return known[Math.min(Math.max(at, 0), known.length - 1)]!;
  };
}
