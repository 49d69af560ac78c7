import type { Entry } from '../entry.ts';
import type { Half } from '../words.ts';
import { BUILDING_HABITS } from './building-habits.ts';
import { CODE_FORM_HABITS } from './code-form-habits.ts';
import { CODE_HABITS } from './code-habits.ts';
import { FLAT_HABITS } from './flat-habits.ts';
import { FLOOR_HABITS } from './floor-habits.ts';
import { FORM_HABITS } from './form-habits.ts';
import type { Group, Habit } from './habit.ts';
import { NUMBER_HABITS } from './number-habits.ts';
import { PEOPLE_HABITS } from './people-habits.ts';
import { PLACE_HABITS } from './place-habits.ts';
import { REMARK_HABITS } from './remark-habits.ts';
import { SLIP_HABITS } from './slip-habits.ts';
import { STREET_HABITS } from './street-habits.ts';

/** All the habits of the set. */
export const HABITS: readonly Habit[] = [
  ...CODE_HABITS,
  ...CODE_FORM_HABITS,
  ...PLACE_HABITS,
  ...STREET_HABITS,
  ...SLIP_HABITS,
  ...NUMBER_HABITS,
  ...BUILDING_HABITS,
  ...FLAT_HABITS,
  ...FLOOR_HABITS,
  ...PEOPLE_HABITS,
  ...REMARK_HABITS,
  ...FORM_HABITS,
];

/** How often a group is drawn. Postcodes are damaged apart from it. */
const GROUPS: Readonly<Record<Exclude<Group, 'code'>, number>> = {
  ...{ place: 18, street: 20, number: 10, building: 2, unit: 2, people: 10, remark: 6, form: 12, order: 1.5 },
};

/** How often a group is drawn for an address. Those who write to a flat have most trouble with the flat. */
export function groupsFor({ unit, building, street }: Entry): typeof GROUPS {
  const isUnit = unit.kind !== 'none';
  const isBuilt = building !== '';
  return {
    ...GROUPS,
    ...(isUnit ? { unit: 34 } : {}),
    ...(isBuilt ? { building: 20 } : {}),
    ...(street === '' ? { street: 4 } : {}),
  };
}

const cache = new Map<string, readonly Habit[]>();

/** The habits of a group that people of a half have. */
export function habitsFor(group: Group, half: Half): readonly Habit[] {
  const key = `${group} ${half}`;
  const known = cache.get(key);
  if (known !== undefined) return known;
  const some = HABITS.filter((one) => one.group === group && (one.half === 'both' || one.half === half));
  cache.set(key, some);
  return some;
}
