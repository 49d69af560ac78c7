import { restyle } from '../../../common/draft.ts';
import { add, type Habit, lightHabits, separate } from '../../../common/habit.ts';

/** The traces of the forms, columns and files of drivers and shoppers on telephones. */
export const FORMS: readonly Habit[] = [
  ...lightHabits('form', [
    ['double space makes a stop', 'The phone makes a full stop of two spaces.', 7, separate('. ')],
    ['no commas in a text', 'Writes no commas.', 10, separate(' ')],
    ['lines of the checkout', 'Keeps the lines of the form.', 9, separate('\n')],
    [
      'line 1 and line 2 share a street',
      'Breaks the street in two where line 1 is full.',
      6,
      (draft) => {
        const words = draft.text.street.split(' ');
        if (words.length < 2 || draft.text.street !== draft.said.street) return false;
        return restyle(draft, 'street', `${words.slice(0, -1).join(' ')}, ${words.at(-1)}`);
      },
    ],
    [
      'number in a box of its own',
      'Has the number in its own box and in line 1.',
      6,
      (draft) =>
        /^\d+[A-Z]?$/.test(draft.text.number) &&
        draft.text.unit === '' &&
        draft.text.building === '' &&
        add(draft.before, draft.text.number),
    ],
    [
      'box that must be filled',
      'Fills a box that must not be empty.',
      6,
      (draft, { dice }) => add(draft.aside, dice.pick(['-', '.', 'n/a', 'none', 'same', 'xx'])),
    ],
  ]),
];
