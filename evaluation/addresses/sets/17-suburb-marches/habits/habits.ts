import type { Half, Name } from '../words.ts';
import { BUILDINGS } from './buildings.ts';
import { FIRMS } from './firms.ts';
import { FORMS } from './forms.ts';
import type { Habit } from './habit.ts';
import { ORDERS } from './orders.ts';
import { PEOPLE } from './people.ts';
import { PLACES } from './places.ts';
import { POSTCODES } from './postcodes.ts';
import { SPELLING } from './spelling.ts';
import { STREETS } from './streets.ts';
import { UNITS } from './units.ts';

/** All habits of both halves. */
export const HABITS: readonly Habit[] = [
  ...SPELLING,
  ...STREETS,
  ...UNITS,
  ...BUILDINGS,
  ...PLACES,
  ...POSTCODES,
  ...ORDERS,
  ...FORMS,
  ...FIRMS,
  ...PEOPLE,
];

/** The habits that change nothing of what an address says, so that an absent address stays absent. */
export const LIGHT: ReadonlySet<string> = new Set([
  ...[
    'descriptor short',
    'number then comma',
    'number with No',
    'building short',
    'county added',
    'flat short',
  ],
  ...[
    'postcode joined',
    'postcode small',
    'all capitals',
    'all small',
    'no commas',
    'lines',
    'semicolons',
    'bars',
  ],
  ...[
    'name in front',
    'title in front',
    'care of',
    'for attention',
    'remark at the end',
    'descriptor with stop',
  ],
]);

/** The habits of a half and a list. */
export function habitsOf(half: Half, list: Name): Habit[] {
  return HABITS.filter((one) => (one.half === 'both' || one.half === half) && (one.list ?? list) === list);
}
