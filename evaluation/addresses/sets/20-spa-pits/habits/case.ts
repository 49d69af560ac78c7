import { type Habit, habits, lightHabits, slip } from '../../common/habit.ts';

/** What the typists of both halves do. */
export const capitalsOrSmall: readonly Habit[] = [
  ...habits('spelling', [
    [
      'letter missing',
      'Leaves a letter of a name out.',
      8,
      slip((word, dice) => {
        const at = dice.between(1, word.length - 1);
        return word.slice(0, at) + word.slice(at + 1);
      }),
    ],
  ]),
  ...lightHabits('form', [
    [
      'capitals or small letters',
      'Types in capitals, or in small letters.',
      10,
      (draft, { dice }) => {
        draft.letters = dice.chance(0.5) ? 'capitals' : 'small';
        return true;
      },
    ],
  ]),
];
