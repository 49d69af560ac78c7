import { type Habit, habits, inLetters, lightHabits, slip } from '../../common/habit.ts';

/** Mistakes that every typist makes. */
export const UNAVOIDABLE: readonly Habit[] = [
  ...habits('spelling', [
    [
      'letter left out',
      'Leaves one letter of a name out.',
      8,
      slip((word, dice) => {
        const at = dice.between(1, word.length - 1);
        return word.slice(0, at) + word.slice(at + 1);
      }),
    ],
  ]),
  ...lightHabits('form', [['caps lock', 'Types in capitals.', 6, inLetters('capitals')]]),
];
