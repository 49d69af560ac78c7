import type { Habit } from '../../common/habit.ts';
import type { Half, Name } from '../words.ts';
import { BOTH_HELD_BACK } from './held-back/both.ts';
import { GARRISON_HELD_BACK } from './held-back/garrison.ts';
import { ISLANDS_HELD_BACK } from './held-back/islands.ts';
import { BOTH_SHOWN } from './shown/both.ts';
import { GARRISON_SHOWN } from './shown/garrison.ts';
import { ISLANDS_SHOWN } from './shown/islands.ts';
import { UNAVOIDABLE } from './unavoidable.ts';

const HABITS: Readonly<Record<Half, Readonly<Record<Name | 'both', readonly Habit[]>>>> = {
  shown: { both: BOTH_SHOWN, garrison: GARRISON_SHOWN, islands: ISLANDS_SHOWN },
  'held-back': { both: BOTH_HELD_BACK, garrison: GARRISON_HELD_BACK, islands: ISLANDS_HELD_BACK },
};

/** The habits of those who type the addresses of a list in one half. */
export function habitsOf(half: Half, name: Name): Habit[] {
  return [...UNAVOIDABLE, ...HABITS[half].both, ...HABITS[half][name]];
}
