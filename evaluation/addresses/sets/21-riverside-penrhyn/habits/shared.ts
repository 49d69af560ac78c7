import { type Habit, habits, inLetters, lightHabits, slip } from '../../common/habit.ts';

/** What nobody can help. */
export const SHARED: readonly Habit[] = [
  ...habits('spelling', [
    [
      'one letter wrong',
      'Drops a letter of a name, or swaps two.',
      9,
      slip((word, dice) => {
        const at = dice.between(1, word.length - 2);
        const [one, other] = [word[at]!, word[at + 1]!];
        const isSwapped = dice.chance(0.5) && one !== other;
        return word.slice(0, at) + (isSwapped ? other + one : other) + word.slice(at + 2);
      }),
    ],
  ]),
  ...lightHabits('form', [['capitals throughout', 'Types in capitals.', 7, inLetters('capitals')]]),
];
