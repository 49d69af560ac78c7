import type { Half, Name } from '../words.ts';
import type { Habit } from './habit.ts';
import { PLACES as HELD_BACK_PLACES } from './held-back/places.ts';
import { PREMISES as HELD_BACK_PREMISES } from './held-back/premises.ts';
import { SHARED } from './shared.ts';
import { PLACES as SHOWN_PLACES } from './shown/places.ts';
import { PREMISES as SHOWN_PREMISES } from './shown/premises.ts';

/** The habits of each half. Only slips of the hand and the case of letters are in both. */
export const HABITS: Readonly<Record<Half, readonly Habit[]>> = {
  shown: [...SHARED, ...SHOWN_PREMISES, ...SHOWN_PLACES],
  'held-back': [...SHARED, ...HELD_BACK_PREMISES, ...HELD_BACK_PLACES],
};

/** The habits of a half and a list. */
export function habitsOf(half: Half, name: Name): Habit[] {
  return HABITS[half].filter(({ list }) => (list ?? name) === name);
}
