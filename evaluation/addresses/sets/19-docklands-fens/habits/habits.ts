import type { Habit } from '../../common/habit.ts';
import type { Half, Name } from '../words.ts';
import { HELD_BACK } from './held-back/all.ts';
import { SHARED } from './shared.ts';
import { SHOWN } from './shown/all.ts';

/** The habits of each half. Only slips of the hand and the case of letters are in both. */
export const HABITS: Readonly<Record<Half, readonly Habit[]>> = {
  shown: [...SHARED, ...SHOWN],
  'held-back': [...SHARED, ...HELD_BACK],
};

/** The habits of a half and a list. */
export function habitsOf(half: Half, name: Name): Habit[] {
  return HABITS[half].filter(({ list }) => (list ?? name) === name);
}
