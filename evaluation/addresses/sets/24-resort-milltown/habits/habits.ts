import type { Habit } from '../../common/habit.ts';
import type { Half, Name } from '../words.ts';
import { BOTH_HELD_BACK } from './held-back/both.ts';
import { MILLTOWN_HELD_BACK } from './held-back/milltown.ts';
import { RESORT_HELD_BACK } from './held-back/resort.ts';
import { BOTH_SHOWN } from './shown/both.ts';
import { MILLTOWN_SHOWN } from './shown/milltown.ts';
import { RESORT_SHOWN } from './shown/resort.ts';
import { UNAVOIDABLE } from './unavoidable.ts';

const HABITS: Readonly<Record<Half, Readonly<Record<Name | 'both', readonly Habit[]>>>> = {
  shown: { both: BOTH_SHOWN, resort: RESORT_SHOWN, milltown: MILLTOWN_SHOWN },
  'held-back': { both: BOTH_HELD_BACK, resort: RESORT_HELD_BACK, milltown: MILLTOWN_HELD_BACK },
};

/** The habits of those who type the addresses of a list in one half. */
export function habitsOf(half: Half, name: Name): Habit[] {
  return [...UNAVOIDABLE, ...HABITS[half].both, ...HABITS[half][name]];
}
