import { restyle } from '../../../common/draft.ts';
import { finish, type Habit, lightHabits } from '../../../common/habit.ts';

/** How elderly people write their address in a letter. */
export const LETTERS: readonly Habit[] = [
  ...lightHabits('form', [
    [
      'sentence around the address',
      'Writes the address inside a sentence.',
      7,
      (draft, tools) => {
        const around = tools.dice.pick([
          ['My address is ', '.'],
          ['I live at ', ' and have done since 1971.'],
          ['We are still at ', ', as before.'],
          ['Kindly send it to ', ' with my thanks.'],
          ['The property is ', '.'],
        ] as const);
        return finish((line) => `${around[0]}${line}${around[1]}`)(draft, tools);
      },
    ],
  ]),
  ...lightHabits('number', [
    [
      'number in words of a letter',
      'Writes `number 14 in Marine Parade`.',
      5,
      (draft) => {
        const { number, street } = draft.text;
        if (!/^\d+[A-Z]?$/.test(number) || street !== draft.said.street || street === '') return false;
        draft.text.number = `number ${number}`;
        return restyle(draft, 'street', `in ${street}`);
      },
    ],
  ]),
  ...lightHabits('place', [
    [
      'near the town',
      'Writes `near Maverthorpe`.',
      4,
      (draft) =>
        draft.text.locality !== '' &&
        draft.text.town !== '' &&
        restyle(draft, 'town', `near ${draft.text.town}`),
    ],
    [
      'county as in letters',
      'Writes the county in its old short form.',
      9,
      (draft, { dice }) => restyle(draft, 'county', dice.pick(['Lincs.', 'Lincs', 'Lincolnshire'])),
    ],
  ]),
];
