import { type Habit, habits, inLetters, lightHabits, slip } from '../../common/habit.ts';

/** What nobody can help. */
export const SHARED: readonly Habit[] = [
  ...habits('spelling', [
    [
      'letters swapped',
      'Swaps two letters of a name.',
      10,
      slip((word, dice) => {
        const at = dice.between(1, word.length - 2);
        return word.slice(0, at) + word[at + 1] + word[at] + word.slice(at + 2);
      }),
    ],
    [
      'letter dropped',
      'Leaves a letter of a name out.',
      10,
      slip((word, dice) => {
        const at = dice.between(1, word.length - 1);
        return word.slice(0, at) + word.slice(at + 1);
      }),
    ],
  ]),
  ...lightHabits('form', [
    ['all capitals', 'Types in capitals.', 8, inLetters('capitals')],
    ['all small', 'Types in small letters.', 8, inLetters('small')],
  ]),
];
