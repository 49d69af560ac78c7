import { add, finish, type Habit, lightHabits } from '../../../common/habit.ts';

/** The people and remarks which files and forms have beside an address. */
export const PEOPLE_HELD_BACK: readonly Habit[] = [
  ...lightHabits('remark', [
    [
      'remark of the file',
      'Begins with a remark.',
      9,
      (draft, tools) => {
        const remark = tools.dice.pick(tools.words.remarks);
        return finish((line) => `${remark}: ${line}`)(draft, tools);
      },
    ],
  ]),
  ...lightHabits('name', [
    [
      'surname before the first name',
      'Begins with `RAINE Gillian`.',
      8,
      (draft, { dice, words }) =>
        add(draft.before, `${dice.pick(words.last).toUpperCase()} ${dice.pick(words.first)}`),
    ],
    [
      'the occupier',
      'Begins with `The Occupier` or the like.',
      5,
      (draft, { dice, words }) =>
        add(
          draft.before,
          dice.pick(['The Occupier', 'The Householder', `The Executors of ${dice.pick(words.last)} (decd)`]),
        ),
    ],
  ]),
];
