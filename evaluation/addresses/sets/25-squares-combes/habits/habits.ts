import { type Habit, habits, inLetters, lightHabits, slip } from '../../common/habit.ts';
import type { Half, Name } from '../words.ts';
import { BOTH_HELD_BACK } from './held-back/both.ts';
import { COMBES_HELD_BACK } from './held-back/combes.ts';
import { SQUARES_HELD_BACK } from './held-back/squares.ts';
import { BOTH_SHOWN } from './shown/both.ts';
import { COMBES_SHOWN } from './shown/combes.ts';
import { SQUARES_SHOWN } from './shown/squares.ts';

/** A letter typed as the one before it, for the finger has not moved. */
const stuck = slip((word, dice) => {
  const at = dice.between(1, word.length - 1);
  return word.slice(0, at) + word[at - 1]!.toLowerCase() + word.slice(at + 1);
});

/** Mistakes that every typist makes. */
const UNAVOIDABLE: readonly Habit[] = [
  ...habits('spelling', [['finger not moved', 'Types the letter before once more instead.', 6, stuck]]),
  ...lightHabits('form', [['everything in capitals', 'Types in capitals.', 6, inLetters('capitals')]]),
];

const HABITS: Readonly<Record<Half, Readonly<Record<Name | 'both', readonly Habit[]>>>> = {
  shown: { both: BOTH_SHOWN, squares: SQUARES_SHOWN, combes: COMBES_SHOWN },
  'held-back': { both: BOTH_HELD_BACK, squares: SQUARES_HELD_BACK, combes: COMBES_HELD_BACK },
};

/** The habits of those who type the addresses of a list in one half. */
export function habitsOf(half: Half, name: Name): Habit[] {
  return [...UNAVOIDABLE, ...HABITS[half].both, ...HABITS[half][name]];
}
