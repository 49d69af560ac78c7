import type { Habit } from '../../common/habit.ts';
import type { Half, Name } from '../words.ts';
import { BOTH_HELD_BACK } from './held-back/both.ts';
import { PENRHYN_HELD_BACK } from './held-back/penrhyn.ts';
import { RIVERSIDE_HELD_BACK } from './held-back/riverside.ts';
import { SHARED } from './shared.ts';
import { BOTH_SHOWN } from './shown/both.ts';
import { PENRHYN_SHOWN } from './shown/penrhyn.ts';
import { RIVERSIDE_SHOWN } from './shown/riverside.ts';

const HABITS: Readonly<Record<Half, Readonly<Record<Name | 'both', readonly Habit[]>>>> = {
  shown: { both: BOTH_SHOWN, riverside: RIVERSIDE_SHOWN, penrhyn: PENRHYN_SHOWN },
  'held-back': { both: BOTH_HELD_BACK, riverside: RIVERSIDE_HELD_BACK, penrhyn: PENRHYN_HELD_BACK },
};

/** The habits of those who type the addresses of a list in one half. */
export function habitsOf(half: Half, name: Name): Habit[] {
  return [...SHARED, ...HABITS[half].both, ...HABITS[half][name]];
}
