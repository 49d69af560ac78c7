import type { Habit } from '../../common/habit.ts';
import type { Half, Name } from '../words.ts';
import { BOTH_HELD_BACK } from './held-back/both.ts';
import { COMMUTER_HELD_BACK } from './held-back/commuter.ts';
import { WEALD_HELD_BACK } from './held-back/weald.ts';
import { BOTH_SHOWN } from './shown/both.ts';
import { COMMUTER_SHOWN } from './shown/commuter.ts';
import { WEALD_SHOWN } from './shown/weald.ts';
import { UNAVOIDABLE } from './unavoidable.ts';

const HABITS: Readonly<Record<Half, Readonly<Record<Name | 'both', readonly Habit[]>>>> = {
  shown: { both: BOTH_SHOWN, commuter: COMMUTER_SHOWN, weald: WEALD_SHOWN },
  'held-back': { both: BOTH_HELD_BACK, commuter: COMMUTER_HELD_BACK, weald: WEALD_HELD_BACK },
};

/** The habits of those who type the addresses of a list in one half. */
export function habitsOf(half: Half, name: Name): Habit[] {
  return [...UNAVOIDABLE, ...HABITS[half].both, ...HABITS[half][name]];
}
