import { type Habit, habits, inLetters, lightHabits, slip } from '../../common/habit.ts';

/** Mistakes that every typist makes. */
export const UNAVOIDABLE: readonly Habit[] = [
  ...habits('spelling', [
    [
      'two letters swapped',
      'Swaps two letters of a name.',
      7,
      slip((word, dice) => {
        const at = dice.between(1, word.length - 2);
        return word.slice(0, at) + word[at + 1]! + word[at]! + word.slice(at + 2);
      }),
    ],
  ]),
  ...lightHabits('form', [['capitals', 'Types in capitals.', 6, inLetters('capitals')]]),
];
