import { type Habit, habits, inLetters, lightHabits, slip } from '../../common/habit.ts';

/** Mistakes that every typist makes. */
export const UNAVOIDABLE: readonly Habit[] = [
  ...habits('spelling', [
    [
      'letter typed twice',
      'Types a letter of a name twice.',
      7,
      slip((word, dice) => {
        const at = dice.between(1, word.length - 1);
        return word.slice(0, at) + word[at]! + word.slice(at);
      }),
    ],
  ]),
  ...lightHabits('form', [['capital letters', 'Types in capitals.', 6, inLetters('capitals')]]),
];
